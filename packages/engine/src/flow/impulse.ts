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
 * The impulse: a frame for one window. The holder plays a card, uses one of the window's verbs or passes. Any use
 * returns the impulse to the first seat (R-SEQ-07); a full round of passes closes the window.
 */
export const impulseFrameRules = frameRules<ImpulseFrame>({
  steps: {
    next(t, f) {
      const place = windowIndex(f.window);
      const verbs = t.book.verbs[place];
      const bit = 1 << place;
      let facts: WindowFacts | null = null;
      for (;;) {
        // R-SEQ-06: until every Methuselah has passed
        if (f.passes >= f.order.length) {
          if (f.window !== 'polling' || f.lastCall) return done(t);
          // R-POL-08: a full round of passes in the polling step starts a last call; a second one closes the polling
          f.lastCall = true;
          f.passes = 0;
          f.holder = 0;
          continue;
        }
        const seat = f.order[f.holder];
        if (seat === undefined) return done(t);
        if (isIn(t, seat)) {
          const hasCards = (handWindows(t, seat).all & bit) !== 0;
          // Computed at most once, and only if some seat may have a use.
          if (facts === null && (hasCards || usesInPlay(t, place).length > 0))
            facts = windowFactsNow(t, place, f.window === t.state.phase);
          if (
            verbs?.isFor(t, seat) ||
            (facts !== null && couldUse(t, facts, seat)) ||
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

/** Opens a window, or goes straight to the next step if clearly nobody can do anything in it. */
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

/** Nothing is left to settle, the window has no verbs of its own, and nobody has a card or ability for it. */
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

/** A seat with nothing to do passes automatically; it counts the same as a chosen pass. */
function pass(t: Table, f: ImpulseFrame, verbs: WindowVerbs | undefined, seat: Seat): void {
  f.passes += 1;
  f.holder = (f.holder + 1) % f.order.length;
  if (isIn(t, seat)) verbs?.passed?.(t, seat);
}

/** The facts about a window that decide who may use anything in it. */
interface WindowFacts {
  readonly window: number;
  /** The window is a whole phase, not a moment within one. */
  readonly isPhase: boolean;
  /** The seats of the acting minion and of the two combatants, or NONE. */
  readonly acting: Seat;
  readonly first: Seat;
  readonly second: Seat;
}

function windowFactsNow(t: Table, window: number, isPhase: boolean): WindowFacts {
  const combat = currentCombat(t);
  return {
    window,
    isPhase,
    acting: currentAction(t)?.seat ?? NONE,
    first: combat ? controllerOf(t, combat.sides[0].minion) : NONE,
    second: combat ? controllerOf(t, combat.sides[1].minion) : NONE,
  };
}

/** A cheap check whether a seat could play or use anything here; it rules out most windows. */
const couldUse = (t: Table, facts: WindowFacts, seat: Seat): boolean =>
  couldPlay(t, facts, seat) || hasAbility(t, facts, seat);

function couldPlay(t: Table, facts: WindowFacts, seat: Seat): boolean {
  const bit = 1 << facts.window;
  const { all, anybody, active, actor, acting, reacting, combatant } = handWindows(t, seat);
  if ((all & bit) === 0) return false;
  const isTurn = seat === t.state.active;
  // R-ACTION-01: only unlocked minions can act
  const canAct = isTurn && hasUnlocked(t, seat);
  const fights = facts.first === seat || facts.second === seat;
  const windows =
    anybody |
    (isTurn ? active : 0) |
    (canAct ? actor : 0) |
    (facts.acting === seat ? acting : facts.acting !== NONE ? reacting : 0) |
    (fights ? combatant : 0);
  return (windows & bit) !== 0;
}

function hasAbility(t: Table, { window, isPhase }: WindowFacts, seat: Seat): boolean {
  const { users, guests } = indexOf(t);
  const seatBits = isPhase && seat !== t.state.active ? guests[window] : users[window];
  return seatBits !== undefined && (seatBits & (1 << seat)) !== 0;
}
