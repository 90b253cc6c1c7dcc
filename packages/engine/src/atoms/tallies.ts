import { isFighting, sideOf } from '../state/sides.ts';
import type { CardId } from '../state/types.ts';
import { currentCombat } from '../table/stack.ts';
import type { Table } from '../table/table.ts';

/** Records blood lost to damage this round in the combat, for card text. */
export function noteBloodLost(t: Table, id: CardId, amount: number): void {
  const combat = currentCombat(t);
  if (combat && isFighting(combat, id)) sideOf(combat, id).lost += amount;
}
