import { controllerOf } from '../query/minions.ts';
import { impulseOrder, predator, prey } from '../query/seats.ts';
import { type ActionFrame, type CombatFrame, NONE, type Seat } from '../state/types.ts';
import { currentAction } from '../table/stack.ts';
import type { Table } from '../table/table.ts';

/** The order of the impulse in actions and combat (rulebook p.20-21: sequencing). */

/** The Methuselahs who may block, in order. */
export function mayBlock(t: Table, action: ActionFrame): Seat[] {
  // R-BLOCK-01, R-BLOCK-02: directed action: only the Methuselahs it is directed at, clockwise
  if (action.directedAt.length > 0) return action.directedAt;
  // R-BLOCK-03: undirected action: the prey, then the predator
  return [prey(t, action.seat), predator(t, action.seat)];
}

export function actionOrder(t: Table, action: ActionFrame): Seat[] {
  // R-SEQ-03, R-SEQ-04, R-SEQ-05: the Methuselahs who may block come after the acting one
  return impulseOrder(t, action.seat, mayBlock(t, action));
}

export function combatOrder(t: Table, f: CombatFrame): Seat[] {
  // R-COMBAT-08, R-SEQ-03: the acting minion's Methuselah first, then the opposing minion's
  const [first, second] = [controllerOf(t, f.sides[0].minion), controllerOf(t, f.sides[1].minion)];
  return impulseOrder(t, first === NONE ? (currentAction(t)?.seat ?? t.state.active) : first, [second]);
}
