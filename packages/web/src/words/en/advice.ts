import type { AdviceWords } from '../sections/advice.ts';

export const advice: AdviceWords = {
  ask: 'What would you do?',
  advised: 'Advised',
  hide: 'Hide the advice',
};
