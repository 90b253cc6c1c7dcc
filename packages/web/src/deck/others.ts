import { toDeck } from '@methuselah/cards';
import { isHalf, missingFrom, PRECONS, PRODUCTS } from '@methuselah/cards/precons';
import { DECK_KEYS, type OtherDeck } from '../page/start/table.ts';
import { myDecks } from './mydecks.svelte.ts';
import { isPlayable } from './playable.ts';

/** Decks that can be played, besides those that come with the game: preconstructed ones by product, then one's own. */

export interface DeckGroup {
  readonly name: string;
  readonly decks: readonly OtherDeck[];
}

const preconstructed: readonly DeckGroup[] = [
  ...Map.groupBy(
    PRECONS.filter(
      (deck) =>
        !DECK_KEYS.some((key) => key === deck.key) &&
        !isHalf(deck) &&
        missingFrom(deck, isPlayable).length === 0,
    ),
    ({ product }) => PRODUCTS[product],
  ),
].map(([name, decks]) => ({
  name,
  decks: decks.map((deck) => ({ name: `${deck.name} (${name})`, cards: toDeck(deck) })),
}));

export function otherDecks(own: string, untitled: string): DeckGroup[] {
  const decks = myDecks.all
    .filter((deck) => missingFrom(deck, isPlayable).length === 0)
    .map(({ name, crypt, library }) => ({ name: name || untitled, cards: toDeck({ crypt, library }) }));
  return decks.length === 0 ? [...preconstructed] : [...preconstructed, { name: own, decks }];
}
