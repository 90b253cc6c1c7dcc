/** Stores games: in IndexedDB, or in memory if the browser stores nothing. Only one tab at a time writes a game. */

/** A game's entry in the list. */
export interface Slot {
  readonly id: string;
  /** Name of a copy saved by the player; empty for an autosaved game. */
  readonly name: string;
  /** When it was saved, in milliseconds. */
  readonly date: number;
  readonly turn: number;
  readonly players: readonly string[];
  readonly over: boolean;
  /** The game is over, but its player, who was ousted, has watched it only to this step of it. */
  readonly watched?: number;
  /** The tab that plays it, or played it last. */
  readonly holder?: string;
}
export type SlotFacts = Pick<Slot, 'turn' | 'players' | 'over' | 'watched'>;

/** A storage backend for games. Throws on errors. */
export interface Shelf {
  list(): Promise<readonly Slot[]>;
  game(id: string): Promise<string | null>;
  /** Writes the game unless `mayReplace` rejects the stored entry. Returns whether it was written. */
  put(slot: Slot, game: string, mayReplace?: (kept: Slot | null) => boolean): Promise<boolean>;
  /** Changes the list entry only. */
  label(slot: Slot): Promise<void>;
  delete(id: string): Promise<void>;
}

/** Why the browser stores nothing: storage is full, or refused. */
export type Denial = 'full' | 'denied';

/** Autosaved finished games to keep for replays. Unfinished ones are all kept. */
export const FINISHED_KEPT = 5;

const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

export class Saves {
  readonly #shelf: Shelf;
  readonly #memory = new MemoryShelf();
  readonly #page = newId();
  /** Requests to the shelf run one at a time. */
  #queue: Promise<unknown> = Promise.resolve();
  #reported: Denial | null = null;
  #playing: string | null = null;
  #writing: Promise<void> = Promise.resolve();
  /** Called when storing fails, once until it works again: the player should export the game. */
  onDenied: (why: Denial) => void = () => {};
  /** Storing works again. */
  onKept: () => void = () => {};
  /** Another tab has taken over the game of this tab, which no longer stores it. */
  onTaken: (id: string) => void = () => {};

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  /** The game played in this tab; null if there is none. */
  get playing(): string | null {
    return this.#playing;
  }

  /** Newest first. */
  async list(): Promise<readonly Slot[]> {
    return (await this.#all()).sort((a, b) => b.date - a.date);
  }
  /** Games that can be resumed, newest first. */
  async unfinished(): Promise<readonly Slot[]> {
    return (await this.list()).filter(isUnfinished);
  }

  /** The next `keep` writes this game, or a new one if null. The returned function reverts that. */
  play(id: string | null): () => void {
    const before = this.#playing;
    this.#playing = id ?? newId();
    return () => {
      this.#playing = before;
    };
  }
  /** This tab plays no game any more. */
  leave(): void {
    this.#playing = null;
  }

  /** Loads a game that from now on only this tab may write; null if it does not exist. */
  async claim(id: string): Promise<string | null> {
    const slot = (await this.#all()).find((known) => known.id === id);
    const game = await this.load(id);
    if (!slot || game === null) return null;
    await this.#put({ ...slot, holder: this.#page }, game);
    return game;
  }

  /** How far a game was watched; undefined if there is nothing more to watch. */
  async watchedTo(id: string): Promise<number | undefined> {
    return (await this.#all()).find((known) => known.id === id)?.watched;
  }
  /** The current game, which is saved, has been watched so far. */
  watch(facts: SlotFacts): Promise<void> {
    const id = this.#playing;
    this.#writing = this.#writing.then(async () => {
      const slot = (await this.#all()).find((known) => known.id === id);
      if (!slot || slot.holder !== this.#page) return;
      const { watched: _, ...rest } = slot;
      await this.#label({ ...rest, ...facts });
      if (facts.over) await this.#forgetFinished();
    });
    return this.#writing;
  }

  /** Autosaves the current game. */
  keep(game: string, facts: SlotFacts): Promise<void> {
    const id = this.#playing ?? newId();
    this.#playing = id;
    this.#writing = this.#writing.then(async () => {
      const slot = { ...facts, id, name: '', date: Date.now(), holder: this.#page };
      const isMine = await this.#put(slot, game, (kept) => !kept?.holder || kept.holder === this.#page);
      if (isMine) {
        if (facts.over) await this.#forgetFinished();
        return;
      }
      if (this.#playing === id) this.#playing = null;
      this.onTaken(id);
    });
    return this.#writing;
  }
  /** Resolves when all autosaves are done. */
  settled(): Promise<void> {
    return this.#writing;
  }
  async #forgetFinished(): Promise<void> {
    const finished = (await this.list()).filter(({ name, over }) => name === '' && over);
    for (const { id } of finished.slice(FINISHED_KEPT)) await this.delete(id);
  }

  async save(name: string, game: string, facts: SlotFacts): Promise<Slot> {
    const { turn, players, over } = facts;
    const slot = { turn, players, over, id: newId(), name, date: Date.now() };
    await this.#put(slot, game);
    return slot;
  }

  /** A stored game (JSON); null if it does not exist. */
  async load(id: string): Promise<string | null> {
    return (await this.#memory.game(id)) ?? this.#try((shelf) => shelf.game(id), null);
  }

  async rename(id: string, name: string): Promise<void> {
    const slot = (await this.#all()).find((known) => known.id === id);
    if (slot) await this.#label({ ...slot, name });
  }
  async #label(slot: Slot): Promise<void> {
    const shelf = (await this.#memory.game(slot.id)) === null ? this.#shelf : this.#memory;
    await this.#try(() => shelf.label(slot), undefined);
  }

  async delete(id: string): Promise<void> {
    await this.#memory.delete(id);
    await this.#try((shelf) => shelf.delete(id), undefined);
  }

  /** A game in memory is newer than the stored one with the same id. */
  async #all(): Promise<Slot[]> {
    const held = await this.#memory.list();
    const kept = await this.#try((shelf) => shelf.list(), []);
    return [...held, ...kept.filter(({ id }) => held.every((slot) => slot.id !== id))];
  }

  /** Falls back to memory if storing fails. False if the game belongs to another tab. */
  async #put(slot: Slot, game: string, mayReplace?: (kept: Slot | null) => boolean): Promise<boolean> {
    const outcome = await this.#try(async (shelf) => {
      const isWritten = await shelf.put(slot, game, mayReplace);
      return isWritten ? 'kept' : 'taken';
    }, 'denied');
    if (outcome === 'denied') await this.#memory.put(slot, game);
    else await this.#memory.delete(slot.id);
    if (outcome === 'kept' && this.#reported !== null) {
      this.#reported = null;
      this.onKept();
    }
    return outcome !== 'taken';
  }

  #try<V>(ask: (shelf: Shelf) => Promise<V>, otherwise: V): Promise<V> {
    const answer = this.#queue.then(async () => {
      try {
        return await ask(this.#shelf);
      } catch (error) {
        const why = error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'denied';
        if (this.#reported === null) this.onDenied(why);
        this.#reported ??= why;
        return otherwise;
      }
    });
    this.#queue = answer;
    return answer;
  }
}

export const isUnfinished = ({ name, over }: Slot): boolean => name === '' && !over;

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
  async put(slot: Slot, game: string): Promise<boolean> {
    this.#slots.set(slot.id, slot);
    this.#games.set(slot.id, game);
    return true;
  }
  async label(slot: Slot): Promise<void> {
    this.#slots.set(slot.id, slot);
  }
  async delete(id: string): Promise<void> {
    this.#slots.delete(id);
    this.#games.delete(id);
  }
}

/** IndexedDB. List entries and games are separate stores, so that listing reads little. */
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
        // Another tab may upgrade or delete the database; it is reopened when needed.
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

  /** Runs one transaction; resolves when it has committed. */
  async #transact<V>(
    mode: IDBTransactionMode,
    ask: (slots: IDBObjectStore, games: IDBObjectStore) => IDBRequest<V>,
  ): Promise<V> {
    const db = await this.#open();
    return new Promise<V>((resolve, reject) => {
      const transaction = db.transaction(['slots', 'games'], mode);
      transaction.onabort = () => reject(transaction.error);
      transaction.onerror = () => reject(transaction.error);
      const request = ask(transaction.objectStore('slots'), transaction.objectStore('games'));
      transaction.oncomplete = () => resolve(request.result);
    });
  }

  list(): Promise<readonly Slot[]> {
    return this.#transact<Slot[]>('readonly', (slots) => slots.getAll());
  }
  async game(id: string): Promise<string | null> {
    return (await this.#transact<string | undefined>('readonly', (_, games) => games.get(id))) ?? null;
  }
  /** Checks and writes in one transaction, so that no other tab can write in between. */
  async put(slot: Slot, game: string, mayReplace = (_: Slot | null): boolean => true): Promise<boolean> {
    let failed: unknown = null;
    const kept = await this.#transact<Slot | undefined>('readwrite', (slots, games) => {
      const found: IDBRequest<Slot | undefined> = slots.get(slot.id);
      found.onsuccess = () => {
        if (!mayReplace(found.result ?? null)) return;
        try {
          slots.put(slot);
          games.put(game, slot.id);
        } catch (error) {
          failed = error;
          found.transaction?.abort();
        }
      };
      return found;
    }).catch((error: unknown) => {
      throw failed ?? error;
    });
    return mayReplace(kept ?? null);
  }
  async label(slot: Slot): Promise<void> {
    await this.#transact('readwrite', (slots) => slots.put(slot));
  }
  async delete(id: string): Promise<void> {
    await this.#transact('readwrite', (slots, games) => {
      slots.delete(id);
      return games.delete(id);
    });
  }
}

export const saves = new Saves(new BrowserShelf());
