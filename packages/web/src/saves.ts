/** Saved games: kept in the browser, or in memory where it keeps nothing. */

/** A saved game as it is listed. */
export interface Slot {
  readonly id: string;
  /** As the player calls it; empty for the one that is kept by itself. */
  readonly name: string;
  /** When it was saved, in milliseconds. */
  readonly date: number;
  readonly turn: number;
  readonly players: readonly string[];
  readonly over: boolean;
}
export type SlotFacts = Pick<Slot, 'turn' | 'players' | 'over'>;

/** Where games are kept: what goes wrong is thrown. */
export interface Shelf {
  list(): Promise<readonly Slot[]>;
  game(id: string): Promise<string | null>;
  put(slot: Slot, game: string): Promise<void>;
  /** Changes what is listed. */
  label(slot: Slot): Promise<void>;
  delete(id: string): Promise<void>;
}

/** The game that is being played. */
export const AUTO = 'auto';

export class Saves {
  readonly #shelf: Shelf;
  readonly #memory = new MemoryShelf();
  /** The last thing that was asked of the shelf: one at a time. */
  #last: Promise<unknown> = Promise.resolve();
  #isTold = false;
  /** When the game that is being played was kept, as this page last knew it: if it is another time, another page has kept its own. */
  #known: number | null = null;
  #isLeft = false;
  #keeping: Promise<void> = Promise.resolve();
  /** Is called once, when the browser keeps nothing (more): a game should be exported. */
  onDenied: () => void = () => {};
  /** Is called when the game of another page was set aside. */
  onElsewhere: () => void = () => {};

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  /** The latest first; without the game that is being played. */
  async list(): Promise<readonly Slot[]> {
    return (await this.#all()).filter(({ id }) => id !== AUTO).sort((a, b) => b.date - a.date);
  }

  /** The game that was being played; null if there is none. */
  async auto(): Promise<Slot | null> {
    return (await this.#all()).find(({ id }) => id === AUTO) ?? null;
  }
  /** What was there before is set aside if it is another game: the one of before, or that of another page. */
  keep(game: string, facts: SlotFacts): Promise<void> {
    this.#keeping = this.#keeping.then(async () => {
      const last = await this.auto();
      if (last && (this.#isLeft || last.date !== this.#known)) await this.#setAside(last);
      this.#isLeft = false;
      this.#known = Math.max(Date.now(), (last?.date ?? 0) + 1);
      await this.#put({ ...facts, id: AUTO, name: '', date: this.#known }, game);
    });
    return this.#keeping;
  }
  /** This page goes on with the game that was being played. */
  async takeUp(): Promise<void> {
    this.#known = (await this.auto())?.date ?? null;
  }
  /** What is kept next is another game; what is given back takes that back. */
  leave(): () => void {
    this.#isLeft = true;
    return () => {
      this.#isLeft = false;
    };
  }
  /** A game that is not over is kept, nameless, when another takes its place: one of them. */
  async #setAside(last: Slot): Promise<void> {
    const game = last.over || last.turn === 1 ? null : await this.load(AUTO);
    if (game === null) return;
    const aside = (await this.list()).filter(({ name }) => name === '');
    await this.save('', game, last);
    for (const { id } of aside) await this.delete(id);
    if (!this.#isLeft) this.onElsewhere();
  }
  async forget(): Promise<void> {
    await this.delete(AUTO);
  }

  async save(name: string, game: string, facts: SlotFacts): Promise<Slot> {
    const slot = {
      ...facts,
      id: crypto.getRandomValues(new Uint32Array(4)).join('-'),
      name,
      date: Date.now(),
    };
    await this.#put(slot, game);
    return slot;
  }

  /** The game of a slot (JSON); null if it is not there. */
  async load(id: string): Promise<string | null> {
    return (await this.#memory.game(id)) ?? this.#tried((shelf) => shelf.game(id), null);
  }

  async rename(id: string, name: string): Promise<void> {
    const slot = (await this.#all()).find((known) => known.id === id);
    if (!slot) return;
    const shelf = (await this.#memory.game(id)) === null ? this.#shelf : this.#memory;
    await this.#tried(() => shelf.label({ ...slot, name }), undefined);
  }

  async delete(id: string): Promise<void> {
    await this.#memory.delete(id);
    await this.#tried((shelf) => shelf.delete(id), undefined);
  }

  /** What is in memory is newer than what is kept under the same name. */
  async #all(): Promise<readonly Slot[]> {
    const held = await this.#memory.list();
    const kept = await this.#tried((shelf) => shelf.list(), []);
    return [...held, ...kept.filter(({ id }) => held.every((slot) => slot.id !== id))];
  }

  async #put(slot: Slot, game: string): Promise<void> {
    const isKept = await this.#tried((shelf) => shelf.put(slot, game).then(() => true), false);
    if (isKept) await this.#memory.delete(slot.id);
    else await this.#memory.put(slot, game);
  }

  #tried<V>(ask: (shelf: Shelf) => Promise<V>, otherwise: V): Promise<V> {
    const answer = this.#last.then(async () => {
      try {
        return await ask(this.#shelf);
      } catch {
        if (!this.#isTold) this.onDenied();
        this.#isTold = true;
        return otherwise;
      }
    });
    this.#last = answer;
    return answer;
  }
}

// ---------------------------------------------------------------------------------------------- shelves

class MemoryShelf implements Shelf {
  readonly #slots = new Map<string, Slot>();
  readonly #games = new Map<string, string>();

  async list(): Promise<readonly Slot[]> {
    return [...this.#slots.values()];
  }
  async game(id: string): Promise<string | null> {
    return this.#games.get(id) ?? null;
  }
  async put(slot: Slot, game: string): Promise<void> {
    this.#slots.set(slot.id, slot);
    this.#games.set(slot.id, game);
  }
  async label(slot: Slot): Promise<void> {
    this.#slots.set(slot.id, slot);
  }
  async delete(id: string): Promise<void> {
    this.#slots.delete(id);
    this.#games.delete(id);
  }
}

/** IndexedDB: what is listed apart from the games, so that a list reads little. */
export class BrowserShelf implements Shelf {
  #db: Promise<IDBDatabase> | null = null;

  #open(): Promise<IDBDatabase> {
    this.#db ??= new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('methuselah', 1);
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore('slots', { keyPath: 'id' });
        opening.result.createObjectStore('games');
      };
      opening.onsuccess = () => {
        const db = opening.result;
        // Another page may want to change or delete it; it is opened again when needed.
        db.onversionchange = () => {
          db.close();
          this.#db = null;
        };
        db.onclose = () => {
          this.#db = null;
        };
        resolve(db);
      };
      opening.onerror = () => reject(opening.error);
      opening.onblocked = () => reject(new Error('blocked'));
    });
    this.#db.catch(() => {
      this.#db = null;
    });
    return this.#db;
  }

  /** Done when all of it is written. */
  async #within<V>(
    mode: IDBTransactionMode,
    ask: (slots: IDBObjectStore, games: IDBObjectStore) => IDBRequest<V>,
  ): Promise<V> {
    const db = await this.#open();
    return new Promise<V>((resolve, reject) => {
      const transaction = db.transaction(['slots', 'games'], mode);
      const request = ask(transaction.objectStore('slots'), transaction.objectStore('games'));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
      transaction.onerror = () => reject(transaction.error);
    });
  }

  list(): Promise<readonly Slot[]> {
    return this.#within<Slot[]>('readonly', (slots) => slots.getAll());
  }
  async game(id: string): Promise<string | null> {
    return (await this.#within<string | undefined>('readonly', (_, games) => games.get(id))) ?? null;
  }
  async put(slot: Slot, game: string): Promise<void> {
    await this.#within('readwrite', (slots, games) => {
      slots.put(slot);
      return games.put(game, slot.id);
    });
  }
  async label(slot: Slot): Promise<void> {
    await this.#within('readwrite', (slots) => slots.put(slot));
  }
  async delete(id: string): Promise<void> {
    await this.#within('readwrite', (slots, games) => {
      slots.delete(id);
      return games.delete(id);
    });
  }
}

export const saves = new Saves(new BrowserShelf());
