import { discard, limboToAsh, toLimbo } from '../atoms/cards.ts';
import { cardNameKey, mark } from '../atoms/rows.ts';
import type { Window } from '../language/language.ts';
import type { CompiledCard, CompiledUse } from '../language/pool.ts';
import { windowBit, windowIndex } from '../language/timing.ts';
import { amountOf } from '../query/amounts.ts';
import { controllerOf, isLocked, minionsOf, usesInPlay } from '../query/minions.ts';
import { isIn } from '../query/seats.ts';
import {
  type CardId,
  type EffectContext,
  NONE,
  type PlayFrame,
  type Seat,
  type Target,
} from '../state/types.ts';
import type { EventFacts } from '../table/events.ts';
import { effectFrame, playFrame } from '../table/frames.ts';
import {
  discardOption,
  type Offers,
  type OptionOf,
  payCostOption,
  pickOption,
  playOption,
  useOption,
  xOption,
} from '../table/options.ts';
import { currentAction, currentCombat, done, push } from '../table/stack.ts';
import {
  type Ask,
  defOf,
  EngineError,
  findCard,
  frameRules,
  handWindows,
  type Reason,
  reason,
  seatState,
  type Table,
} from '../table/table.ts';
import { now, toldIfAny, toldTarget, toldUse } from '../table/tell.ts';
import { announceUse } from './action.ts';
import { askAsPlayed, replaceLater } from './asplayed.ts';
import { attemptAnew } from './block.ts';
import { candidates } from './candidates.ts';
import { strikeAgain, useInCombat } from './combatcards.ts';
import { discardable, isSetAside, pay, payersOf, payInFull } from './cost.ts';
import { contextFor, picksOf, whyNoTargetToPick } from './draft.ts';
import { spendEvent } from './events.ts';
import { masterSucceeds, spendMasterAction } from './masters.ts';
import { checkOustAfter } from './oust.ts';
import { whyRequirementFails } from './requirements.ts';
import { settleCard } from './resolution.ts';
import { countFailedChecks, onceIn, onceKey, onceSubject, whyCannotUse } from './whycannot.ts';

/** Playing a card (rulebook p.7-8): offers and steps. Nothing is changed, paid or reported before the last choice. */

const WHY = {
  combatCardsOnly: reason('R-COMBAT-05', 'onlyCombatCards'),
  window: reason('R-PLAY-01', 'notNow'),
  noMinion: reason('R-PLAY-13', 'noMinionMeetsIt'),
  masterPhase: reason('R-MASTER-02', 'notYourMasterPhase'),
  underWay: reason('R-ACTION-01', 'actionUnderWay'),
  minionPhase: reason('R-ACTION-01', 'notYourMinionPhase'),
  discardPhase: reason('R-LIB-03', 'notYourDiscardPhase'),
  combat: reason('R-MINION-21', 'notInCombat'),
  ownAction: reason('R-MINION-18', 'noAction'),
  ownActionOnly: reason('R-MINION-18', 'ownActionOnly'),
  othersAction: reason('R-MINION-22', 'noAction'),
  nothingToUse: reason('R-PLAY-02', 'worksByItself'),
  others: reason('R-TERM-07', 'notControlledByYou'),
} as const;

/** The seat's minions that might use this: a rough list, checked exactly by `whyCannotUse`. */
function usersOf(t: Table, seat: Seat, use: CompiledUse, card: CardId): readonly CardId[] {
  switch (use.by) {
    case 'methuselah':
    case 'hostController':
    case 'anyMethuselah':
    case 'otherMethuselahs':
      return NO_MINION;
    case 'acting': {
      if (use.text.action) return t.state.active === seat ? minionsOf(t, seat) : [];
      const action = currentAction(t);
      return action && action.seat === seat ? [action.minion] : [];
    }
    case 'combatant': {
      const combat = currentCombat(t);
      if (!combat) return [];
      return combat.sides.map(({ minion }) => minion).filter((minion) => controllerOf(t, minion) === seat);
    }
    case 'self':
      return [card];
    case 'host':
      return [findCard(t, card)?.host ?? NONE];
    case 'other':
    case 'reacting':
    case 'reflex':
    case 'bystander':
    case 'anyMinion':
    case 'otherMinions':
      return minionsOf(t, seat);
  }
}
const NO_MINION: readonly CardId[] = [NONE];
const EMPTY: readonly CardId[] = [];

export function offerUses(t: Table, seat: Seat, window: Window, out: Offers<OptionOf<'play' | 'use'>>): void {
  const w = windowIndex(window);
  const bit = 1 << w;
  const all = (handWindows(t, seat).all & bit) === 0 ? EMPTY : seatState(t, seat).hand;
  const hand = window === 'asPlayed' ? all.filter((id) => !isSetAside(t, id)) : all;
  const acting = currentAction(t)?.seat ?? seat;
  // R-MINION-22: nobody reacts to their own action; a cheap check before the full rules
  const mayReact = acting !== seat;
  for (let i = 0; i < hand.length; i++) {
    const id = hand[i] as CardId;
    const index = t.state.def[id] as number;
    const def = t.pool.cards[index];
    if (def === undefined || (def.handWindows & bit) === 0) continue;
    // Identical cards in hand are offered once.
    let seen = false;
    for (let j = 0; j < i; j++) if (t.state.def[hand[j] as CardId] === index) seen = true;
    if (seen) continue;
    for (const use of def.handUses) {
      if ((use.windows & bit) === 0 || (use.by === 'reacting' && !mayReact)) continue;
      for (const by of usersOf(t, seat, use, id))
        if (whyCannotUse(t, seat, use, id, by, window) === null) out.push(playOption(use.index, id, by));
    }
  }
  for (const { card, use } of usesInPlay(t, w)) {
    if (isForOtherController(t, seat, use, card)) continue;
    for (const by of usersOf(t, seat, use, card))
      if (!isLockedFor(t, use, card, by) && whyCannotUse(t, seat, use, card, by, window) === null)
        out.push(useOption(use.index, card, by));
  }
}

/** An ability that only another Methuselah, its controller, may use: a cheap check before the full rules. */
const isForOtherController = (t: Table, seat: Seat, { by }: CompiledUse, card: CardId): boolean =>
  (by === 'self' || by === 'methuselah') && controllerOf(t, card) !== seat;

/** The card or minion to lock as a cost is already locked, whatever the target: a cheap check. */
const isLockedFor = (t: Table, { cost }: CompiledUse, card: CardId, by: CardId): boolean =>
  (cost.lock === 'self' && isLocked(t, by)) || (cost.lock === 'this' && isLocked(t, card));

/** Why a card in hand is not offered now. */
export function whyCannotPlayCard(t: Table, seat: Seat, card: CardId, window: Window): Reason | null {
  const def = defOf(t, card);
  // R-COMBAT-05: the only minion cards playable during combat are combat cards
  if (
    currentCombat(t) !== undefined &&
    !def.types.includes('combat') &&
    !def.types.includes('reflex') &&
    !def.isMaster
  )
    return WHY.combatCardsOnly;
  const why = whyNoneOf(t, seat, def.handUses, card, window);
  return why === WHY.window ? whyCardMustWait(t, seat, def) : why;
}

/** The moment a card in hand must wait for, if it is the same for every way of playing it. */
function whyCardMustWait(
  t: Table,
  seat: Seat,
  { handUses, isMaster, outOfTurn, isEvent }: CompiledCard,
): Reason {
  if (isMaster && !outOfTurn) return WHY.masterPhase;
  if (isEvent) return WHY.discardPhase;
  if (handUses.every((use) => use.text.action !== undefined))
    return t.state.active === seat && t.state.phase === 'minion' ? WHY.underWay : WHY.minionPhase;
  if (currentCombat(t) === undefined && handUses.every((use) => use.type === 'combat')) return WHY.combat;
  if (currentAction(t) !== undefined) return WHY.window;
  if (handUses.every((use) => use.type === 'reaction')) return WHY.othersAction;
  return handUses.every((use) => use.type === 'modifier') ? WHY.ownAction : WHY.window;
}

/** Why no ability of a card in play is offered now. */
export function whyCannotUseCardInPlay(t: Table, seat: Seat, card: CardId, window: Window): Reason | null {
  const { playUses } = defOf(t, card);
  // R-TERM-07: cards are used by their controller, except for abilities that their text gives to others
  if (playUses.every((use) => isForOtherController(t, seat, use, card)) && controllerOf(t, card) !== seat)
    return WHY.others;
  return playUses.length === 0 ? WHY.nothingToUse : whyNoneOf(t, seat, playUses, card, window);
}

/** The reason from the nearest miss: minions that meet the requirements first, then the fewest failed checks. */
function whyNoneOf(
  t: Table,
  seat: Seat,
  uses: readonly CompiledUse[],
  card: CardId,
  window: Window,
): Reason | null {
  let closest: Reason = WHY.window;
  let fewest = Number.POSITIVE_INFINITY;
  for (const use of uses) {
    if ((use.windows & windowBit(window)) === 0) continue;
    if (closest === WHY.window) closest = needsOwnAction(t, seat, use) ? WHY.ownActionOnly : WHY.noMinion;
    for (const by of usersOf(t, seat, use, card)) {
      const why = whyCannotUse(t, seat, use, card, by, window);
      if (why === null) return null;
      const meetsIt = by === NONE || whyRequirementFails(t, by, use.requires) === null;
      const failures =
        countFailedChecks(t, seat, use, card, by, window) + (meetsIt ? 0 : REQUIREMENT_PENALTY);
      if (failures >= fewest) continue;
      closest = why;
      fewest = failures;
    }
  }
  return closest;
}
/** Only the acting minion may use it, and another Methuselah's minion is acting. */
const needsOwnAction = (t: Table, seat: Seat, use: CompiledUse): boolean =>
  use.by === 'acting' && use.text.action === undefined && (currentAction(t)?.seat ?? seat) !== seat;

/** More than the number of checks a use can fail. */
const REQUIREMENT_PENALTY = 100;

export function beginUse(t: Table, seat: Seat, chosen: OptionOf<'play' | 'use'>, window: Window): void {
  const use = t.pool.uses[chosen.use];
  if (use === undefined) throw new EngineError(`There is no use ${chosen.use}.`);
  const first = use.text.x !== undefined ? 'x' : 'picks';
  push(t, playFrame(contextFor(seat, use, chosen.card, chosen.minion), use, window, first));
}

const useOf = (t: Table, f: PlayFrame): CompiledUse => {
  const use = t.pool.uses[f.context.use];
  if (use === undefined) throw new EngineError(`There is no use ${f.context.use}.`);
  return use;
};

const playedFacts = (t: Table, context: EffectContext, use: CompiledUse): EventFacts['played'] => ({
  ...toldUse(t, context.card, use),
  seat: context.seat,
  minion: context.by === context.card ? null : toldIfAny(t, context.by),
  on: context.picks.filter((pick) => pick !== NONE && pick !== context.by).map((pick) => toldTarget(t, pick)),
  isAction: use.text.action !== undefined,
});

export const playFrameRules = frameRules<PlayFrame>({
  steps: {
    x: {
      window: () => 'x',
      isDraft: true,
      offer(t, f, out) {
        const use = useOf(t, f);
        const bounds = use.text.x;
        if (!bounds) throw new EngineError('This use has no X.');
        const max = amountOf(t, f.context, bounds.max);
        for (let x = bounds.min; x <= max; x++) {
          const trial: EffectContext = { ...f.context, picks: [], x };
          if (whyNoTargetToPick(t, trial, use, 0) === null) out.push(xOption(x));
        }
        return f.context.seat;
      },
      take(_t, f, chosen) {
        f.context.x = chosen.x;
        f.step = 'picks';
      },
    } satisfies Ask<PlayFrame, 'x'>,
    picks(t, f) {
      const use = useOf(t, f);
      const picks = picksOf(use).length;
      if (f.context.picks.length < picks) f.step = 'pick';
      else if (use.cost.poolOrBlood !== undefined && f.context.picks.length === picks) f.step = 'payer';
      else if (f.discards.length < f.toDiscard) f.step = 'discard';
      else f.step = 'commit';
    },
    pick: {
      window: () => 'target',
      isDraft: true,
      offer(t, f, out) {
        const use = useOf(t, f);
        const slot = f.context.picks.length;
        const pick = picksOf(use)[slot];
        if (!pick) throw new EngineError('This use has no further target.');
        const list: Target[] = [];
        candidates(t, f.context, pick, list);
        const trial: EffectContext = { ...f.context, picks: f.context.picks.slice() };
        for (const target of list) {
          trial.picks[slot] = target;
          trial.picks.length = slot + 1;
          if (whyNoTargetToPick(t, trial, use, slot + 1) === null) out.push(pickOption(target));
        }
        return f.context.seat;
      },
      take(_t, f, chosen) {
        f.context.picks.push(chosen.target);
        f.step = 'picks';
      },
    } satisfies Ask<PlayFrame, 'target'>,
    payer: {
      window: () => 'payMix',
      isDraft: true,
      offer(t, f, out) {
        const use = useOf(t, f);
        for (const target of payersOf(t, f.context, use.cost, use)) out.push(payCostOption(target));
        return f.context.seat;
      },
      take(_t, f, chosen) {
        f.context.picks.push(chosen.payer);
        f.step = 'picks';
      },
    } satisfies Ask<PlayFrame, 'payMix', OptionOf<'payCost'>>,
    discard: {
      window: () => 'discardForCost',
      isDraft: true,
      offer(t, f, out) {
        const seen: number[] = [];
        for (const id of discardable(t, f.context, useOf(t, f).cost)) {
          const def = t.state.def[id] as number;
          if (f.discards.includes(id) || seen.includes(def)) continue;
          seen.push(def);
          out.push(discardOption(id));
        }
        return f.context.seat;
      },
      take(_t, f, chosen) {
        f.discards.push(chosen.card);
        f.step = 'picks';
      },
    } satisfies Ask<PlayFrame, 'discardForCost'>,
    commit(t, f) {
      const use = useOf(t, f);
      const { context } = f;
      f.step = 'played';
      if (use.fromHand) {
        // R-PLAY-03: the card is shown and is out of play until it resolves
        toLimbo(t, context.card);
        t.emit?.({ type: 'played', when: now(t), ...playedFacts(t, context, use) });
        // R-MINION-19, R-MINION-23: this minion cannot play it again during this action
        if (use.type === 'modifier' || use.type === 'reaction')
          mark(t, 'action', context.by, cardNameKey(use.def));
        if (use.type === 'master') spendMasterAction(t, context.seat, use);
        if (use.type === 'event') spendEvent(t, context.seat, use);
      } else
        t.emit?.({
          type: 'used',
          when: now(t),
          ...playedFacts(t, context, use),
          isDuty: use.ability?.duty === true,
        });
      const once = onceIn(use, f.window);
      if (once !== undefined)
        mark(t, once, onceSubject(use, context.seat, context.card, context.by), onceKey(use, context.card));
      if (use.text.action) {
        t.state.frames.pop();
        announceUse(t, context, use, f.discards);
      } else if (use.fromHand) askAsPlayed(t);
    },
    played(t, f) {
      const use = useOf(t, f);
      const { context } = f;
      // The player of the card was ousted in the meantime.
      if (!isIn(t, context.seat)) {
        f.step = 'dropped';
        return;
      }
      if (!f.unpaid) for (const id of f.discards) discard(t, context.seat, id, 'cost');
      if (f.cancelled) {
        // R-TMPL-06: the cost is still paid, unless the text that cancels it says otherwise; R-PLAY-22: without cost reductions
        if (!f.unpaid) payInFull(t, context, use.cost, use);
        // R-TMPL-07: a minion whose strike card was cancelled chooses its strike again
        if (f.window === 'strike') strikeAgain(t, context.by);
        f.step = 'dropped';
        return;
      }
      f.step = 'resolve';
      replaceLater(t, context, use);
      // R-RESOLVE-05, R-PLAY-16: all costs except those of actions are paid when the card is played
      pay(t, context, use.cost, use);
      if (use.type === 'master') masterSucceeds(t, context.seat, use);
      useInCombat(t, context, use, f.window);
      if (use.mode?.stays !== undefined) f.step = 'stays';
      else if (use.text.effects) push(t, effectFrame(use.script, context));
    },
    // R-PLAY-05: the card enters play after it has been replaced
    stays(t, f) {
      const use = useOf(t, f);
      f.step = 'resolve';
      settleCard(t, f.context, use);
      if (use.text.effects) push(t, effectFrame(use.script, f.context));
    },
    dropped(t, f) {
      done(t);
      limboToAsh(t, f.context.card);
    },
    resolve(t, f) {
      const use = useOf(t, f);
      done(t);
      checkOustAfter(t, use);
      if (use.fromHand) settleCard(t, f.context, use);
      attemptAnew(t);
    },
  },
  shown: 'played',
  paidFor: ['stays', 'resolve'],
  cleanup: (f) => (f.step === 'stays' || f.step === 'resolve' ? 'resolve' : 'dropped'),
});
