import { actsFromTurn, enterPlay } from '../atoms/cards.ts';
import { addCounters } from '../atoms/counters.ts';
import type { Amount, Effect, EffectOf } from '../language/language.ts';
import type { CompiledUse } from '../language/pool.ts';
import { controllerOf, isVampire, lifeOf } from '../query/minions.ts';
import { cardOf } from '../query/nouns.ts';
import { isPrinted } from '../query/printed.ts';
import { type CardId, type EffectContext, NONE } from '../state/types.ts';
import { defOf, findCard, type Reason, reason, seatState, type Table } from '../table/table.ts';
import { arrive, controlsCopy } from './contest.ts';
import { pay, priceOf, whyCannotPay } from './cost.ts';
import { isBarredFrom } from './onlyone.ts';
import { whyRequirementFails } from './requirements.ts';
import { enterOn } from './resolution.ts';
import { contextFor } from './usecontext.ts';

/** Equipping with, employing or recruiting a card from hand by an effect: not an action. */

const WHY = { nothing: reason('R-PLAY-23', 'noLegalTarget') } as const;

type Bringing = EffectOf['bringFromHand'];

/** A card in hand, and the way in which it would enter play. */
export interface Brought {
  readonly card: CardId;
  readonly use: CompiledUse;
}

/** ruling:100392#2: the strength of the bearer does not count, beyond the usual 1. */
function roughDamage(amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if (typeof amount === 'string') return 0;
  if ('strength' in amount) return 1;
  return 'sum' in amount ? amount.sum.reduce<number>((sum, each) => sum + roughDamage(each), 0) : 0;
}

/** ruling:100392#1: what a weapon inflicts on anybody, without bonuses of its bearer or of other cards. */
const strikesBelow = (t: Table, { def }: CompiledUse, limit: number): boolean =>
  (t.pool.cards[def]?.playUses ?? []).every(
    ({ text: { strike } }) =>
      strike === undefined || (strike.aggravated !== true && roughDamage(strike.amount ?? 0) < limit),
  );

/** The ways in which the minion of a context could play a card, by requirements alone. */
function waysOf(t: Table, by: CardId, card: CardId, ignores: boolean): readonly CompiledUse[] {
  const { handUses } = defOf(t, card);
  const met = handUses.filter((use) => whyRequirementFails(t, by, use.requires) === null);
  // ruling:100162#3: at a level that the minion has; at the basic one if it has none
  return met.length > 0 || !ignores ? met : handUses.filter((use) => !use.superior);
}

/** What the minion could equip with, employ or recruit now. */
export function waysToBring(t: Table, context: EffectContext, e: Bringing): Brought[] {
  const by = cardOf(t, context, e.who);
  if (by === NONE || !findCard(t, by)) return [];
  const seat = controllerOf(t, by);
  const seen: number[] = [];
  return seatState(t, seat).hand.flatMap((card) => {
    const { index, isAlly } = defOf(t, card);
    if (card === context.card || seen.includes(index) || controlsCopy(t, seat, card)) return [];
    if (!isAlly && isBarredFrom(t, card, by)) return [];
    seen.push(index);
    return waysOf(t, by, card, e.ignoresRequirements === true)
      .filter((use) => isPrinted(t.pool, use, e.card) && isWithin(t, contextFor(seat, use, card, by), use, e))
      .map((use) => ({ card, use }));
  });
}

function isWithin(t: Table, context: EffectContext, use: CompiledUse, e: Bringing): boolean {
  // R-MINION-02: only a vampire pays with blood
  if (use.cost.blood !== undefined && !isVampire(t, context.by)) return false;
  // ruling:100392#3: the cost after what changes it
  if (e.poolCostBelow !== undefined && priceOf(t, context, use.cost, use).pool >= e.poolCostBelow)
    return false;
  if (e.damageBelow !== undefined && !strikesBelow(t, use, e.damageBelow)) return false;
  return whyCannotPay(t, context, use.cost, use) === null;
}

/** Puts the card into play, paid for, as if the minion had equipped with, employed or recruited it. */
export function bring(t: Table, context: EffectContext, e: Bringing, { card, use }: Brought): void {
  const by = cardOf(t, context, e.who);
  const seat = controllerOf(t, by);
  const level = use.superior ? 2 : 1;
  pay(t, contextFor(seat, use, card, by), use.cost, use);
  if (defOf(t, card).isAlly) {
    enterPlay(t, card, seat, 'ready', NONE, level);
    addCounters(t, card, lifeOf(t, card), 'entered');
    // ruling:101401#1: a recruited ally cannot act this turn
    actsFromTurn(t, card, t.state.turn + 1);
    arrive(t, card);
    return;
  }
  if (!findCard(t, by)) return;
  enterOn(t, card, by, seat, level);
  addCounters(t, card, lifeOf(t, card), 'entered');
}

/** A use whose effect brings a card from hand needs one in the hand that can be brought. */
export function whyNothingToBring(t: Table, context: EffectContext, use: CompiledUse): Reason | null {
  if (!use.bringsFromHand) return null;
  return (use.text.effects ?? []).filter(isBringing).every((e) => waysToBring(t, context, e).length === 0)
    ? WHY.nothing
    : null;
}

const isBringing = (e: Effect): e is Bringing => e.do === 'bringFromHand';
