import type { LibraryCard } from '@methuselah/engine/language';
import { card, inPlay } from '../make.ts';

/** Invented cards that cancel others as they are played. */
export const CANCELLING: readonly LibraryCard[] = [
  card(
    1070,
    'Called Bluff',
    [
      {
        type: 'reaction',
        disciplines: { aus: 1 },
        when: [{ if: 'played', card: { type: ['action', 'political', 'equipment'] } }],
        effects: [{ do: 'cancel' }],
      },
    ],
    { cost: { blood: 1 } },
  ),
  card(1071, 'Turned Blade', [
    {
      type: 'reflex',
      disciplines: { cel: 1 },
      when: [{ if: 'played', card: { type: ['combat'] }, against: 'self' }],
      effects: [{ do: 'cancel' }],
    },
  ]),
  card(1072, 'Closed Mind', [
    {
      type: 'reflex',
      when: [{ if: 'played', card: { type: ['action'] }, against: 'self' }],
      effects: [{ do: 'cancel' }],
    },
  ]),
  card(1073, 'Silent Alarm', [{ type: 'master', stays: 'table' }], {
    keywords: ['location'],
    ...inPlay({
      by: 'methuselah',
      cost: { lock: 'this' },
      when: [{ if: 'played', card: { type: ['modifier'] } }],
      effects: [{ do: 'cancel' }],
    }),
  }),
  card(1074, 'Cold Start', [
    {
      type: 'reaction',
      lockedToo: true,
      // Unlocks, but is not a wake.
      when: [{ if: 'is', card: 'self', filter: { locked: true } }],
      cost: { blood: 1 },
      effects: [{ do: 'unlock', who: 'self' }],
    },
  ]),
  card(1075, 'Undaunted', [
    {
      type: 'modifier',
      when: [{ if: 'played', card: { type: ['reaction'] } }],
      effects: [{ do: 'cancel' }],
    },
  ]),
  card(
    1076,
    'Discounted Bribe',
    [
      {
        type: 'modifier',
        windows: ['beforeBlocks', 'blocking', 'declined'],
        effects: [{ do: 'gainBlood', who: 'self', amount: 2 }],
      },
    ],
    { cost: { pool: 2 } },
  ),
  // ---- cancelling at a cost
  card(
    1077,
    'Bought Silence',
    [
      {
        type: 'reaction',
        when: [{ if: 'played', card: { type: ['action', 'modifier'] } }],
        effects: [{ do: 'cancel' }],
      },
    ],
    { cost: { pool: 2 } },
  ),
  card(
    1078,
    'Stubborn Pride',
    [
      {
        type: 'modifier',
        when: [{ if: 'played', card: { type: ['reaction'] } }],
        effects: [{ do: 'cancel' }],
      },
    ],
    { cost: { blood: 1 } },
  ),
  card(1079, 'Burned Letters', [
    {
      type: 'modifier',
      windows: ['beforeBlocks', 'declined'],
      cost: { discard: 1 },
      effects: [{ do: 'gainPool', who: 'you', amount: 2 }],
    },
  ]),
];
