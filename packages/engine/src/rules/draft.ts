import { keywordKey, marked } from '../atoms/rows.ts';
import type { Pick } from '../language/language.ts';
import type { CompiledUse } from '../language/pool.ts';
import { matches } from '../query/conditions.ts';
import { amountOf, seatsOf } from '../query/nouns.ts';
import { clockwiseFrom, prey } from '../query/seats.ts';
import {
  type CardId,
  type Cast,
  clanTarget,
  NONE,
  type Seat,
  seatTarget,
  type Target,
} from '../state/types.ts';
import { currentAction } from '../table/stack.ts';
import { defOf, type Reason, reason, seatState, type Table } from '../table/table.ts';
import { whyNotOwnCopy } from './contest.ts';
import { whyNotPayable } from './cost.ts';
import { whyNotIdle } from './idle.ts';
import { whyNotSecond } from './onlyone.ts';
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

/** What a pick may be, in table order, until `found` says that it has seen enough. */
function eachCandidate(t: Table, cast: Cast, pick: Pick, found: (target: Target) => boolean): boolean {
  switch (pick.pick) {
    case 'card':
      // "Up to two": who has named nobody names nobody after that.
      if (pick.optional === true && isEnough(t, cast)) return found(NONE);
      // R-PLAY-23: what is targeted must be in play
      for (const c of t.state.cards) {
        if (!cast.picks.includes(c.id) && matches(t, cast, c.id, pick.filter) && found(c.id)) return true;
      }
      return pick.optional === true && found(NONE);
    case 'seat': {
      const action = currentAction(t);
      for (const s of clockwiseFrom(t, cast.seat)) {
        if (pick.of !== 'any' && s === cast.seat) continue;
        if (pick.of === 'yourPrey' && s !== prey(t, cast.seat)) continue;
        if (pick.of === 'notActing' && s === action?.seat) continue;
        // R-BLEED-04: never yourself: a bleed is not redirected to the acting Methuselah
        if (pick.of === 'othersNotTarget' && (s === action?.seat || action?.directedAt.includes(s))) continue;
        if (pick.morePoolThan !== undefined && !hasMorePool(t, s, seatsOf(t, cast, pick.morePoolThan)))
          continue;
        if (!cast.picks.includes(seatTarget(s)) && found(seatTarget(s))) return true;
      }
      return false;
    }
    case 'clan':
      // The library cards of a pool have no clan.
      return t.pool.clans.some((clan, place) => clan !== '' && found(clanTarget(place)));
    case 'edge':
      // The Edge of another Methuselah stands for that Methuselah.
      return t.state.edge !== NONE && t.state.edge !== cast.seat && found(seatTarget(t.state.edge));
    case 'ash': {
      // Copies of a card are one choice.
      const seen: number[] = [];
      // R-TERM-04: what is removed from the game cannot be retrieved
      for (const id of seatState(t, cast.seat).ashHeap) {
        const def = defOf(t, id);
        if (cast.picks.includes(id) || seen.includes(def.index)) continue;
        seen.push(def.index);
        if ((pick.type === undefined || def.types.includes(pick.type)) && found(id)) return true;
      }
      return false;
    }
  }
}

/** The target before this one could be nobody, and was. */
function isEnough(t: Table, cast: Cast): boolean {
  const last = cast.picks.length - 1;
  const before = t.pool.uses[cast.use]?.text.picks?.[last];
  return cast.picks[last] === NONE && before?.pick === 'card' && before.optional === true;
}

const hasMorePool = (t: Table, seat: Seat, than: readonly Seat[]): boolean =>
  than.every((other) => seatState(t, seat).pool > seatState(t, other).pool);

export function candidates(t: Table, cast: Cast, pick: Pick, out: Target[]): void {
  eachCandidate(t, cast, pick, (target) => {
    out.push(target);
    return false;
  });
}

export const hasCandidate = (t: Table, cast: Cast, pick: Pick): boolean =>
  eachCandidate(t, cast, pick, () => true);

export const picksOf = (use: CompiledUse): readonly Pick[] => use.text.picks ?? [];

/** X, then the picks, then the price: offered only if all of it can be completed. */
export function whyNotCompletable(t: Table, cast: Cast, use: CompiledUse): Reason | null {
  if (use.text.x !== undefined) {
    let last: Reason | null = WHY.empty;
    const max = amountOf(t, cast, use.text.x.max);
    for (let x = use.text.x.min; x <= max; x++) {
      cast.x = x;
      last = whyNotPickable(t, cast, use, 0);
      if (last === null) break;
    }
    cast.x = 0;
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
      whyNotFed(t, cast, use) ??
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
