import { controllerOf, usesInPlay } from '../query/minions.ts';
import { isIn } from '../query/seats.ts';
import { type ImpulseFrame, NONE, type Seat } from '../state/types.ts';
import { currentAction, currentCombat, done } from '../table/stack.ts';
import {
  findCard,
  frameRules,
  type Option,
  PASS,
  seatState,
  type Table,
  type WindowVerbs,
} from '../table/table.ts';
import { asksAnyway } from './public.ts';
import { windowIndex } from './windows.ts';

/**
 * The impulse: one frame over a window. The holder plays, uses the window's verbs or passes; any use brings the
 * impulse back to the front (R-SEQ-07), a full round of passes closes the window.
 */
export const impulseFrame = frameRules<ImpulseFrame>({
  steps: {
    next(t, f) {
      const verbs = t.book.verbs[f.window];
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
          (hasVerbs(t, verbs, seat) || couldUse(t, f, seat) || asksAnyway(t, seat, f.window))
        ) {
          f.step = 'ask';
          return;
        }
        f.passes += 1;
        f.holder = (f.holder + 1) % f.order.length;
      }
    },
    ask: {
      window: (f) => f.window,
      offer(t, f, out) {
        const seat = f.order[f.holder] as number;
        const verbs = t.book.verbs[f.window];
        if (verbs?.mayPass === undefined || verbs.mayPass(t, seat)) out.push(PASS);
        t.book.offerUses(t, seat, f.window, out);
        verbs?.offer(t, seat, out);
        return seat;
      },
      take(t, f, chosen: Option) {
        const seat = f.order[f.holder] as number;
        f.step = 'next';
        if (chosen.verb === 'pass') {
          f.passes += 1;
          f.holder = (f.holder + 1) % f.order.length;
          t.book.verbs[f.window]?.passed?.(t, seat);
          return;
        }
        // R-SEQ-07: whenever anyone uses a card or effect, the impulse returns to the acting Methuselah
        f.passes = 0;
        f.holder = 0;
        f.lastCall = false;
        if (chosen.verb === 'play' || chosen.verb === 'use') t.book.beginUse(t, seat, chosen, f.window);
        else t.book.verbs[f.window]?.take(t, seat, chosen);
      },
    },
  },
});

const hasVerbs = (t: Table, verbs: WindowVerbs | undefined, seat: Seat): boolean =>
  verbs !== undefined && (verbs.isFor === undefined || verbs.isFor(t, seat));

/** A quick look at whether a seat could use anything here: most windows are passed by this alone. */
function couldUse(t: Table, f: ImpulseFrame, seat: Seat): boolean {
  const w = windowIndex(f.window);
  const bit = 1 << w;
  const action = currentAction(t);
  const combat = currentCombat(t);
  const isTurn = seat === t.state.active;
  const acts = action?.seat === seat;
  const fights =
    combat !== undefined &&
    (controllerOf(t, combat.first) === seat || controllerOf(t, combat.second) === seat);
  const { hand } = seatState(t, seat);
  for (let i = 0; i < hand.length; i++) {
    const def = t.pool.cards[t.state.def[hand[i] as number] as number];
    if (def === undefined || (def.handWindows & bit) === 0) continue;
    const { anybody, active, acting, reacting, combatant } = def.windowsBy;
    const windows =
      anybody |
      (isTurn ? active : 0) |
      (acts ? acting : action !== undefined ? reacting : 0) |
      (fights ? combatant : 0);
    if ((windows & bit) !== 0) return true;
  }
  for (const { card, use } of usesInPlay(t, w)) {
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
