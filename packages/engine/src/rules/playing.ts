import { discard, limboToAsh, toLimbo } from '../atoms/cards.ts';
import { removeFromPile } from '../atoms/piles.ts';
import { cardNameKey, KEY, mark, useKey } from '../atoms/rows.ts';
import type { Window } from '../language/language.ts';
import type { CompiledUse } from '../language/pool.ts';
import { amountOf } from '../query/amounts.ts';
import { isIn } from '../query/seats.ts';
import {
  type EffectContext,
  NONE,
  type PlayFrame,
  type Seat,
  seatTarget,
  type Target,
} from '../state/types.ts';
import type { EventFacts } from '../table/events.ts';
import { effectFrame, playFrame } from '../table/frames.ts';
import { discardOption, type OptionOf, payCostOption, pickOption, xOption } from '../table/options.ts';
import { done, push } from '../table/stack.ts';
import { type Ask, EngineError, frameRules, seatState, type Table } from '../table/table.ts';
import { now, toldIfAny, toldTarget, toldUse } from '../table/tell.ts';
import { announceUse } from './action.ts';
import { askAsPlayed, replaceLater } from './asplayed.ts';
import { attemptAnew } from './block.ts';
import { candidates } from './candidates.ts';
import { strikeAgain, useInCombat } from './combatcards.ts';
import { discardable, pay, payersOf, payInFull, spendRises } from './cost.ts';
import { contextFor, picksOf, whyNoTargetToPick } from './draft.ts';
import { spendEvent } from './events.ts';
import { masterSucceeds, spendMasterAction } from './masters.ts';
import { checkOustAfter } from './oust.ts';
import { settleCard } from './resolution.ts';
import { onceIn, onceKey, onceSubject } from './whycannot.ts';

/** Playing a card (rulebook p.7-8): its steps. Nothing is changed, paid or reported before the last choice. */

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
      else if (f.discards.length < f.toDiscard)
        f.step = use.cost.removeFromAsh === undefined ? 'discard' : 'ashForCost';
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
    ashForCost: {
      window: () => 'target',
      isDraft: true,
      offer(t, f, out) {
        const seen: number[] = [];
        for (const id of seatState(t, f.context.seat).ashHeap) {
          const def = t.state.def[id] as number;
          if (f.discards.includes(id) || seen.includes(def)) continue;
          seen.push(def);
          out.push(pickOption(id));
        }
        return f.context.seat;
      },
      take(_t, f, chosen) {
        f.discards.push(chosen.target);
        f.step = 'picks';
      },
    } satisfies Ask<PlayFrame, 'target'>,
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
        if (use.type === 'reaction' && t.noted.has('reactionPlayed')) mark(t, 'action', NONE, KEY.reaction);
        // Cancelled or not, its Disciplines have been used.
        if (context.by !== NONE && t.noted.has('disciplinesUsedThisAction'))
          mark(t, 'action', context.by, useKey(use.index, NONE));
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
      if (once !== undefined && use.text.copies !== undefined)
        mark(t, once, seatTarget(context.seat), useKey(use.index, NONE));
      if (use.text.action) {
        t.state.frames.pop();
        announceUse(t, context, use, f.discards);
      } else if (use.fromHand) askAsPlayed(t, context, use);
    },
    played(t, f) {
      const use = useOf(t, f);
      const { context } = f;
      // The player of the card was ousted in the meantime.
      if (!isIn(t, context.seat)) {
        f.step = 'dropped';
        return;
      }
      if (!f.unpaid)
        for (const id of f.discards) {
          if (use.cost.removeFromAsh === undefined) discard(t, context.seat, id, 'cost');
          else removeFromPile(t, id);
        }
      if (f.cancelled) {
        // R-TMPL-06: the cost is still paid, unless the text that cancels it says otherwise; R-PLAY-22: without cost reductions
        if (!f.unpaid) payInFull(t, context, use.cost, use);
        spendRises(t, context, use);
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
