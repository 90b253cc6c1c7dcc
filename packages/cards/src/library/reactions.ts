import type { LibraryCard } from '@methuselah/engine';
import {
  bleedingYou,
  card,
  changeBleedTarget,
  directedAtYou,
  duringPolling,
  ifItBlocks,
  maneuverIfItBlocks,
  mode,
  moreIntercept,
  onlyLocked,
  wakes,
} from '../make.ts';

/** Reaction cards. */
export const REACTIONS: readonly LibraryCard[] = [
  card(100308, "Cats' Guidance", [
    mode('reaction', 'ani', {
      lockedToo: true,
      windows: ['resolved'],
      when: [onlyLocked, ...ifItBlocks],
      effects: [{ do: 'unlock', who: 'self' }],
    }),
    mode('reaction', 'ANI', { effects: [moreIntercept(1)] }),
  ]),
  card(
    100518,
    'Deflection',
    [changeBleedTarget('dom', [{ do: 'lock', who: 'self' }]), changeBleedTarget('DOM')],
    { cost: { blood: 1 } },
  ),
  card(100680, 'Eyes of Argus', [
    mode('reaction', 'aus', { when: [directedAtYou], effects: [moreIntercept(2)] }),
    mode('reaction', 'AUS', wakes),
  ]),
  card(100863, 'Guard Dogs', [
    mode('reaction', 'ani', {
      lockedToo: true,
      when: [onlyLocked, ...bleedingYou],
      effects: [{ do: 'unlock', who: 'self' }],
    }),
    mode('reaction', 'ANI', {
      lockedToo: true,
      when: [onlyLocked, ...bleedingYou],
      effects: [{ do: 'unlock', who: 'self' }, maneuverIfItBlocks],
    }),
  ]),
  card(100995, 'Instinctive Reaction', [
    mode('reaction', 'ani', {
      when: [{ if: 'is', card: 'acting', filter: { of: 'yourPredator' } }],
      effects: [moreIntercept(1)],
    }),
    mode('reaction', 'ANI', {
      when: [{ if: 'is', card: 'acting', filter: { of: 'yourPredator' } }],
      effects: [moreIntercept(1), maneuverIfItBlocks],
    }),
  ]),
  card(101321, 'On the Qui Vive', [
    mode('reaction', '', {
      ...wakes,
      once: 'betweenUnlockPhases',
      effects: [
        ...(wakes.effects ?? []),
        {
          do: 'gate',
          if: [{ if: 'is', card: 'self', filter: { kind: 'ally' } }],
          effects: [{ do: 'restrict', what: 'unlock', who: 'self', for: 'nextUnlocking' }],
        },
      ],
    }),
  ]),
  card(101475, 'Precognition', [
    mode('reaction', 'aus', { effects: [moreIntercept(1)] }),
    mode('reaction', 'AUS', {
      effects: [
        moreIntercept(1),
        { do: 'grant', grant: 'prevent', amount: 1, who: 'self', for: 'resultingRound', if: ifItBlocks },
      ],
    }),
  ]),
  card(
    101706,
    'Second Tradition: Domain',
    [
      mode('reaction', '', { effects: [moreIntercept(2)] }),
      mode('reaction', '', {
        lockedToo: true,
        when: [onlyLocked],
        cost: { blood: 1 },
        effects: [
          { do: 'unlock', who: 'self' },
          moreIntercept(2, { evenIfNotNeeded: true }),
          { do: 'attemptBlock', who: 'self' },
        ],
      }),
    ],
    { requires: { title: ['prince', 'justicar'] } },
  ),
  card(101850, "Spirit's Touch", [
    mode('reaction', 'aus', { effects: [moreIntercept(1)] }),
    mode('reaction', 'AUS', { effects: [moreIntercept(1), maneuverIfItBlocks] }),
  ]),
  card(
    101949,
    'Telepathic Misdirection',
    [
      mode('reaction', 'aus', { effects: [moreIntercept(1)] }),
      changeBleedTarget('AUS', [{ do: 'lock', who: 'self' }]),
    ],
    { cost: { blood: 1 } },
  ),
  card(
    102137,
    "Wake with Evening's Freshness",
    [mode('reaction', '', { ...wakes, replaced: 'nextUnlock' })],
    {
      requires: { kind: 'vampire' },
    },
  ),
  card(
    102214,
    'Protected District',
    [
      mode('reaction', '', {
        when: bleedingYou,
        effects: [{ do: 'modify', stat: 'bleed', amount: -3, who: 'acting', for: 'action' }],
      }),
      mode('reaction', '', {
        ...duringPolling,
        effects: [
          { do: 'modify', stat: 'votes', amount: 3, who: 'self', for: 'referendum', side: 'against' },
        ],
      }),
    ],
    { requires: { title: ['primogen'] } },
  ),
  card(
    102216,
    'The Warrens',
    [
      mode('reaction', '', {
        when: [directedAtYou],
        effects: [
          moreIntercept(2),
          moreIntercept(1, { if: [{ if: 'is', card: 'self', filter: { titled: true } }] }),
        ],
      }),
    ],
    { requires: { clan: ['Nosferatu'] }, cost: { blood: 1 } },
  ),
];
