import { lock } from '../atoms/cards.ts';
import { burnPool, takeEdge } from '../atoms/counters.ts';
import { cardNameKey, clearMarks, endScope, KEY, mark, useKey } from '../atoms/rows.ts';
import { happen } from '../flow/happenings.ts';
import { openWindow } from '../flow/impulse.ts';
import type { ActionKind, ActionText, Window } from '../language/language.ts';
import type { CompiledUse } from '../language/pool.ts';
import { matches } from '../query/filters.ts';
import { canFight, controllerOf, countersOn, isReady, isVampire } from '../query/minions.ts';
import { amountOf } from '../query/nouns.ts';
import { isIn, prey } from '../query/seats.ts';
import { bleedOf } from '../query/stats.ts';
import {
  type ActionFrame,
  type CardId,
  type Cast,
  DIRTY,
  NONE,
  type Seat,
  targetSeat,
} from '../state/types.ts';
import type { EventFacts, EventOf } from '../table/events.ts';
import { actionFrame, combatFrame, diablerieFrame, effectFrame, noCast } from '../table/frames.ts';
import { option } from '../table/options.ts';
import { currentAction, done, push, raise } from '../table/stack.ts';
import { EngineError, findCard, frameRules, isGone, type Table } from '../table/table.ts';
import { now, told, toldIfAny, toldUse } from '../table/tell.ts';
import {
  bringsAnother,
  burnActionCard,
  canPay,
  payAction,
  resolveKind,
  settleActionCard,
  useOf,
} from './actionkinds.ts';
import { aimOf } from './aim.ts';
import { askAsPlayed, replaceLater } from './asplayed.ts';
import { interceptEnough, whyNotAttempt } from './block.ts';
import { type BasicAction, piecesFor } from './minionphase.ts';
import { actionOrder } from './orders.ts';
import { boughtWith } from './oust.ts';
import { isQuarry } from './redlist.ts';
import { whyNotDiablerie } from './traits.ts';

/** The course of an action: announced, blocks, resolution (rulebook p.24-27). */

const BASE_STEALTH: Readonly<Record<ActionKind, number>> = {
  bleed: 0, // R-BLEED-04
  hunt: 1, // R-HUNT-04
  equip: 1, // R-EQUIP-01
  employ: 1, // R-RETAIN-01
  recruit: 1, // R-ALLY-01
  political: 1, // R-POL-02
  leaveTorpor: 1, // R-TORPOR-01
  rescue: 1, // R-TORPOR-06: with the same controller
  diablerise: 1, // R-DIAB-02: with the same controller
  becomeAnarch: 1, // R-ANARCH-01
  enterCombat: 1, // R-TRAIT-08
  special: 0, // R-ACTION-16
};

/** The stealth that a basic action begins with. */
export const stealthOfBasic = (t: Table, seat: Seat, kind: BasicAction, target: CardId): number =>
  // R-TORPOR-06, R-DIAB-02: on another's vampire 0 stealth
  (kind === 'rescue' || kind === 'diablerise') && controllerOf(t, target) !== seat ? 0 : BASE_STEALTH[kind];

/** The stealth that an action by a card begins with. */
export const stealthOfCard = ({ kind, stealth }: ActionText): number =>
  // R-FAQ-07: the printed stealth is the action's starting stealth
  stealth ?? BASE_STEALTH[kind];

/** A basic action: bleed, hunt, equip from another minion, leave torpor, rescue, diablerise, become Anarch. */
export function beginBasic(t: Table, seat: Seat, minion: CardId, kind: BasicAction, target: CardId): void {
  const f = actionFrame(kind, seat, minion, noCast(seat, minion), 'announce');
  f.stealth = stealthOfBasic(t, seat, kind, target);
  if (kind === 'bleed') f.directedAt = [prey(t, seat)]; // R-BLEED-04: your prey by default
  if (kind === 'equip') {
    f.cast.subject = target;
    f.step = 'pieces';
  }
  if (kind === 'rescue' || kind === 'diablerise') {
    f.targets = [target];
    const other = controllerOf(t, target);
    // R-TORPOR-06, R-DIAB-02: another's vampire: directed at its controller
    if (other !== seat) f.directedAt = [other];
    if (kind === 'rescue') f.step = 'split';
  }
  if (kind === 'enterCombat') {
    f.targets = [target];
    // R-TRAIT-08: directed at the controller of the marked minion
    f.directedAt = [controllerOf(t, target)];
  }
  push(t, f);
}

/** An action by a card: the card is set aside, everything is fixed now (R-COURSE-01). */
export function announceUse(t: Table, cast: Cast, use: CompiledUse, discards: CardId[]): void {
  const text = use.text.action;
  if (!text) throw new EngineError('This use is no action.');
  // R-PLAY-04: an action card may be cancelled before its action is announced
  const f = actionFrame(text.kind, cast.seat, cast.by, cast, use.fromHand ? 'played' : 'announce');
  f.stealth = stealthOfCard(text);
  f.bled = text.bleed === undefined ? 0 : amountOf(t, cast, text.bleed);
  f.discards = discards;
  const { directedAt, targets } = aimOf(t, cast, use);
  f.directedAt = directedAt;
  f.targets = targets;
  push(t, f);
  if (use.fromHand) askAsPlayed(t);
}

/** Not gone, nor sent to the uncontrolled region. */
const inPlay = (t: Table, id: CardId): boolean =>
  !isGone(t, id) && findCard(t, id)?.region !== 'uncontrolled';

function ask(t: Table, f: ActionFrame, next: ActionFrame['step'], window: Window): void {
  openWindow(t, f, next, window, () => actionOrder(t, f));
}

export const actionFrameRules = frameRules<ActionFrame>({
  steps: {
    // ---- what an announcement still has to fix: nothing is written before the last of it
    pieces: {
      window: () => 'equipment',
      offer(t, f, out) {
        // R-EQUIP-04: several pieces of one minion may be taken, named as the action is announced
        if (f.targets.length > 0) out.push(option('pass'));
        for (const id of piecesFor(t, f.minion, f.cast.subject))
          if (!f.targets.includes(id)) out.push(option('pick', NONE, id, NONE, id));
        return f.seat;
      },
      take(_t, f, chosen) {
        if (chosen.verb === 'pick') f.targets.push(chosen.at);
        else f.step = 'announce';
      },
    },
    split: {
      window: () => 'rescueCost',
      offer(t, f, out) {
        // R-TORPOR-05: either vampire pays, or both: the acting side decides
        const target = f.targets[0] as CardId;
        for (let theirs = 0; theirs <= 2; theirs++) {
          if (countersOn(t, target) >= theirs && countersOn(t, f.minion) >= 2 - theirs)
            out.push(option('pay', NONE, target, f.minion, NONE, theirs));
        }
        return f.seat;
      },
      take(_t, f, chosen) {
        f.split = chosen.n;
        f.step = 'announce';
      },
    },
    // ---- the card was shown, and could be cancelled
    played(t, f) {
      const use = useOf(t, f);
      if (use && !f.cancelled) replaceLater(t, f.cast, use);
      // R-TMPL-05: cancelled: the minion does not lock, nothing is paid, and the card may be played again
      f.step = f.cancelled ? 'end' : 'announce';
    },
    // ---- 1. announced
    announce(t, f) {
      // It has left play while its card was being played.
      if (isGone(t, f.minion)) {
        f.step = 'ended';
        return;
      }
      // So may have what the action is aimed at.
      t.state.dirty |= DIRTY.ready;
      const use = useOf(t, f);
      // R-BLEED-03: its bleed of this turn, whatever comes of it
      if (f.action === 'bleed') mark(t, 'turn', f.minion, KEY.bleed);
      // R-POL-01: its political action of this turn
      if (f.action === 'political') mark(t, 'turn', f.minion, KEY.political);
      // R-TRAIT-08: the one time this turn that it hunts a marked minion down
      if (f.action === 'enterCombat') mark(t, 'turn', f.minion, KEY.redList);
      // R-ACTION-14, R-ACTION-15: not again this turn by a card of this name, or by this card in play
      if (use)
        mark(t, 'turn', f.minion, use.fromHand ? cardNameKey(use.def) : useKey(use.index, f.cast.card));
      // R-ACTION-01, R-COURSE-01: acting locks the minion
      lock(t, f.minion);
      t.emit?.(announcementOf(t, f));
      // R-COURSE-03: effects "as the action is announced" come first
      ask(t, f, 'beforeBlocks', 'announced');
    },
    // ---- A. no current block attempt
    beforeBlocks(t, f) {
      f.blocker = NONE;
      // R-BLOCK-19: once all have passed, blocks are declined
      ask(t, f, 'declined', 'beforeBlocks');
    },
    // ---- B. an ongoing attempt
    attempt(t, f) {
      f.blocker = f.ret;
      f.attempts.push(f.blocker);
      t.emit?.({ type: 'attempt', when: now(t), ...ofBlock(t, f) });
      ask(t, f, 'attemptResolves', 'blocking');
    },
    attemptResolves(t, f) {
      // R-BLOCK-22: the attempt is resolved: success, and the action is blocked; failure, and back to A
      if (whyNotAttempt(t, f, f.blocker, true) === null && interceptEnough(t, f)) {
        f.outcome = 'blocked';
        t.emit?.({ type: 'blocked', when: now(t), ...ofBlock(t, f) });
        happen(t, 'blockSucceeded', f.blocker);
        // ruling:G00105#1: what a block brings by itself comes before anything that is played for it
        ask(t, f, 'blockResolves', 'blocked');
        return;
      }
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
      // R-RESOLVE-03, R-ACTION-02: the blocker locks as it enters combat; R-RESOLVE-04: ended before, neither happens
      if (inPlay(t, f.blocker)) lock(t, f.blocker);
      if (f.action === 'leaveTorpor') {
        // R-TORPOR-03: no combat; a vampire blocker may diablerise the acting vampire, if it is in torpor still
        const may =
          isVampire(t, f.blocker) && isReady(t, f.blocker) && whyNotDiablerie(t, f.blocker) === null;
        f.step = may && isInTorpor(t, f.minion) ? 'mayDiablerise' : 'resolved';
        return;
      }
      f.step = 'resolved';
      // R-COMBAT-01: the block of a ready minion's action leads to combat
      const fighter = f.champion === NONE ? f.minion : f.champion;
      if (canFight(t, fighter, f.blocker)) push(t, combatFrame(fighter, f.blocker));
    },
    mayDiablerise: {
      window: () => 'mayDiablerise',
      offer(t, f, out) {
        out.push(option('no'), option('yes', NONE, f.minion, f.blocker));
        return controllerOf(t, f.blocker);
      },
      take(t, f, chosen) {
        // R-TORPOR-04: if the blocker declines, the action simply fails
        f.step = 'resolved';
        if (chosen.verb === 'yes') push(t, diablerieFrame(f.blocker, f.minion));
      },
    },
    // ---- C. all have declined
    declined(t, f) {
      // R-BLOCK-16, R-BLOCK-23: the acting Methuselah first, then the others; all passed, the action succeeds
      ask(t, f, 'succeeding', 'declined');
    },
    succeeding(t, f) {
      // To what comes to nothing there is nothing to add.
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
        // ruling:G00077#1: successful without effect; nothing is paid for it
        f.inVain = true;
        burnActionCard(t, f);
        f.step = 'resolved';
        return;
      }
      forgetLost(t, f);
      // R-RESOLVE-01: pay the cost, then apply the effects
      payAction(t, f, useOf(t, f));
      f.step = 'effects';
    },
    effects(t, f) {
      f.step = 'cardEffects';
      resolveKind(t, f, useOf(t, f));
    },
    // ---- a bleed that succeeds
    bleed(t, f) {
      f.step = 'cardEffects';
      const [target] = f.directedAt;
      if (target === undefined || !isIn(t, target)) return;
      // R-BLEED-05: the target burns pool equal to the bleed amount
      burnPool(t, target, bleedOf(t, f.minion), 'bleed');
      // R-BLEED-07: a successful bleed takes the Edge from whoever has it
      takeEdge(t, f.seat);
    },
    cardEffects(t, f) {
      const use = useOf(t, f);
      f.step = 'resolved';
      if (use?.mode?.stays !== undefined) settleActionCard(t, f, use);
      if (use && f.action !== 'political') push(t, effectFrame(use.script, f.cast));
    },
    resolved(t, f) {
      const use = useOf(t, f);
      boughtWith(t, use);
      if (use && f.outcome === 'successful') settleActionCard(t, f, use);
      else burnActionCard(t, f);
      t.emit?.(resolved(t, f));
      if (f.outcome === 'ended') {
        // ruling:100323#7, ruling:101223#2: nothing is played or used in an action that has ended
        f.step = 'end';
        return;
      }
      happen(t, 'actionResolved', f.minion);
      ask(t, f, 'end', 'resolved');
    },
    ended(t, f) {
      // R-RESOLVE-04: an action that was ended before does not resolve
      // ruling:100492#2, ruling:100492#3: what follows its resolution follows if it had come to it
      if (f.outcome !== 'pending') happen(t, 'actionResolved', f.minion);
      f.outcome = 'ended';
      f.step = 'resolved';
    },
    end(t, f) {
      burnActionCard(t, f);
      // R-BLOCK-14, R-COURSE-06: what modifiers and reactions did ends with the action
      endScope(t, 'action');
      endScope(t, 'resultingCombat');
      endScope(t, 'resultingRound');
      clearMarks(t, 'action');
      done(t);
      // An action out of turn has outlasted the Methuselah whose turn it is.
      if (!isIn(t, t.state.active)) raise(t, 'turnOver');
    },
  },
  catches: { attemptBlock: 'attempt', retarget: 'beforeBlocks', endAction: 'ended' },
  cleanup: () => 'end',
  shown: 'played',
  paidFor: ['effects', 'cardEffects', 'resolved'],
});

// ---------------------------------------------------------------------------------------------- what is told

export function announcementOf(t: Table, f: ActionFrame): EventOf<'announced'> {
  const { action: kind, cast } = f;
  const use = useOf(t, f);
  return {
    type: 'announced',
    when: now(t),
    seat: f.seat,
    minion: told(t, f.minion),
    kind,
    bringsAnother: bringsAnother(kind, use),
    directedAt: f.directedAt.slice(),
    targets: f.targets.map((id) => told(t, id)),
    takesFrom: kind === 'equip' && use === undefined ? toldIfAny(t, cast.subject) : null,
    use: use === undefined ? null : toldUse(t, cast.card, use),
    stealth: f.stealth,
  };
}

const ofBlock = (t: Table, f: ActionFrame): EventFacts['blocked'] => ({
  blocker: told(t, f.blocker),
  acting: told(t, f.minion),
});

const resolved = (t: Table, f: ActionFrame): EventOf<'resolved'> => ({
  type: 'resolved',
  when: now(t),
  seat: f.seat,
  minion: told(t, f.minion),
  kind: f.action,
  outcome: f.inVain ? 'inVain' : f.outcome === 'pending' ? 'ended' : f.outcome,
  bleed: f.action === 'bleed' ? bleedOf(t, f.minion) : null,
});

// ---------------------------------------------------------------------------------------------- whether it stands

/** Told of the acting minion and of everyone who attempted to block. */
function aboutToResolve(t: Table, f: ActionFrame): void {
  happen(t, 'actionResolves', f.minion);
  f.attempts.forEach((id, i) => {
    if (f.attempts.indexOf(id) === i) happen(t, 'actionResolves', id);
  });
}

const isInTorpor = (t: Table, id: CardId): boolean => findCard(t, id)?.region === 'torpor';

/** Before it is announced nothing has been done for it, and nothing is lost with its minion. */
export const isAnnounced = ({ step }: ActionFrame): boolean =>
  step !== 'pieces' && step !== 'split' && step !== 'announce';

/** An action goes on only while its minion is there to take it, whatever becomes of its target. */
export function actionStands(t: Table, f: ActionFrame): boolean {
  const card = findCard(t, f.minion);
  if (!card || card.controller !== f.seat) return false;
  return card.region === 'ready' || (f.action === 'leaveTorpor' && card.region === 'torpor');
}

/** Nothing comes of it: its cost cannot be paid, or nothing is left of what it is aimed at (docs/RULES.md). */
const isInVain = (t: Table, f: ActionFrame): boolean => !hasAim(t, f) || !canPay(t, f, useOf(t, f));

function hasAim(t: Table, f: ActionFrame): boolean {
  if (f.action === 'leaveTorpor' && !isInTorpor(t, f.minion)) return false;
  const lost = f.targets.every((id) => !stillThere(t, f, id));
  const edge = edgeTarget(t, f);
  if (lost && (edge === NONE ? f.targets.length > 0 : t.state.edge !== edge)) return false;
  return f.directedAt.length === 0 || f.directedAt.some((s) => isIn(t, s));
}

/** With some of its targets left, it does nothing to the others. */
function forgetLost(t: Table, f: ActionFrame): void {
  if (f.targets.length < 2) return;
  const lost = f.targets.filter((id) => !stillThere(t, f, id));
  f.cast.picks = f.cast.picks.map((target) => (lost.includes(target) ? NONE : target));
}

/** The Methuselah whose Edge an action is aimed at. */
function edgeTarget(t: Table, f: ActionFrame): Seat {
  const place = (useOf(t, f)?.text.picks ?? []).findIndex((pick) => pick.pick === 'edge');
  return place < 0 ? NONE : targetSeat(f.cast.picks[place] ?? NONE);
}

function stillThere(t: Table, f: ActionFrame, id: CardId): boolean {
  const card = findCard(t, id);
  // R-CONTEST-03: a target that is contested has left play
  if (!card || card.region === 'contested') return false;
  if (f.action === 'enterCombat') return isQuarry(t, f.minion, id);
  if (f.action === 'rescue' || f.action === 'diablerise') return card.region === 'torpor';
  const pick = useOf(t, f)?.text.picks?.[f.cast.picks.indexOf(id)];
  // ruling:G00123#1: a target that has become another than the card asks for is none
  return pick?.pick !== 'card' || matches(t, f.cast, id, pick.filter);
}

/** Changing the target (R-BLOCK-07): block attempts are open again. */
export function retarget(t: Table, seat: Seat): void {
  const action = currentAction(t);
  if (action?.outcome !== 'pending') return;
  action.directedAt = [seat];
  // R-FAQ-04, R-BLOCK-18: who had declined may block again
  action.declined = [];
  t.emit?.({ type: 'redirected', when: now(t), minion: told(t, action.minion), to: seat });
  raise(t, 'retarget');
}
