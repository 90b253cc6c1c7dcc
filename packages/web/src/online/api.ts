import type { BotName } from '@methuselah/bots/names';
import type { ErrorKey, Replied } from '@methuselah/server/api';
import type { Fault } from '../words/sections/online.ts';

/** The server's HTTP side. */

export const API = '/api/v1';

export type Me = Replied<'me'>;
export type RoomTable = Replied<'table'>;
export type RoomOptions = RoomTable['options'];
export type RoomChair = RoomTable['chairs'][number];
export type RunningTable = Replied<'running'>['tables'][number];
export type MyTables = Replied<'mine'>;

export type Statistics = Replied<'statistics'>;
export type Ratings = Replied<'ratings'>;

export type Answered<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: Fault };

const NO_SERVER = { ok: false, fault: 'noServer' } as const;

/** How far the server's clock is ahead of this machine's, in milliseconds, as far as its answers have shown. */
let ahead = 0;
/** The time as the server has it. */
export const serverNow = (): number => Date.now() + ahead;
/** A header has no parts of a second, and takes some time to arrive. */
const CLOCK_TOLERANCE_MS = 2000;

function setClock(date: string | null): void {
  const told = date === null ? Number.NaN : Date.parse(date) + 500;
  const difference = told - Date.now();
  if (Number.isFinite(difference)) ahead = Math.abs(difference) > CLOCK_TOLERANCE_MS ? difference : 0;
}

async function ask<T>(method: string, path: string, body?: object): Promise<Answered<T>> {
  const init = body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(`${API}${path}`, { method, ...init }).catch(() => null);
  if (response === null) return NO_SERVER;
  setClock(response.headers.get('Date'));
  if (response.status === 204) return { ok: true, value: null as T };
  const said: unknown = await response.json().catch(() => null);
  if (response.ok && said !== null) return { ok: true, value: said as T };
  const isFault = typeof said === 'object' && said !== null && 'error' in said;
  return isFault ? { ok: false, fault: said.error as ErrorKey } : NO_SERVER;
}

/** What a table is made with. */
export interface NewTable {
  readonly isPublic: boolean;
  readonly seats: number;
  readonly options: RoomOptions;
}
export type ChairChange = { readonly is: 'open' } | { readonly is: 'bot'; readonly bot: BotName };

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

export const api = {
  /** Does anybody serve online tables here? */
  isThere: async (): Promise<boolean> => (await ask('GET', '/decks')).ok,

  me: () => ask<Me>('GET', '/me'),
  newGuest: (name: string) => ask<Me>('POST', '/guests', { name }),
  rename: (name: string) => ask<Me>('PATCH', '/me', { name }),
  signOut: () => ask<null>('DELETE', '/session'),
  /** Gives the guest that one is a login: everything stays theirs. */
  register: (login: string, password: string) => ask<Me>('POST', '/accounts', { login, password }),
  signIn: (login: string, password: string) => ask<Me>('POST', '/session', { login, password }),
  newPassword: (password: string, newPassword: string) =>
    ask<null>('PUT', '/me/password', { password, newPassword }),

  mine: () => ask<MyTables>('GET', '/me/tables'),
  /** Deck lists of one's own. */
  myDecks: () => ask<Replied<'myDecks'>>('GET', '/me/decks'),
  putDeck: (id: string, name: string, list: string) =>
    ask<Replied<'deck'>>('PUT', `/me/decks/${id}`, { name, list }),
  removeDeck: (id: string) => ask<null>('DELETE', `/me/decks/${id}`),
  newTable: (table: NewTable) => ask<RoomTable>('POST', '/tables', table),
  quick: () => ask<RoomTable>('POST', '/tables/quick', {}),

  table: (table: string) => ask<RoomTable>('GET', at(table)),
  change: (table: string, change: { readonly isPublic?: boolean; readonly options?: RoomOptions }) =>
    ask<RoomTable>('PATCH', at(table), change),
  chair: (table: string, place: number, chair: ChairChange) =>
    ask<RoomTable>('PUT', `${at(table)}/chairs/${place}`, chair),
  join: (table: string, place: number | null, deck: string | null) =>
    ask<RoomTable>('POST', `${at(table)}/join`, { place, deck }),
  ready: (table: string, isReady: boolean, deck: string | null) =>
    ask<RoomTable>('PUT', `${at(table)}/ready`, { isReady, deck }),
  leave: (table: string) => ask<null>('POST', `${at(table)}/leave`, {}),
  start: (table: string, seating: 'random' | readonly number[]) =>
    ask<RoomTable>('POST', `${at(table)}/start`, { seating }),
  statistics: () => ask<Statistics>('GET', '/me/statistics'),
  ratings: () => ask<Ratings>('GET', '/ratings'),
  /** The host lets a bot play the seat of somebody who is away. */
  giveToBot: (table: string, seat: number) => ask<null>('PUT', `${at(table)}/seats/${seat}`, { is: 'bot' }),
  /** Of a finished game. */
  record: (table: string) => ask<object>('GET', `${at(table)}/record`),
} as const;
