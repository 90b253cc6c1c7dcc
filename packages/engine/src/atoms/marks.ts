import type { CounterKind } from '../language/language.ts';
import { markRows, marksOn } from '../query/marks.ts';
import { cloneContext } from '../state/clone.ts';
import { type CardId, type EffectContext, NONE, type Seat } from '../state/types.ts';
import { findCard, type Table } from '../table/table.ts';
import { now, told } from '../table/tell.ts';
import { addRow, dropRow } from './rows.ts';

/** Counters with a name of their own: put on a card, and burned from it. */

export function addMarks(
  t: Table,
  context: EffectContext,
  id: CardId,
  kind: CounterKind,
  amount: number,
): void {
  if (amount <= 0 || findCard(t, id) === undefined) return;
  const before = marksOn(t, id, kind);
  const [own] = markRows(t, id, kind, context.seat);
  if (own) own.amount += amount;
  else
    addRow(t, {
      kind: 'counters',
      what: kind,
      subject: id,
      amount,
      node: NONE,
      context: cloneContext(context),
      scope: 'game',
      uses: NONE,
      limited: false,
    });
  tell(t, id, kind, before);
}

/** Burns up to the amount, of anybody's counters or of one Methuselah's. */
export function burnMarks(t: Table, id: CardId, kind: CounterKind, amount: number, of: Seat = NONE): void {
  const before = marksOn(t, id, kind);
  let left = amount;
  for (const row of markRows(t, id, kind, of)) {
    const burned = Math.min(left, row.amount);
    left -= burned;
    row.amount -= burned;
    if (row.amount === 0) dropRow(t, row.id);
  }
  if (left < amount) tell(t, id, kind, before);
}

function tell(t: Table, id: CardId, kind: CounterKind, before: number): void {
  const after = marksOn(t, id, kind);
  t.emit?.({ type: 'namedCounters', when: now(t), card: told(t, id), named: kind, before, after });
}
