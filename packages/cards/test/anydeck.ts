import type { DeckEntry } from '@methuselah/cards';
import { CATALOGUE } from '@methuselah/cards/catalogue';
import { LIMITS } from '@methuselah/engine';
import fc from 'fast-check';

/** Decks of any cards, for properties. */

/** Picks as many cards as fit. */
const upTo =
  (most: number) =>
  (entries: readonly DeckEntry[]): DeckEntry[] => {
    const fitting: DeckEntry[] = [];
    let left = most;
    for (const entry of entries) {
      if (entry.count > left) continue;
      left -= entry.count;
      fitting.push(entry);
    }
    return fitting;
  };
/** Entries of the whole catalogue, together no more than half of what a deck may hold. */
export const entries = (kind: 'crypt' | 'library') =>
  fc
    .uniqueArray(
      fc.record({
        id: fc.constantFrom(...CATALOGUE.filter((card) => card.kind === kind).map((card) => card.id)),
        count: fc.integer({ min: 1, max: 99 }),
      }),
      { selector: (entry) => entry.id, maxLength: 30 },
    )
    .map(upTo(LIMITS.deck / 2));
/** Text of one line, as somebody may name a deck. */
export const line = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .map((text) => text.replaceAll(/[\s\u0085]+/g, ' ').trim());

/** In an order that does not depend on the list. */
export const byCard = (list: readonly DeckEntry[]): DeckEntry[] => list.toSorted((a, b) => a.id - b.id);
