import type { CardId, CardKey, Option } from '@methuselah/engine';
import type { Table } from '@methuselah/engine/internal';
import type { InfluencePlan } from './contract/index.ts';
import { isFreeVote, votesAtOnce } from './model/index.ts';
import { passPlace } from './stops.ts';

/** Several choices that a player makes at once. */

/** Finds the next choice among the options at hand: its index, or -1 if it is not offered. */
export type NextChoice = (t: Table) => number;

const placeOf = (t: Table, isIt: (option: Option) => boolean): number =>
  t.decision?.options.findIndex(isIt) ?? -1;

/** No turn has more transfers. Plans are untrusted. */
const MOST_COUNTERS = 99;

export const influenceSteps = (plan: InfluencePlan, key: (id: CardId) => CardKey): readonly NextChoice[] => [
  ...plan.moves.flatMap(({ vampire, counters, bringOut }) => [
    ...Array.from({ length: Math.min(MOST_COUNTERS, Math.abs(counters)) }, () =>
      influencing(counters < 0 ? 'takeBack' : 'transfer', vampire, key),
    ),
    ...(bringOut ? [influencing('bringOut', vampire, key)] : []),
  ]),
  ...(plan.end ? [passPlace] : []),
];

const influencing =
  (verb: 'transfer' | 'takeBack' | 'bringOut', vampire: CardKey, key: (id: CardId) => CardKey): NextChoice =>
  (t) =>
    placeOf(t, (o) => o.verb === verb && key(o.vampire) === vampire);

/** A step for each vote that can be cast now. */
export const voteSteps = (t: Table, side: 'for' | 'against'): readonly NextChoice[] =>
  votesAtOnce(t, side).map(() => (now) => placeOf(now, (o) => isFreeVote(now, o, side)));
