import type { Ability, Effect } from '../language/language.ts';
import { countersOn } from '../query/minions.ts';
import { cardOf } from '../query/nouns.ts';
import type { Cast } from '../state/types.ts';
import { type Reason, reason, seatState, type Table } from '../table/table.ts';
import { hasCandidate } from './candidates.ts';
import { discardable } from './cost.ts';

/** A card in play is not used for nothing: where all that it would do can do nothing, it is not offered (docs/RULES.md). */

const WHY = {
  discard: reason('R-PLAY-19', 'nothingToDiscard'),
  target: reason('R-PLAY-23', 'noLegalTarget'),
  counters: reason('R-GLOSS-18', 'notEnoughCounters'),
} as const;

/** What it does beside its effects, or later. */
const doesMore = ({ action, strike, maneuver, press, prevent }: Ability): boolean =>
  [action, strike, maneuver, press, prevent].some((part) => part !== undefined);

export function whyNotIdle(t: Table, cast: Cast, ability: Ability): Reason | null {
  if (doesMore(ability)) return null;
  let first: Reason | null = null;
  for (const effect of ability.effects ?? []) {
    const why = whyNothing(t, cast, effect);
    if (why === null) return null;
    first ??= why;
  }
  return first;
}

function whyNothing(t: Table, cast: Cast, e: Effect): Reason | null {
  switch (e.do) {
    case 'discard': {
      if (e.who !== 'you') return null;
      const { type, needs } = e;
      const wanted = { ...(type && { discardType: type }), ...(needs && { discardNeeds: needs }) };
      return discardable(t, cast, wanted).length === 0 ? WHY.discard : null;
    }
    case 'drawCrypt':
      return e.who === 'you' && seatState(t, cast.seat).crypt.length === 0 ? WHY.target : null;
    case 'choose':
      return e.who === undefined && !hasCandidate(t, cast, e.pick) ? WHY.target : null;
    case 'moveBlood':
      return countersOn(t, cardOf(t, cast, e.from)) === 0 ? WHY.counters : null;
    default:
      return null;
  }
}
