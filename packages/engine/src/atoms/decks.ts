import { shuffleInPlace } from '../state/rng.ts';
import type { CardId, Seat } from '../state/types.ts';
import type { Table } from '../table/table.ts';
import { now } from '../table/tell.ts';

/**
 * Shuffles a deck by permuting its definitions among its card ids. The ids keep their places, so that an id seen before the
 * shuffle reveals nothing afterwards.
 */
export function shuffleDeck(t: Table, seat: Seat, deck: readonly CardId[]): void {
  const { def, rng } = t.state;
  const defs = deck.map((id) => def[id] as number);
  shuffleInPlace(rng, defs);
  deck.forEach((id, i) => {
    def[id] = defs[i] as number;
  });
  t.emit?.({ type: 'shuffled', when: now(t), seat });
}
