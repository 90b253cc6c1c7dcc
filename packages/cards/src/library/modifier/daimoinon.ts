import type { LibraryDefinition } from '../../definition/definition.ts';
import { duringBleed, mode, moreBleed, moreIntercept } from '../../definition/make.ts';

export const MODIFIER_DAIMOINON: Readonly<Record<number, LibraryDefinition>> = {
  // Sense the Sin
  101718: {
    modes: [
      mode('aus', {
        type: 'reaction',
        when: [{ if: 'is', card: 'acting', filter: { kind: 'vampire', youngerThan: 'self' } }],
        effects: [moreIntercept(1)],
      }),
      mode('dai', {
        type: 'reaction',
        effects: [
          moreIntercept(1),
          moreIntercept(1, {
            if: [{ if: 'is', card: 'acting', filter: { kind: 'minion', marked: { with: 'corruption' } } }],
          }),
        ],
      }),
      mode('DAI', {
        type: 'modifier',
        when: duringBleed,
        effects: [
          moreBleed(2),
          {
            do: 'modify',
            stat: 'intercept',
            amount: -1,
            who: { all: { kind: 'minion', marked: { with: 'corruption' } } },
            for: 'action',
            alsoLater: true,
          },
        ],
      }),
    ],
  },
};
