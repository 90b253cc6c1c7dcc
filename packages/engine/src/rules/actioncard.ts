import { limboToAsh, toLimbo } from '../atoms/cards.ts';
import type { CompiledUse } from '../language/pool.ts';
import { hasPassed } from '../query/votes.ts';
import type { ActionFrame } from '../state/types.ts';
import { isGone, seatState, type Table, useAt } from '../table/table.ts';
import { isBarredFrom } from './onlyone.ts';
import { settleCard } from './resolution.ts';

/** Where the card of an action goes when the action is over. */

export const useOf = (t: Table, f: ActionFrame): CompiledUse | undefined => useAt(t, f.context.use);

/** Is the acting minion able to receive the card? An ally may have paid for it with its last life (R-ALLY-03). */
export const canBear = (t: Table, f: ActionFrame): boolean =>
  !isGone(t, f.minion) && !isBarredFrom(t, f.context.card, f.minion);

/** The level of text, basic (1) or superior (2), that a card comes into play with. */
export const levelOf = (use: CompiledUse | undefined): number => (use?.superior ? 2 : 1);

/** A card that a referendum puts into play enters play only if the referendum passed (docs/RULES.md). */
export function settleActionCard(t: Table, f: ActionFrame, use: CompiledUse): void {
  if (f.action === 'political' && !hasPassed(f)) burnActionCard(t, f);
  else settleCard(t, f.context, use);
}

export function burnActionCard(t: Table, f: ActionFrame): void {
  if (useOf(t, f)?.fromHand) limboToAsh(t, f.context.card);
}

/** The card of a blocked action goes on being played; false if it is no longer where it was put. */
export function bringBackActionCard(t: Table, f: ActionFrame): boolean {
  const { card } = f.context;
  if (!useOf(t, f)?.fromHand || t.state.limbo.includes(card)) return true;
  if (!seatState(t, t.state.owner[card] ?? f.seat).ashHeap.includes(card)) return false;
  toLimbo(t, card);
  return true;
}
