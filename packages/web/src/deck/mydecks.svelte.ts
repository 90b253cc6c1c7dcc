import { type KeptDeck, readKept } from './kept.ts';

/** The decks that are kept on this device, newest first. */

const KEY = 'methuselah.decks';
/** More are not kept: the oldest go. */
const MOST = 300;

class MyDecks {
  #all = $state.raw<readonly KeptDeck[]>(this.#stored());
  /** Does the browser keep them? */
  isKept = $state(true);

  constructor() {
    // Another tab has changed a deck.
    addEventListener('storage', ({ key }) => {
      if (key === KEY) this.#all = this.#stored();
    });
  }

  get all(): readonly KeptDeck[] {
    return this.#all;
  }
  find(id: string): KeptDeck | undefined {
    return this.#all.find((deck) => deck.id === id);
  }
  put(deck: KeptDeck): void {
    this.#write([deck, ...this.#others(deck.id)]);
  }
  remove(id: string): void {
    this.#write(this.#others(id));
  }

  #stored(): KeptDeck[] {
    try {
      return readKept(localStorage.getItem(KEY));
    } catch {
      return [];
    }
  }
  /** Read anew: another tab may have written meanwhile. */
  #others(id: string): KeptDeck[] {
    const known = this.isKept ? this.#stored() : this.#all;
    return known.filter((deck) => deck.id !== id);
  }
  #write(decks: readonly KeptDeck[]): void {
    this.#all = decks.slice(0, MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#all));
      this.isKept = true;
    } catch {
      this.isKept = false;
    }
  }
}

export const myDecks = new MyDecks();
