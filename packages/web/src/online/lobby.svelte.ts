import { settings } from '../settings.svelte.ts';
import { type Answered, API, api, type MyTables, type RoomTable } from './api.ts';
import { onWaking, surroundingsAt } from './browser.ts';
import { LobbyLink, type LobbyNews } from './lobbylink.ts';
import { online } from './online.svelte.ts';

/** The lobby and the room that is open, as they change. */
class Lobby {
  /** Null: not told yet. */
  news = $state.raw<LobbyNews | null>(null);
  mine = $state.raw<MyTables | null>(null);
  room = $state.raw<RoomTable | null>(null);
  /** There is no such table, or no longer. */
  isGone = $state(false);
  isBusy = $state(false);
  #id: string | null = null;
  #link: LobbyLink | null = null;

  /** Listens until the returned function is called. */
  listen(): () => void {
    const link = new LobbyLink(surroundingsAt(`${API}/lobby/socket`), settings.lang, {
      lobby: (news) => {
        this.news = news;
        this.loadMine();
      },
      room: (table) => this.#told(table),
      changed: () => {},
      bye: (why) => {
        if (why === 'noSession') online.forget();
      },
    });
    this.#link = link;
    if (this.#id !== null) link.look(this.#id);
    const stop = onWaking(() => link.wake());
    return () => {
      stop();
      link.close();
      this.#link = null;
    };
  }

  async loadMine(): Promise<void> {
    const mine = await api.mine();
    if (mine.ok) this.mine = mine.value;
  }

  /** Opens a room; null closes it. */
  async enter(id: string | null): Promise<void> {
    this.#id = id;
    this.isGone = false;
    if (this.room?.id !== id) this.room = null;
    this.#link?.look(id);
    if (id === null) return;
    const found = await api.table(id);
    if (this.#id !== id) return;
    if (found.ok) this.room = found.value;
    else if (found.fault === 'noTable' || found.fault === 'notFound') this.isGone = true;
    else online.refuse(found.fault);
  }

  #told(table: RoomTable | null): void {
    if (table === null) this.isGone = this.#id !== null;
    else if (table.id === this.#id) this.room = table;
  }

  /** Does something about the room, one at a time. False if it was refused; a sentence says why. */
  async change(ask: Promise<Answered<RoomTable | null>>): Promise<boolean> {
    this.isBusy = true;
    online.fault = '';
    const answered = await ask;
    this.isBusy = false;
    if (!answered.ok) online.refuse(answered.fault);
    else if (answered.value?.id === this.#id) this.room = answered.value;
    return answered.ok;
  }
}

export const lobby = new Lobby();
