import { roll } from '../state/rng.ts';
import { type CardId, DIRTY, NONE, type Seat } from '../state/types.ts';
import { defOf, findCard, seatState, type Table } from '../table/table.ts';
import { now, told } from '../table/tell.ts';
import { discard, leavePlay, newCardInPlay, removeFromZone } from './cards.ts';
import { shuffleDeck } from './decks.ts';

/** Hands, decks and ash heaps: moving cards between them, and revealing the top of a deck. */

/** A deck, or the bottom of one; onto the deck itself, it is shuffled. */
export type DeckPlace = 'library' | 'libraryBottom' | 'crypt' | 'cryptBottom';
const DECK = { library: 'library', libraryBottom: 'library', crypt: 'crypt', cryptBottom: 'crypt' } as const;

/** Moves a card, in play or not, into a deck of its owner. */
export function toDeck(t: Table, id: CardId, to: DeckPlace): void {
  const owner = t.state.owner[id] ?? NONE;
  const deck = seatState(t, owner)[DECK[to]];
  // Told while it lies where it was: who sees it there sees it go.
  t.emit?.({ type: 'toDeck', when: now(t), card: told(t, id), seat: owner, to });
  if (findCard(t, id)) leavePlay(t, id, 'library');
  removeFromZone(t, id);
  if (to === 'libraryBottom' || to === 'cryptBottom') deck.unshift(id);
  else deck.push(id);
  if (to === 'library' || to === 'crypt') shuffleDeck(t, owner, deck);
}

/** Removes a card of a pile from the game (R-TERM-04). */
export function removeFromPile(t: Table, id: CardId): void {
  const owner = t.state.owner[id] ?? NONE;
  removeFromZone(t, id);
  seatState(t, owner).removed.push(id);
  t.emit?.({ type: 'removed', when: now(t), seat: owner, card: told(t, id), from: null });
}

/** Moves a crypt card of a pile face down to its owner's uncontrolled region. */
export function cryptCardToUncontrolled(t: Table, id: CardId): void {
  const owner = t.state.owner[id] ?? NONE;
  removeFromZone(t, id);
  t.state.cards.push(newCardInPlay(defOf(t, id), id, owner, 'uncontrolled'));
  t.index.stale = true;
  t.emit?.({ type: 'drewCrypt', when: now(t), card: told(t, id), seat: owner });
}

/** The top card of a deck, shown to everybody; NONE if the deck is empty. */
export function revealTop(t: Table, seat: Seat, deck: 'library' | 'crypt'): CardId {
  const id = seatState(t, seat)[deck].at(-1) ?? NONE;
  if (id !== NONE) reveal(t, seat, id);
  return id;
}

/** Burns cards of the top of a library as a cost. */
export function burnTopCards(t: Table, seat: Seat, count: number): void {
  // The top card is the last one.
  for (const id of seatState(t, seat).library.slice(-count).reverse()) discard(t, seat, id, 'cost');
}

/** Shows a card to everybody. */
export function reveal(t: Table, seat: Seat, id: CardId): void {
  t.emit?.({ type: 'revealed', when: now(t), seat, card: { ...told(t, id), known: 'all' } });
}

/** Puts a card of a library at this place from the top. */
export function placeInLibrary(t: Table, seat: Seat, id: CardId, fromTop: number): void {
  const { library } = seatState(t, seat);
  library.splice(library.indexOf(id), 1);
  library.splice(library.length - fromTop, 0, id);
}

/** So many of these cards, at random. */
export function atRandom(t: Table, cards: readonly CardId[], count: number): CardId[] {
  const left = cards.slice();
  const taken: CardId[] = [];
  while (taken.length < count && left.length > 0)
    taken.push(...left.splice(roll(t.state.rng, left.length), 1));
  return taken;
}

/** The hand may be above its size. */
export const handChanged = (t: Table): void => {
  t.state.dirty |= DIRTY.hand;
};
