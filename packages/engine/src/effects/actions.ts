import { KEY, mark } from '../atoms/rows.ts';
import { canFight, controllerOf } from '../query/minions.ts';
import { cardOf, seatsOf } from '../query/nouns.ts';
import { beginBasic, continueUnblocked, retarget } from '../rules/action.ts';
import { forbidAgain } from '../rules/again.ts';
import { cancelCard } from '../rules/asplayed.ts';
import { failBlock, whyCannotBlock } from '../rules/block.ts';
import { whyCannotActAtOnce } from '../rules/minionphase.ts';
import { NONE } from '../state/types.ts';
import { combatFrame } from '../table/frames.ts';
import { currentAction, push, raise } from '../table/stack.ts';
import { go } from './script.ts';
import type { Verbs } from './verbs.ts';

/** Actions and blocks. Each verb calls `go` first, since a signal or a pushed frame leaves this frame. */

export const ACTION_VERBS = {
  act(t, f, e) {
    go(f);
    const id = cardOf(t, f.context, e.who);
    if (whyCannotActAtOnce(t, id, e.action) === null) beginBasic(t, controllerOf(t, id), id, e.action, NONE);
  },
  cancel(t, f, e) {
    cancelCard(t, e.unpaid === true);
    go(f);
  },
  redirect(t, f, e) {
    go(f);
    const [seat] = seatsOf(t, f.context, e.to);
    // R-BLOCK-07: changing the target reopens block attempts
    if (seat !== undefined) retarget(t, seat);
  },
  attemptBlock(t, f, e) {
    go(f);
    const action = currentAction(t);
    const id = cardOf(t, f.context, e.who);
    if (!action || action.blocker === id) return;
    const { ofAnyAction = false } = e;
    if (whyCannotBlock(t, action, id, false, ofAnyAction) !== null) return;
    if (ofAnyAction) mark(t, 'action', id, KEY.blocksAnyAction);
    raise(t, 'attemptBlock', id);
  },
  failBlock(t, f, e) {
    go(f);
    failBlock(t, e.notAgain);
  },
  endAction(t, f, e) {
    go(f);
    const action = currentAction(t);
    if (e.notAgain && action) forbidAgain(t, action);
    // R-RESOLVE-04: if the action ends before the block resolves, the results of the block do not happen
    raise(t, 'endAction');
  },
  continueAction(t, f) {
    go(f);
    continueUnblocked(t);
  },
  enterCombat(t, f, e) {
    go(f);
    const first = cardOf(t, f.context, e.first);
    const second = cardOf(t, f.context, e.second);
    if (canFight(t, first, second)) push(t, combatFrame(first, second));
  },
} satisfies Partial<Verbs>;
