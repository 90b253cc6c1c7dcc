import {
  type ChooseRefusal,
  type DeckProblem,
  type Divergence,
  LIMITS,
  type NoText,
  type Pool,
  type Refusal,
} from '@methuselah/engine';
import type { Locale } from './locale.ts';

type Refused = { readonly refused: ChooseRefusal } | Refusal | NoText | Divergence;

/** Why a choice, a save or a record is refused, as a sentence. */
export function refusalText(refusal: Refused, { words: { refusals } }: Locale): string {
  switch (refusal.refused) {
    case 'diverged':
      return refusals.diverged(refusal.at);
    case 'badName':
      return refusals.badName(LIMITS.name);
    case 'deckTooLarge':
      return refusals.deckTooLarge(LIMITS.deck);
    case 'tooManyDecisions':
      return refusals.tooManyDecisions(LIMITS.decisions);
    default:
      return refusals[refusal.refused];
  }
}

/** What is wrong with a deck, as a sentence. */
export function problemText(pool: Pool, problem: DeckProblem, { words, cardName }: Locale): string {
  const { deck, names } = words;
  const name = (id: number): string => {
    const known = pool.byId.get(id);
    return known ? cardName(known.card) : names.card(id);
  };
  switch (problem.key) {
    case 'cryptTooSmall':
      return deck.cryptTooSmall(problem.count, problem.least);
    case 'libraryTooSmall':
      return deck.libraryTooSmall(problem.count, problem.least);
    case 'libraryTooLarge':
      return deck.libraryTooLarge(problem.count, problem.most);
    case 'groupsTooFarApart':
      return deck.groupsTooFarApart(
        problem.groups.map(({ group, cards }) => ({ group, cards: cards.map(name) })),
      );
    case 'unknownCard':
      return deck.unknownCard(problem.deck, problem.card);
    case 'wrongDeck':
      return deck.wrongDeck(problem.deck, name(problem.card));
  }
}
