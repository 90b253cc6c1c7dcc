import type { Frame, Seat } from '../state/types.ts';
import type { DecisionWindow, Option } from '../table/options.ts';
import { stepOf, topFrame, unwind } from '../table/stack.ts';
import { EngineError, type Table } from '../table/table.ts';
import { asksAnyway, isSecret } from './public.ts';

/** Runs the top frame until a seat must decide or the game is over. Each step is one batch. */
export function pump(t: Table): void {
  const { state, book } = t;
  t.decision = null;
  // If nobody can do anything the loop would never end, so after a full round a seat is asked even if it can only pass.
  const askFromTurn = state.turn + state.seats.length + 1;
  for (;;) {
    if (state.signal !== null) unwind(t);
    if (state.dirty !== 0) book.settle(t);
    const f = topFrame(state.frames);
    if (f === undefined) return;
    const step = stepOf(t, f);
    if (typeof step === 'function') {
      step(t, f);
      continue;
    }
    const options: Option[] = [];
    const seat = step.offer(t, f, options);
    const only = options[0];
    if (only === undefined) throw new EngineError(`The ${f.kind} frame offers nothing at ${f.step}.`);
    if (
      options.length === 1 &&
      !isForcedChoiceShown(t, f, seat, step.window(f), only, state.turn >= askFromTurn)
    ) {
      step.take(t, f, only);
      continue;
    }
    t.decision = { seat, window: step.window(f), options };
    t.asked[seat] = (t.asked[seat] ?? 0) + 1;
    return;
  }
}

/** Is a forced choice still shown? */
const isForcedChoiceShown = (
  t: Table,
  f: Frame,
  seat: Seat,
  window: DecisionWindow,
  only: Option,
  idle: boolean,
): boolean =>
  f.kind === 'impulse' ? idle || asksAnyway(t, seat, f.window) : isSecret(t, seat, window, only);

/** Takes one of the offered options and runs until the next decision. */
export function take(t: Table, chosen: Option): void {
  const f = topFrame(t.state.frames);
  const decision = t.decision;
  if (!f || !decision) throw new EngineError('There is no decision to take.');
  const step = stepOf(t, f);
  if (typeof step === 'function') throw new EngineError(`The ${f.kind} frame does not ask at ${f.step}.`);
  if (decision.options.length > 1) t.state.decisions++;
  step.take(t, f, chosen);
  pump(t);
}
