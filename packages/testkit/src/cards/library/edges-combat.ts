import type { LibraryCard } from '@methuselah/engine/language';
import { card, inPlay } from '../make.ts';

/** Invented cards for edge cases of combat: effects besides strikes, bystanders, and what follows. */
export const EDGES_COMBAT: readonly LibraryCard[] = [
  card(1260, 'Barbed Net', [
    {
      type: 'combat',
      windows: ['beforeRange'],
      effects: [
        {
          do: 'schedule',
          at: 'strikesResolve',
          for: 'combat',
          effects: [{ do: 'damage', to: 'opposing', amount: 1, unpreventable: true }],
        },
      ],
    },
  ]),
  // May hit minions that are not in the combat.
  card(1261, 'Stray Shot', [
    {
      type: 'combat',
      windows: ['beforeStrikes'],
      picks: [{ pick: 'card', filter: { kind: 'minion', region: 'ready', not: 'self' } }],
      effects: [{ do: 'damage', to: { pick: 0 }, amount: 2 }],
    },
  ]),
  card(1262, 'Reckless Vow', [
    {
      type: 'combat',
      windows: ['beforeRange'],
      effects: [
        { do: 'modify', stat: 'strength', amount: 1, who: 'self', for: 'combat' },
        {
          do: 'schedule',
          at: 'roundEnds',
          for: 'combat',
          effects: [{ do: 'burnBlood', who: 'self', amount: 1 }],
        },
      ],
    },
  ]),
  card(1263, 'Ringside Book', [{ type: 'master', stays: 'table' }], {
    ...inPlay({
      by: 'methuselah',
      windows: ['roundEnd'],
      cost: { lock: 'this' },
      effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
    }),
  }),
  card(1264, 'Bitter Aftermath', [
    {
      type: 'reaction',
      windows: ['beforeBlocks', 'resolved'],
      picks: [{ pick: 'card', filter: { kind: 'ally', region: 'ready', not: 'self' } }],
      effects: [{ do: 'burnBlood', who: { pick: 0 }, amount: 2 }],
    },
  ]),
  card(1265, 'Adopted Name', [
    {
      type: 'master',
      picks: [{ pick: 'card', filter: { kind: 'minion', of: 'you', region: 'controlled' } }],
      effects: [{ do: 'clan', who: { pick: 0 }, clan: 'Marrow', for: 'game' }],
    },
  ]),
  // Directed at a Methuselah, whichever of their minions it strikes.
  card(
    1266,
    'Clear the Docks',
    [
      {
        type: 'action',
        action: { kind: 'special' },
        picks: [{ pick: 'seat', of: 'others' }],
        effects: [{ do: 'burnBlood', who: { all: { kind: 'ally', of: 'actionTarget' } }, amount: 2 }],
      },
    ],
    { cost: { blood: 1 } },
  ),
  card(1267, 'Distant Verdict', [
    {
      type: 'combat',
      by: 'bystander',
      windows: ['beforeStrikes'],
      cost: { blood: 1 },
      picks: [{ pick: 'card', filter: { kind: 'minion', trait: 'redList', region: 'ready' } }],
      effects: [{ do: 'burn', who: { pick: 0 } }],
    },
  ]),
  card(1268, 'Snap the Blade', [
    {
      type: 'combat',
      windows: ['beforeStrikes'],
      picks: [{ pick: 'card', filter: { kind: 'equipment', on: 'opposing' } }],
      effects: [{ do: 'burn', who: { pick: 0 } }],
    },
  ]),
  card(1440, 'Light Fingers', [{ type: 'combat', strike: { kind: 'stealEquipment' } }]),
  card(1442, 'Saturday Night Special', [{ type: 'equipment', action: { kind: 'equip' } }], {
    keywords: ['weapon', 'gun'],
    abilities: [{ by: 'host', strike: { kind: 'damage', amount: 1, ranged: true } }],
  }),
  // Starts another combat after this one.
  card(1443, 'Second Helping', [
    {
      type: 'combat',
      windows: ['beforeRange'],
      effects: [
        {
          do: 'schedule',
          at: 'combatEnds',
          for: 'combat',
          once: true,
          effects: [{ do: 'enterCombat', first: 'self', second: 'opposing' }],
        },
      ],
    },
  ]),
  card(1444, 'Wrestled Arm', [
    {
      type: 'combat',
      windows: ['beforeRange'],
      effects: [{ do: 'restrict', what: 'handStrikesOnly', who: 'opposing', for: 'round' }],
    },
  ]),
  card(1445, 'Plague Ward', [
    {
      type: 'combat',
      windows: ['beforeRange'],
      effects: [{ do: 'burn', who: { all: { keyword: 'mortal', on: 'opposing' } } }],
    },
  ]),
  // Also damages the minion that strikes with it.
  card(1441, 'Reckless Lunge', [
    {
      type: 'combat',
      strike: {
        kind: 'damage',
        hand: true,
        amount: 2,
        effects: [{ do: 'damage', to: 'self', amount: 1, by: 'self' }],
      },
    },
  ]),
  // Not a strike, and does more than damage.
  card(1269, 'Scalding Blood', [
    {
      type: 'combat',
      windows: ['beforeRange'],
      effects: [
        {
          do: 'schedule',
          at: 'strikesResolve',
          for: 'combat',
          effects: [
            { do: 'damage', to: 'opposing', amount: 1 },
            { do: 'gainPool', who: 'you', amount: 1 },
          ],
        },
      ],
    },
  ]),
];
