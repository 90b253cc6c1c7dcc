import type { AdviceWords } from '../sections/advice.ts';

export const advice: AdviceWords = {
  ask: 'What would you do?',
  advised: 'Advised',
  hide: 'Hide the advice',
  setting: 'Advice from the bots',
  when: { on: 'Always', asked: 'When asked', off: 'Never' },
};
