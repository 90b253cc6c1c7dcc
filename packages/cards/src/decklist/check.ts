import { type CardSource, compilePool, type DeckProblem, deckProblems, type Pool } from '@methuselah/engine';
import type { Card } from '@methuselah/engine/language';
import { CARDS } from '../cards.ts';
import type { CatalogueCard } from '../catalogue/facts.ts';
import { fullName } from '../catalogue/names.ts';
import { type DeckList, toDeck } from '../decks.ts';
import { cardsOf } from './write.ts';

/** What is wrong with a deck, and what cannot be played here yet. */
export interface DeckCheck {
  /** The cards of the deck, to name them by. */
  readonly pool: Pool;
  /** What the rules say against it. */
  readonly illegal: readonly DeckProblem[];
  /** Cards that nobody can play here yet. */
  readonly notPlayable: readonly CatalogueCard[];
  /** Cards banned from tournaments. */
  readonly banned: readonly CatalogueCard[];
}

/** A card with its facts and no text: enough to tell whether a deck is legal. */
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

/** Whether a deck is legal, and whether it can be played with these cards. */
export function checkDeck(
  deck: Pick<DeckList, 'crypt' | 'library'>,
  playable: CardSource = CARDS,
): DeckCheck {
  const cards = [...cardsOf(deck.crypt, 'crypt'), ...cardsOf(deck.library, 'library')].map(
    ({ card }) => card,
  );
  const notPlayable = cards.filter((card) => playable.card(card.id) === undefined);
  // Facts are all that is asked for: the base of an advanced vampire is not.
  const pool = compilePool([...new Set(cards)].map(factsOnly));
  return {
    pool,
    illegal: deckProblems(pool, toDeck(deck)),
    notPlayable,
    banned: cards.filter((card) => card.banned !== undefined),
  };
}
