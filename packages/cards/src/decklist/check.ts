import { type CardSource, compilePool, type DeckProblem, deckProblems, type Pool } from '@methuselah/engine';
import type { Card } from '@methuselah/engine/language';
import { CARDS } from '../cards.ts';
import type { CatalogueCard } from '../catalogue/facts.ts';
import { fullName } from '../catalogue/names.ts';
import { type DeckList, toDeck } from '../decks.ts';
import { cardsOf } from './write.ts';

/** The result of checking a deck. */
export interface DeckCheck {
  /** The cards of the deck, for their names. */
  readonly pool: Pool;
  /** Violations of the rules. */
  readonly illegal: readonly DeckProblem[];
  /** Cards not implemented yet. */
  readonly notPlayable: readonly CatalogueCard[];
  /** Cards banned from tournaments. */
  readonly banned: readonly CatalogueCard[];
}

/** A card with its facts but no text: enough to check a deck. */
function factsOnly(card: CatalogueCard): Card {
  const { id, name, disciplines } = card;
  if (card.kind === 'library') return { kind: 'library', id, name, modes: [] };
  const { capacity, group, clans } = card;
  return {
    kind: 'vampire',
    id,
    name: fullName(card),
    clan: clans[0] ?? '',
    capacity,
    group,
    disciplines,
    sect: 'independent',
  };
}

/** Checks whether a deck is legal, and whether all its cards are implemented. */
export function checkDeck(
  deck: Pick<DeckList, 'crypt' | 'library'>,
  playable: CardSource = CARDS,
): DeckCheck {
  const cards = [...cardsOf(deck.crypt, 'crypt'), ...cardsOf(deck.library, 'library')].map(
    ({ card }) => card,
  );
  const notPlayable = cards.filter((card) => playable.card(card.id) === undefined);
  // Only facts are needed: an advanced vampire compiles without its base card.
  const pool = compilePool([...new Set(cards)].map(factsOnly));
  return {
    pool,
    illegal: deckProblems(pool, toDeck(deck)),
    notPlayable,
    banned: cards.filter((card) => card.banned !== undefined),
  };
}
