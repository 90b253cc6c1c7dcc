import type { Seat } from '@methuselah/engine';
import type { CardInPlay, CombatFrame, SeatState } from '@methuselah/engine/internal';
import type { Words } from '../words.ts';

/** Whether a fact holds, and what is true instead. */
export interface FactResult {
  readonly holds: boolean;
  readonly is: string;
}
export interface Fact {
  /** Its syntax, for the documentation. */
  readonly form: string;
  readonly pattern: RegExp;
  readonly tell: (w: Words, a: string, b: string, c: string, d: string, e: string) => FactResult;
}

export const combatOf = (w: Words): CombatFrame | undefined =>
  w.state.frames.findLast((f): f is CombatFrame => f.kind === 'combat');

export function seatOf(w: Words, name: string): { readonly seat: Seat; readonly p: SeatState } {
  const seat = w.player(name);
  const p = w.state.seats[seat];
  return p === undefined ? w.malformed(`There is no player named ${name}.`) : { seat, p };
}

/** A fact about a card on the table; false for a card elsewhere. */
export function ofCard(
  w: Words,
  text: string,
  tell: (card: CardInPlay, name: string) => FactResult,
): FactResult {
  const found = w.card(text);
  return found.card === null ? { holds: false, is: found.where } : tell(found.card, found.name);
}
