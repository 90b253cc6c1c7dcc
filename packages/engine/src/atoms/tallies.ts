import { isFighting, sideOf } from '../state/sides.ts';
import type { CardId } from '../state/types.ts';
import { currentCombat } from '../table/stack.ts';
import type { Table } from '../table/table.ts';
import { KEY, mark } from './rows.ts';

/** Records damage that a combatant has inflicted this round, if some card asks: a mark for each point. */
export function noteDamage(t: Table, source: CardId, amount: number): void {
  if (!t.noted.has('damageInflictedThisRound') || !isFighting(currentCombat(t), source)) return;
  for (let n = 0; n < amount; n++) mark(t, 'round', source, KEY.dealt);
}

/** Records blood lost to damage this round in the combat, for card text. */
export function noteBloodLost(t: Table, id: CardId, amount: number): void {
  const combat = currentCombat(t);
  if (combat && isFighting(combat, id)) sideOf(combat, id).lost += amount;
}
