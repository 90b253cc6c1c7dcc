import type { AdviceWords } from '../sections/advice.ts';

export const advice: AdviceWords = {
  ask: 'Que feriez-vous\u00a0?',
  advised: 'Conseillé',
  hide: 'Masquer le conseil',
  setting: 'Conseils des bots',
  when: { on: 'Toujours', asked: 'Sur demande', off: 'Jamais' },
};
