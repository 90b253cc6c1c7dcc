import type { LibraryDefinition } from '../../definition/definition.ts';
import {
  bleedingYou,
  changeBleedTarget,
  directedAtYou,
  ifItBlocks,
  maneuverIfItBlocks,
  mode,
  moreBleed,
  moreIntercept,
  together,
  wakes,
} from '../../definition/make.ts';

export const REACTION_AUSPEX: Readonly<Record<number, LibraryDefinition>> = {
  // Enhanced Senses
  100644: {
    modes: [mode('aus', { effects: [moreIntercept(1)] }), mode('AUS', { effects: [moreIntercept(2)] })],
  },
  // Eyes of Argus
  100680: {
    modes: [mode('aus', { when: [directedAtYou], effects: [moreIntercept(2)] }), mode('AUS', wakes)],
  },
  // Precognition
  101475: {
    modes: [
      mode('aus', { effects: [moreIntercept(1)] }),
      mode('AUS', {
        effects: [
          moreIntercept(1),
          { do: 'grant', grant: 'prevent', amount: 1, who: 'self', for: 'resultingRound', if: ifItBlocks },
        ],
      }),
    ],
  },
  // Spirit's Touch
  101850: {
    modes: [
      mode('aus', { effects: [moreIntercept(1)] }),
      mode('AUS', { effects: [moreIntercept(1), maneuverIfItBlocks] }),
    ],
  },
  // Telepathic Counter
  101948: {
    modes: [
      mode('aus', { when: bleedingYou, effects: [moreBleed(-1)] }),
      mode('AUS', { when: bleedingYou, effects: [moreBleed(-2)] }),
    ],
  },
  // Telepathic Misdirection
  101949: {
    modes: [
      mode('aus', { effects: [moreIntercept(1)] }),
      changeBleedTarget('AUS', [{ do: 'lock', who: 'self' }]),
    ],
  },
  // Eagle's Sight
  100598: {
    modes: [
      mode('aus', { effects: [moreIntercept(1)] }),
      mode('AUS', { effects: [{ do: 'attemptBlock', who: 'self', ofAnyAction: true }] }),
    ],
  },
  // My Enemy's Enemy
  101259: {
    modes: [
      mode('aus', { effects: [moreIntercept(1)] }),
      mode('AUS', {
        windows: ['declined'],
        when: [
          ...bleedingYou,
          { if: 'is', card: 'acting', filter: { kind: 'minion', of: 'yourPredator' } },
          { if: 'atLeast', a: 'methuselahs', b: 3 },
        ],
        effects: [
          { do: 'lock', who: 'self' },
          { do: 'redirect', to: 'predatorsPredator' },
        ],
      }),
    ],
  },
  // Guardian Vigil
  100868: {
    ...together(
      {
        aus: () => ({ effects: [moreIntercept(1, { evenIfNotNeeded: true })] }),
        cel: () => ({ effects: [maneuverIfItBlocks] }),
        for: () => ({ effects: [{ do: 'restrict', what: 'lockForBlock', who: 'self', for: 'action' }] }),
      },
      ({ effects }) => ({ effects: [...effects, { do: 'attemptBlock', who: 'self' }] }),
    ),
    requires: { sect: ['anarch'] },
  },
  // Melange
  101195: {
    modes: [
      mode('aus', { effects: [moreIntercept(1)] }),
      mode('AUS', {
        effects: [
          {
            do: 'schedule',
            at: 'blockSucceeded',
            about: 'self',
            for: 'action',
            effects: [
              { do: 'putOn', who: 'acting', yours: true },
              { do: 'bind', slot: 0, to: 'self' },
            ],
          },
          moreIntercept(1),
        ],
      }),
    ],
    abilities: [
      {
        by: 'methuselah',
        windows: ['beforeBlocks', 'blocking', 'declined'],
        when: [
          { if: 'action', kind: ['bleed'] },
          { if: 'directedAt', who: { controllerOf: 'host' } },
          { if: 'acts', card: { bound: 0 } },
        ],
        cost: { burnThis: true },
        effects: [moreBleed(1)],
      },
    ],
  },
};
