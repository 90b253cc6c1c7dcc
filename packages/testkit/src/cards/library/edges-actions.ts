import type { LibraryCard } from '@methuselah/engine/language';
import { card, inPlay } from '../make.ts';

/** Invented cards for edge cases of actions and blocks. */
export const EDGES_ACTIONS: readonly LibraryCard[] = [
  // A card is named at announcement, and discarded only if the action succeeds.
  card(1250, 'Bonfire of Letters', [
    {
      type: 'action',
      cost: { discard: 1 },
      action: { kind: 'special' },
      effects: [{ do: 'gainPool', who: 'you', amount: 2 }],
    },
  ]),
  // Affects the blocker, before or after the block is resolved.
  card(1251, 'Hidden Pit', [
    {
      type: 'modifier',
      windows: ['blocked', 'blockResolved'],
      effects: [{ do: 'toTorpor', who: 'blocker' }],
    },
    { type: 'modifier', windows: ['blocked', 'blockResolved'], effects: [{ do: 'burn', who: 'blocker' }] },
    {
      type: 'modifier',
      windows: ['blocked', 'blockResolved'],
      effects: [{ do: 'toUncontrolled', who: 'blocker' }],
    },
  ]),
  // Intercept that is not played by a minion.
  card(1252, 'Signal Fire', [{ type: 'master', stays: 'table' }], {
    keywords: ['location'],
    ...inPlay({
      by: 'methuselah',
      cost: { lock: 'this' },
      windows: ['beforeBlocks', 'blocking'],
      effects: [{ do: 'modify', stat: 'intercept', amount: 1, who: 'blocker', for: 'action' }],
    }),
  }),
  // An increase that may be 0.
  card(1253, 'Borrowed Voices', [
    {
      type: 'modifier',
      effects: [
        {
          do: 'modify',
          stat: 'bleed',
          amount: { count: { kind: 'retainer', of: 'you' } },
          who: 'acting',
          for: 'action',
        },
      ],
    },
  ]),
  card(1254, 'Try and Try Again', [
    {
      type: 'reaction',
      windows: ['declined'],
      effects: [{ do: 'gainPool', who: 'you', amount: { tally: 'blockAttemptsThisAction', of: 'self' } }],
    },
  ]),
  card(1255, 'Roused from the Grave', [
    {
      type: 'reaction',
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'torpor' } }],
      effects: [{ do: 'toReady', who: { pick: 0 } }],
    },
  ]),
  card(1256, 'Assumed Name', [
    {
      type: 'reaction',
      windows: ['beforeBlocks', 'resolved'],
      effects: [{ do: 'clan', who: 'acting', clan: 'Thorn', for: 'turn' }],
    },
  ]),
  card(1257, 'Customs Seal', [
    {
      type: 'reaction',
      when: [{ if: 'action', kind: ['equip'] }],
      effects: [{ do: 'burnPool', who: 'actingMethuselah', amount: 1 }],
    },
  ]),
];
