import type { VampireDefinition } from '../definition/definition.ts';

export const GURUHI: Readonly<Record<number, VampireDefinition>> = {
  // Nana Buruku
  201035: {
    statics: [
      {
        stat: 'masterActions',
        amount: 1,
        who: 'you',
        if: [{ if: 'is', card: 'this', filter: { region: 'ready' } }],
      },
      {
        stat: 'handSize',
        amount: 1,
        who: 'you',
        if: [{ if: 'is', card: 'this', filter: { region: 'ready' } }],
      },
    ],
  },
};
