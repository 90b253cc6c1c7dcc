import type { LibraryCard } from '@methuselah/engine/language';
import { card } from '../make.ts';

/** Invented cards about what lasts in combat, what its rounds bring, and who leaves it. */
export const COMBATANTS: readonly LibraryCard[] = [
  card(9620, 'Slate Hide', [
    {
      type: 'combat',
      windows: ['beforeRange'],
      effects: [{ do: 'grant', grant: 'prevent', who: 'self', for: 'combat', amount: 1, eachRound: true }],
    },
  ]),
  card(9621, 'Costly Footwork', [
    {
      type: 'combat',
      windows: ['beforeRange'],
      effects: [{ do: 'grant', grant: 'maneuver', who: 'self', for: 'round', pay: { blood: 1 } }],
    },
  ]),
  card(9622, 'Run Them Down', [
    {
      type: 'combat',
      press: 'toContinue',
      effects: [{ do: 'grant', grant: 'maneuver', who: 'self', for: 'nextRound' }],
    },
  ]),
  card(9623, 'No Way Out', [
    {
      type: 'combat',
      windows: ['beforeRange'],
      effects: [
        { do: 'restrict', what: 'strikeCombatEnds', who: 'opposing', for: 'combat' },
        { do: 'restrict', what: 'maneuverToClose', who: 'opposing', for: 'combat' },
        { do: 'restrict', what: 'pressToContinue', who: 'opposing', for: 'combat' },
      ],
    },
  ]),
  card(9624, 'Thin Blood Charm', [{ type: 'equipment', action: { kind: 'equip' } }], {
    statics: [{ aggravatedFrom: { kind: 'ally' }, who: 'host' }],
  }),
  card(9625, 'Vulture Banner', [{ type: 'equipment', action: { kind: 'equip' } }], {
    triggers: [
      {
        at: 'opponentLeft',
        aboutThis: 'host',
        effects: [{ do: 'burnPool', who: { controllerOf: 'opposing' }, amount: 1 }],
      },
      {
        at: 'beforeRange',
        if: [{ if: 'selfIs', role: 'combatant' }],
        effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
      },
      { at: 'pressedOn', aboutThis: 'opposing', effects: [{ do: 'burnBlood', who: 'opposing', amount: 1 }] },
    ],
  }),
  card(9626, 'Backfire', [
    {
      type: 'combat',
      strike: {
        kind: 'damage',
        amount: 1,
        ranged: true,
        effects: [{ do: 'damage', to: 'self', amount: 1 }],
      },
    },
  ]),
  card(9627, 'Parting Curse', [
    {
      type: 'combat',
      strike: {
        kind: 'combatEnds',
        effects: [
          {
            do: 'schedule',
            at: 'combatEnds',
            for: 'combat',
            effects: [{ do: 'burnBlood', who: 'opposing', amount: 1 }],
          },
        ],
      },
    },
  ]),
  card(9628, 'Tally of Wounds', [
    {
      type: 'combat',
      windows: ['roundEnd'],
      effects: [{ do: 'gainPool', who: 'you', amount: { tally: 'damageInflictedThisRound', of: 'self' } }],
    },
  ]),
  card(9629, 'Broad Daylight', [
    {
      type: 'modifier',
      effects: [
        {
          do: 'restrict',
          what: 'takesAggravated',
          who: { all: { kind: 'vampire', inCombat: true } },
          for: 'resultingCombat',
          alsoLater: true,
        },
        {
          do: 'modify',
          stat: 'cost',
          amount: 1,
          who: 'acting',
          for: 'resultingCombat',
          cards: { strike: true },
          kind: 'bloodOrLife',
        },
      ],
    },
  ]),
  card(9630, 'Blood in the Water', [{ type: 'equipment', action: { kind: 'equip' } }], {
    triggers: [
      {
        at: 'combatEnds',
        if: [{ if: 'selfIs', role: 'combatant' }],
        effects: [
          { do: 'gate', may: true, once: 'turn', effects: [{ do: 'gainPool', who: 'you', amount: 1 }] },
        ],
      },
    ],
  }),
];
