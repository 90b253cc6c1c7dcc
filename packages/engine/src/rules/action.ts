import { lock } from '../atoms/cards.ts';
import { cardNameKey, clearMarks, endScope, KEY, mark, useKey } from '../atoms/rows.ts';
import { happen, scriptIndex } from '../flow/happenings.ts';
import { openWindow } from '../flow/impulse.ts';
import type { ActionText, Reading, Window } from '../language/language.ts';
import type { CompiledUse } from '../language/pool.ts';
import { amountOf } from '../query/amounts.ts';
import { matches } from '../query/filters.ts';
import { canFight, controllerOf } from '../query/minions.ts';
import { isIn } from '../query/seats.ts';
import { isRestricted } from '../query/stats.ts';
import {
  type ActionFrame,
  type CardId,
  DIRTY,
  type EffectContext,
  NONE,
  type Seat,
  targetSeat,
} from '../state/types.ts';
import { actionFrame, combatFrame, diablerieFrame, effectFrame, emptyContext } from '../table/frames.ts';
import { type BasicAction, diableriseOption, NO } from '../table/options.ts';
import { currentAction, done, push, raise } from '../table/stack.ts';
import { type Ask, EngineError, findCard, frameRules, isGone, type Table } from '../table/table.ts';
import { now, told } from '../table/tell.ts';
import { bringBackActionCard, burnActionCard, settleActionCard, useOf } from './actioncard.ts';
import { canPay, payAction } from './actioncost.ts';
import { announcementOf, ofBlock, resolved } from './actionevents.ts';
import type { Choice } from './actionrules.ts';
import { ACTIONS, bringsAnother, isBasic } from './actions.ts';
import { aimOf } from './aim.ts';
import { askAsPlayed, replaceLater } from './asplayed.ts';
import { forgetAttempt, interceptEnough, payToBlock, whyCannotBlock } from './block.ts';
import { actionOrder } from './orders.ts';
import { checkOustAfter } from './oust.ts';
import { isInTorpor, mayDiablerise } from './torpor.ts';

/** The stages of an action: announcement, block attempts, resolution (rulebook p.24-27). */

/** The starting stealth of an action taken with a card. */
export const stealthOfCard = ({ kind, stealth }: ActionText): number =>
  // R-FAQ-07: the printed stealth is the action's starting stealth
  stealth ?? ACTIONS[kind].stealth;

/** Begins an action that needs no card. */
export function beginBasic(t: Table, seat: Seat, minion: CardId, kind: BasicAction, target: CardId): void {
  const { stealth, begin, choice } = ACTIONS[kind];
  const f = actionFrame(kind, seat, minion, emptyContext(seat, minion), choice ? 'choose' : 'announce');
  f.stealth = stealth;
  begin?.(t, f, target);
  push(t, f);
}

/** An action's text as read at the announcement; the optional parts not fixed here are read later in the action. */
type WholeAction = Reading<
  ActionText,
  'stealth' | 'bleed' | 'announced' | 'terms' | 'called' | 'passes' | 'fails' | 'mandatory' | 'at'
>;

/** Begins an action taken with a card: the card is set aside and all choices are fixed now (R-COURSE-01). */
export function announceUse(t: Table, context: EffectContext, use: CompiledUse, discards: CardId[]): void {
  const text: WholeAction | undefined = use.text.action;
  if (!text) throw new EngineError('This use is no action.');
  // R-PLAY-04: an action card may be cancelled before its action is announced
  const f = actionFrame(text.kind, context.seat, context.by, context, use.fromHand ? 'played' : 'announce');
  f.stealth = stealthOfCard(text);
  f.bleedBonus = text.bleed === undefined ? 0 : amountOf(t, context, text.bleed);
  f.discards = discards;
  const { directedAt, targets } = aimOf(t, context, use);
  f.directedAt = directedAt;
  f.targets = targets;
  push(t, f);
  if (use.fromHand) askAsPlayed(t, context, use);
}

/** Still in play, and not moved to the uncontrolled region. */
const inPlay = (t: Table, id: CardId): boolean =>
  !isGone(t, id) && findCard(t, id)?.region !== 'uncontrolled';

function choiceOf(f: ActionFrame): Choice {
  const choice = isBasic(f.action) ? ACTIONS[f.action].choice : undefined;
  if (choice === undefined) throw new EngineError(`There is nothing to choose for the action ${f.action}.`);
  return choice;
}

function ask(t: Table, f: ActionFrame, next: ActionFrame['step'], window: Window): void {
  openWindow(t, f, next, window, () => actionOrder(t, f));
}

export const actionFrameRules = frameRules<ActionFrame>({
  steps: {
    // ---- choices that complete the announcement; the game state does not change until the last one
    choose: {
      window: (f) => choiceOf(f).window,
      isDraft: true,
      offer(t, f, out) {
        choiceOf(f).offer(t, f, out);
        return f.seat;
      },
      take(_t, f, chosen) {
        if (choiceOf(f).take(f, chosen)) f.step = 'announce';
      },
    },
    // ---- the card has been shown and may have been cancelled
    played(t, f) {
      const use = useOf(t, f);
      if (use && !f.cancelled) replaceLater(t, f.context, use);
      // R-TMPL-05: if cancelled, the minion does not lock, nothing is paid, and the card may be played again
      f.step = f.cancelled ? 'end' : 'announce';
    },
    // ---- 1. announced
    announce(t, f) {
      // The minion left play while its card was being played.
      if (isGone(t, f.minion)) {
        f.step = 'ended';
        return;
      }
      // The target may have left play as well.
      t.state.dirty |= DIRTY.ready;
      const use = useOf(t, f);
      const { mark: key } = ACTIONS[f.action];
      if (key !== undefined) mark(t, 'turn', f.minion, key);
      // R-ACTION-14, R-ACTION-15: not again this turn with a card of this name, or with this card in play
      if (use)
        mark(t, 'turn', f.minion, use.fromHand ? cardNameKey(use.def) : useKey(use.index, f.context.card));
      // R-ACTION-01, R-COURSE-01: acting locks the minion
      lock(t, f.minion);
      t.emit?.(announcementOf(t, f));
      happen(t, 'actionAnnounced', f.minion);
      // R-COURSE-03: effects "as the action is announced" come first
      ask(t, f, 'beforeBlocks', 'announced');
      const effects = use?.text.action?.announced;
      if (effects) push(t, effectFrame(scriptIndex(t, effects), f.context));
    },
    // ---- A. no block attempt in progress
    beforeBlocks(t, f) {
      f.blocker = NONE;
      forgetAttempt(t);
      // R-BLOCK-19: once every Methuselah has passed, blocks are declined
      ask(t, f, 'declined', 'beforeBlocks');
    },
    // ---- B. a block attempt in progress
    attempt(t, f) {
      f.blocker = f.signalTarget;
      f.attempts.push(f.blocker);
      payToBlock(t, f.blocker);
      t.emit?.({ type: 'attempt', when: now(t), ...ofBlock(t, f) });
      happen(t, 'blockAttempted', f.blocker);
      ask(t, f, 'attemptResolves', 'blocking');
    },
    attemptResolves(t, f) {
      // R-BLOCK-22: the attempt resolves: on success the action is blocked; on failure return to A
      if (whyCannotBlock(t, f, f.blocker, true) === null && interceptEnough(t, f)) {
        f.outcome = 'blocked';
        t.emit?.({ type: 'blocked', when: now(t), ...ofBlock(t, f) });
        happen(t, 'blockSucceeded', f.blocker);
        // ruling:G00105#1: automatic effects of a block come before cards played in response to it
        ask(t, f, 'blockResolves', 'blocked');
        return;
      }
      f.step = 'attemptFails';
    },
    attemptFails(t, f) {
      t.emit?.({ type: 'attemptFailed', when: now(t), ...ofBlock(t, f) });
      happen(t, 'blockFailed', f.blocker);
      // R-BLOCK-05, R-BLOCK-15: another attempt, or a decline
      f.step = 'beforeBlocks';
    },
    // ---- blocked: the card is burned, the blocker locks, combat
    blockResolves(t, f) {
      aboutToResolve(t, f);
      // R-RESOLVE-02: the card played for the action is burned, its effects do not happen, its cost is not paid
      burnActionCard(t, f);
      happen(t, 'actionBlocked', f.minion);
      ask(t, f, 'fight', 'blockResolved');
    },
    fight(t, f) {
      // R-RESOLVE-03, R-ACTION-02: the blocker locks as it enters combat; R-RESOLVE-04: not if the action ended before
      if (inPlay(t, f.blocker) && !isRestricted(t, 'lockForBlock', f.blocker)) lock(t, f.blocker);
      if (f.action === 'leaveTorpor') {
        // R-TORPOR-03: no combat; a vampire blocker may diablerise the acting vampire
        f.step = mayDiablerise(t, f) ? 'mayDiablerise' : 'resolved';
        return;
      }
      f.step = 'resolved';
      // R-COMBAT-01: blocking a ready minion's action leads to combat
      const fighter = f.champion === NONE ? f.minion : f.champion;
      if (canFight(t, fighter, f.blocker)) push(t, combatFrame(fighter, f.blocker));
    },
    mayDiablerise: {
      window: () => 'mayDiablerise',
      offer(t, f, out) {
        out.push(NO, diableriseOption(f.blocker, f.minion));
        return controllerOf(t, f.blocker);
      },
      take(t, f, chosen) {
        // R-TORPOR-04: if the blocker declines, the action simply fails
        f.step = 'resolved';
        if (chosen.verb === 'diablerise') push(t, diablerieFrame(f.blocker, f.minion));
      },
    } satisfies Ask<ActionFrame, 'mayDiablerise'>,
    // ---- C. everyone has declined to block
    declined(t, f) {
      // R-BLOCK-16, R-BLOCK-23: the acting Methuselah first, then the others; when all pass, the action succeeds
      ask(t, f, 'succeeding', 'declined');
    },
    succeeding(t, f) {
      // An action without effect cannot be modified further.
      if (isInVain(t, f)) f.step = 'resolving';
      else ask(t, f, 'resolving', 'succeeding');
    },
    resolving(t, f) {
      f.step = 'pay';
      aboutToResolve(t, f);
    },
    // ---- 3. resolution
    pay(t, f) {
      // R-ACTION-03: not blocked, so successful
      f.outcome = 'successful';
      if (isInVain(t, f)) {
        // ruling:G00077#1, ruling:G00081#1: successful without effect; its cost is paid, if it can be
        f.inVain = true;
        if (canPay(t, f)) payAction(t, f);
        burnActionCard(t, f);
        f.step = 'resolved';
        return;
      }
      dropLostTargets(t, f);
      // R-RESOLVE-01: pay the cost, then apply the effects
      payAction(t, f);
      f.step = 'comesAbout';
    },
    comesAbout(t, f) {
      const { comesAbout } = ACTIONS[f.action];
      const isIdle = bringsAnother(f.action, useOf(t, f)) || comesAbout?.(t, f) === false;
      f.step = isIdle ? 'cardEffects' : 'takesEffect';
    },
    takesEffect(t, f) {
      f.step = 'cardEffects';
      ACTIONS[f.action].resolve(t, f, useOf(t, f));
    },
    cardEffects(t, f) {
      const use = useOf(t, f);
      f.step = 'resolved';
      if (use?.mode?.stays !== undefined) settleActionCard(t, f, use);
      if (use && f.action !== 'political') push(t, effectFrame(use.script, f.context));
    },
    resolved(t, f) {
      const use = useOf(t, f);
      checkOustAfter(t, use);
      if (use && f.outcome === 'successful') settleActionCard(t, f, use);
      else burnActionCard(t, f);
      t.emit?.(resolved(t, f));
      if (f.outcome === 'ended') {
        // ruling:100323#7, ruling:101223#2: nothing may be played or used in an action that has ended
        f.step = 'end';
        return;
      }
      happen(t, 'actionResolved', f.minion);
      ask(t, f, 'end', 'resolved');
    },
    ended(t, f) {
      // R-RESOLVE-04: an action that ended early does not resolve
      // ruling:100492#2, ruling:100492#3: effects after its resolution still happen if it had reached resolution
      if (f.outcome !== 'pending') happen(t, 'actionResolved', f.minion);
      f.outcome = 'ended';
      f.step = 'resolved';
    },
    end(t, f) {
      burnActionCard(t, f);
      // R-BLOCK-14, R-COURSE-06: effects of modifiers and reactions end with the action
      endScope(t, 'action');
      endScope(t, 'resultingCombat');
      endScope(t, 'resultingRound');
      clearMarks(t, 'action');
      done(t);
      // After an action out of turn, the Methuselah whose turn it is may have been ousted.
      if (!isIn(t, t.state.active)) raise(t, 'turnOver');
    },
  },
  catches: {
    failBlock: 'attemptFails',
    attemptBlock: 'attempt',
    retarget: 'beforeBlocks',
    endAction: 'ended',
  },
  cleanup: () => 'end',
  shown: 'played',
  paidFor: ['comesAbout', 'cardEffects', 'resolved'],
});

// ---------------------------------------------------------------------------------------------- validity of the action

/** Reports 'actionResolves' for the acting minion and for each minion that attempted to block. */
function aboutToResolve(t: Table, f: ActionFrame): void {
  happen(t, 'actionResolves', f.minion);
  for (const id of new Set(f.attempts)) happen(t, 'actionResolves', id);
}

/** The stage of an action, in a player's words. */
export type PartOfAction = 'announced' | 'blocks' | 'attempt' | 'resolution' | 'after';
/** A frame waiting on a window is already at the step that follows the window. */
const PARTS: Readonly<Record<ActionFrame['step'], PartOfAction>> = {
  choose: 'announced',
  played: 'announced',
  announce: 'announced',
  beforeBlocks: 'announced',
  declined: 'blocks',
  attempt: 'attempt',
  attemptResolves: 'attempt',
  attemptFails: 'attempt',
  blockResolves: 'resolution',
  fight: 'resolution',
  mayDiablerise: 'resolution',
  succeeding: 'resolution',
  resolving: 'resolution',
  pay: 'resolution',
  comesAbout: 'resolution',
  takesEffect: 'resolution',
  cardEffects: 'resolution',
  resolved: 'resolution',
  ended: 'resolution',
  end: 'after',
};
export const partOfAction = ({ step, outcome }: ActionFrame): PartOfAction =>
  PARTS[step] === 'resolution' && outcome === 'ended' ? 'after' : PARTS[step];

/** Before the announcement nothing has been done, so nothing is lost if the minion leaves play. */
export const isAnnounced = ({ step }: ActionFrame): boolean => step !== 'choose' && step !== 'announce';

/** An action continues only while its minion can still take it, whatever happens to its target. */
export function actionStands(t: Table, f: ActionFrame): boolean {
  const card = findCard(t, f.minion);
  if (!card || card.controller !== f.seat) return false;
  return card.region === 'ready' || (f.action === 'leaveTorpor' && card.region === 'torpor');
}

/** The action has no effect: its cost cannot be paid, or none of its targets is left (docs/RULES.md). */
const isInVain = (t: Table, f: ActionFrame): boolean =>
  !hasTarget(t, f) || !canPay(t, f) || hasLostEquipment(t, f);

/** ruling:G00139#1: the action that an equipment gives to its bearer needs it on the bearer to the end. */
function hasLostEquipment(t: Table, f: ActionFrame): boolean {
  const { card, def } = f.context;
  if (useOf(t, f)?.by !== 'host' || t.pool.cards[def]?.isEquipment !== true) return false;
  return findCard(t, card)?.host !== f.minion;
}

function hasTarget(t: Table, f: ActionFrame): boolean {
  if (f.action === 'leaveTorpor' && !isInTorpor(t, f.minion)) return false;
  const lost = f.targets.every((id) => !isStillTarget(t, f, id));
  const edge = edgeTarget(t, f);
  if (lost && (edge === NONE ? f.targets.length > 0 : t.state.edge !== edge)) return false;
  return f.directedAt.length === 0 || f.directedAt.some((s) => isIn(t, s));
}

/** Drops targets that are no longer legal; the action still affects the others. */
function dropLostTargets(t: Table, f: ActionFrame): void {
  if (f.targets.length < 2) return;
  const lost = f.targets.filter((id) => !isStillTarget(t, f, id));
  f.context.picks = f.context.picks.map((target) => (lost.includes(target) ? NONE : target));
}

/** The Methuselah holding the Edge that the action targets, or NONE. */
function edgeTarget(t: Table, f: ActionFrame): Seat {
  const slot = (useOf(t, f)?.text.picks ?? []).findIndex((pick) => pick.pick === 'edge');
  return slot < 0 ? NONE : targetSeat(f.context.picks[slot] ?? NONE);
}

function isStillTarget(t: Table, f: ActionFrame, id: CardId): boolean {
  const card = findCard(t, id);
  // R-CONTEST-03: a contested target has left play
  if (!card || card.region === 'contested') return false;
  const { isTarget } = ACTIONS[f.action];
  if (isTarget) return isTarget(t, f.minion, id);
  const pick = useOf(t, f)?.text.picks?.[f.context.picks.indexOf(id)];
  // ruling:G00123#1: a target that no longer matches the card's text is not affected
  return pick?.pick !== 'card' || matches(t, f.context, id, pick.filter);
}

/** A blocked action goes on as if it had not been blocked. */
export function continueUnblocked(t: Table): void {
  const action = currentAction(t);
  // Not after a combat that the action itself brought about
  if (action?.outcome !== 'blocked') return;
  // The card of the action comes back from the ash heap, or the action cannot continue
  if (!bringBackActionCard(t, action)) return;
  action.outcome = 'pending';
  action.champion = NONE;
  clearMarks(t, 'action', () => true, KEY.fought);
  // Who has declined to block may not block later
  raise(t, 'retarget');
}

/** Changes the target (R-BLOCK-07): block attempts are open again. */
export function retarget(t: Table, seat: Seat): void {
  const action = currentAction(t);
  if (action?.outcome !== 'pending') return;
  action.directedAt = [seat];
  // R-FAQ-04, R-BLOCK-18: Methuselahs who had declined may block again
  action.declined = [];
  t.emit?.({ type: 'redirected', when: now(t), minion: told(t, action.minion), to: seat });
  raise(t, 'retarget');
}
