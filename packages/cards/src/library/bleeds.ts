import type { LibraryCard, Mode } from '@methuselah/engine';
import { addBlood, bleedWith, card, duringBleed, mode, moreBleed, moreStealth } from '../make.ts';

/** Cards that bleed, or for more. */

/** +N bleed, and 1 more for a Toreador. */
const elation = (printed: string, amount: number): Mode =>
  mode('modifier', printed, {
    when: duringBleed,
    effects: [
      moreBleed(amount),
      moreBleed(1, { if: [{ if: 'is', card: 'self', filter: { clan: 'Toreador' } }] }),
    ],
  });

export const BLEEDS: readonly LibraryCard[] = [
  card(100031, 'Aire of Elation', [elation('pre', 1), elation('PRE', 2)], { cost: { blood: 1 } }),
  card(100236, 'Bonding', [
    mode('modifier', 'dom', { when: duringBleed, effects: [moreBleed(1)] }),
    mode('modifier', 'DOM', { when: duringBleed, effects: [moreStealth(1), moreBleed(1)] }),
  ]),
  card(
    100401,
    'Conditioning',
    [
      mode('modifier', 'dom', { when: duringBleed, effects: [moreBleed(2)] }),
      mode('modifier', 'DOM', { when: duringBleed, effects: [moreBleed(3)] }),
    ],
    { cost: { blood: 1 } },
  ),
  card(100515, 'Deep Song', [
    bleedWith('ani', 1),
    mode('action', 'ANI', {
      keywords: ['frenzy'],
      action: { kind: 'special' },
      picks: [{ pick: 'card', filter: { kind: 'vampire', of: 'others', region: 'ready' } }],
      effects: [
        { do: 'lock', who: { pick: 0 } },
        // The target is the acting minion of this combat.
        { do: 'enterCombat', first: { pick: 0 }, second: 'self' },
      ],
    }),
  ]),
  card(100640, 'Enchant Kindred', [bleedWith('pre', 1), addBlood('PRE', 2)]),
  card(100765, 'Foreshadowing Destruction', [
    mode('modifier', 'dom', { when: duringBleed, effects: [moreBleed(1)] }),
    mode('modifier', 'DOM', {
      when: duringBleed,
      effects: [moreBleed(3, { if: [{ if: 'atLeast', a: 9, b: { pool: 'actionTarget' } }] })],
    }),
  ]),
  card(100845, 'Govern the Unaligned', [bleedWith('dom', 2), addBlood('DOM', 3)], { cost: { blood: 1 } }),
  card(100999, 'Intimidation', [bleedWith('pre', 1), bleedWith('PRE', 2)]),
];
