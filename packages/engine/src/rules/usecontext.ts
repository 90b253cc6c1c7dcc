import type { CompiledUse } from '../language/pool.ts';
import { type CardId, type EffectContext, NONE, type Seat } from '../state/types.ts';

/** The context of a use before anything is chosen. */
export function contextFor(seat: Seat, use: CompiledUse, card: CardId, by: CardId): EffectContext {
  return { seat, card, def: use.def, by, use: use.index, picks: [], x: 0, subject: NONE };
}
