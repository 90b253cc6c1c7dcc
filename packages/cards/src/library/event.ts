import type { LibraryDefinition } from '../definition/definition.ts';

export const EVENT: Readonly<Record<number, LibraryDefinition>> = {
  // The Unmasking
  102079: {
    modes: [{ replaced: 'nextDiscard' }],
    statics: [
      {
        stat: 'intercept',
        amount: 1,
        who: { all: { kind: 'ally' } },
        if: [{ if: 'is', card: 'acting', filter: { kind: 'vampire' } }],
      },
    ],
  },
};
