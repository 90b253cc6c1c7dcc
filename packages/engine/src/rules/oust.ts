import { leavePlay } from '../atoms/cards.ts';
import { gainPool, gainVictoryPoint } from '../atoms/counters.ts';
import { putOut } from '../atoms/course.ts';
import { endScope } from '../atoms/rows.ts';
import { happen } from '../flow/happenings.ts';
import type { CompiledUse } from '../language/pool.ts';
import { isIn, playersLeft, predator } from '../query/seats.ts';
import { type CardId, DIRTY, NONE, type Seat, seatTarget } from '../state/types.ts';
import { courseOf, currentAction, raise, rulesOf } from '../table/stack.ts';
import { findCard, seatState, type Table, useAt } from '../table/table.ts';
import { giveEdge } from './edge.ts';

/** Ousting and the end of the game (rulebook p.37-38). */

/** Ousts every Methuselah without pool at the same time. */
export function oustBroke(t: Table): void {
  const { seats } = t.state;
  const withoutPool: Seat[] = [];
  // R-END-01, R-GEN-04: a Methuselah with 0 pool is ousted
  seats.forEach((p, seat) => {
    if (!p.ousted && p.pool <= 0 && !isAwaitingPool(t, seat)) withoutPool.push(seat);
  });
  if (withoutPool.length === 0) return;
  // R-END-05, R-END-08: predators are those before the ousting; only predators still in the game gain pool
  const rewards = withoutPool.map((seat) => predator(t, seat));
  for (const seat of withoutPool) oust(t, seat);
  rewards.forEach((hunter, i) => {
    gainVictoryPoint(t, hunter, 'oust', withoutPool[i]);
    if (seatState(t, hunter).ousted) return;
    gainPool(t, hunter, 6, 'oust');
    happen(t, 'preyOusted', seatTarget(hunter));
  });
  if (playersLeft(t) <= 1) endGame(t);
  else if (withoutPool.includes(t.state.active) && !actsOutOfTurn(t)) raise(t, 'turnOver');
}

/** Has this seat paid for a card whose pool gain is still to come, with nothing else begun in between? */
const isAwaitingPool = (t: Table, seat: Seat): boolean =>
  // ruling:102121#1: paying and gaining count as one moment
  t.state.frames
    .slice(Math.max(0, courseOf(t)))
    .some(
      (f) =>
        (f.kind === 'play' || f.kind === 'action') &&
        rulesOf(t, f).isPaidFor(f) &&
        f.context.seat === seat &&
        useAt(t, f.context.use)?.gainsPool === true,
    );

/** After a card that gains pool has resolved: checks again for Methuselahs without pool. */
export function checkOustAfter(t: Table, use: CompiledUse | undefined): void {
  if (use?.gainsPool) t.state.dirty |= DIRTY.pool;
}

/** Another Methuselah's action is in progress: it finishes first, then the turn ends. */
function actsOutOfTurn(t: Table): boolean {
  const action = currentAction(t);
  return action !== undefined && action.seat !== t.state.active && isIn(t, action.seat);
}

function oust(t: Table, seat: Seat): void {
  leaveGame(t, seat);
  happen(t, 'ousted', seatTarget(seat));
}

/** How many hosts are below a card. The topmost leaves first, since cards left on a leaving card are burned. */
function depthOf(t: Table, id: CardId): number {
  const host = findCard(t, id)?.host ?? NONE;
  return host === NONE ? 0 : 1 + depthOf(t, host);
}

/** Removes an ousted or withdrawn Methuselah. */
function leaveGame(t: Table, seat: Seat): void {
  putOut(t, seat);
  // R-END-02, R-END-03: cards they control leave the game; cards they own but others control stay
  const controlled = t.state.cards
    .filter((c) => c.controller === seat)
    .map((c) => ({ id: c.id, depth: depthOf(t, c.id) }))
    .sort((a, b) => b.depth - a.depth);
  for (const { id } of controlled) leavePlay(t, id, 'removed');
  if (t.state.edge === seat) giveEdge(t, NONE);
  for (const scope of ['nextUnlock', 'nextDiscard'] as const) endScope(t, scope, seat);
}

/** Removes a Methuselah who withdraws. Unlike ousting, nobody is rewarded; the turn that was to begin is skipped. */
export function withdrawFromGame(t: Table, seat: Seat): void {
  leaveGame(t, seat);
  // R-END-13: 1 victory point, and none for the predator
  gainVictoryPoint(t, seat, 'withdrawal');
  if (playersLeft(t) <= 1) endGame(t);
  else raise(t, 'turnOver');
}

/** R-END-04: the game ends when one Methuselah is left. */
function endGame(t: Table): void {
  const last = t.state.seats.findIndex((p) => !p.ousted);
  // R-END-06: the last Methuselah gains 1 more victory point
  if (last !== NONE) gainVictoryPoint(t, last, 'lastOne');
  raise(t, 'gameOver');
}

/** R-END-07, R-GEN-03: the most victory points win, even if ousted; a tie has no winner. */
export function winnerOf(t: Table): Seat {
  if (!t.state.over) return NONE;
  const best = Math.max(...t.state.seats.map((p) => p.victoryPoints));
  const leaders = t.state.seats.flatMap((p, seat) => (p.victoryPoints === best ? [seat] : []));
  return leaders.length === 1 ? (leaders[0] ?? NONE) : NONE;
}
