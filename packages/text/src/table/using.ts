import type { CardId, OptionOf, Pool, Target } from '@methuselah/engine';
import {
  aimOf,
  canSee,
  contextFor,
  type EffectContext,
  ifAnnounced,
  isPricedByTarget,
  isTrifle,
  meetsCopy,
  NONE,
  priceOf,
  type Table,
} from '@methuselah/engine/internal';
import type { Cost } from '@methuselah/engine/language';
import { type Locale, nameText } from './locale.ts';
import {
  actionParts,
  bleedParts,
  bloodPrice,
  cardOf,
  counterChange,
  poolPrice,
  seatOf,
  strikeParts,
  type Weighing,
} from './weighing.ts';

type CompiledUse = Pool['uses'][number];

/** The consequences of playing a card or using one in play. */
export function useParts(w: Weighing, o: OptionOf<'play' | 'use'>): string[] {
  const { t, viewer, seat } = w;
  const use = t.pool.uses[o.use];
  if (use === undefined || !canSee(t, viewer, o.card)) return [];
  const context = contextFor(seat, use, o.card, o.minion);
  const told = wayText(t, o.use, w.locale);
  const paid = [
    ...costParts(w, context, use),
    // A text that is shown already mentions what is locked, discarded or burned.
    ...(told === '' || use.fromHand ? restOfCost(w, context, use) : []),
    use.fromHand && meetsCopy(t, o.card) ? w.locale.words.events.contested(nameText(w, o.card)) : '',
  ];
  const { action, strike } = use.text;
  if (action === undefined) {
    const isTold = told !== '' && strike?.kind !== 'damage';
    return [told, ...turnParts(w, use), ...paid, ...(isTold ? [] : strikeParts(w, o))];
  }
  // R-RESOLVE-01: an action is paid for when it succeeds
  const announced = ifAnnounced(t, seat, o);
  return [told, ...actionParts(w, announced, o.minion, [...paid, ...bleedBy(w, announced, context, use)])];
}

/** What a use of a card does; empty if the card has only this one, or there are no card texts. */
export function wayText({ pool }: Table, index: number, { cards }: Locale): string {
  const use = pool.uses[index];
  const isOnlyWay = use?.fromHand && pool.cards[use.def]?.handUses.length === 1;
  // Fonts lack the sign Ⓓ.
  return cards === undefined || isOnlyWay ? '' : cards.ability(pool, index).replaceAll('Ⓓ', '(D)');
}

/** What a card uses up of the phase. */
function turnParts({ t, seat, locale }: Weighing, use: CompiledUse): string[] {
  const { consequences: say, terms } = locale.words;
  const card = t.pool.cards[use.def];
  if (!use.fromHand || card === undefined) return [];
  if (use.type === 'event') return [say.discardAction];
  if (use.type !== 'master')
    return card.types.length > 1 && use.type !== 'ability' ? [terms.cardTypes[use.type]] : [];
  return [card.outOfTurn ? say.outOfTurn : say.masterAction, isTrifle(t, seat, use.def) ? say.trifle : ''];
}

/** A bleed by a card whose target is not chosen. */
function bleedBy(w: Weighing, announced: Table, context: EffectContext, use: CompiledUse): string[] {
  const { action, picks = [] } = use.text;
  const [target] = aimOf(w.t, context, use).directedAt;
  if (action?.kind !== 'bleed' || picks.length > 0 || target === undefined) return [];
  return bleedParts(w, announced, target);
}

const hasX = ({ blood, pool }: Cost): boolean => blood === 'x' || pool === 'x';

/** The cost in pool, blood or life, without what is still to be chosen. */
function costParts(w: Weighing, context: EffectContext, use: CompiledUse): string[] {
  const { t, seat, locale } = w;
  const { cost } = use;
  const { consequences: say } = locale.words;
  return [
    ...(hasX(cost) || isPricedByTarget(t, use) ? [] : priceParts(w, context, use)),
    cost.transfers === undefined ? '' : say.transfers(cost.transfers, seatOf(t, seat).transfers),
    cost.masterActions === undefined ? '' : say.masterAction,
    cost.discardActions === undefined ? '' : say.discardAction,
    cost.counters === undefined ? '' : counterChange(w, context.card, -cost.counters),
  ];
}

/** The other parts of the cost. */
function restOfCost(w: Weighing, context: EffectContext, { cost }: CompiledUse): string[] {
  const { consequences: say, events } = w.locale.words;
  const host = cardOf(w.t, context.card)?.host ?? NONE;
  const locked: CardId =
    cost.lock === undefined ? NONE : { self: context.by, this: context.card, host }[cost.lock];
  return [
    locked === NONE ? '' : events.locked(nameText(w, locked)),
    cost.edge ? events.edge(null) : '',
    cost.discard === undefined ? '' : say.discards(cost.discard),
    cost.burnThis ? events.burned(nameText(w, context.card)) : '',
  ];
}

function priceParts(w: Weighing, context: EffectContext, use: CompiledUse): string[] {
  const { blood, pool } = priceOf(w.t, context, use.cost, use);
  const payer = context.by !== NONE ? context.by : (cardOf(w.t, context.card)?.host ?? NONE);
  return [poolPrice(w, pool), payer === NONE ? '' : bloodPrice(w, payer, blood)];
}

/** The cost of a card, if it depends on the chosen target. */
export function pickedPrice(w: Weighing, target: Target): string[] {
  const { t } = w;
  const top = t.state.frames[t.state.frames.length - 1];
  const use = top?.kind === 'play' ? t.pool.uses[top.context.use] : undefined;
  if (top?.kind !== 'play' || use === undefined || !isPricedByTarget(t, use)) return [];
  return priceParts(w, { ...top.context, picks: [...top.context.picks, target] }, use);
}

/** The consequences of a value of X. */
export function xParts(w: Weighing, x: number): string[] {
  const { t } = w;
  const top = t.state.frames[t.state.frames.length - 1];
  const use = top?.kind === 'play' ? t.pool.uses[top.context.use] : undefined;
  if (top?.kind !== 'play' || use === undefined || !canSee(t, w.viewer, top.context.card)) return [];
  return hasX(use.cost) ? priceParts(w, { ...top.context, x }, use) : [];
}
