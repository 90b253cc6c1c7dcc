import type { EffectOf } from '../language/language.ts';
import type { Row } from '../state/types.ts';
import type { Table } from '../table/table.ts';
import { pay, whyCannotPay } from './cost.ts';

/** What a card lets a minion do in combat, and what that costs. */

export const grantAt = (t: Table, row: Row): EffectOf['grant'] | undefined => {
  const node = t.pool.nodes[row.node];
  return node !== undefined && 'do' in node && node.do === 'grant' ? node : undefined;
};

export function canPayFor(t: Table, row: Row): boolean {
  const price = grantAt(t, row)?.pay;
  return price === undefined || whyCannotPay(t, row.context, price, undefined) === null;
}

export function payFor(t: Table, id: number): void {
  const row = t.state.rows.find((r) => r.id === id);
  const price = row && grantAt(t, row)?.pay;
  if (row && price) pay(t, row.context, price, undefined);
}
