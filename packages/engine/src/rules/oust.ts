import { leavePlay } from '../atoms/cards.ts';
import { gainPool, gainVictoryPoint, takeEdge } from '../atoms/counters.ts';
import { putOut } from '../atoms/course.ts';
import { endScope } from '../atoms/rows.ts';
import { happen } from '../flow/happenings.ts';
import type { CompiledUse } from '../language/pool.ts';
import { isIn, playersLeft, predator } from '../query/seats.ts';
import { type CardId, DIRTY, NONE, type Seat, seatTarget } from '../state/types.ts';
import { courseOf, currentAction, raise, rulesOf } from '../table/stack.ts';
import { findCard, seatState, type Table, useAt } from '../table/table.ts';

/** Ousting and the end of the game (rulebook p.37-38). */

/** Everybody who has run out of pool goes at the same time. */
export function oustBroke(t: Table): void {
  const { seats } = t.state;
  const broke: Seat[] = [];
  // R-END-01, R-GEN-04: at 0 pool you are ousted
  seats.forEach((p, seat) => {
    if (!p.ousted && p.pool <= 0 && !isBuying(t, seat)) broke.push(seat);
  });
  if (broke.length === 0) return;
  // R-END-05, R-END-08: the neighbours are those before the ousting; the pool is for those who stay in
  const rewards = broke.map((seat) => predator(t, seat));
  for (const seat of broke) oust(t, seat);
  rewards.forEach((hunter, i) => {
    gainVictoryPoint(t, hunter, 'oust', broke[i]);
    if (!seatState(t, hunter).ousted) gainPool(t, hunter, 6, 'oust');
  });
  if (playersLeft(t) <= 1) endGame(t);
  else if (broke.includes(t.state.active) && !actsOutOfTurn(t)) raise(t, 'turnOver');
}

/** Is this seat between the price of a card and the pool that the card gives, with nothing begun by it? */
const isBuying = (t: Table, seat: Seat): boolean =>
  // ruling:102121#1: price and gain are one moment
  t.state.frames
    .slice(Math.max(0, courseOf(t)))
    .some(
      (f) =>
        (f.kind === 'play' || (f.kind === 'action' && f.action !== 'political')) &&
        rulesOf(t, f).isPaidFor(f) &&
        f.context.seat === seat &&
        useAt(t, f.context.use)?.gainsPool === true,
    );

/** What a card gave is counted: who has no pool left now is ousted. */
export function boughtWith(t: Table, use: CompiledUse | undefined): void {
  if (use?.gainsPool) t.state.dirty |= DIRTY.pool;
}

/** Another Methuselah's action is under way: it is finished, and the turn ends after it. */
function actsOutOfTurn(t: Table): boolean {
  const action = currentAction(t);
  return action !== undefined && action.seat !== t.state.active && isIn(t, action.seat);
}

function oust(t: Table, seat: Seat): void {
  leaveGame(t, seat);
  happen(t, 'ousted', seatTarget(seat));
}

/** How many cards a card is on, one on the other: the topmost leaves first, since what is left on a card is burned. */
function depthOf(t: Table, id: CardId): number {
  const host = findCard(t, id)?.host ?? NONE;
  return host === NONE ? 0 : 1 + depthOf(t, host);
}

/** Ousted or withdrawn. */
function leaveGame(t: Table, seat: Seat): void {
  putOut(t, seat);
  // R-END-02, R-END-03: what they control leaves the game; what others control of theirs stays
  const controlled = t.state.cards
    .filter((c) => c.controller === seat)
    .map((c) => ({ id: c.id, depth: depthOf(t, c.id) }))
    .sort((a, b) => b.depth - a.depth);
  for (const { id } of controlled) leavePlay(t, id, 'removed');
  if (t.state.edge === seat) takeEdge(t, NONE);
  for (const scope of ['nextUnlock', 'nextDiscard'] as const) endScope(t, scope, seat);
}

/** Who has withdrawn leaves as the ousted do, but nobody is rewarded for it; their turn does not take place. */
export function withdrawFromGame(t: Table, seat: Seat): void {
  leaveGame(t, seat);
  // R-END-13: 1 victory point, and none for the predator
  gainVictoryPoint(t, seat, 'withdrawal');
  if (playersLeft(t) <= 1) endGame(t);
  else raise(t, 'turnOver');
}

/** R-END-04: the game goes on until one Methuselah is left. */
function endGame(t: Table): void {
  const last = t.state.seats.findIndex((p) => !p.ousted);
  // R-END-06: the last one gains 1 more victory point
  if (last !== NONE) gainVictoryPoint(t, last, 'lastOne');
  raise(t, 'gameOver');
}

/** R-END-07, R-GEN-03: most victory points win, even if ousted; a tie has no winner. */
export function winnerOf(t: Table): Seat {
  if (!t.state.over) return NONE;
  const best = Math.max(...t.state.seats.map((p) => p.victoryPoints));
  const leaders = t.state.seats.flatMap((p, seat) => (p.victoryPoints === best ? [seat] : []));
  return leaders.length === 1 ? (leaders[0] ?? NONE) : NONE;
}
