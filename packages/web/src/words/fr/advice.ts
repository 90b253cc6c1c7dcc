import type { AdviceWords } from '../sections/advice.ts';

export const advice: AdviceWords = {
  ask: 'Que feriez-vous\u00a0?',
  advised: 'Conseillé',
  hide: 'Masquer le conseil',
};
