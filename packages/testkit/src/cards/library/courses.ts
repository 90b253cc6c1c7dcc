import type { LibraryCard } from '@methuselah/engine/language';
import { card, inPlay } from '../make.ts';

/** Invented cards that affect actions in progress, and votes. */
export const COURSES: readonly LibraryCard[] = [
  // "Lock this minion to ...": unusable by a locked minion, awake or not.
  card(840, 'Watchful Rest', [
    {
      type: 'reaction',
      cost: { lock: 'self' },
      when: [
        { if: 'action', kind: ['bleed'] },
        { if: 'directedAt', who: 'you' },
      ],
      effects: [{ do: 'modify', stat: 'bleed', amount: -1, who: 'acting', for: 'action' }],
    },
  ]),
  card(
    841,
    'Petty Burglary',
    [
      {
        type: 'action',
        action: { kind: 'special' },
        picks: [{ pick: 'card', filter: { kind: 'equipment', of: 'others' } }],
        effects: [{ do: 'burn', who: { pick: 0 } }],
      },
    ],
    { cost: { pool: 1 } },
  ),
  card(842, 'Warding Circle', [
    {
      type: 'action',
      action: { kind: 'special' },
      picks: [{ pick: 'card', filter: { keyword: 'monster', of: 'others' } }],
      effects: [{ do: 'lock', who: { pick: 0 } }],
    },
  ]),
  // Affects an acting minion in the middle of its action.
  card(843, 'Trapdoor', [
    { type: 'reaction', effects: [{ do: 'toTorpor', who: 'acting' }] },
    { type: 'reaction', effects: [{ do: 'control', who: 'acting', to: 'you' }] },
    { type: 'reaction', effects: [{ do: 'burn', who: 'acting' }] },
  ]),
  // Affects the target of an action.
  card(844, 'Clear the Shelves', [
    {
      type: 'reaction',
      picks: [{ pick: 'card', filter: { of: 'you' } }],
      effects: [{ do: 'burn', who: { pick: 0 } }],
    },
  ]),
  card(845, 'Paid in Kind', [
    { type: 'reaction', effects: [{ do: 'burnPool', who: 'actingMethuselah', amount: 1 }] },
  ]),
  card(846, 'Last Coin', [{ type: 'reaction', effects: [{ do: 'gainBlood', who: 'self', amount: 1 }] }], {
    cost: { pool: 1 },
  }),
  card(847, 'Charity Box', [{ type: 'master', stays: 'table' }], {
    ...inPlay({
      by: 'anyMinion',
      action: { kind: 'special', stealth: 1 },
      effects: [
        { do: 'burn', who: 'this' },
        { do: 'gainPool', who: 'you', amount: 2 },
      ],
    }),
  }),
  card(848, 'Soup Kitchen', [{ type: 'master', stays: 'table' }], {
    ...inPlay({
      by: 'anyMinion',
      action: { kind: 'special', stealth: 1 },
      effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
    }),
  }),
  card(849, 'Muffled Steps', [
    {
      type: 'modifier',
      windows: ['blocking'],
      effects: [{ do: 'modify', stat: 'intercept', amount: -1, who: 'blocker', for: 'action' }],
    },
  ]),
  card(850, 'Hold the Line', [
    {
      type: 'reaction',
      windows: ['beforeBlocks', 'blocking'],
      effects: [
        { do: 'grant', grant: 'prevent', who: 'self', for: 'resultingCombat', amount: 1 },
        { do: 'attemptBlock', who: 'self' },
      ],
    },
  ]),
  card(851, 'Sudden Illness', [
    {
      type: 'modifier',
      windows: ['polling'],
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'ready' } }],
      effects: [{ do: 'toTorpor', who: { pick: 0 } }],
    },
  ]),
  card(852, 'Slammed Door', [
    { type: 'modifier', windows: ['blockResolved'], effects: [{ do: 'endAction' }] },
  ]),
  // A referendum without a political action card.
  card(853, 'Speaker of the House', [{ type: 'master', stays: 'table' }], {
    ...inPlay({
      by: 'anyMinion',
      action: { kind: 'political', passes: [{ do: 'gainPool', who: 'you', amount: 1 }] },
    }),
  }),
  card(
    854,
    'Bitter Tonic',
    [{ type: 'action', action: { kind: 'special' }, effects: [{ do: 'gainBlood', who: 'self', amount: 1 }] }],
    { cost: { blood: 1 } },
  ),
  // Continues after its first effect has removed the opponent from combat.
  card(855, 'Thorough Work', [
    {
      type: 'combat',
      windows: ['beforeRange'],
      effects: [
        { do: 'toTorpor', who: 'opposing' },
        { do: 'gainPool', who: 'you', amount: 1 },
      ],
    },
  ]),
];
