import type { Effect } from '@methuselah/engine/language';

/** Equipping with, employing or recruiting a card from hand. */

/** The optional fields of that effect which its clauses word. */
export interface BringFields {
  bringFromHand: 'ignoresRequirements' | 'poolCostBelow' | 'damageBelow';
}

/** What is done with the card: by its type, or either of two. */
export function broughtType({
  card: { type = [] },
}: Extract<Effect, { do: 'bringFromHand' }>): 'equipment' | 'retainer' | 'ally' | 'either' {
  const [only, ...others] = type;
  return others.length > 0 ? 'either' : only === 'retainer' || only === 'ally' ? only : 'equipment';
}
