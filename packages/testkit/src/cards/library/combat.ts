import type { LibraryCard } from '@methuselah/engine/language';
import { card } from '../make.ts';

/** Invented combat cards. */
export const COMBAT: readonly LibraryCard[] = [
  card(700, 'Heavy Fist', [
    { type: 'combat', disciplines: { pot: 1 }, strike: { kind: 'damage', hand: true, amount: 1 } },
    { type: 'combat', disciplines: { pot: 2 }, strike: { kind: 'damage', hand: true, amount: 2 } },
  ]),
  card(701, 'Side Step', [
    { type: 'combat', disciplines: { cel: 1 }, strike: { kind: 'dodge' }, maneuver: 'optional' },
  ]),
  card(
    702,
    'Melt into Shadow',
    [{ type: 'combat', disciplines: { obf: 1 }, strike: { kind: 'combatEnds' } }],
    { cost: { blood: 1 } },
  ),
  card(703, 'Draining Kiss', [
    { type: 'combat', disciplines: { tha: 1 }, strike: { kind: 'stealBlood', amount: 2, ranged: true } },
  ]),
  card(704, 'Knock Aside', [
    { type: 'combat', disciplines: { pot: 1 }, strike: { kind: 'destroyEquipment', weaponOnly: true } },
  ]),
  card(705, 'Cutpurse', [
    { type: 'combat', disciplines: { cel: 1 }, strike: { kind: 'stealEquipment', first: true } },
  ]),
  card(706, 'Lightning Jab', [
    { type: 'combat', disciplines: { cel: 2 }, strike: { kind: 'damage', hand: true, first: true } },
  ]),
  card(
    707,
    'Flurry',
    [
      {
        type: 'combat',
        disciplines: { cel: 1 },
        windows: ['afterStrikes'],
        effects: [{ do: 'additionalStrikes', amount: 1 }],
      },
      {
        type: 'combat',
        disciplines: { cel: 2 },
        windows: ['afterStrikes'],
        effects: [{ do: 'additionalStrikes', amount: 2 }],
      },
    ],
    { cost: { blood: 1 } },
  ),
  card(708, 'Thick Hide', [
    { type: 'combat', disciplines: { for: 1 }, prevent: 1 },
    { type: 'combat', disciplines: { for: 2 }, prevent: 3 },
  ]),
  card(709, 'Give Chase', [{ type: 'combat', press: true }]),
  card(710, 'Quick Feet', [{ type: 'combat', maneuver: 'must' }]),
  card(711, 'Iron Grip', [
    {
      type: 'combat',
      disciplines: { pot: 1 },
      windows: ['beforeStrikes'],
      when: [{ if: 'range', is: 'close' }],
      effects: [
        { do: 'restrict', what: 'handStrikesOnly', who: 'self', for: 'round' },
        { do: 'restrict', what: 'handStrikesOnly', who: 'opposing', for: 'round' },
      ],
    },
  ]),
  card(
    712,
    'Swarm',
    [
      {
        type: 'combat',
        disciplines: { ani: 1 },
        windows: ['beforeRange'],
        effects: [
          {
            do: 'schedule',
            at: 'strikesResolve',
            for: 'combat',
            effects: [{ do: 'damage', to: 'opposing', amount: 1 }],
          },
        ],
      },
    ],
    { cost: { blood: 1 } },
  ),
  card(713, 'Reversal', [
    { type: 'combat', disciplines: { ani: 2 }, windows: ['beforeRange'], effects: [{ do: 'exchangeRoles' }] },
  ]),
  card(
    714,
    'Lap It Up',
    [
      {
        type: 'combat',
        windows: ['roundEnd'],
        when: [{ if: 'is', card: 'opposing', filter: { kind: 'vampire', region: 'controlled' } }],
        effects: [
          { do: 'gainBlood', who: 'self', amount: { tally: 'bloodLostToDamageThisRound', of: 'opposing' } },
        ],
      },
    ],
    { requires: { kind: 'vampire' } },
  ),
  card(
    715,
    'Claws of Ember',
    [
      {
        type: 'combat',
        disciplines: { ani: 2 },
        windows: ['beforeRange'],
        effects: [
          {
            do: 'grant',
            grant: 'strike',
            who: 'self',
            for: 'combat',
            uses: 99,
            strike: { kind: 'damage', hand: true, aggravated: true },
          },
        ],
      },
    ],
    { cost: { blood: 1 } },
  ),
  card(716, 'Thrown Torch', [
    { type: 'combat', strike: { kind: 'damage', amount: 1, ranged: true }, maneuver: 'must' },
  ]),
  card(717, 'From the Rooftops', [
    {
      type: 'combat',
      by: 'bystander',
      disciplines: { aus: 1 },
      windows: ['beforeStrikes'],
      picks: [{ pick: 'card', filter: { kind: 'minion', region: 'ready', not: 'self' } }],
      effects: [{ do: 'modify', stat: 'strength', amount: 1, who: { pick: 0 }, for: 'round' }],
    },
  ]),
  card(
    718,
    'Stone Skin',
    [
      {
        type: 'combat',
        disciplines: { for: 2 },
        windows: ['beforeRange'],
        effects: [{ do: 'restrict', what: 'immuneToStrikes', who: 'self', for: 'round' }],
      },
    ],
    { cost: { blood: 2 } },
  ),
  card(719, 'Feint and Follow', [
    {
      type: 'modifier',
      disciplines: { cel: 1 },
      effects: [{ do: 'modify', stat: 'stealth', amount: 1, who: 'acting', for: 'action' }],
    },
    {
      type: 'combat',
      disciplines: { cel: 2 },
      maneuver: 'optional',
      effects: [{ do: 'grant', grant: 'press', who: 'self', for: 'round' }],
    },
  ]),
];
