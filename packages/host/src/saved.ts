import type { Seat } from '@methuselah/engine';
import type { Chair } from './contract/index.ts';
import { peopleOf } from './fold.ts';
import { areSigns, isChair, type SavedTable } from './session.ts';

/** Who plays the seats of a saved game, which is untrusted. */

/** The players of each seat of a save; in any other record a person plays the first seat. */
export function chairsOf({ chairs, players }: SavedTable): readonly Chair[] {
  return Array.isArray(chairs) && chairs.length === players.length && chairs.every(isChair)
    ? chairs
    : players.map((_, seat) => (seat === 0 ? 'person' : 'heuristic'));
}

/** The seat of the only person of a save; null if there is none or several, and in any other record. */
export function ownSeatOf(saved: SavedTable): Seat | null {
  const [own, ...others] = peopleOf(saved.chairs === undefined ? [] : chairsOf(saved));
  return others.length === 0 ? (own ?? null) : null;
}

/** The signs of the players of a save; in any other record those of their seats. */
export const signsOf = ({ signs, players }: SavedTable): readonly number[] =>
  areSigns(signs, players.length) ? signs : players.map((_, seat) => seat);
