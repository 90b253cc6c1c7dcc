import type { AdviceWords } from '../sections/advice.ts';

export const advice: AdviceWords = {
  ask: 'O que você faria?',
  advised: 'Aconselhado',
  hide: 'Ocultar o conselho',
};
