import type { ListedGame, Listing } from './listing.ts';
import type { FoundRoom, Lobby } from './lobby.ts';

/** How often the database is asked while somebody listens, in milliseconds. */
const ASK_MS = 1000;

/** The lobby at a time. */
export interface LobbyNow {
  readonly open: readonly FoundRoom[];
  readonly running: readonly ListedGame[];
  /** The rooms that somebody wanted to hear of; null: there is none. */
  readonly rooms: ReadonlyMap<string, FoundRoom | null>;
}

export interface LobbyListener {
  /** The room that it wants to hear of. */
  readonly room: string | null;
  hear(now: LobbyNow): void;
}

/** Tells who listens how the lobby is, on whichever node it changes. The database is asked for all of them together. */
export class LobbyNews {
  readonly #lobby: Lobby;
  readonly #listing: Listing;
  readonly #report: (error: unknown) => void;
  readonly #listeners = new Set<LobbyListener>();
  #timer: NodeJS.Timeout | undefined;
  #asked = Number.NEGATIVE_INFINITY;
  #isAsking = false;

  constructor(lobby: Lobby, listing: Listing, report: (error: unknown) => void) {
    this.#lobby = lobby;
    this.#listing = listing;
    this.#report = report;
  }

  /** Tells a listener from now on. Returns how to stop. */
  listen(listener: LobbyListener): () => void {
    this.#listeners.add(listener);
    this.#askAgain();
    return () => this.#listeners.delete(listener);
  }

  #askAgain(): void {
    if (this.#isAsking || this.#timer !== undefined || this.#listeners.size === 0) return;
    const wait = Math.max(0, this.#asked + ASK_MS - performance.now());
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#isAsking = true;
      this.#asked = performance.now();
      this.#ask()
        .catch((error: unknown) => this.#report(error))
        .finally(() => {
          this.#isAsking = false;
          this.#askAgain();
        });
    }, wait);
  }

  async #ask(): Promise<void> {
    const wanted = new Set([...this.#listeners].flatMap(({ room }) => room ?? []));
    const [open, running, rooms] = await Promise.all([
      this.#lobby.list(),
      this.#listing.running(),
      this.#lobby.findAll([...wanted]),
    ]);
    const found = (id: string): FoundRoom | null => rooms.find((room) => room.id === id) ?? null;
    const now = { open, running, rooms: new Map([...wanted].map((id) => [id, found(id)])) };
    for (const listener of this.#listeners) listener.hear(now);
  }

  close(): void {
    this.#listeners.clear();
    clearTimeout(this.#timer);
  }
}
