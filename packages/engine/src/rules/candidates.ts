import type { Pick, ReadingOf, TermOf } from '../language/language.ts';
import { fits } from '../query/filters.ts';
import { seatsOf } from '../query/nouns.ts';
import { clockwiseFrom, prey } from '../query/seats.ts';
import { clanTarget, type EffectContext, NONE, type Seat, seatTarget, type Target } from '../state/types.ts';
import { currentAction } from '../table/stack.ts';
import { defOf, seatState, type Table, useAt } from '../table/table.ts';

/** What may be chosen for a use of a card (rulebook p.8: targets). */

/** The fields that may be left out of a choice. */
interface Heeded {
  card: 'optional';
  seat: 'morePoolThan';
  ash: 'type';
}
/** A choice with all of its fields. */
type WholePick = { readonly [P in Pick['pick']]: ReadingOf<TermOf, P, Heeded> }[Pick['pick']];

/** What a pick may be, in table order, until `found` says that it has seen enough. */
export function eachCandidate(
  t: Table,
  context: EffectContext,
  pick: WholePick,
  found: (target: Target) => boolean,
): boolean {
  switch (pick.pick) {
    case 'card':
      // "Up to two": who has named nobody names nobody after that.
      if (pick.optional === true && isEnough(t, context)) return found(NONE);
      // R-PLAY-23: what is targeted must be in play
      for (const c of t.state.cards) {
        if (fits(t, context, c, pick.filter) && !context.picks.includes(c.id) && found(c.id)) return true;
      }
      return pick.optional === true && found(NONE);
    case 'seat': {
      const action = currentAction(t);
      for (const s of clockwiseFrom(t, context.seat)) {
        if (pick.of !== 'any' && s === context.seat) continue;
        if (pick.of === 'yourPrey' && s !== prey(t, context.seat)) continue;
        if (pick.of === 'notActing' && s === action?.seat) continue;
        // R-BLEED-04: never yourself: a bleed is not redirected to the acting Methuselah
        if (pick.of === 'othersNotTarget' && (s === action?.seat || action?.directedAt.includes(s))) continue;
        if (pick.morePoolThan !== undefined && !hasMorePool(t, s, seatsOf(t, context, pick.morePoolThan)))
          continue;
        if (!context.picks.includes(seatTarget(s)) && found(seatTarget(s))) return true;
      }
      return false;
    }
    case 'clan':
      // The library cards of a pool have no clan.
      return t.pool.clans.some((clan, place) => clan !== '' && found(clanTarget(place)));
    case 'edge':
      // The Edge of another Methuselah stands for that Methuselah.
      return t.state.edge !== NONE && t.state.edge !== context.seat && found(seatTarget(t.state.edge));
    case 'ash': {
      // Copies of a card are one choice.
      const seen: number[] = [];
      // R-TERM-04: what is removed from the game cannot be retrieved
      for (const id of seatState(t, context.seat).ashHeap) {
        const def = defOf(t, id);
        if (context.picks.includes(id) || seen.includes(def.index)) continue;
        seen.push(def.index);
        if ((pick.type === undefined || def.types.includes(pick.type)) && found(id)) return true;
      }
      return false;
    }
  }
}

/** The target before this one could be nobody, and was. */
function isEnough(t: Table, context: EffectContext): boolean {
  const last = context.picks.length - 1;
  if (last < 0) return false;
  const before = useAt(t, context.use)?.text.picks?.[last];
  return context.picks[last] === NONE && before?.pick === 'card' && before.optional === true;
}

const hasMorePool = (t: Table, seat: Seat, than: readonly Seat[]): boolean =>
  than.every((other) => seatState(t, seat).pool > seatState(t, other).pool);

export function candidates(t: Table, context: EffectContext, pick: Pick, out: Target[]): void {
  eachCandidate(t, context, pick, (target) => {
    out.push(target);
    return false;
  });
}

export const hasCandidate = (t: Table, context: EffectContext, pick: Pick): boolean =>
  eachCandidate(t, context, pick, () => true);
