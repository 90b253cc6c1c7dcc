import type { LibraryCard } from '@methuselah/engine/language';
import { card } from '../make.ts';

/** Invented combat and damage cards. */
export const FIGHTS: readonly LibraryCard[] = [
  card(860, 'Set at Odds', [
    {
      type: 'action',
      action: { kind: 'special' },
      picks: [
        { pick: 'card', filter: { kind: 'minion', region: 'ready', not: 'self' } },
        { pick: 'card', filter: { kind: 'minion', not: 'self' } },
      ],
      effects: [{ do: 'enterCombat', first: { pick: 0 }, second: { pick: 1 } }],
    },
  ]),
  card(861, 'Tear Away', [{ type: 'combat', strike: { kind: 'destroyEquipment' } }]),
  card(862, 'Caltrops', [
    {
      type: 'combat',
      windows: ['beforeStrikes'],
      effects: [{ do: 'damage', to: 'opposing', amount: 3 }],
    },
  ]),
  card(863, 'Cold Dawn', [
    {
      type: 'action',
      action: { kind: 'special', stealth: 1 },
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'torpor' } }],
      effects: [{ do: 'damage', to: { pick: 0 }, amount: 1, aggravated: true, by: 'self' }],
    },
  ]),
  card(864, 'Searing Touch', [
    { type: 'combat', strike: { kind: 'damage', amount: 2, aggravated: true, ranged: true } },
  ]),
  // Replaced later: after the action, or in the next unlock phase.
  card(865, 'Measured Reply', [
    {
      type: 'reaction',
      replaced: 'afterAction',
      windows: ['declined'],
      effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
    },
  ]),
  card(866, 'Long Shadow', [
    {
      type: 'modifier',
      replaced: 'nextUnlock',
      windows: ['declined'],
      effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
    },
  ]),
  // Additional strikes beyond the limit.
  card(867, 'Blind Fury', [
    {
      type: 'combat',
      windows: ['afterStrikes'],
      effects: [{ do: 'additionalStrikes', amount: 1, unlimited: true }],
    },
  ]),
  card(868, 'Bound Hands', [
    {
      type: 'combat',
      windows: ['beforeStrikes', 'afterStrikes'],
      effects: [{ do: 'restrict', what: 'strike', who: 'opposing', for: 'round' }],
    },
  ]),
  card(869, 'Cornered', [
    {
      type: 'combat',
      windows: ['beforeRange'],
      effects: [
        { do: 'restrict', what: 'maneuver', who: 'opposing', for: 'combat' },
        { do: 'restrict', what: 'press', who: 'opposing', for: 'combat' },
      ],
    },
  ]),
  card(870, 'Charmed Life', [
    {
      type: 'combat',
      windows: ['beforeRange'],
      effects: [{ do: 'restrict', what: 'immune', who: 'self', for: 'round' }],
    },
  ]),
  card(
    871,
    'White Flag',
    [
      {
        type: 'master',
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'minion' } }],
      },
    ],
    { statics: [{ restrict: 'enterCombat', who: 'host' }] },
  ),
  card(872, 'Blinding Flash', [
    { type: 'combat', strike: { kind: 'combatEnds', first: true } },
    { type: 'combat', strike: { kind: 'damage', amount: 2, ranged: true, first: true } },
  ]),
  card(874, 'Glass Bomb', [{ type: 'equipment', action: { kind: 'equip' } }], {
    keywords: ['weapon'],
    // Is burned to strike with it.
    abilities: [
      { by: 'host', cost: { burnThis: true }, strike: { kind: 'damage', amount: 2, ranged: true } },
    ],
  }),
  card(875, 'Storm Cloak', [
    {
      type: 'combat',
      windows: ['beforeRange'],
      effects: [{ do: 'restrict', what: 'immuneToEnvironment', who: 'self', for: 'round' }],
    },
  ]),
  // Does more than damage as it resolves.
  card(876, 'Leeching Blow', [
    {
      type: 'combat',
      strike: { kind: 'damage', hand: true, effects: [{ do: 'gainPool', who: 'you', amount: 1 }] },
    },
  ]),
  card(877, 'Shoved Apart', [
    {
      type: 'combat',
      windows: ['beforeStrikes'],
      effects: [
        { do: 'nextRoundAt', range: 'long' },
        { do: 'grant', grant: 'press', who: 'self', for: 'round' },
      ],
    },
  ]),
  card(873, 'Tooth and Nail', [
    {
      type: 'combat',
      windows: ['beforeStrikes'],
      // The minion itself inflicts it: neither a strike nor environmental.
      effects: [{ do: 'damage', to: 'opposing', amount: 1, by: 'self', unpreventable: true }],
    },
  ]),
];
