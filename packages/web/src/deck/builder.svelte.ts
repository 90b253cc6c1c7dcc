import { toDeck } from '@methuselah/cards';
import { cardById } from '@methuselah/cards/catalogue';
import { checkDeckFor, OPENING, statisticsOf, type WrittenDeck } from '@methuselah/cards/decklist';
import { type Deck, LIMITS } from '@methuselah/engine';
import { myDecks } from './mydecks.svelte.ts';
import { isPlayable } from './playable.ts';

/** The deck that is open in the builder. A deck of somebody else becomes one's own with the first change. */

type Text = 'name' | 'author' | 'description';

const newId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');
const EMPTY: Required<WrittenDeck> = { name: '', author: '', description: '', crypt: [], library: [] };

class Builder {
  #deck = $state.raw<Required<WrittenDeck>>(EMPTY);
  /** Of one's own deck; null while nothing has been changed. */
  #id = $state<string | null>(null);
  /** The name that it gets when it becomes one's own. */
  #ownName = '';

  readonly #statistics = $derived(statisticsOf(this.#deck));
  readonly #check = $derived(checkDeckFor(this.#deck, isPlayable));
  readonly #counts = $derived(
    new Map([...this.#deck.crypt, ...this.#deck.library].map(({ id, count }) => [id, count])),
  );

  get deck(): Required<WrittenDeck> {
    return this.#deck;
  }
  get id(): string | null {
    return this.#id;
  }
  get statistics() {
    return this.#statistics;
  }
  get check() {
    return this.#check;
  }
  get size(): number {
    return this.#statistics.crypt + this.#statistics.library;
  }
  /** Can a game be begun with it? It need not be legal for that. */
  get isPlayable(): boolean {
    const { crypt, library } = this.#statistics;
    return this.#check.notPlayable.length === 0 && crypt >= OPENING.crypt && library >= OPENING.hand;
  }
  /** An id for each copy. */
  get cards(): Deck {
    return toDeck(this.#deck);
  }
  copies(card: number): number {
    return this.#counts.get(card) ?? 0;
  }

  /** Opens a deck: one's own by its id, or another one, which is called `ownName` once it is changed. */
  open(deck: WrittenDeck, id: string | null, ownName = deck.name): void {
    this.#deck = { ...EMPTY, ...deck };
    this.#id = id;
    this.#ownName = ownName;
  }
  clear(): void {
    this.open(EMPTY, null);
  }

  write(field: Text, text: string): void {
    this.#change({ [field]: text });
  }
  /** Adds copies, or takes some out. False if the deck is full. */
  add(card: number, copies: number): boolean {
    const part = cardById(card)?.kind;
    if (part === undefined) return true;
    if (copies > 0 && this.size + copies > LIMITS.deck) return false;
    const count = Math.max(0, this.copies(card) + copies);
    const others = this.#deck[part].filter(({ id }) => id !== card);
    const place = this.#deck[part].findIndex(({ id }) => id === card);
    if (count > 0) others.splice(place < 0 ? others.length : place, 0, { id: card, count });
    this.#change({ [part]: others });
    return true;
  }
  /** Keeps it as one's own, even if nothing was changed. */
  keep(): string {
    this.#change({});
    return this.#id ?? '';
  }

  #change(changed: Partial<WrittenDeck>): void {
    const isNew = this.#id === null;
    const id = this.#id ?? newId();
    const name = isNew && !('name' in changed) ? this.#ownName : this.#deck.name;
    this.#deck = { ...this.#deck, name, ...changed };
    this.#id = id;
    myDecks.put({ ...this.#deck, id, changed: Date.now() });
  }
}

export const builder = new Builder();
