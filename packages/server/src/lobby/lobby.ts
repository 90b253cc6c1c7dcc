/** The rooms of all nodes, in the database that keeps the log. */
import { randomBytes } from 'node:crypto';
import type { Deck } from '@methuselah/engine';
import type { Account } from '../accounts/accounts.ts';
import { Decks, ownDeckId } from '../accounts/decks.ts';
import type { EventLog, Row } from '../log/index.ts';
import { beginning } from '../table/events.ts';
import { begun, type OwnDecks, ownDeckKey, type Seating } from './begin.ts';
import {
  type Changed,
  isFree,
  join,
  type NewRoom,
  newRoom,
  type Room,
  type RoomRefusal,
  whyNotBegin,
} from './room.ts';

const DAY_MS = 24 * 3600 * 1000;
/** A room in which nothing happens is gone after so long. */
const ROOM_MS = DAY_MS;
/** Rooms of one host that have not begun. */
const MOST_ROOMS = 5;
const MOST_LISTED = 100;
/** How often a change is tried again when somebody else was faster. */
const ATTEMPTS = 8;
const MOST_KNOWN = 10_000;

const INSERT = `INSERT INTO room (id, version, host, public, free, begun, created, touched, body)
  VALUES (?, 1, ?, ?, ?, 0, ?, ?, ?)`;
const FIND = 'SELECT id, version, body FROM room WHERE id = ?';
const REPLACE = `UPDATE room SET version = version + 1, host = ?, public = ?, free = ?, begun = ?, touched = ?, body = ?
  WHERE id = ? AND version = ? RETURNING id`;
const REMOVE = 'DELETE FROM room WHERE id = ? AND version = ? RETURNING id';
const LIST = `SELECT id, version, body FROM room WHERE begun = 0 AND public = 1 ORDER BY created, id LIMIT ${MOST_LISTED}`;
const LIST_FREE = `SELECT id, version, body FROM room WHERE begun = 0 AND public = 1 AND free > 0
  ORDER BY created, id LIMIT ${MOST_LISTED}`;
const LIST_OF = `SELECT id, version, body FROM room WHERE begun = 0 AND body LIKE ? ORDER BY created, id LIMIT ${MOST_LISTED}`;
const COUNT_OF_HOST = 'SELECT count(*) AS count FROM room WHERE begun = 0 AND host = ?';
const SWEEP = 'DELETE FROM room WHERE begun = 0 AND touched < ?';

const INSERT_SEAT = 'INSERT INTO seat (table_id, seat, account_id, name) VALUES (?, ?, ?, ?)';

/** A room with its id, which is the link to it: 128 random bits. */
export interface FoundRoom {
  readonly id: string;
  readonly room: Room;
}
interface KeptRoom extends FoundRoom {
  readonly version: number;
}

/** `noTable`: there is no such room; `tooMany`: the host has enough of them; `busy`: others changed it all the time. */
export type LobbyRefusal = RoomRefusal | 'noTable' | 'tooMany' | 'busy';

/** Who sits where at a table whose game has begun. */
export interface Seats {
  readonly accounts: readonly (string | null)[];
  readonly names: readonly string[];
  readonly spectators: boolean;
  /** How far spectators are behind, in milliseconds. */
  readonly delay: number;
  /** The version of the rules by which it has begun. */
  readonly rules: number;
}

const keptOf = (row: Row): KeptRoom => ({
  id: String(row.id),
  version: Number(row.version),
  room: JSON.parse(String(row.body)) as Room,
});
const freeIn = ({ chairs }: Room): number => chairs.filter(isFree).length;
const flag = (is: boolean): number => (is ? 1 : 0);

export class Lobby {
  readonly #log: EventLog;
  readonly #now: () => number;
  readonly #decks: Decks;
  /** Tables whose game has begun: they do not change any more. */
  readonly #begun = new Map<string, Seats>();

  constructor(log: EventLog, now: () => number) {
    this.#log = log;
    this.#now = now;
    this.#decks = new Decks(log.database, now);
  }

  async create(host: Account, asked: NewRoom): Promise<FoundRoom | LobbyRefusal> {
    const { database } = this.#log;
    const [row] = await database.query(COUNT_OF_HOST, [host.id]);
    if (Number(row?.count) >= MOST_ROOMS) return 'tooMany';
    const id = randomBytes(16).toString('base64url');
    const room = newRoom(host, asked);
    const now = this.#now();
    const params = [id, host.id, flag(room.isPublic), freeIn(room), now, now, JSON.stringify(room)];
    await database.query(INSERT, params);
    return { id, room };
  }

  async find(id: string): Promise<FoundRoom | null> {
    return this.#kept(id);
  }

  async #kept(id: string): Promise<KeptRoom | null> {
    const [row] = await this.#log.database.query(FIND, [id]);
    return row === undefined ? null : keptOf(row);
  }

  /** Public rooms whose game has not begun, the oldest first. */
  async list(): Promise<readonly FoundRoom[]> {
    return (await this.#log.database.query(LIST)).map(keptOf);
  }

  /** Rooms whose game has not begun in which somebody sits, the oldest first. */
  async listOf(account: string): Promise<readonly FoundRoom[]> {
    // What is similar is found, too.
    const rows = await this.#log.database.query(LIST_OF, [`%"${account}"%`]);
    return rows
      .map(keptOf)
      .filter(({ room }) => room.chairs.some((chair) => chair.is === 'person' && chair.account === account));
  }

  /** Those of these rooms that there are. */
  async findAll(ids: readonly string[]): Promise<readonly FoundRoom[]> {
    if (ids.length === 0) return [];
    const places = ids.map(() => '?').join(', ');
    const rows = await this.#log.database.query(
      `SELECT id, version, body FROM room WHERE id IN (${places})`,
      ids,
    );
    return rows.map(keptOf);
  }

  /** Changes a room. Who comes second judges anew. Null if nobody is left in it. */
  async change(id: string, to: (room: Room) => Changed): Promise<FoundRoom | LobbyRefusal | null> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const kept = await this.#kept(id);
      if (kept === null) return 'noTable';
      const room = to(kept.room);
      if (typeof room === 'string') return room;
      if (await this.#replace(kept, room)) return room && { id, room };
    }
    return 'busy';
  }

  async #replace({ id, version }: KeptRoom, room: Room | null): Promise<boolean> {
    const { database } = this.#log;
    if (room === null) return (await database.query(REMOVE, [id, version])).length > 0;
    const { host, isPublic } = room;
    const body = JSON.stringify(room);
    const params = [host, flag(isPublic), freeIn(room), flag(room.begun !== null), this.#now(), body];
    return (await database.query(REPLACE, [...params, id, version])).length > 0;
  }

  /** Takes a chair at the oldest public table that has one; makes one if there is none. */
  async quick(account: Account, asked: NewRoom): Promise<FoundRoom | LobbyRefusal> {
    for (const { id, room: seen } of (await this.#log.database.query(LIST_FREE)).map(keptOf)) {
      if (typeof join(seen, account, asked.deck, null) === 'string') continue;
      const joined = await this.change(id, (room) => join(room, account, asked.deck, null));
      if (joined !== null && typeof joined !== 'string') return joined;
    }
    return this.create(account, asked);
  }

  /** Begins the game: from then on the room does not change, and its table has a log. */
  async begin(id: string, by: string, order: Seating): Promise<FoundRoom | LobbyRefusal | null> {
    const at = this.#now();
    const own = await this.#ownDecks(id);
    const changed = await this.change(id, (room) => whyNotBegin(room, by) ?? begun(room, order, at, own));
    if (changed !== null && typeof changed !== 'string') await this.#ensureLog(changed);
    return changed;
  }

  /** The decks of their own that people in a room want to play with. */
  async #ownDecks(id: string): Promise<OwnDecks> {
    const own = new Map<string, Deck>();
    for (const chair of (await this.find(id))?.room.chairs ?? []) {
      const deckId = chair.is === 'person' ? ownDeckId(chair.deck) : null;
      if (chair.is !== 'person' || deckId === null) continue;
      const deck = await this.#decks.find(chair.account, deckId);
      if (deck) own.set(ownDeckKey(chair.account, chair.deck ?? ''), deck);
    }
    return own;
  }

  /** A node may have ended between the last change of the room and the first event of the log. */
  async #ensureLog({ id, room }: FoundRoom): Promise<void> {
    if (room.begun === null || (await this.#log.head(id)) >= 0) return;
    const { begin, at, seats } = room.begun;
    const { isPublic, options } = room;
    const facts = {
      rules: `${begin.rules}`,
      options: JSON.stringify(options),
      isPublic,
      created: at,
      // Whether somebody comes or not, the game begins.
      due: at,
    };
    const seated = seats.map((account, seat) => ({
      sql: INSERT_SEAT,
      params: [id, seat, account, begin.players[seat]?.name ?? ''],
    }));
    await this.#log.createTable(id, facts, [beginning(begin, at)], seated);
  }

  /** Who sits at a table; `notBegun` before the game, null if there is no such table. */
  async seats(id: string): Promise<Seats | 'notBegun' | null> {
    const known = this.#begun.get(id);
    if (known) return known;
    const found = await this.find(id);
    if (found === null) return null;
    const { begun: game, options } = found.room;
    if (game === null) return 'notBegun';
    await this.#ensureLog(found);
    const names = game.begin.players.map(({ name }) => name);
    const { spectators, delay } = options;
    const seats = { accounts: game.seats, names, spectators, delay, rules: game.begin.rules };
    if (this.#begun.size >= MOST_KNOWN) this.#begun.clear();
    this.#begun.set(id, seats);
    return seats;
  }

  /** Forgets rooms in which nothing happens. */
  async sweep(): Promise<void> {
    await this.#log.database.query(SWEEP, [this.#now() - ROOM_MS]);
  }
}
