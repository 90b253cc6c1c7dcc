import type { Pick, ReadingOf, TermOf } from '../language/language.ts';
import { fits } from '../query/filters.ts';
import { seatsOf } from '../query/nouns.ts';
import { isPrintedOn } from '../query/printed.ts';
import { clockwiseFrom, predator, prey } from '../query/seats.ts';
import {
  type CardId,
  clanTarget,
  type EffectContext,
  NONE,
  type Seat,
  seatTarget,
  type Target,
} from '../state/types.ts';
import { currentAction } from '../table/stack.ts';
import { defOf, seatState, type Table, useAt } from '../table/table.ts';

/** The legal targets for a use of a card (rulebook p.8). */

/** The optional fields read for each kind of pick. */
interface Heeded {
  card: 'optional';
  seat: 'morePoolThan';
  ash: 'of' | 'card' | 'vampires' | 'ofAction' | 'optional';
}
/** A pick with its optional fields. */
type WholePick = { readonly [P in Pick['pick']]: ReadingOf<TermOf, P, Heeded> }[Pick['pick']];

/** Calls `found` with each legal target, in table order, until `found` returns true; returns whether it did. */
export function eachCandidate(
  t: Table,
  context: EffectContext,
  pick: WholePick,
  found: (target: Target) => boolean,
): boolean {
  switch (pick.pick) {
    case 'card':
      // "Up to two": after choosing no target, no further target is chosen.
      if (pick.optional === true && declinedPrevious(t, context)) return found(NONE);
      // R-PLAY-23: a target must be in play
      for (const c of t.state.cards) {
        if (fits(t, context, c, pick.filter) && !context.picks.includes(c.id) && found(c.id)) return true;
      }
      return pick.optional === true && found(NONE);
    case 'seat': {
      const action = currentAction(t);
      for (const s of clockwiseFrom(t, context.seat)) {
        if (pick.of !== 'any' && s === context.seat) continue;
        if (pick.of === 'yourPrey' && s !== prey(t, context.seat)) continue;
        if (pick.of === 'preyOrPredator' && s !== prey(t, context.seat) && s !== predator(t, context.seat))
          continue;
        if (pick.of === 'notActing' && s === action?.seat) continue;
        // R-BLEED-04: a bleed cannot be redirected to the acting Methuselah
        if (pick.of === 'othersNotTarget' && (s === action?.seat || action?.directedAt.includes(s))) continue;
        if (pick.morePoolThan !== undefined && !hasMorePool(t, s, seatsOf(t, context, pick.morePoolThan)))
          continue;
        if (!context.picks.includes(seatTarget(s)) && found(seatTarget(s))) return true;
      }
      return false;
    }
    case 'clan':
      // In a pool, the clan of a library card is ''.
      return t.pool.clans.some((clan, place) => clan !== '' && found(clanTarget(place)));
    case 'edge':
      // Another Methuselah's Edge is represented by that Methuselah.
      return t.state.edge !== NONE && t.state.edge !== context.seat && found(seatTarget(t.state.edge));
    case 'ash':
      // R-TERM-04: only the ash heap; cards removed from the game cannot be retrieved
      return (
        ashHeapsOf(t, context.seat, pick.of).some((seat) =>
          eachName(t, context, seatState(t, seat).ashHeap, (id) => isInAsh(t, id, pick) && found(id)),
        ) ||
        (pick.optional === true && found(NONE))
      );
  }
}

const ashHeapsOf = (t: Table, seat: Seat, of: 'yourPrey' | 'any' | undefined): readonly Seat[] =>
  of === undefined ? [seat] : of === 'any' ? clockwiseFrom(t, seat) : [prey(t, seat)];

function isInAsh(
  t: Table,
  id: CardId,
  { card, vampires, ofAction }: Extract<WholePick, { pick: 'ash' }>,
): boolean {
  const def = defOf(t, id);
  if (ofAction && currentAction(t)?.context.card !== id) return false;
  if (def.card.kind === 'vampire') return vampires !== undefined || card === undefined;
  return vampires !== 'only' && (card === undefined || isPrintedOn(t.pool, def, card));
}

/** Calls `found` with one copy of each card of a pile that is not chosen yet, until it returns true. */
function eachName(
  t: Table,
  context: EffectContext,
  pile: readonly CardId[],
  found: (id: CardId) => boolean,
): boolean {
  const seen: number[] = [];
  return pile.some((id) => {
    const { index } = defOf(t, id);
    if (context.picks.includes(id) || seen.includes(index)) return false;
    seen.push(index);
    return found(id);
  });
}

/** The previous target was optional and none was chosen. */
function declinedPrevious(t: Table, context: EffectContext): boolean {
  const last = context.picks.length - 1;
  if (last < 0) return false;
  const { picks = [], action } = useAt(t, context.use)?.text ?? {};
  const before = [...picks, ...(action?.terms ?? [])][last];
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
