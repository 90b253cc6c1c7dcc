import type { Window } from '../language/language.ts';
import type {
  ActionFrame,
  CombatFrame,
  DamageFrame,
  Frame,
  PlayFrame,
  ReferendumFrame,
  Seat,
  Signal,
  Target,
} from '../state/types.ts';
import { DIRTY, NONE, SIGNALS } from '../state/types.ts';
import { impulseFrame } from './frames.ts';
import { type Book, EngineError, type FrameRules, type Step, type Table, type UnderWay } from './table.ts';

/** Control flow for steps: a step sets its next step itself, calls a frame, finishes its frame, or raises a signal. */

/** Calls a frame; the caller continues at `next` when it returns. */
export function call<F extends Frame>(t: Table, f: F, next: F['step'], frame: Frame): void {
  f.step = next;
  t.state.frames.push(frame);
}

/** Pushes a frame without moving the one below: for interruptions. */
export function push(t: Table, frame: Frame): void {
  t.state.frames.push(frame);
}

/** Finishes the top frame. */
export function done(t: Table): void {
  t.state.frames.pop();
}

/** Opens a window over a frame, which continues at `next` when all have passed. */
export function impulse<F extends Frame>(
  t: Table,
  f: F,
  next: F['step'],
  window: Window,
  order: Seat[],
): void {
  call(t, f, next, impulseFrame(window, order));
}

/**
 * Raises a signal: the nearest frame that catches it continues at its catching step. The frames above are dropped, after
 * running their clean-up if they have one. Only a signal that reaches further replaces a pending one.
 */
export function raise(t: Table, signal: Signal, to: Target = NONE): void {
  const { state } = t;
  if (state.signal !== null && SIGNALS.indexOf(state.signal) >= SIGNALS.indexOf(signal)) return;
  state.signal = signal;
  state.signalTo = to;
  unwind(t);
}

/** Continues a pending signal; called again when a clean-up has finished. */
export function unwind(t: Table): void {
  const { state } = t;
  const signal = state.signal;
  if (signal === null) return;
  if (state.cleaning > 0) {
    if (state.frames.length >= state.cleaning) return;
    state.cleaning = 0;
  }
  for (;;) {
    const f = topFrame(state.frames);
    if (!f) throw new EngineError(`No frame takes the signal ${signal}.`);
    const rules = rulesOf(t, f);
    if (rules.takes(f, signal)) {
      state.signal = null;
      f.signalTarget = state.signalTo;
      return;
    }
    if (signal !== 'gameOver' && rules.cleansUp(f)) {
      state.cleaning = state.frames.length;
      return;
    }
    // The other effects that were due at that moment are still due.
    if (f.kind === 'triggers' && state.due.length > 0) state.dirty |= DIRTY.due;
    state.frames.pop();
  }
}

export function rulesOf(t: Table, f: Frame): FrameRules {
  const rules = t.book.frames.get(f.kind);
  if (!rules) throw new EngineError(`There are no rules of the ${f.kind} frame.`);
  return rules;
}

export const topFrame = (frames: readonly Frame[]): Frame | undefined =>
  // Reading index -1 of an array is slow.
  frames.length === 0 ? undefined : frames[frames.length - 1];

function underWay(t: Table): UnderWay {
  const top = topFrame(t.state.frames);
  if (t.underWay.top !== top) findUnderWay(t, top);
  return t.underWay;
}

function findUnderWay({ state: { frames }, underWay: found }: Table, top: Frame | undefined): void {
  found.top = top;
  found.action = undefined;
  found.combat = undefined;
  found.referendum = undefined;
  found.damage = undefined;
  // The innermost of each kind is the current one.
  for (const f of frames) {
    if (f.kind === 'action') found.action = f;
    else if (f.kind === 'combat') found.combat = f;
    else if (f.kind === 'referendum') found.referendum = f;
    else if (f.kind === 'damage') found.damage = f;
  }
}
/** The index in the stack of the current action, combat or referendum, or NONE. */
export const courseOf = (t: Table): number =>
  t.state.frames.findLastIndex((f) => f.kind === 'action' || f.kind === 'combat' || f.kind === 'referendum');
/** Does the rulebook have the step that this frame is at? A frame read from a file may be at an unknown one. */
export const standsAtStep = (book: Book, f: Frame): boolean =>
  book.frames.get(f.kind)?.steps.has(f.step) === true;
export function stepOf(t: Table, f: Frame): Step<Frame> {
  const step = t.book.frames.get(f.kind)?.steps.get(f.step);
  if (step === undefined) throw new EngineError(`The ${f.kind} frame has no step named ${f.step}.`);
  return step;
}

/** Has the card of this frame been shown but not yet taken effect? */
export const isShown = (t: Table, f: PlayFrame | ActionFrame): boolean => rulesOf(t, f).isShown(f);
/** The innermost frame whose card has been shown but has not yet taken effect. */
export function cardShown(t: Table): PlayFrame | ActionFrame | undefined {
  const { frames } = t.state;
  for (let i = frames.length - 1; i >= 0; i--) {
    const f = frames[i] as Frame;
    if ((f.kind === 'play' || f.kind === 'action') && isShown(t, f)) return f;
  }
  return undefined;
}
export const currentAction = (t: Table): ActionFrame | undefined => underWay(t).action;
export const currentCombat = (t: Table): CombatFrame | undefined => underWay(t).combat;
export const currentReferendum = (t: Table): ReferendumFrame | undefined => underWay(t).referendum;
export const currentDamage = (t: Table): DamageFrame | undefined => underWay(t).damage;
