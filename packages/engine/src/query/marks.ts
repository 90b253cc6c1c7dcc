import type { CounterKind } from '../language/language.ts';
import { type CardId, NONE, type Row, type Seat } from '../state/types.ts';
import type { Table } from '../table/table.ts';

/** Counters with a name of their own, each of the Methuselah who put it there. */

/** The rows that hold such counters on a card: all of them, or those of one Methuselah. */
export const markRows = (t: Table, id: CardId, kind: CounterKind, of: Seat = NONE): Row[] =>
  t.state.rows.filter(
    (row) =>
      row.kind === 'counters' &&
      row.what === kind &&
      row.subject === id &&
      (of === NONE || row.context.seat === of),
  );

export function marksOn(t: Table, id: CardId, kind: CounterKind, of: Seat = NONE): number {
  let sum = 0;
  for (const row of t.state.rows)
    if (
      row.kind === 'counters' &&
      row.what === kind &&
      row.subject === id &&
      (of === NONE || row.context.seat === of)
    )
      sum += row.amount;
  return sum;
}
