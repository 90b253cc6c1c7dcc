import type { CardId, Seat } from '@methuselah/engine';
import { type ActionFrame, type EffectContext, NONE } from '@methuselah/engine/internal';
import type { ActionKind, Effect } from '@methuselah/engine/language';
import type { Eyes, UseText } from '../eyes/eyes.ts';
import { onceEach } from '../eyes/memo.ts';
import { readingsOf } from '../reading/reading.ts';
import { canPlay, couldBounce, duel } from '../worth/duel.ts';
import { bloodChange, minionStake, minionValue } from '../worth/minions.ts';
import { plainlyFalse } from '../worth/pricing.ts';
import { poolChange } from '../worth/seats.ts';
import { withBestTerms } from '../worth/terms.ts';
import { useWorth } from './uses.ts';
import { huntChance } from './votes.ts';

/** Rates an action: what its success is worth, and how likely it is to succeed. */

export interface Plan {
  readonly kind: ActionKind;
  readonly minion: CardId;
  readonly use: UseText | undefined;
  readonly context: EffectContext;
  readonly target: CardId;
  readonly directedAt: readonly Seat[];
  readonly stealth: number;
}

/** What the success of an action is worth to the bot's seat. */
export function successWorth(eyes: Eyes, plan: Plan, moreBleed = 0): number {
  const { kind, minion, use, context, target } = plan;
  switch (kind) {
    case 'bleed': {
      const victim = plan.directedAt[0] ?? eyes.preyOf(context.seat);
      const amount = Math.max(0, bleedNow(eyes, plan) + moreBleed);
      const edge = context.seat === eyes.seat ? 0.5 : -0.1;
      return poolChange(eyes, victim, -amount) + (amount > 0 && eyes.edge !== context.seat ? edge : 0);
    }
    case 'hunt':
      return bloodChange(eyes, minion, Math.min(1, eyes.capacity(minion) - eyes.counters(minion)));
    case 'leaveTorpor':
      return 0.65 * minionStake(eyes, minion) * minionValue(eyes, minion);
    case 'rescue':
      return 0.65 * minionStake(eyes, target) * minionValue(eyes, target) - 1;
    case 'diablerise':
      // A vampire in torpor is half lost already; a blood hunt may follow.
      return (
        -0.6 * minionStake(eyes, target) * minionValue(eyes, target) -
        huntChance(eyes, context.seat) * minionValue(eyes, minion) * minionStake(eyes, minion)
      );
    case 'political':
      return use ? referendumWorth(eyes, context) : 0;
    case 'becomeAnarch':
      return -0.5;
    case 'equip':
      return use ? useWorth(eyes, use, context) : -0.5;
    case 'employ':
    case 'recruit':
    case 'enterCombat':
    case 'special':
      return use ? useWorth(eyes, use, context) : 0;
  }
}

/** Does not depend on which minion calls it, so it is computed once per decision. */
function referendumWorth(eyes: Eyes, context: EffectContext): number {
  if (eyes.action) return worthOfTerms(eyes, context);
  return ownReferendum(eyes, context.use);
}
const worthOfTerms = (eyes: Eyes, context: EffectContext): number => {
  const use = eyes.use(context.use);
  return use ? withBestTerms(eyes, use, context) : 0;
};
const ownReferendum = onceEach((eyes: Eyes, use: number): number =>
  worthOfTerms(eyes, {
    seat: eyes.seat,
    card: NONE,
    def: eyes.use(use)?.def ?? NONE,
    by: NONE,
    use,
    picks: [],
    x: 0,
    subject: NONE,
  }),
);

/** The bleed of a planned or current action. */
function bleedNow(eyes: Eyes, { use, context, minion }: Plan): number {
  const underWay = eyes.action?.minion === minion;
  const more = use?.text.action?.bleed;
  return eyes.bleed(minion) + (underWay || more === undefined ? 0 : eyes.amount(context, more));
}

/** The current action as a plan. */
export function planUnderWay(eyes: Eyes, action: Readonly<ActionFrame>): Plan {
  return {
    kind: action.action,
    minion: action.minion,
    use: eyes.use(action.context.use),
    context: action.context,
    target: action.targets[0] ?? NONE,
    directedAt: action.directedAt,
    stealth: action.stealth,
  };
}

/** The bleed a use adds now; effects whose condition is false add none. */
export function bleedBonus(eyes: Eyes, use: UseText, context: EffectContext): number {
  let sum = 0;
  for (const e of use.text.effects ?? []) {
    if (e.do === 'modify' && e.stat === 'bleed' && !plainlyFalse(eyes, e.if, context))
      sum += eyes.amount(context, e.amount);
  }
  return sum;
}

/** Does it replace the bleed's pool damage? */
export const replacesBleed = (effects: readonly Effect[] | undefined): boolean =>
  (effects ?? []).some((e) => e.do === 'schedule' && e.at === 'bleedSucceeds' && e.instead === true);

type Help = 'stealth' | 'intercept' | 'bleed';

/** What the hand could still add for a minion: each card counts once, and only the best card for bleed. */
export function inHandFor(eyes: Eyes, minion: CardId, help: Help): number {
  const { uses } = readingsOf(eyes.cards);
  const type = help === 'intercept' ? 'reaction' : 'modifier';
  let sum = 0;
  const seen: number[] = [];
  for (const id of eyes.hand) {
    const text = eyes.inHand(id);
    if (!text.types.includes(type) || seen.includes(text.index)) continue;
    if (help === 'intercept' && couldBounce(eyes, text.index)) continue;
    let best = 0;
    for (const use of text.handUses) {
      const n = uses[use.index]?.[help] ?? 0;
      if (n <= best || use.type !== type || use.by === 'other' || !canPlay(eyes, minion, use.index)) continue;
      const context: EffectContext = {
        seat: eyes.seat,
        card: id,
        def: text.index,
        by: minion,
        use: use.index,
        picks: [],
        x: 0,
        subject: NONE,
      };
      if (eyes.action === undefined || !plainlyFalse(eyes, use.text.when, context)) best = n;
    }
    if (best === 0) continue;
    seen.push(text.index);
    sum = help === 'bleed' ? Math.max(sum, best) : sum + best;
  }
  return sum;
}

/** Minions that could block: ready, unlocked or awake, and not forbidden to. */
export function possibleBlockers(eyes: Eyes, directedAt: readonly Seat[], acting: Seat): CardId[] {
  const found: CardId[] = [];
  for (const seat of eyes.mayBlock(directedAt, acting)) {
    if (seat === acting || eyes.action?.declined.includes(seat)) continue;
    for (const id of eyes.minions(seat))
      if (eyes.isReady(id) && eyes.isAwake(id) && !eyes.restricted('block', id)) found.push(id);
  }
  return found;
}

/** The chance that our action is not blocked, and what a block would cost. */
export function outlook(eyes: Eyes, plan: Plan): { readonly chance: number; readonly loss: number } {
  if (eyes.restricted('beBlocked', plan.minion)) return { chance: 1, loss: 0 };
  const blockers = possibleBlockers(eyes, plan.directedAt, eyes.seat);
  // A minion may still wake.
  if (blockers.length === 0) return { chance: 0.95, loss: -0.5 };
  const stealth = plan.stealth + eyes.stealth(plan.minion);
  const hidden = inHandFor(eyes, plan.minion, 'stealth');
  let loss = 0;
  // Per seat, the lowest chance to get past one of its blockers.
  const passes = new Map<Seat, number>();
  for (const id of blockers) {
    const margin = stealth - eyes.intercept(id);
    // An undirected action is blocked less often.
    const keen = plan.directedAt.length > 0 ? 0.45 : 0.25;
    const pass = margin > 0 ? 0.9 : margin + hidden > 0 ? 0.8 : 1 - keen;
    const seat = eyes.controller(id);
    passes.set(seat, Math.min(pass, passes.get(seat) ?? 1));
    if (pass < 0.9) loss = Math.min(loss, duel(eyes, plan.minion, id));
  }
  let chance = 0.97;
  for (const pass of passes.values()) chance *= pass;
  return { chance: Math.max(0.15, chance), loss };
}
