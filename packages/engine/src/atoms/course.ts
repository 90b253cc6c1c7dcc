import { NONE, PHASES, type Phase, type Seat } from '../state/types.ts';
import { seatState, type Table, tell } from '../table/table.ts';

/** The course of the game: turns, phases, who is out, the end. */

export function beginTurn(t: Table, seat: Seat): void {
  t.state.active = seat;
  t.state.turn += 1;
}

export function setPhase(t: Table, seat: Seat, phase: Phase): void {
  t.state.phase = phase;
  tell(t, 'phaseBegan', seat, NONE, NONE, PHASES.indexOf(phase));
}

/** Out of the game: nothing of theirs comes due any more. */
export function putOut(t: Table, seat: Seat): void {
  seatState(t, seat).ousted = true;
  t.state.due = t.state.due.filter((due) => due.seat !== seat);
  tell(t, 'ousted', seat);
}

export function reachLimit(t: Table): void {
  t.state.limitReached = true;
}

export function endGame(t: Table): void {
  t.state.over = true;
  t.state.frames.length = 0;
  tell(t, 'gameOver', NONE);
}
