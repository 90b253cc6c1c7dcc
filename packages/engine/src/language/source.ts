import type { KnownCards, Pool } from './compiled.ts';
import type { Card } from './language.ts';
import { compilePool } from './pool.ts';

/** Where a game gets its cards from. */
export interface CardSource {
  /** The definition of a card by its number, if there is one. */
  readonly card: (id: number) => Card | undefined;
  /** Public knowledge about what any hand may contain, from all the cards that decks can be made of. */
  readonly known: KnownCards;
}

/** A card source with exactly these cards. */
export function sourceOf(cards: readonly Card[]): CardSource {
  const byId = new Map(cards.map((card) => [card.id, card]));
  let known: KnownCards | undefined;
  return {
    card: (id) => byId.get(id),
    get known() {
      known ??= knownIn(compilePool(cards));
      return known;
    },
  };
}

export const knownIn = ({ handUsers, hasCancels, hasBurnOptions }: Pool): KnownCards => ({
  handUsers,
  hasCancels,
  hasBurnOptions,
});

/** The cards that a card can bring into play besides those in the decks. */
export const broughtBy = (card: Card): readonly number[] =>
  // R-MERGE-01: an advanced card is merged with its base, and is the same vampire
  card.kind === 'vampire' && card.advancedOf !== undefined ? [card.advancedOf] : [];

/**
 * The pool of a game: the cards with these numbers and those they can bring into play, whatever the order of the numbers.
 *
 * Numbers unknown to the source are ignored.
 */
export const poolOf = (ids: Iterable<number>, source: CardSource): Pool =>
  compilePool(cardsBroughtBy(ids, source.card), source.known);

/** The cards with these numbers and those they can bring into play, each once, ordered by number. */
export function cardsBroughtBy(ids: Iterable<number>, find: CardSource['card']): Card[] {
  const cards = new Map<number, Card>();
  const waiting = [...ids];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const card = cards.has(id) ? undefined : find(id);
    if (card === undefined) continue;
    cards.set(id, card);
    waiting.push(...broughtBy(card));
  }
  return [...cards.values()].sort((a, b) => a.id - b.id);
}

/** The pool of a game with these decks. */
export const poolOfDecks = (
  decks: Iterable<{ readonly crypt: readonly number[]; readonly library: readonly number[] }>,
  source: CardSource,
): Pool => poolOf(new Set([...decks].flatMap(({ crypt, library }) => [...crypt, ...library])), source);
