import type { KnownCards, Pool } from './compiled.ts';
import type { Card } from './language.ts';
import { compilePool } from './pool.ts';

/** Where a table gets its cards from. */
export interface CardSource {
  /** The definition of a card by its number, if there is one. */
  readonly card: (id: number) => Card | undefined;
  /** What any hand may hold, by all the cards that decks can be made of: everybody knows it. */
  readonly known: KnownCards;
}

/** A source of these cards and no others. */
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

/** The cards that a card can bring into play beside those of the decks. */
export const broughtBy = (card: Card): readonly number[] =>
  // R-MERGE-01: an advanced card is merged with its base, and is the same vampire
  card.kind === 'vampire' && card.advancedOf !== undefined ? [card.advancedOf] : [];

/**
 * The pool of a game: the cards with these numbers, and what they can bring into play. It is the same whatever the order of the
 * numbers. A number that the source does not know is left out.
 */
export const poolOf = (ids: Iterable<number>, source: CardSource): Pool =>
  compilePool(cardsBroughtBy(ids, source.card), source.known);

/** The cards with these numbers and what they can bring into play, each once, in the order of their numbers. */
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
