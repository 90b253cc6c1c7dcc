import type { Effect } from '@methuselah/engine/language';
import type { LibraryDefinition } from '../../definition/definition.ts';
import {
  bleedingYou,
  duringPolling,
  ifItBlocks,
  mode,
  moreBleed,
  moreIntercept,
} from '../../definition/make.ts';

const noStealth: Effect = {
  do: 'modify',
  stat: 'stealth',
  amount: { times: -1, of: { stealth: 'acting' } },
  who: 'acting',
  for: 'action',
};

export const REACTION_OBFUSCATE: Readonly<Record<number, LibraryDefinition>> = {
  // Party Out Of Bounds
  102231: {
    modes: [
      mode('obf', { when: bleedingYou, effects: [moreBleed(-2)] }),
      mode('pre', {
        ...duringPolling,
        effects: [{ do: 'modify', stat: 'votes', amount: 2, who: 'self', for: 'referendum' }],
      }),
      mode('pro', { effects: [moreIntercept(1)] }),
    ],
    requires: { sect: ['anarch'] },
  },
  // Visions of Zapathasura
  102265: {
    modes: [
      mode('obf pre', { when: bleedingYou, effects: [moreBleed(-3)] }),
      mode('OBF PRE', {
        when: [...bleedingYou, { if: 'is', card: 'self', filter: { locked: false } }],
        effects: [{ do: 'lock', who: 'self' }, moreBleed({ times: -1, of: 'bleedAmount' })],
      }),
    ],
  },
  // Confusion of the Eye
  100406: {
    modes: [
      mode('obf', {
        when: [
          ...bleedingYou,
          {
            if: 'is',
            card: 'acting',
            filter: { either: [{ kind: 'vampire', youngerThan: 'self' }, { kind: 'ally' }] },
          },
        ],
        effects: [moreBleed(-1)],
      }),
      mode('OBF', {
        windows: ['beforeVotes'],
        effects: [
          { do: 'restrict', what: 'vote', who: 'acting', for: 'referendum' },
          {
            do: 'gate',
            if: [{ if: 'actionCard', card: { titled: true } }],
            effects: [{ do: 'failReferendum' }],
          },
        ],
      }),
    ],
  },
  // Night Terrors
  102254: {
    modes: [
      mode('obf pre', { effects: [noStealth] }),
      mode('OBF PRE', {
        effects: [
          noStealth,
          {
            do: 'grant',
            grant: 'strike',
            who: 'self',
            for: 'resultingRound',
            strike: { kind: 'combatEnds' },
            if: ifItBlocks,
          },
        ],
      }),
    ],
  },
};
