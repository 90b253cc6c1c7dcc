/** Who is who: guests without registration, their sessions, and tokens with which a program acts for them. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Database, Row, Statement } from '../log/index.ts';

const DAY_MS = 24 * 3600 * 1000;
/** A session ends after so long without a visit; a visit in the last third of it begins it anew. */
const SESSION_MS = 90 * DAY_MS;
const TOKEN_MS = 365 * DAY_MS;
/** Tokens of one account. */
const MOST_TOKENS = 5;

const INSERT_ACCOUNT = 'INSERT INTO account (id, name, created) VALUES (?, ?, ?)';
const INSERT_SESSION =
  'INSERT INTO session (token_hash, account_id, kind, id, label, created, expires) VALUES (?, ?, ?, ?, ?, ?, ?)';
const FIND = `SELECT account.id, account.name, account.login, session.kind, session.expires
  FROM session JOIN account ON account.id = session.account_id
  WHERE session.token_hash = ? AND session.expires > ?`;
const EXTEND = 'UPDATE session SET expires = ? WHERE token_hash = ?';
const RENAME = 'UPDATE account SET name = ? WHERE id = ?';
const END = 'DELETE FROM session WHERE token_hash = ?';
const END_OTHERS = 'DELETE FROM session WHERE account_id = ? AND token_hash <> ?';
const TOKENS = `SELECT id, label, created, expires FROM session
  WHERE account_id = ? AND kind = 'token' AND expires > ? ORDER BY created, id`;
const REVOKE = `DELETE FROM session WHERE account_id = ? AND kind = 'token' AND id = ? RETURNING id`;
const GOES_ON = (count: number): string =>
  `SELECT token_hash FROM session WHERE expires > ? AND token_hash IN (${Array(count).fill('?').join(', ')})`;
/** Asked about in one query. */
const MOST_KEYS = 200;
const SWEEP = 'DELETE FROM session WHERE expires <= ?';

export interface Account {
  readonly id: string;
  readonly name: string;
}

/** `cookie`: a person in a browser; `token`: a program that acts for them. */
export type SessionKind = 'cookie' | 'token';
export interface Session {
  /** Names the session, and proves nothing. */
  readonly key: string;
  readonly account: Account;
  readonly kind: SessionKind;
  /** Null: a guest. */
  readonly login: string | null;
}

/** A token as its owner is told of it later: without what proves it. */
export interface TokenFacts {
  readonly id: string;
  readonly label: string;
  readonly created: number;
  readonly expires: number;
}

const TOKEN = /^[\w-]{22}$/;
const newToken = (): string => randomBytes(16).toString('base64url');
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const factsOf = (row: Row): TokenFacts => ({
  id: String(row.id),
  label: String(row.label),
  created: Number(row.created),
  expires: Number(row.expires),
});

export class Accounts {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** A new guest, and what proves that they are it. */
  async newGuest(name: string): Promise<{ readonly account: Account; readonly token: string }> {
    const account = { id: randomUUID(), name };
    const token = newToken();
    await this.#database.transaction([
      { sql: INSERT_ACCOUNT, params: [account.id, name, this.#now()] },
      this.#beginning(account.id, token),
    ]);
    return { account, token };
  }

  /** A new session of an account: what proves it. */
  async begin(account: string): Promise<string> {
    const token = newToken();
    const { sql, params } = this.#beginning(account, token);
    await this.#database.query(sql, params);
    return token;
  }

  #beginning(account: string, token: string): Statement {
    const now = this.#now();
    const params = [hashOf(token), account, 'cookie', randomUUID(), '', now, now + SESSION_MS];
    return { sql: INSERT_SESSION, params };
  }

  /** Who a token belongs to, which is untrusted; null if to nobody. */
  async find(token: string): Promise<Session | null> {
    if (!TOKEN.test(token)) return null;
    const now = this.#now();
    const [row] = await this.#database.query(FIND, [hashOf(token), now]);
    if (row === undefined) return null;
    const kind = row.kind === 'token' ? 'token' : 'cookie';
    if (kind === 'cookie' && Number(row.expires) - now < SESSION_MS / 3)
      await this.#database.query(EXTEND, [now + SESSION_MS, hashOf(token)]);
    const login = row.login === null ? null : String(row.login);
    return { key: hashOf(token), account: { id: String(row.id), name: String(row.name) }, kind, login };
  }

  /** Those of these sessions, by their keys, that have ended. */
  async ended(keys: readonly string[]): Promise<ReadonlySet<string>> {
    const ended = new Set(keys);
    const all = [...ended];
    for (let at = 0; at < all.length; at += MOST_KEYS) {
      const some = all.slice(at, at + MOST_KEYS);
      const rows = await this.#database.query(GOES_ON(some.length), [this.#now(), ...some]);
      for (const row of rows) ended.delete(String(row.token_hash));
    }
    return ended;
  }

  async rename(account: string, name: string): Promise<void> {
    await this.#database.query(RENAME, [name, account]);
  }

  async end(token: string): Promise<void> {
    await this.#database.query(END, [hashOf(token)]);
  }

  /** Ends all sessions and tokens of an account but the one that this token proves. */
  endOthers(account: string, token: string): Statement {
    return { sql: END_OTHERS, params: [account, hashOf(token)] };
  }

  /** A new token of an account; null if it has enough of them. */
  async newToken(account: string, label: string): Promise<(TokenFacts & { readonly token: string }) | null> {
    if ((await this.tokens(account)).length >= MOST_TOKENS) return null;
    const token = newToken();
    const created = this.#now();
    const facts = { id: randomUUID(), label, created, expires: created + TOKEN_MS };
    await this.#database.query(INSERT_SESSION, [
      hashOf(token),
      account,
      'token',
      facts.id,
      label,
      created,
      facts.expires,
    ]);
    return { ...facts, token };
  }

  async tokens(account: string): Promise<readonly TokenFacts[]> {
    return (await this.#database.query(TOKENS, [account, this.#now()])).map(factsOf);
  }

  /** False if the account has no such token. */
  async revoke(account: string, id: string): Promise<boolean> {
    return (await this.#database.query(REVOKE, [account, id])).length > 0;
  }

  /** Forgets what has expired. */
  async sweep(): Promise<void> {
    await this.#database.query(SWEEP, [this.#now()]);
  }
}
