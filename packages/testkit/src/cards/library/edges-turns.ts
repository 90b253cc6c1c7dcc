import type { LibraryCard } from '@methuselah/engine/language';
import { card, inPlay } from '../make.ts';

/** Invented cards for edge cases of turns and contests. */
export const EDGES_TURNS: readonly LibraryCard[] = [
  // Played cards are not replaced, and there is one transfer less.
  card(1280, 'Boarded Archive', [{ type: 'master', stays: 'table' }], {
    statics: [
      { restrict: 'draw', who: 'you' },
      { stat: 'transfers', amount: -1, who: 'you' },
    ],
  }),
  // Counts everything that enters play.
  card(1281, 'Open Register', [{ type: 'master', stays: 'table' }], {
    triggers: [{ at: 'enteredPlay', effects: [{ do: 'gainBlood', who: 'this', amount: 1 }] }],
  }),
  // A unique master card on another player's vampire stays under its owner's control.
  card(
    1282,
    'Household Brand',
    [
      {
        type: 'master',
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'ready' } }],
      },
    ],
    { unique: true, statics: [{ stat: 'bleed', amount: -1, who: 'host' }] },
  ),
  // For a titled vampire, in its controller's unlock phase.
  card(
    1283,
    'Court Stipend',
    [
      {
        type: 'master',
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'you', region: 'ready' } }],
      },
    ],
    {
      triggers: [
        {
          at: 'unlockPhase',
          aboutThis: 'you',
          if: [{ if: 'is', card: 'host', filter: { titled: true } }],
          effects: [{ do: 'gainPool', who: 'you', amount: 1 }],
        },
      ],
    },
  ),
  // Counts everything that is burned.
  card(1284, 'Book of Ashes', [{ type: 'master', stays: 'table' }], {
    triggers: [{ at: 'burned', effects: [{ do: 'gainBlood', who: 'this', amount: 1 }] }],
  }),
  // A duty of whoever controls its host, not of whoever played it.
  card(
    1285,
    'Lingering Debt',
    [
      {
        type: 'master',
        stays: { pick: 0 },
        picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'ready' } }],
      },
    ],
    inPlay({
      by: 'hostController',
      windows: ['unlock'],
      duty: true,
      once: 'phase',
      effects: [{ do: 'burnPool', who: 'you', amount: 1 }],
    }),
  ),
];
