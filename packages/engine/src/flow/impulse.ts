import type { Window } from '../language/language.ts';
import { windowIndex } from '../language/timing.ts';
import { controllerOf, hasUnlocked, usesInPlay } from '../query/minions.ts';
import { isIn } from '../query/seats.ts';
import { type Frame, type ImpulseFrame, NONE, type Seat } from '../state/types.ts';
import { PASS } from '../table/options.ts';
import { currentAction, currentCombat, done, impulse } from '../table/stack.ts';
import {
  asksByPublicFacts,
  frameRules,
  handWindows,
  indexOf,
  type Table,
  type WindowVerbs,
} from '../table/table.ts';
import { asksAnyway } from './public.ts';

/**
 * The impulse: one frame over a window. The holder plays, uses the window's verbs or passes; any use brings the
 * impulse back to the front (R-SEQ-07), a full round of passes closes the window.
 */
export const impulseFrameRules = frameRules<ImpulseFrame>({
  steps: {
    next(t, f) {
      const place = windowIndex(f.window);
      const verbs = t.book.verbs[place];
      const bit = 1 << place;
      let course: Course | null = null;
      for (;;) {
        // R-SEQ-06: until all have passed
        if (f.passes >= f.order.length) {
          if (f.window !== 'polling' || f.lastCall) return done(t);
          // R-POL-08: a full round of passes in the polling step brings a last call; a second one closes it
          f.lastCall = true;
          f.passes = 0;
          f.holder = 0;
          continue;
        }
        const seat = f.order[f.holder];
        if (seat === undefined) return done(t);
        if (isIn(t, seat)) {
          const hasCards = (handWindows(t, seat).all & bit) !== 0;
          // What uses depend on is looked up once, and only for who may have any.
          if (course === null && (hasCards || usesInPlay(t, place).length > 0))
            course = courseNow(t, place, f.window === t.state.phase);
          if (
            verbs?.isFor(t, seat) ||
            (course !== null && couldUse(t, course, seat)) ||
            asksAnyway(t, seat, f.window)
          ) {
            f.step = 'ask';
            return;
          }
        }
        pass(t, f, verbs, seat);
      }
    },
    ask: {
      window: (f) => f.window,
      offer(t, f, out) {
        const seat = f.order[f.holder] as number;
        const verbs = verbsOf(t, f);
        if (verbs === undefined || verbs.mayPass(t, seat)) out.push(PASS);
        t.book.offerUses(t, seat, f.window, out);
        verbs?.offer(t, seat, out);
        return seat;
      },
      take(t, f, chosen) {
        const seat = f.order[f.holder] as number;
        f.step = 'next';
        if (chosen.verb === 'pass') {
          pass(t, f, verbsOf(t, f), seat);
          return;
        }
        // R-SEQ-07: whenever anyone uses a card or effect, the impulse returns to the acting Methuselah
        f.passes = 0;
        f.holder = 0;
        f.lastCall = false;
        if (chosen.verb === 'play' || chosen.verb === 'use') t.book.beginUse(t, seat, chosen, f.window);
        else verbsOf(t, f)?.take(t, seat, chosen);
      },
    },
  },
});

const verbsOf = (t: Table, { window }: ImpulseFrame): WindowVerbs | undefined =>
  t.book.verbs[windowIndex(window)];

/** Opens a window, unless it is plain that nobody has anything to do in it; then on to the next step. */
export function openWindow<F extends Frame>(
  t: Table,
  f: F,
  next: F['step'],
  window: Window,
  order: (t: Table) => Seat[],
): void {
  if (isIdle(t, window)) f.step = next;
  else impulse(t, f, next, window, order(t));
}

/** Nothing is left to settle, the window has no verbs of its own, and nobody has a card or an ability for it. */
function isIdle(t: Table, window: Window): boolean {
  const place = windowIndex(window);
  if (
    asksByPublicFacts(t) ||
    t.state.dirty !== 0 ||
    t.state.signal !== null ||
    t.book.verbs[place] !== undefined
  )
    return false;
  if (usesInPlay(t, place).length > 0) return false;
  if (t.pool.handUsers[place]?.length === 0) return true;
  for (let seat = 0; seat < t.state.seats.length; seat++)
    if (isIn(t, seat) && (handWindows(t, seat).all & (1 << place)) !== 0) return false;
  return true;
}

/** By choice, or because there is nothing else to do: it counts the same. */
function pass(t: Table, f: ImpulseFrame, verbs: WindowVerbs | undefined, seat: Seat): void {
  f.passes += 1;
  f.holder = (f.holder + 1) % f.order.length;
  if (isIn(t, seat)) verbs?.passed?.(t, seat);
}

/** A window, and what everybody's uses in it depend on. */
interface Course {
  readonly window: number;
  /** A phase, not a moment in it. */
  readonly isPhase: boolean;
  /** The acting Methuselah, and those of the combatants, or NONE. */
  readonly acting: Seat;
  readonly first: Seat;
  readonly second: Seat;
}

function courseNow(t: Table, window: number, isPhase: boolean): Course {
  const combat = currentCombat(t);
  return {
    window,
    isPhase,
    acting: currentAction(t)?.seat ?? NONE,
    first: combat ? controllerOf(t, combat.sides[0].minion) : NONE,
    second: combat ? controllerOf(t, combat.sides[1].minion) : NONE,
  };
}

/** A quick look at whether a seat could play or use anything here: most windows are passed by this alone. */
const couldUse = (t: Table, course: Course, seat: Seat): boolean =>
  couldPlay(t, course, seat) || hasAbility(t, course, seat);

function couldPlay(t: Table, course: Course, seat: Seat): boolean {
  const bit = 1 << course.window;
  const { all, anybody, active, actor, acting, reacting, combatant } = handWindows(t, seat);
  if ((all & bit) === 0) return false;
  const isTurn = seat === t.state.active;
  // R-ACTION-01: only unlocked minions can act
  const canAct = isTurn && hasUnlocked(t, seat);
  const fights = course.first === seat || course.second === seat;
  const windows =
    anybody |
    (isTurn ? active : 0) |
    (canAct ? actor : 0) |
    (course.acting === seat ? acting : course.acting !== NONE ? reacting : 0) |
    (fights ? combatant : 0);
  return (windows & bit) !== 0;
}

function hasAbility(t: Table, { window, isPhase }: Course, seat: Seat): boolean {
  const { users, guests } = indexOf(t);
  const who = isPhase && seat !== t.state.active ? guests[window] : users[window];
  return who !== undefined && (who & (1 << seat)) !== 0;
}
