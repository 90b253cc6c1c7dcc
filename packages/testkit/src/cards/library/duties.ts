import type { LibraryCard } from '@methuselah/engine/language';
import { card } from '../make.ts';

/** Invented cards that start something at a set time, force a minion to act, or refer to age. */
export const DUTIES: readonly LibraryCard[] = [
  // An action started by an effect, with all that this triggers.
  card(1240, 'Early Riser', [{ type: 'master', stays: 'table' }], {
    triggers: [
      {
        at: 'masterPhase',
        aboutThis: 'you',
        effects: [
          {
            do: 'choose',
            pick: {
              pick: 'card',
              filter: { kind: 'minion', of: 'you', region: 'ready', locked: false },
              optional: true,
            },
            effects: [{ do: 'act', who: { pick: 0 }, action: 'bleed' }],
          },
        ],
      },
    ],
  }),
  // Its bearer must get rid of it before anything else.
  card(1241, 'Binding Errand', [{ type: 'equipment', action: { kind: 'equip' } }], {
    abilities: [
      {
        by: 'host',
        action: { kind: 'special', stealth: 1, mandatory: true },
        effects: [
          { do: 'gainPool', who: 'you', amount: 1 },
          { do: 'burn', who: 'this' },
        ],
      },
    ],
  }),
  card(1242, 'Weight of Years', [
    {
      type: 'action',
      action: { kind: 'special', stealth: 1 },
      effects: [
        {
          do: 'burnBlood',
          who: { all: { kind: 'minion', of: 'others', region: 'ready', youngerThan: 'self' } },
          amount: 1,
        },
      ],
    },
  ]),
  card(1243, 'Hush the Fledglings', [
    {
      type: 'action',
      action: { kind: 'special' },
      picks: [{ pick: 'card', filter: { kind: 'minion', of: 'others', region: 'ready', maxCapacity: 2 } }],
      effects: [{ do: 'lock', who: { pick: 0 } }],
    },
  ]),
  // Playable by any minion, though only a vampire can do what it says.
  card(1244, 'Feast in the Vault', [
    {
      type: 'action',
      action: { kind: 'special' },
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'torpor' } }],
      effects: [{ do: 'diablerise', who: { pick: 0 } }],
    },
  ]),
];
