import type { Window } from '../language/language.ts';
import { windowIndex } from '../language/pool.ts';
import { controllerOf, hasUnlocked, usesInPlay } from '../query/minions.ts';
import { isIn } from '../query/seats.ts';
import { type ImpulseFrame, NONE, type Seat } from '../state/types.ts';
import { currentAction, currentCombat, done } from '../table/stack.ts';
import {
  findCard,
  frameRules,
  handWindows,
  type Option,
  PASS,
  type Table,
  type WindowVerbs,
} from '../table/table.ts';
import { asksAnyway } from './public.ts';

/**
 * The impulse: one frame over a window. The holder plays, uses the window's verbs or passes; any use brings the
 * impulse back to the front (R-SEQ-07), a full round of passes closes the window.
 */
export const impulseFrame = frameRules<ImpulseFrame>({
  steps: {
    next(t, f) {
      const verbs = t.book.verbs.get(f.window);
      const course = courseNow(t, f.window);
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
        if (
          isIn(t, seat) &&
          (verbs?.isFor(t, seat) || couldUse(t, course, seat) || asksAnyway(t, seat, f.window))
        ) {
          f.step = 'ask';
          return;
        }
        pass(t, f, verbs, seat);
      }
    },
    ask: {
      window: (f) => f.window,
      offer(t, f, out) {
        const seat = f.order[f.holder] as number;
        const verbs = t.book.verbs.get(f.window);
        if (verbs === undefined || verbs.mayPass(t, seat)) out.push(PASS);
        t.book.offerUses(t, seat, f.window, out);
        verbs?.offer(t, seat, out);
        return seat;
      },
      take(t, f, chosen: Option) {
        const seat = f.order[f.holder] as number;
        f.step = 'next';
        if (chosen.verb === 'pass') {
          pass(t, f, t.book.verbs.get(f.window), seat);
          return;
        }
        // R-SEQ-07: whenever anyone uses a card or effect, the impulse returns to the acting Methuselah
        f.passes = 0;
        f.holder = 0;
        f.lastCall = false;
        if (chosen.verb === 'play' || chosen.verb === 'use') t.book.beginUse(t, seat, chosen, f.window);
        else t.book.verbs.get(f.window)?.take(t, seat, chosen);
      },
    },
  },
});

/** By choice, or because there is nothing else to do: it counts the same. */
function pass(t: Table, f: ImpulseFrame, verbs: WindowVerbs | undefined, seat: Seat): void {
  f.passes += 1;
  f.holder = (f.holder + 1) % f.order.length;
  if (isIn(t, seat)) verbs?.passed(t, seat);
}

/** A window, and what everybody's uses in it depend on. */
interface Course {
  readonly window: number;
  /** A phase, not a moment in it. */
  readonly isPhase: boolean;
  /** Is there any card that could be played here from a hand? */
  readonly fromHand: boolean;
  /** The acting Methuselah, and those of the combatants, or NONE. */
  readonly acting: Seat;
  readonly first: Seat;
  readonly second: Seat;
}

function courseNow(t: Table, window: Window): Course {
  const combat = currentCombat(t);
  const place = windowIndex(window);
  return {
    window: place,
    isPhase: window === t.state.phase,
    fromHand: t.pool.handUsers[place]?.length !== 0,
    acting: currentAction(t)?.seat ?? NONE,
    first: combat ? controllerOf(t, combat.first) : NONE,
    second: combat ? controllerOf(t, combat.second) : NONE,
  };
}

/** A quick look at whether a seat could play or use anything here: most windows are passed by this alone. */
const couldUse = (t: Table, course: Course, seat: Seat): boolean =>
  (course.fromHand && couldPlay(t, course, seat)) || hasAbility(t, course, seat);

function couldPlay(t: Table, course: Course, seat: Seat): boolean {
  const bit = 1 << course.window;
  const isTurn = seat === t.state.active;
  // R-ACTION-01: only unlocked minions can act
  const canAct = isTurn && hasUnlocked(t, seat);
  const fights = course.first === seat || course.second === seat;
  const { anybody, active, actor, acting, reacting, combatant } = handWindows(t, seat);
  const windows =
    anybody |
    (isTurn ? active : 0) |
    (canAct ? actor : 0) |
    (course.acting === seat ? acting : course.acting !== NONE ? reacting : 0) |
    (fights ? combatant : 0);
  return (windows & bit) !== 0;
}

function hasAbility(t: Table, course: Course, seat: Seat): boolean {
  for (const { card, use } of usesInPlay(t, course.window)) {
    // R-UNLOCK-02: what may be done during a phase is for your own phase
    if (use.ownPhase && course.isPhase && seat !== t.state.active) continue;
    const whose = use.by === 'host' ? (findCard(t, card)?.host ?? NONE) : card;
    if (FOR_OTHERS.includes(use.by) || controllerOf(t, whose) === seat) return true;
  }
  return false;
}

/** Abilities that are not for the controller of their card alone. */
const FOR_OTHERS: readonly string[] = [
  'hostController',
  'anyMethuselah',
  'otherMethuselahs',
  'anyMinion',
  'otherMinions',
];
