import type { TableModel } from '@methuselah/host';

/** Numbers of all cards that may be drawn or opened while these tables are shown. */
export function cardsIn(models: Iterable<TableModel>): Set<number> {
  const found = new Set<number>();
  for (const { cards, seats, decision } of models) {
    for (const { card } of Object.values(cards)) if (card !== null) found.add(card);
    for (const { ashHeap, removed } of seats) for (const card of [...ashHeap, ...removed]) found.add(card);
    for (const span of decision?.prompt ?? []) if (typeof span !== 'string') found.add(span.card);
  }
  return found;
}
