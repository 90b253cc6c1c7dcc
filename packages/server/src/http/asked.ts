import type { z } from 'zod';
import type { Accounts, Session } from '../accounts/accounts.ts';
import type { Decks } from '../accounts/decks.ts';
import type { Listing } from '../lobby/listing.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Database } from '../log/index.ts';
import type { Records } from '../records/records.ts';
import type { Tables } from '../table/tables.ts';
import type { Limits } from './limits.ts';
import type { ParamsOf, ROUTES, RouteKey } from './routes.ts';
import type { BODIES, Reply } from './schemas.ts';

/** What a request asks for, after everything about it was checked. */
export interface Asked<K extends RouteKey> {
  readonly session: (typeof ROUTES)[K]['who'] extends 'anybody' ? Session | null : Session;
  readonly params: ParamsOf<K>;
  readonly body: z.output<(typeof BODIES)[(typeof ROUTES)[K]['body']]>;
  /** What proved who asks; null if nothing did. */
  readonly token: string | null;
  /** Begins a session in the browser; null ends it. */
  setCookie(token: string | null): void;
}
export type Handlers = {
  readonly [K in RouteKey]: (asked: Asked<K>) => Promise<Reply<(typeof ROUTES)[K]['reply']>>;
};

export interface Parts {
  readonly accounts: Accounts;
  readonly lobby: Lobby;
  readonly listing: Listing;
  readonly tables: Tables;
  readonly database: Database;
  readonly decks: Decks;
  readonly records: Records;
  readonly limits: Limits;
  now(): number;
}
