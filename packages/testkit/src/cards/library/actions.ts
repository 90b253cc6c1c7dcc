import type { LibraryCard } from '@methuselah/engine/language';
import { card } from '../make.ts';

/** Invented action cards: bleeds, hunts and others. */
export const ACTIONS: readonly LibraryCard[] = [
  card(
    200,
    'Whispered Order',
    [
      { type: 'action', disciplines: { dom: 1 }, action: { kind: 'bleed', bleed: 1 } },
      {
        type: 'action',
        disciplines: { dom: 2 },
        action: { kind: 'special', stealth: 1 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'uncontrolled' } }],
        effects: [{ do: 'gainBlood', who: { pick: 0 }, amount: 3 }],
      },
    ],
    { cost: { blood: 1 } },
  ),
  card(
    201,
    'Lush Feeding',
    [{ type: 'action', action: { kind: 'hunt' }, effects: [{ do: 'gainBlood', who: 'self', amount: 1 }] }],
    { requires: { kind: 'vampire' } },
  ),
  card(202, 'Street Brawl', [
    {
      type: 'action',
      action: { kind: 'special', stealth: 1 },
      picks: [{ pick: 'card', filter: { kind: 'minion', of: 'others', region: 'ready' } }],
      effects: [{ do: 'enterCombat', first: 'self', second: { pick: 0 } }],
    },
  ]),
  card(203, 'Sabotage', [
    {
      type: 'action',
      action: { kind: 'special', stealth: 1 },
      picks: [{ pick: 'card', filter: { keyword: 'location', of: 'others' } }],
      effects: [{ do: 'burn', who: { pick: 0 } }],
    },
  ]),
  card(
    204,
    'Slow Poison',
    [
      {
        type: 'action',
        disciplines: { tha: 1 },
        action: { kind: 'special' },
        picks: [{ pick: 'card', filter: { kind: 'minion', of: 'others', region: 'ready' } }],
        // Delayed damage outside combat.
        effects: [
          {
            do: 'schedule',
            at: 'unlockPhase',
            about: { controllerOf: { pick: 0 } },
            for: 'game',
            once: true,
            effects: [{ do: 'damage', to: { pick: 0 }, amount: 2 }],
          },
        ],
      },
    ],
    { cost: { blood: 1 } },
  ),
  card(205, 'Grave Errand', [
    {
      type: 'action',
      action: { kind: 'special', stealth: 1 },
      picks: [{ pick: 'ash' }],
      effects: [
        { do: 'move', who: { pick: 0 }, to: 'hand' },
        { do: 'discard', who: 'you', amount: 1 },
      ],
    },
  ]),
  card(
    206,
    'Cull the Weak',
    [
      {
        type: 'action',
        disciplines: { pot: 1 },
        action: { kind: 'special' },
        picks: [
          { pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'ready', youngerThan: 'self' } },
        ],
        effects: [{ do: 'burnBlood', who: { pick: 0 }, amount: 2 }],
      },
    ],
    { cost: { blood: 1 } },
  ),
  card(207, 'Rifle the Study', [
    {
      type: 'action',
      action: { kind: 'special', stealth: 1 },
      picks: [{ pick: 'seat', of: 'others' }],
      // Discarding by printed requirement.
      effects: [{ do: 'discard', who: { seatPick: 0 }, amount: 1, needs: 'dom' }],
    },
  ]),
  card(208, 'Grand Scheme', [
    {
      type: 'action',
      action: { kind: 'special' },
      picks: [
        { pick: 'seat', of: 'others' },
        { pick: 'seat', of: 'others' },
      ],
      effects: [
        { do: 'burnPool', who: { seatPick: 0 }, amount: 1 },
        { do: 'burnPool', who: { seatPick: 1 }, amount: 1 },
      ],
    },
  ]),
  card(209, 'Midnight Raid', [
    {
      type: 'action',
      disciplines: { cel: 1 },
      action: { kind: 'bleed', bleed: 0, stealth: 1 },
      picks: [{ pick: 'seat', of: 'others' }],
    },
  ]),
  card(210, 'Caught Napping', [
    {
      type: 'action',
      action: { kind: 'special', stealth: 1 },
      picks: [{ pick: 'card', filter: { kind: 'minion', of: 'others', region: 'ready', locked: true } }],
      effects: [{ do: 'enterCombat', first: 'self', second: { pick: 0 } }],
    },
  ]),
];
