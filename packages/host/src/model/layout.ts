import { hashText, type Table } from '@methuselah/engine/internal';
import type { Chair } from '../contract/index.ts';

/**
 * Names how everything lies on a table: as long as it is the same, seats and cards look as they did. What is not in it changes with
 * every window and says nothing of a card: the phase, who has passed, what may still be done in the phase, and the dice.
 */
export function layoutOf({ state }: Table, chairs: readonly Chair[]): string {
  const { active, edge, over, seats, cards, limbo, frames, rows, ledger } = state;
  const places = seats.map(({ library, crypt, masterActions, transfers, discardActions, ...seat }) => ({
    ...seat,
    library: library.length,
    crypt: crypt.length,
  }));
  const courses = frames.filter(({ kind }) => kind !== 'impulse');
  return hashText(JSON.stringify([active, edge, over, places, cards, limbo, courses, rows, ledger, chairs]));
}
