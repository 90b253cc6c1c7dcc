import { keywordKey, marked } from '../atoms/rows.ts';
import type { Pick } from '../language/language.ts';
import type { CompiledUse } from '../language/pool.ts';
import { amountOf } from '../query/nouns.ts';
import { type CardId, type Cast, NONE, type Seat } from '../state/types.ts';
import { type Reason, reason, type Table } from '../table/table.ts';
import { eachCandidate } from './candidates.ts';
import { whyNotOwnCopy } from './contest.ts';
import { whyNotPayable } from './cost.ts';
import { whyNotIdle } from './idle.ts';
import { whyNotSecond } from './onlyone.ts';
import { whyNotOwn } from './steal.ts';
import { whyNotTerms } from './terms.ts';
import { whyNotTitleCard } from './titles.ts';
import { whyNotAimed } from './traits.ts';

/** A use is a draft until its last choice is made: X, then the targets, then the price. Offered only if all of it can be completed. */

const WHY = {
  noTarget: reason('R-PLAY-23', 'noLegalTarget'),
  empty: reason('R-PLAY-12', 'xTooSmall'),
  gainedAlready: reason('R-TERM-12', 'gainedAlready'),
} as const;

export function castFor(seat: Seat, use: CompiledUse, card: CardId, by: CardId): Cast {
  return { seat, card, def: use.def, by, use: use.index, picks: [], x: 0, subject: NONE };
}

export const picksOf = (use: CompiledUse): readonly Pick[] => use.text.picks ?? [];

/** X, then the picks, then the price: offered only if all of it can be completed. */
export function whyNotCompletable(t: Table, cast: Cast, use: CompiledUse): Reason | null {
  if (use.text.x !== undefined) {
    let last: Reason | null = WHY.empty;
    const max = amountOf(t, cast, use.text.x.max);
    for (let x = use.text.x.min; x <= max; x++) {
      last = whyNotPickable(t, { ...cast, x }, use, 0);
      if (last === null) break;
    }
    return last;
  }
  return whyNotPickable(t, cast, use, 0);
}

/** Why a card cannot come into play where it would. */
const whyNotThere = (t: Table, cast: Cast, use: CompiledUse): Reason | null =>
  whyNotOwnCopy(t, cast, use) ?? whyNotSecond(t, cast, use) ?? whyNotTitleCard(t, cast, use);

/** A vampire that has gained blood this turn by a card with the keyword gains none by another. */
const whyNotFed = (t: Table, cast: Cast, use: CompiledUse): Reason | null =>
  use.feeds.some(({ pick, keyword }) => marked(t, 'turn', cast.picks[pick] ?? NONE, keywordKey(t, keyword)))
    ? WHY.gainedAlready
    : null;

export function whyNotPickable(t: Table, cast: Cast, use: CompiledUse, from: number): Reason | null {
  const pick = picksOf(use)[from];
  if (pick === undefined)
    return (
      (use.settles || use.bringsOut.length > 0 ? whyNotThere(t, cast, use) : null) ??
      whyNotTerms(t, cast, use) ??
      whyNotFed(t, cast, use) ??
      whyNotOwn(t, cast, use) ??
      whyNotAimed(t, cast, use) ??
      whyNotPayable(t, cast, use.cost, use) ??
      (use.ability ? whyNotIdle(t, cast, use.ability) : null)
    );
  let last: Reason = WHY.noTarget;
  const possible = eachCandidate(t, cast, pick, (target) => {
    cast.picks.push(target);
    const why = whyNotPickable(t, cast, use, from + 1);
    cast.picks.pop();
    if (why !== null) last = why;
    return why === null;
  });
  return possible ? null : last;
}
