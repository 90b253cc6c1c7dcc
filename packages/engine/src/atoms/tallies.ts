import type { CardId } from '../state/types.ts';
import { currentCombat } from '../table/stack.ts';
import type { Table } from '../table/table.ts';

/** The combat remembers blood lost to damage this round, for the cards that ask. */
export function noteBloodLost(t: Table, id: CardId, amount: number): void {
  const combat = currentCombat(t);
  if (!combat) return;
  if (combat.first === id) combat.lost1 += amount;
  else if (combat.second === id) combat.lost2 += amount;
}
