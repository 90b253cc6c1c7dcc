import type { BasicAction, CardId, OptionIn, OptionOf, Seat } from '@methuselah/engine';
import { NONE, targetOfAct } from '@methuselah/engine/internal';
import type { Eyes } from '../eyes/eyes.ts';
import { once } from '../eyes/memo.ts';
import { roughly } from '../reading/amounts.ts';
import { readingsOf } from '../reading/reading.ts';
import { costWorth } from '../worth/costs.ts';
import { canPlay } from '../worth/duel.ts';
import { bloodChange } from '../worth/minions.ts';
import { OUSTS } from '../worth/seats.ts';
import { inHandFor, outlook, type Plan, successWorth } from './course.ts';
import { type Case, CYCLE, effectContextOf, type Judge, USELESS, type UseOption } from './judge.ts';
import { judgeUse } from './uses.ts';
import { passChance } from './votes.ts';

/** The minion phase: which action to take, with which minion and card, or none. */

/** What staying unlocked is worth: a minion that acts cannot block until it unlocks. */
function unlockedWorth(eyes: Eyes, minion: CardId): number {
  if (eyes.restricted('block', minion)) return 0;
  const threat = threatOf(eyes, eyes.predator);
  return 0.25 + (eyes.pool(eyes.seat) <= threat + 3 ? 0.5 : 0) + 0.2 * eyes.intercept(minion);
}

/** The bleed a seat can do in a turn without cards. */
export function threatOf(eyes: Eyes, seat: Seat): number {
  let sum = 0;
  for (const id of eyes.minions(seat)) if (eyes.isReady(id)) sum += Math.max(0, eyes.bleed(id));
  return sum;
}

/** The bleed still possible this turn, by all unlocked minions and with the cards in hand. */
export const bleedToCome = once((eyes: Eyes): number => {
  const { uses } = readingsOf(eyes.cards);
  // A vampire without blood must hunt.
  const bleeders = eyes
    .minions(eyes.seat)
    .filter((id) => eyes.isReady(id) && !eyes.isLocked(id) && eyes.counters(id) > 0);
  let sum = 0;
  for (const id of bleeders) sum += Math.max(0, eyes.bleed(id));
  const actions: number[] = [];
  const modifiers: number[] = [];
  for (const card of eyes.hand) {
    let [action, modifier] = [0, 0];
    for (const use of eyes.inHand(card).handUses) {
      if (!bleeders.some((id) => canPlay(eyes, id, use.index))) continue;
      if (use.text.action?.kind === 'bleed') action = Math.max(action, roughly(use.text.action.bleed));
      else if (use.type === 'modifier') modifier = Math.max(modifier, uses[use.index]?.bleed ?? 0);
    }
    if (action > 0) actions.push(action);
    if (modifier > 0) modifiers.push(modifier);
  }
  // Each minion's action can use one bleed action card and one modifier.
  for (const bonuses of [actions, modifiers]) {
    bonuses.sort((a, b) => b - a);
    for (const bonus of bonuses.slice(0, bleeders.length)) sum += bonus;
  }
  return sum;
});

/** The action of a play or use; null if it is not an action. */
function planOfUse(eyes: Eyes, o: UseOption): Plan | null {
  const use = eyes.use(o.use);
  const kind = use?.text.action?.kind;
  if (use === undefined || kind === undefined) return null;
  const stealth = use.text.action?.stealth ?? DEFAULT_STEALTH[kind] ?? 0;
  const context = effectContextOf(eyes.seat, o, use.def);
  return {
    kind,
    minion: o.minion,
    use,
    context,
    target: NONE,
    directedAt: directedAt(eyes, o, kind),
    stealth,
  };
}

/** The action of an option of the minion phase; null if it is not an action. */
export const planOf = (eyes: Eyes, o: UseOption | OptionOf<'act'>): Plan | null =>
  o.verb === 'act' ? planOfBasic(eyes, o) : planOfUse(eyes, o);

function planOfBasic(eyes: Eyes, o: OptionOf<'act'>): Plan {
  const { action, minion } = o;
  const target = targetOfAct(o);
  const context = effectContextOf(eyes.seat, { card: NONE, minion, use: NONE });
  const at = action === 'bleed' ? [eyes.prey] : otherController(eyes, target);
  return {
    kind: action,
    minion,
    use: undefined,
    context,
    target,
    directedAt: at,
    stealth: BASIC_STEALTH[action],
  };
}

const BASIC_STEALTH: Readonly<Record<BasicAction, number>> = {
  bleed: 0,
  hunt: 1,
  equip: 1,
  leaveTorpor: 1,
  rescue: 0,
  diablerise: 0,
  becomeAnarch: 1,
  enterCombat: 0,
};
const DEFAULT_STEALTH: Record<string, number> = { equip: 1, employ: 1, recruit: 1, political: 1 };

/** Whom a card's action is directed at, as far as known before targets are chosen. */
function directedAt(eyes: Eyes, o: UseOption, kind: string): readonly Seat[] {
  if (kind === 'bleed') return [eyes.prey];
  if (o.verb === 'use') return otherController(eyes, o.card);
  return eyes.use(o.use)?.text.picks?.some((p) => p.pick === 'card' && p.filter.of === 'others')
    ? [eyes.prey]
    : [];
}

/** The controller of a card, if it is another Methuselah. */
function otherController(eyes: Eyes, card: CardId): readonly Seat[] {
  const owner = card === NONE ? NONE : eyes.controller(card);
  return owner === eyes.seat || owner === NONE ? [] : [owner];
}

export const judgeActions: Judge<OptionIn<'minion'>> = (c, o) => {
  switch (o.verb) {
    case 'pass':
      return 0;
    case 'act':
    case 'play':
    case 'use': {
      const plan = planOf(c.eyes, o);
      if (plan !== null) return judgePlan(c, plan);
      return o.verb === 'act' ? USELESS : judgeUse(c, o);
    }
  }
};

function judgePlan({ eyes, note }: Case, plan: Plan): number {
  const { use, minion } = plan;
  if (plan.kind === 'bleed' && cannotBleed(eyes, plan)) return USELESS;
  let worth = note(
    'success',
    successWorth(eyes, plan, plan.kind === 'bleed' ? 0.6 * inHandFor(eyes, minion, 'bleed') : 0),
  );
  if (plan.kind === 'bleed') worth += note('the race', raceBonus(eyes, plan));
  if (plan.kind === 'political' && use) {
    const chance = passChance(eyes);
    worth = note('may not pass', worth * chance - worth) + worth;
  }
  if (worth <= 0) return Math.min(USELESS, worth);
  const { chance, loss } = outlook(eyes, plan);
  const risk = note('may be blocked', worth * (chance - 1) + (1 - chance) * loss);
  const cost = use ? note('what it costs', -chance * costWorth(eyes, use.cost, plan.context)) : 0;
  const home = note('stays unlocked', -unlockedWorth(eyes, minion));
  const cycle = use?.fromHand ? note('a new card', CYCLE) : 0;
  const hungry = plan.kind === 'hunt' ? 0 : note('hungry', hungerPenalty(eyes, minion));
  return worth + risk + cost + home + cycle + hungry;
}

const cannotBleed = (eyes: Eyes, plan: Plan): boolean =>
  plan.use === undefined && eyes.bleed(plan.minion) <= 0 && inHandFor(eyes, plan.minion, 'bleed') === 0;

/** A bonus for bleeds if this turn's bleeds together could oust the prey. */
function raceBonus(eyes: Eyes, plan: Plan): number {
  const pool = eyes.pool(eyes.prey);
  if (pool <= 0 || pool > 14) return 0;
  if (bleedToCome(eyes) < pool) return 0;
  return (0.5 * OUSTS * Math.max(1, eyes.bleed(plan.minion))) / pool;
}

/** A penalty for acting with a vampire that is nearly out of blood: it should hunt first. */
function hungerPenalty(eyes: Eyes, minion: CardId): number {
  if (!eyes.text(minion)?.isVampire) return 0;
  const blood = eyes.counters(minion);
  if (blood >= 2) return 0;
  return -0.6 * bloodChange(eyes, minion, 1);
}
