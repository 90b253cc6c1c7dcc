import type { AdviceWords } from '../sections/advice.ts';

export const advice: AdviceWords = {
  ask: 'Tu cosa faresti?',
  advised: 'Consigliato',
  hide: 'Nascondi il consiglio',
};
