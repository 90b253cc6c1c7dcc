import { discard } from '../atoms/cards.ts';
import { burnCounters } from '../atoms/counters.ts';
import { KEY, mark } from '../atoms/rows.ts';
import { countersOn } from '../query/minions.ts';
import type { ActionFrame, CardId } from '../state/types.ts';
import type { BasicAction } from '../table/options.ts';
import { seatState, type Table } from '../table/table.ts';
import { useOf } from './actioncard.ts';
import { ACTIONS, isBasic } from './actions.ts';
import { pay, priceOf, whyCannotPay } from './cost.ts';

/** The cost of an action: the cost of its card, or blood for an action without a card. */

/** The blood cost of an action without a card. */
export const basicPrice = (t: Table, kind: BasicAction, minion: CardId): number =>
  ACTIONS[kind].price?.(t, minion) ?? 0;

export function canPay(t: Table, f: ActionFrame): boolean {
  const use = useOf(t, f);
  if (use) {
    const { hand } = seatState(t, f.seat);
    return whyCannotPay(t, f.context, use.cost, use) === null && f.discards.every((id) => hand.includes(id));
  }
  if (!isBasic(f.action) || countersOn(t, f.minion) < basicPrice(t, f.action, f.minion) - f.split)
    return false;
  return f.split === 0 || countersOn(t, f.targets[0] as CardId) >= f.split;
}

/** The blood that the action costs, whoever pays it. */
function bloodPrice(t: Table, f: ActionFrame): number {
  const use = useOf(t, f);
  if (use) return priceOf(t, f.context, use.cost, use).blood;
  return isBasic(f.action) ? basicPrice(t, f.action, f.minion) : 0;
}

export function payAction(t: Table, f: ActionFrame): void {
  const use = useOf(t, f);
  if (t.noted.has('bloodPaid') && bloodPrice(t, f) > 0) mark(t, 'action', f.minion, KEY.bloodPaid);
  if (use) {
    pay(t, f.context, use.cost, use);
    for (const id of f.discards) discard(t, f.seat, id, 'cost');
    return;
  }
  if (!isBasic(f.action)) return;
  const price = basicPrice(t, f.action, f.minion);
  if (price > f.split) burnCounters(t, f.minion, price - f.split, 'cost');
  if (f.split > 0) burnCounters(t, f.targets[0] as CardId, f.split, 'cost');
}
