/** A login and a password make a guest an account that can be used on any device. Everything else stays as it was. */
import { type Database, NotUnique } from '../log/index.ts';
import type { Accounts } from './accounts.ts';
import { type Cost, Passwords } from './passwords.ts';

const REGISTER = 'UPDATE account SET login = ?, password = ? WHERE id = ? AND login IS NULL RETURNING id';
const FIND = 'SELECT id, name, password FROM account WHERE login = ?';
const PASSWORD = 'SELECT password FROM account WHERE id = ? AND login IS NOT NULL';
const CHANGE = 'UPDATE account SET password = ? WHERE id = ? AND password = ?';

/** Somebody who has proved that they are the owner of a login. */
export interface SignedIn {
  readonly name: string;
  readonly token: string;
}

export class Logins {
  readonly #database: Database;
  readonly #accounts: Accounts;
  readonly #passwords: Passwords;

  constructor(database: Database, accounts: Accounts, cost: Cost) {
    this.#database = database;
    this.#accounts = accounts;
    this.#passwords = new Passwords(cost);
  }

  /** Gives a guest a login. `taken`: another account has it; `registered`: this one has one. */
  async register(account: string, login: string, password: string): Promise<'taken' | 'registered' | null> {
    const hash = await this.#passwords.hash(password);
    try {
      const rows = await this.#database.query(REGISTER, [login, hash, account]);
      return rows.length > 0 ? null : 'registered';
    } catch (error) {
      if (error instanceof NotUnique) return 'taken';
      throw error;
    }
  }

  /** A new session; null if there is no such login, or it has another password: nobody is told which. */
  async signIn(login: string, password: string): Promise<SignedIn | null> {
    const [row] = await this.#database.query(FIND, [login]);
    const isRight = await this.#passwords.fits(password, row === undefined ? null : String(row.password));
    if (row === undefined || !isRight) return null;
    return { name: String(row.name), token: await this.#accounts.begin(String(row.id)) };
  }

  /** Changes a password and ends all sessions and tokens of the account but this one. */
  async change(
    account: string,
    session: string,
    { password, newPassword }: { readonly password: string; readonly newPassword: string },
  ): Promise<'noLogin' | 'wrongLogin' | null> {
    const [row] = await this.#database.query(PASSWORD, [account]);
    if (row === undefined) return 'noLogin';
    const kept = String(row.password);
    if (!(await this.#passwords.fits(password, kept))) return 'wrongLogin';
    const hash = await this.#passwords.hash(newPassword);
    await this.#database.transaction([
      { sql: CHANGE, params: [hash, account, kept] },
      this.#accounts.endOthers(account, session),
    ]);
    return null;
  }
}
