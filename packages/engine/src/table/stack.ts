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

/** What a step says of what happens next: it names its next step itself, calls a frame, is done, or raises a signal. */

/** Calls a frame; the caller goes on at `next` when it returns. */
export function call<F extends Frame>(t: Table, f: F, next: F['step'], frame: Frame): void {
  f.step = next;
  t.state.frames.push(frame);
}

/** Puts a frame on top without moving the one below: for what interrupts. */
export function push(t: Table, frame: Frame): void {
  t.state.frames.push(frame);
}

/** The top frame is finished. */
export function done(t: Table): void {
  t.state.frames.pop();
}

/** Opens a window over a frame, which goes on at `next` when all have passed. */
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
 * Raises a signal: the nearest frame that takes it goes on at its named step; the frames above it are dropped,
 * but each that has a clean-up runs it first. A signal under way gives way only to one that reaches further.
 */
export function raise(t: Table, signal: Signal, to: Target = NONE): void {
  const { state } = t;
  if (state.signal !== null && SIGNALS.indexOf(state.signal) >= SIGNALS.indexOf(signal)) return;
  state.signal = signal;
  state.signalTo = to;
  unwind(t);
}

/** Goes on with a signal under way; called again when a clean-up is done. */
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
    // What else came due at that moment is still due.
    if (f.kind === 'triggers' && state.due.length > 0) state.dirty |= DIRTY.due;
    state.frames.pop();
  }
}

export function rulesOf(t: Table, f: Frame): FrameRules {
  const rules = t.book.frames.get(f.kind);
  if (!rules) throw new EngineError(`There are no rules of the ${f.kind} frame.`);
  return rules;
}

/** The frame that runs now. */
export const topFrame = (frames: readonly Frame[]): Frame | undefined =>
  // A look below the first place of a list is slow.
  frames.length === 0 ? undefined : frames[frames.length - 1];

function underWay(t: Table): UnderWay {
  const top = topFrame(t.state.frames);
  if (t.underWay.top !== top) lookUnder(t, top);
  return t.underWay;
}

function lookUnder({ state: { frames }, underWay: found }: Table, top: Frame | undefined): void {
  found.top = top;
  found.action = undefined;
  found.combat = undefined;
  found.referendum = undefined;
  found.damage = undefined;
  // The last of a kind is the one under way.
  for (const f of frames) {
    if (f.kind === 'action') found.action = f;
    else if (f.kind === 'combat') found.combat = f;
    else if (f.kind === 'referendum') found.referendum = f;
    else if (f.kind === 'damage') found.damage = f;
  }
}
/** The place in the stack of the action, combat or referendum under way, or NONE. */
export const courseOf = (t: Table): number =>
  t.state.frames.findLastIndex((f) => f.kind === 'action' || f.kind === 'combat' || f.kind === 'referendum');
/** Does a frame stand at a step that the rulebook has? One that was read from a file may not. */
export const standsAtStep = (book: Book, f: Frame): boolean =>
  book.frames.get(f.kind)?.steps.has(f.step) === true;
export function stepOf(t: Table, f: Frame): Step<Frame> {
  const step = t.book.frames.get(f.kind)?.steps.get(f.step);
  if (step === undefined) throw new EngineError(`The ${f.kind} frame has no step named ${f.step}.`);
  return step;
}

/** Is the card of this frame between being shown and doing something? */
export const isShown = (t: Table, f: PlayFrame | ActionFrame): boolean => rulesOf(t, f).isShown(f);
/** The frame of the card that is between being shown and doing something; the last one, if several are. */
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
