import { type CardId, NONE, type Seat, type Target } from '../state/types.ts';
import type { EventType } from './events.ts';
import { findCard, type Table } from './table.ts';

export function tell(
  t: Table,
  type: EventType,
  seat: Seat,
  card: CardId = NONE,
  other: Target = NONE,
  amount = 0,
): void {
  if (t.emit === null) return;
  const def = card >= 0 ? (t.state.def[card] ?? NONE) : NONE;
  t.emit({ type, seat, card, def, other, amount, only: onlyKnownTo(t, type, seat, card) });
}

/** Cards drawn are their owner's secret; so is what happens to an uncontrolled card, but for the fact itself. */
function onlyKnownTo(t: Table, type: EventType, seat: Seat, card: CardId): Seat {
  if (type === 'drew' || type === 'drewCrypt' || type === 'toHand') return seat;
  const onTable = findCard(t, card);
  return onTable?.region === 'uncontrolled' ? onTable.controller : NONE;
}
