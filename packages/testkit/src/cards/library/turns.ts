import type { LibraryCard } from '@methuselah/engine/language';
import { card } from '../make.ts';

/** Invented cards for turns, actions and permanents. */
export const TURNS: readonly LibraryCard[] = [
  card(820, 'Lucky Dice', [{ type: 'equipment', action: { kind: 'equip' } }], {
    // An action of a card in play.
    abilities: [
      {
        by: 'host',
        action: { kind: 'special' },
        effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
      },
    ],
  }),
  card(821, 'Fat Pickings', [{ type: 'action', action: { kind: 'hunt' } }]),
  card(822, 'Crowded Square', [{ type: 'master', stays: 'table' }], {
    keywords: ['location'],
    statics: [{ stat: 'hunt', amount: 1, who: { all: { kind: 'vampire', of: 'you' } } }],
  }),
  card(823, 'Standing Orders', [{ type: 'master', stays: 'table' }], {
    // Other ways to spend a master phase action and a discard phase action.
    abilities: [
      {
        by: 'methuselah',
        windows: ['master'],
        cost: { masterActions: 1 },
        effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
      },
      {
        by: 'methuselah',
        windows: ['discard'],
        cost: { discardActions: 1 },
        effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
      },
    ],
  }),
  card(
    824,
    'Uneasy Sleep',
    [
      {
        type: 'master',
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you' } }],
      },
    ],
    { triggers: [{ at: 'unlockPhase', aboutThis: 'you', effects: [{ do: 'lock', who: 'host' }] }] },
  ),
  card(
    825,
    'Ember Lens',
    [
      { type: 'equipment', disciplines: { tha: 1 }, action: { kind: 'equip' } },
      { type: 'equipment', disciplines: { tha: 2 }, action: { kind: 'equip' } },
    ],
    {
      statics: [
        { stat: 'bleed', amount: 1, who: 'host' },
        { stat: 'bleed', amount: 1, who: 'host', if: [{ if: 'superior' }] },
      ],
    },
  ),
  card(
    826,
    'Tame Magpie',
    [
      { type: 'retainer', disciplines: { ani: 1 }, action: { kind: 'employ' } },
      { type: 'retainer', disciplines: { ani: 2 }, action: { kind: 'employ' } },
    ],
    {
      life: 1,
      keywords: ['animal'],
      statics: [{ stat: 'bleed', amount: 1, who: 'host', if: [{ if: 'superior' }] }],
    },
  ),
  card(
    827,
    'Sworn Agent',
    [
      { type: 'ally', disciplines: { dom: 1 }, action: { kind: 'recruit' } },
      { type: 'ally', disciplines: { dom: 2 }, action: { kind: 'recruit' } },
    ],
    {
      life: 2,
      strength: 1,
      bleed: 1,
      keywords: ['mortal'],
      statics: [{ stat: 'bleed', amount: 1, who: 'this', if: [{ if: 'superior' }] }],
    },
  ),
  // Enter play other than by equipping, employing or recruiting.
  card(828, 'Open the Vault', [
    {
      type: 'action',
      action: { kind: 'special' },
      effects: [{ do: 'search', type: 'equipment', to: 'self' }],
    },
  ]),
  card(829, 'Call the Servants', [
    {
      type: 'action',
      action: { kind: 'special' },
      effects: [{ do: 'search', type: 'retainer', to: 'self' }],
    },
  ]),
  card(830, 'Old Comrade', [
    { type: 'action', action: { kind: 'special' }, effects: [{ do: 'search', type: 'ally', to: 'ready' }] },
  ]),
  card(
    831,
    'Salute of the Thorn',
    [{ type: 'action', action: { kind: 'special' }, effects: [{ do: 'gainPool', who: 'you', amount: 1 }] }],
    { requires: { clan: ['Thorn'] } },
  ),
  card(
    832,
    'Under Watch',
    [
      {
        type: 'master',
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'others' } }],
      },
    ],
    { statics: [{ restrict: 'act', who: 'host' }] },
  ),
  card(834, 'Stolen Hour', [
    { type: 'modifier', windows: ['resolved'], effects: [{ do: 'unlock', who: 'acting' }] },
  ]),
  card(833, 'Firing Squad', [
    {
      type: 'action',
      action: { kind: 'special' },
      picks: [{ pick: 'card', filter: { kind: 'minion', of: 'others', region: 'ready' } }],
      effects: [{ do: 'burn', who: { pick: 0 } }],
    },
  ]),
];
