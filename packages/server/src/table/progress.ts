import type { TableProgress } from '../log/index.ts';
import type { TableState } from './state.ts';

/** A table that nobody has in memory is taken up so many milliseconds after something was due. */
const LATE_MS = 5000;
/** A node that plays a table says this often that it does. */
export const LEASE_MS = 20_000;

/**
 * What a node knows of what is noted of a table beside its log. The due time in the database is never later than what is really due, or
 * the lease of the node that wrote last: so a table whose node dies is taken up, and most appends need not touch it.
 */
export class Progress {
  /** Undefined: others may have written it. */
  #due: number | null | undefined;
  #turn = -1;

  /** Others have written. */
  forget(): void {
    this.#due = undefined;
  }
  /** Nobody else has: this is what is in the database. */
  know(due: number | null): void {
    this.#due = due;
  }

  /** Would other nodes take up the table soon? */
  isSoon(now: number): boolean {
    return this.#due !== undefined && this.#due !== null && this.#due < now + LEASE_MS / 2;
  }

  /** What an append has to note; null: nothing. */
  changes(table: TableState, now: number): TableProgress | null {
    const due = dueIn(table, now);
    const { turn } = table.fold.t.state;
    const known = this.#due;
    const isSoon = known !== undefined && known !== null && known <= (due ?? known) && known > now + LATE_MS;
    const isFine = due === null && known === null;
    if ((isSoon || isFine) && turn === this.#turn && table.ended === null) return null;
    return { due, turn, ended: table.ended, result: table.result };
  }
  noted({ due, turn }: TableProgress): void {
    this.#due = due;
    this.#turn = turn;
  }

  /** What is in the database and what should be, if that is too early. */
  postponed(table: TableState, now: number): { readonly from: number; readonly to: number | null } | null {
    const known = this.#due;
    if (known === undefined || known === null) return null;
    const to = dueIn(table, now);
    return to === null || to > known ? { from: known, to } : null;
  }
}

function dueIn(table: TableState, now: number): number | null {
  const due = table.due(now);
  return due === null ? null : Math.max(due + LATE_MS, now + LEASE_MS);
}
