import type { EventLog, Snapshot } from '../log/index.ts';
import type { TableState } from './state.ts';

/** A snapshot is kept after so many events. */
const EVERY = 100;

/** The snapshots of a table. Nobody waits for one, and without it a table only takes longer to wake. */
export class Snapshots {
  readonly #table: string;
  readonly #log: EventLog;
  /** The last event that is in one. */
  #at = -1;
  #saving: Promise<void> = Promise.resolve();

  constructor(table: string, log: EventLog) {
    this.#table = table;
    this.#log = log;
  }

  async last(): Promise<Snapshot | null> {
    const snapshot = await this.#log.lastSnapshot(this.#table);
    this.#at = snapshot?.seq ?? -1;
    return snapshot;
  }

  isDue(head: number): boolean {
    return head - this.#at >= EVERY;
  }

  /** The state is written down now, as it is after the event `head`, and saved later. */
  keep(table: TableState, head: number): void {
    // What was asked before somebody began to prepare something cannot be seen from the game.
    if (head === this.#at || table.asking.isDraft) return;
    this.#at = head;
    const written = table.write();
    const snapshot = { seq: head, state: JSON.stringify(written), hash: written.hash };
    this.#saving = this.#saving
      .then(() => this.#log.saveSnapshot(this.#table, snapshot))
      .catch(() => undefined);
  }

  /** Resolves when what was kept is saved. */
  saved(): Promise<void> {
    return this.#saving;
  }
}
