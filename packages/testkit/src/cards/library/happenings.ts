import type { LibraryCard } from '@methuselah/engine/language';
import { card } from '../make.ts';

/** Invented cards that wait for actions, bleeds, blocks, damage, the Edge, diablerie and a change of control, and some beside. */
export const HAPPENINGS_WAITED_FOR: readonly LibraryCard[] = [
  card(
    3180,
    'Heavy Chains',
    [{ type: 'master', stays: { pick: 0 }, picks: [{ pick: 'card', filter: { kind: 'vampire' } }] }],
    {
      triggers: [
        { at: 'actionAnnounced', aboutThis: 'host', effects: [{ do: 'burnBlood', who: 'host', amount: 1 }] },
        { at: 'blockAttempted', aboutThis: 'host', effects: [{ do: 'gainPool', who: 'you', amount: 1 }] },
        { at: 'damageInflicted', aboutThis: 'host', effects: [{ do: 'burn', who: 'this' }] },
      ],
    },
  ),
  card(3181, 'Knife Edge', [{ type: 'master', stays: 'table' }], {
    triggers: [
      { at: 'edgeGained', aboutThis: 'you', effects: [{ do: 'gainPool', who: 'you', amount: 1 }] },
      { at: 'edgeLost', aboutThis: 'you', effects: [{ do: 'burnPool', who: 'you', amount: 2 }] },
    ],
  }),
  card(3182, 'Amaranth Watch', [{ type: 'master', stays: 'table' }], {
    triggers: [
      {
        at: 'diablerieCommitted',
        about: { kind: 'vampire' },
        effects: [
          { do: 'lock', who: 'subject' },
          { do: 'gainPool', who: 'you', amount: 1 },
        ],
      },
    ],
  }),
  card(3183, 'Feeding Rights', [{ type: 'master', stays: 'table' }], {
    // Whoever comes to have it chooses the vampire that it feeds.
    triggers: [
      {
        at: 'controlChanged',
        aboutThis: 'this',
        effects: [
          {
            do: 'choose',
            pick: { pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'ready' } },
            effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 1 }],
          },
        ],
      },
      {
        at: 'discardPhase',
        aboutThis: 'you',
        effects: [{ do: 'control', who: 'this', to: 'yourPredator' }],
      },
    ],
  }),
  card(3184, 'Tithe of Blood', [{ type: 'master', stays: 'table' }], {
    triggers: [
      {
        at: 'bled',
        about: { kind: 'minion', of: 'you' },
        if: [{ if: 'directedAt', who: 'yourPrey' }],
        effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
      },
      // The minion that hunted, although the end of a turn is about nobody.
      {
        at: 'actionResolved',
        about: { kind: 'minion' },
        if: [{ if: 'action', kind: ['hunt'] }, { if: 'successful' }],
        effects: [
          {
            do: 'schedule',
            at: 'turnEnds',
            for: 'turn',
            once: true,
            effects: [{ do: 'unlock', who: 'subject' }],
          },
        ],
      },
    ],
  }),
  card(3185, 'Lingering Shadow', [{ type: 'event', replaced: 'leavesPlay' }], {
    statics: [
      {
        stat: 'cost',
        amount: 1,
        kind: 'bloodOrLife',
        who: { all: { kind: 'minion' } },
        cards: { type: ['modifier'] },
      },
    ],
    abilities: [{ by: 'methuselah', windows: ['master'], effects: [{ do: 'burn', who: 'this' }] }],
  }),
  card(3186, 'Shared Burden', [
    {
      type: 'political',
      action: {
        kind: 'political',
        terms: [{ pick: 'points', points: 3, least: 2, others: true }],
        passes: [{ do: 'burnPool', who: 'everyone', amount: 'points' }],
      },
    },
  ]),
  card(
    3187,
    'Steady Hands',
    [{ type: 'master', stays: { pick: 0 }, picks: [{ pick: 'card', filter: { kind: 'vampire' } }] }],
    { statics: [{ stat: 'rescueCost', amount: -1, who: 'host' }] },
  ),
  card(3188, 'Rival Claim', [{ type: 'master', stays: 'table' }], {
    abilities: [
      {
        by: 'yourPrey',
        windows: ['unlock'],
        once: 'phase',
        cost: { edge: true },
        effects: [{ do: 'burn', who: 'this' }],
      },
      {
        by: 'methuselah',
        windows: ['resolved'],
        once: 'turn',
        when: [{ if: 'successful' }, { if: 'actionCard', card: { type: ['political'] } }],
        effects: [{ do: 'unlock', who: 'acting' }],
      },
    ],
  }),
];
