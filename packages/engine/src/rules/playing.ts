import { discard, enterPlay, limboToAsh, toLimbo } from '../atoms/cards.ts';
import { setMasterActions } from '../atoms/counters.ts';
import { addRow, cardNameKey, mark, marked, useKey } from '../atoms/rows.ts';
import { windowIndex } from '../flow/windows.ts';
import type { Pick, Scope, Window } from '../language/language.ts';
import { type CompiledUse, windowBit } from '../language/pool.ts';
import { matches, whyNotHolds } from '../query/conditions.ts';
import { controllerOf, isAwake, isReady, minionsOf, usesInPlay } from '../query/minions.ts';
import { amountOf } from '../query/nouns.ts';
import { clockwiseFrom } from '../query/seats.ts';
import {
  type CardId,
  type Cast,
  NONE,
  type PlayFrame,
  type Seat,
  seatTarget,
  type Target,
} from '../state/types.ts';
import { effectFrame } from '../table/frames.ts';
import { currentAction, currentCombat, currentReferendum, done, push } from '../table/stack.ts';
import {
  defOf,
  EngineError,
  findCard,
  frameRules,
  type Option,
  option,
  type Reason,
  reason,
  seatState,
  type Table,
  tell,
} from '../table/table.ts';
import { announceUse } from './action.ts';
import { whyNotBleedMore, whyNotIntercept, whyNotMustBlock, whyNotRedirect, whyNotStealth } from './block.ts';
import { useInCombat, whyNotInCombat } from './combatcards.ts';
import { discardable, pay, whyNotPayable } from './cost.ts';
import { whyNotActWith } from './minionphase.ts';
import { whyNotMet, whyNotMetBySeat } from './requirements.ts';

/**
 * Playing a card (rulebook p.7-8): what may be used, by whom, with which choices. A use is a draft until its last
 * choice is made: nothing is written, paid or told before.
 */

const WHY = {
  window: reason('R-PLAY-01', 'notNow'),
  notYourTurn: reason('R-MASTER-02', 'notYourMasterPhase'),
  masterActions: reason('R-MASTER-03', 'noMasterAction'),
  actingOnly: reason('R-COURSE-05', 'onlyActingMinion'),
  otherOnly: reason('R-MINION-20', 'onlyAnotherMinion'),
  ownAction: reason('R-MINION-22', 'ownAction'),
  notReady: reason('R-MINION-22', 'notReady'),
  locked: reason('R-MINION-22', 'locked'),
  modifierTwice: reason('R-MINION-19', 'sameModifierTwice'),
  reactionTwice: reason('R-MINION-23', 'sameReactionTwice'),
  notInvolved: reason('R-COMBAT-06', 'onlyBystander'),
  used: reason('R-TMPL-01', 'usedAlready'),
  noTarget: reason('R-PLAY-23', 'noLegalTarget'),
  bloodHunt: reason('R-DIAB-13', 'bloodHuntIsNoAction'),
  pollingOnly: reason('R-FAQ-08', 'votesOnlyInPolling'),
  notUsable: reason('R-GLOSS-05', 'notForThisMinion'),
  noMinion: reason('R-PLAY-13', 'noMinionMeetsIt'),
  empty: reason('R-PLAY-12', 'xTooSmall'),
} as const;

export function castFor(seat: Seat, use: CompiledUse, card: CardId, by: CardId): Cast {
  return { seat, card, def: use.def, by, use: use.index, picks: [], x: 0, subject: NONE };
}

// ---------------------------------------------------------------------------------------------- why not

/** Why this use of this card by this minion is not to be had in this window; null if it is. */
export function whyNotUse(
  t: Table,
  seat: Seat,
  use: CompiledUse,
  card: CardId,
  by: CardId,
  window: Window,
): Reason | null {
  if ((use.windows & windowBit(window)) === 0) return WHY.window;
  const user = whyNotUser(t, seat, use, card, by);
  if (user !== null) return user;
  if (use.mode !== null && by !== NONE) {
    // R-PLAY-13: only a minion that meets every requirement can play a minion card
    const met = whyNotMet(t, by, use.requires);
    if (met !== null) return met;
  }
  if (use.text.action) {
    const act = whyNotActWith(t, by, use, card);
    if (act !== null) return act;
  }
  const combat = currentCombat(t);
  if (combat !== undefined) {
    const fight = whyNotInCombat(t, combat, use, card, by, window);
    if (fight !== null) return fight;
  }
  const needed = whyNotNeeded(t, seat, use, by, window);
  if (needed !== null) return needed;
  if (
    use.text.once !== undefined &&
    marked(t, use.text.once, use.fromHand ? by : card, useKey(use.index, use.fromHand ? NONE : card))
  )
    return WHY.used;
  const cast = castFor(seat, use, card, by);
  if (use.text.when) {
    for (const c of use.text.when) {
      const why = whyNotHolds(t, cast, c);
      if (why !== null) return why;
    }
  }
  return whyNotCompletable(t, cast, use);
}

function whyNotUser(t: Table, seat: Seat, use: CompiledUse, card: CardId, by: CardId): Reason | null {
  const action = currentAction(t);
  switch (use.by) {
    case 'methuselah':
      if (use.type !== 'master') return null;
      // R-MASTER-02: a master card is played in your own master phase, with a master phase action
      if (t.state.active !== seat || t.state.phase !== 'master') return WHY.notYourTurn;
      if (seatState(t, seat).masterActions < 1) return WHY.masterActions;
      return whyNotMetBySeat(t, seat, use.requires);
    case 'acting': {
      if (use.text.action) return null; // asked by the rules of actions
      // R-COURSE-05, R-MINION-18: only the acting minion plays action modifiers
      if (action === undefined || action.minion !== by) return WHY.actingOnly;
      return whyNotModify(t, use, by);
    }
    case 'other':
      // R-MINION-20: a minion other than the acting minion, of the same Methuselah
      if (action === undefined || action.minion === by || action.seat !== seat) return WHY.otherOnly;
      if (!isReady(t, by)) return WHY.notReady;
      return whyNotModify(t, use, by);
    case 'reacting': {
      if (currentReferendum(t)?.bloodHunt) return WHY.bloodHunt;
      // R-MINION-22: in response to an action of another Methuselah's minion
      if (action === undefined || action.seat === seat) return WHY.ownAction;
      // R-TORPOR-09, R-MINION-22: by a ready minion
      if (!isReady(t, by)) return WHY.notReady;
      // R-MINION-22: unlocked, or awake; a card may say otherwise
      if (!isAwake(t, by) && use.mode?.wake !== true && use.mode?.lockedToo !== true) return WHY.locked;
      // R-MINION-23: not the same reaction card twice in one action, whatever the level
      if (marked(t, 'action', by, cardNameKey(use.def))) return WHY.reactionTwice;
      return null;
    }
    case 'combatant': {
      const combat = currentCombat(t);
      return combat !== undefined && (combat.first === by || combat.second === by)
        ? null
        : reason('R-MINION-21', 'notInCombat');
    }
    case 'bystander': {
      const combat = currentCombat(t);
      // R-COMBAT-06: by a minion not involved in the combat, whoever controls it
      if (combat === undefined || combat.first === by || combat.second === by) return WHY.notInvolved;
      return isReady(t, by) ? null : WHY.notReady;
    }
    case 'self':
    case 'host':
    case 'anyMinion':
    case 'otherMinions':
    case 'hostController':
      return whyNotAbility(t, seat, use, card, by);
  }
}

function whyNotModify(t: Table, use: CompiledUse, by: CardId): Reason | null {
  // R-DIAB-13: a blood hunt is no action; no modifiers
  if (currentReferendum(t)?.bloodHunt) return WHY.bloodHunt;
  // R-MINION-19: not the same action modifier twice in one action, whatever the level
  if (marked(t, 'action', by, cardNameKey(use.def))) return WHY.modifierTwice;
  return null;
}

function whyNotAbility(t: Table, seat: Seat, use: CompiledUse, card: CardId, by: CardId): Reason | null {
  const inPlay = findCard(t, card);
  if (!inPlay) return WHY.noTarget;
  if (use.by === 'hostController') return controllerOf(t, inPlay.host) === seat ? null : WHY.notUsable;
  if (use.by === 'self') return by === card && inPlay.controller === seat ? null : WHY.notUsable;
  if (use.by === 'host') return by === inPlay.host && controllerOf(t, by) === seat ? null : WHY.notUsable;
  if (use.by === 'otherMinions' && by === inPlay.host) return WHY.notUsable;
  return controllerOf(t, by) === seat ? null : WHY.notUsable;
}

/** Rules about what a use would do: stealth and intercept only when needed, bleed limits, targets, votes. */
function whyNotNeeded(t: Table, seat: Seat, use: CompiledUse, by: CardId, window: Window): Reason | null {
  if (use.text.action) return null;
  if (use.addsStealth) {
    const why = whyNotStealth(t);
    if (why !== null) return why;
  }
  if (use.addsIntercept) {
    const why = whyNotIntercept(t, by, seat);
    if (why !== null) return why;
  }
  if (use.addsBleed && use.type === 'modifier') {
    const why = whyNotBleedMore(t);
    if (why !== null) return why;
  }
  if (use.redirects) {
    const why = whyNotRedirect(t, seat, window);
    if (why !== null) return why;
  }
  if (use.forcesBlock) {
    const why = whyNotMustBlock(t, by);
    if (why !== null) return why;
  }
  // R-FAQ-08, R-POL-05: votes are gained only in the polling step
  if (use.addsVotes && currentReferendum(t) === undefined) return WHY.pollingOnly;
  return null;
}

// ---------------------------------------------------------------------------------------------- drafts

export function candidates(t: Table, cast: Cast, pick: Pick, out: Target[]): void {
  switch (pick.pick) {
    case 'card':
      // R-PLAY-23: what is targeted must be in play
      for (const c of t.state.cards)
        if (!cast.picks.includes(c.id) && matches(t, cast, c.id, pick.filter)) out.push(c.id);
      if (pick.optional) out.push(NONE);
      return;
    case 'seat': {
      const action = currentAction(t);
      for (const s of clockwiseFrom(t, cast.seat)) {
        if (pick.of !== 'any' && s === cast.seat) continue;
        if (pick.of === 'notActing' && s === action?.seat) continue;
        // R-BLEED-04: never yourself: a bleed is not redirected to the acting Methuselah
        if (pick.of === 'othersNotTarget' && (s === action?.seat || action?.directedAt.includes(s))) continue;
        if (cast.picks.includes(seatTarget(s))) continue;
        out.push(seatTarget(s));
      }
      return;
    }
    case 'ash':
      for (const id of seatState(t, cast.seat).ashHeap) {
        const def = defOf(t, id);
        if (pick.type === undefined || def.types.includes(pick.type)) out.push(id);
      }
      return;
  }
}

const picksOf = (use: CompiledUse): readonly Pick[] => use.text.picks ?? [];

/** X, then the picks, then the price: offered only if all of it can be completed. */
function whyNotCompletable(t: Table, cast: Cast, use: CompiledUse): Reason | null {
  if (use.text.x !== undefined) {
    let last: Reason | null = WHY.empty;
    const max = amountOf(t, cast, use.text.x.max);
    for (let x = use.text.x.min; x <= max; x++) {
      cast.x = x;
      last = whyNotPickable(t, cast, use, 0);
      if (last === null) break;
    }
    cast.x = 0;
    return last;
  }
  return whyNotPickable(t, cast, use, 0);
}

function whyNotPickable(t: Table, cast: Cast, use: CompiledUse, from: number): Reason | null {
  const pick = picksOf(use)[from];
  if (pick === undefined) return whyNotPayable(t, cast, use.cost, use);
  const list: Target[] = [];
  candidates(t, cast, pick, list);
  let last: Reason = WHY.noTarget;
  for (const target of list) {
    cast.picks.push(target);
    const why = whyNotPickable(t, cast, use, from + 1);
    cast.picks.pop();
    if (why === null) return null;
    last = why;
  }
  return last;
}

// ---------------------------------------------------------------------------------------------- offers

/** The minions of a seat that might be the user of a use: the exact rules are asked after. */
function usersOf(t: Table, seat: Seat, use: CompiledUse, card: CardId): readonly CardId[] {
  switch (use.by) {
    case 'methuselah':
    case 'hostController':
      return NOBODY;
    case 'acting': {
      if (use.text.action) return t.state.active === seat ? minionsOf(t, seat) : [];
      const action = currentAction(t);
      return action && action.seat === seat ? [action.minion] : [];
    }
    case 'combatant': {
      const combat = currentCombat(t);
      if (!combat) return [];
      return controllerOf(t, combat.first) === seat
        ? [combat.first]
        : controllerOf(t, combat.second) === seat
          ? [combat.second]
          : [];
    }
    case 'self':
      return [card];
    case 'host':
      return [findCard(t, card)?.host ?? NONE];
    case 'other':
    case 'reacting':
    case 'bystander':
    case 'anyMinion':
    case 'otherMinions':
      return minionsOf(t, seat);
  }
}
const NOBODY: readonly CardId[] = [NONE];

export function offerUses(t: Table, seat: Seat, window: Window, out: Option[]): void {
  const w = windowIndex(window);
  const bit = 1 << w;
  const { hand } = seatState(t, seat);
  for (let i = 0; i < hand.length; i++) {
    const id = hand[i] as CardId;
    const index = t.state.def[id] as number;
    const def = t.pool.cards[index];
    if (def === undefined || (def.handWindows & bit) === 0) continue;
    // Identical cards in hand make one option.
    let seen = false;
    for (let j = 0; j < i; j++) if (t.state.def[hand[j] as CardId] === index) seen = true;
    if (seen) continue;
    for (const use of def.handUses) {
      if ((use.windows & bit) === 0) continue;
      for (const by of usersOf(t, seat, use, id))
        if (whyNotUse(t, seat, use, id, by, window) === null) out.push(option('play', use.index, id, by));
    }
  }
  for (const { card, use } of usesInPlay(t, w)) {
    if (!mayUse(t, seat, use, card)) continue;
    for (const by of usersOf(t, seat, use, card)) {
      if (by !== NONE && controllerOf(t, by) !== seat) continue;
      if (whyNotUse(t, seat, use, card, by, window) === null) out.push(option('use', use.index, card, by));
    }
  }
}

/** An ability says who may use it, which is not always the controller. */
function mayUse(t: Table, seat: Seat, use: CompiledUse, card: CardId): boolean {
  const inPlay = findCard(t, card);
  if (inPlay === undefined) return false;
  if (use.by === 'hostController') return controllerOf(t, inPlay.host) === seat;
  if (use.by === 'anyMinion' || use.by === 'otherMinions') return true;
  return inPlay.controller === seat;
}

/** Why a card in hand is not offered now: the reason of the minion that comes closest. */
export function whyNotCard(t: Table, seat: Seat, card: CardId, window: Window): Reason | null {
  const def = defOf(t, card);
  let best: Reason = WHY.window;
  for (const use of def.handUses) {
    if ((use.windows & windowBit(window)) === 0) continue;
    best = best === WHY.window ? WHY.noMinion : best;
    for (const by of usersOf(t, seat, use, card)) {
      const why = whyNotUse(t, seat, use, card, by, window);
      if (why === null) return null;
      best = why;
    }
  }
  return best;
}

// ---------------------------------------------------------------------------------------------- the play frame

export function beginUse(t: Table, seat: Seat, chosen: Option, window: Window): void {
  const use = t.pool.uses[chosen.use];
  if (use === undefined) throw new EngineError(`There is no use ${chosen.use}.`);
  push(t, {
    kind: 'play',
    step: use.text.x !== undefined ? 'x' : 'picks',
    ret: 0,
    ret2: 0,
    cast: castFor(seat, use, chosen.card, chosen.by),
    fromHand: use.fromHand,
    discards: [],
    toDiscard: use.cost.discard ?? 0,
    window,
  });
}

const useOf = (t: Table, f: PlayFrame): CompiledUse => {
  const use = t.pool.uses[f.cast.use];
  if (use === undefined) throw new EngineError(`There is no use ${f.cast.use}.`);
  return use;
};

export const playFrame = frameRules<PlayFrame>({
  steps: {
    x: {
      window: () => 'x',
      offer(t, f, out) {
        const use = useOf(t, f);
        const bounds = use.text.x;
        if (!bounds) throw new EngineError('This use has no X.');
        const max = amountOf(t, f.cast, bounds.max);
        for (let x = bounds.min; x <= max; x++) {
          const trial: Cast = { ...f.cast, picks: [], x };
          if (whyNotPickable(t, trial, use, 0) === null) out.push(option('x', NONE, NONE, NONE, NONE, x));
        }
        return f.cast.seat;
      },
      take(_t, f, chosen) {
        f.cast.x = chosen.n;
        f.step = 'picks';
      },
    },
    picks(t, f) {
      const use = useOf(t, f);
      if (f.cast.picks.length < picksOf(use).length) f.step = 'pick';
      else if (f.discards.length < f.toDiscard) f.step = 'discard';
      else f.step = 'commit';
    },
    pick: {
      window: () => 'target',
      offer(t, f, out) {
        const use = useOf(t, f);
        const slot = f.cast.picks.length;
        const pick = picksOf(use)[slot];
        if (!pick) throw new EngineError('This use has no further target.');
        const list: Target[] = [];
        candidates(t, f.cast, pick, list);
        const trial: Cast = { ...f.cast, picks: f.cast.picks.slice() };
        for (const target of list) {
          trial.picks[slot] = target;
          trial.picks.length = slot + 1;
          if (whyNotPickable(t, trial, use, slot + 1) === null)
            out.push(option('pick', NONE, target >= 0 ? target : NONE, NONE, target));
        }
        return f.cast.seat;
      },
      take(_t, f, chosen) {
        f.cast.picks.push(chosen.at);
        f.step = 'picks';
      },
    },
    discard: {
      window: () => 'discardForCost',
      offer(t, f, out) {
        const seen: number[] = [];
        for (const id of discardable(t, f.cast, useOf(t, f).cost)) {
          const def = t.state.def[id] as number;
          if (f.discards.includes(id) || seen.includes(def)) continue;
          seen.push(def);
          out.push(option('discard', NONE, id));
        }
        return f.cast.seat;
      },
      take(_t, f, chosen) {
        f.discards.push(chosen.card);
        f.step = 'picks';
      },
    },
    commit(t, f) {
      const use = useOf(t, f);
      const { cast } = f;
      f.step = 'resolve';
      if (use.fromHand) {
        // R-PLAY-03: shown, and out of play until it resolves
        toLimbo(t, cast.card);
        tell(t, 'played', cast.seat, cast.card, cast.by, use.index);
        if (use.type === 'modifier' || use.type === 'reaction')
          mark(t, 'action', cast.by, cardNameKey(use.def));
        // R-MASTER-02: each master card uses a master phase action
        if (use.type === 'master') setMasterActions(t, cast.seat, seatState(t, cast.seat).masterActions - 1);
        replaceLater(t, cast, use);
      } else tell(t, 'used', cast.seat, cast.card, cast.by, use.index);
      if (use.text.once !== undefined)
        mark(
          t,
          use.text.once,
          use.fromHand ? cast.by : cast.card,
          useKey(use.index, use.fromHand ? NONE : cast.card),
        );
      for (const id of f.discards) discard(t, cast.seat, id);
      if (use.text.action) {
        t.state.frames.pop();
        announceUse(t, cast, use);
        return;
      }
      // R-RESOLVE-05, R-PLAY-16: costs other than an action's are paid when played
      pay(t, cast, use.cost, use);
      useInCombat(t, cast, use, f.window);
      if (use.mode?.stays !== undefined) settleCard(t, cast, use);
      if (use.text.effects && use.text.effects.length > 0) push(t, effectFrame(use.script, cast));
    },
    resolve(t, f) {
      const use = useOf(t, f);
      done(t);
      if (use.fromHand) settleCard(t, f.cast, use);
    },
  },
  cleanup: 'resolve',
});

/** R-PLAY-08: a card that is replaced later lowers the hand size until then. */
function replaceLater(t: Table, cast: Cast, use: CompiledUse): void {
  const later = use.mode?.replaced;
  if (later === undefined) return;
  const scope: Scope = later === 'afterAction' ? 'action' : later;
  addRow(t, {
    kind: 'stat',
    what: 'handSize',
    subject: seatTarget(cast.seat),
    amount: -1,
    node: NONE,
    cast,
    scope,
    uses: NONE,
    limited: false,
  });
}

/** R-PLAY-01, R-PLAY-02: on resolution the card goes to the ash heap, or into play if it says so. */
export function settleCard(t: Table, cast: Cast, use: CompiledUse): void {
  if (!t.state.limbo.includes(cast.card)) return;
  const stays = use.mode?.stays;
  const host =
    stays === 'self' ? cast.by : typeof stays === 'object' ? (cast.picks[stays.pick] ?? NONE) : NONE;
  if (stays === undefined || (stays !== 'table' && findCard(t, host) === undefined)) {
    limboToAsh(t, cast.card);
    return;
  }
  const level = use.superior ? 2 : 1;
  if (stays === 'table') {
    enterPlay(t, cast.card, cast.seat, 'table', NONE, level);
    return;
  }
  // R-MASTER-05: a master card is controlled by whoever played it, whatever it is on
  const controller = use.type === 'master' ? cast.seat : controllerOf(t, host);
  enterPlay(t, cast.card, controller, 'attached', host, level);
}
