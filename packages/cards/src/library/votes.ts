import type { LibraryCard, Mode } from '@methuselah/engine';
import { card, duringPolling, mode, moreVotes } from '../make.ts';

/** Cards for the polling step and after it. */

/** A vampire that has voted is locked and abstains. */
const silence = (type: 'modifier' | 'reaction', printed: string, more: Mode['effects'] = []): Mode =>
  mode(type, printed, {
    ...duringPolling,
    picks: [{ pick: 'card', filter: { kind: 'vampire', hasVoted: true } }],
    effects: [{ do: 'lock', who: { pick: 0 } }, { do: 'cancelVotes', who: { pick: 0 } }, ...more],
  });

export const VOTES: readonly LibraryCard[] = [
  card(100157, 'Bewitching Oration', [
    mode('modifier', 'pre', { ...duringPolling, effects: [moreVotes(2)] }),
    mode('modifier', 'PRE', { ...duringPolling, effects: [moreVotes(4)] }),
  ]),
  card(
    101686,
    'Scalpel Tongue',
    [
      silence('modifier', 'cel pre'),
      silence('modifier', 'CEL PRE', [{ do: 'burnBlood', who: { pick: 0 }, amount: 1 }]),
      silence('reaction', 'cel pre'),
      silence('reaction', 'CEL PRE', [{ do: 'burnBlood', who: { pick: 0 }, amount: 1 }]),
    ],
    { cost: { blood: 1 } },
  ),
  card(102131, 'Voter Captivation', [
    mode('modifier', 'pre', {
      windows: ['resolved'],
      when: [{ if: 'action', kind: ['political'] }, { if: 'passed' }],
      effects: [{ do: 'gainBlood', who: 'acting', amount: 'margin' }],
    }),
    mode('modifier', 'PRE', {
      windows: ['resolved'],
      when: [{ if: 'action', kind: ['political'] }, { if: 'passed' }],
      effects: [{ do: 'gainBlood', who: 'acting', amount: 'margin', toPool: 2 }],
    }),
  ]),
];
