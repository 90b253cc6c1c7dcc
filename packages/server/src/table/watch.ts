import { RULES_VERSION } from '@methuselah/engine';
import { plainly } from './plainly.ts';
import { LEASE_MS } from './progress.ts';
import type { Surroundings } from './surroundings.ts';
import type { HeldTable, Tables } from './tables.ts';

/** How often a node looks for tables that are due, in milliseconds. */
const LOOK_MS = 3000;
/** So many are taken up at once. */
const MOST_AT_ONCE = 50;
/** A table at which something happens so soon stays in memory. */
const SOON_MS = 60_000;
/** A table that cannot go on is looked at again after so many milliseconds. */
const BROKEN_MS = 3600_000;

/**
 * Takes up the tables at which something is due while no node has them in memory: deadlines, bots, absent players. Of several nodes the one
 * that moves the due time takes a table up; if that node dies, it is due again.
 */
export class Watch {
  readonly #tables: Tables;
  readonly #with: Surroundings;
  readonly #held = new Map<string, HeldTable>();
  /** Tables of other rules. */
  readonly #others = new Set<string>();
  #cancel: () => void = () => {};
  #looking: Promise<void> = Promise.resolve();
  #isStopped = false;

  constructor(tables: Tables, surroundings: Surroundings) {
    this.#tables = tables;
    this.#with = surroundings;
  }

  /** Looks now, and from now on. */
  start(): void {
    this.#looking = this.look()
      .catch((error: unknown) => this.#with.report(`looking: ${plainly(error)}`, ''))
      .then(() => {
        if (!this.#isStopped)
          this.#cancel = this.#with.schedule(this.#with.now() + LOOK_MS, () => this.start());
      });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancel();
    await this.#looking;
    for (const id of [...this.#held.keys()]) this.#release(id);
  }

  async look(): Promise<void> {
    const { log, now } = this.#with;
    await this.#tables.keep();
    for (const { id, due } of await log.dueBy(now(), `${RULES_VERSION}`, MOST_AT_ONCE)) {
      if (this.#isStopped) return;
      const claimed = now() + LEASE_MS;
      if (this.#others.has(id) || !(await log.postpone(id, due, claimed))) continue;
      if (!(await this.#take(id, claimed))) {
        // It is left to the nodes whose rules it is played by.
        this.#others.add(id);
        await log.postpone(id, claimed, due);
      }
    }
    for (const [id, { table }] of this.#held) if (!this.#isSoon(await table.nextAt())) this.#release(id);
  }

  /** False if it is played by other rules. */
  async #take(id: string, claimed: number): Promise<boolean> {
    const { log, now } = this.#with;
    const held = this.#held.get(id) ?? this.#tables.hold(id);
    this.#held.set(id, held);
    const next = await held.table.wake(claimed);
    if (next === 'broken') await log.postpone(id, claimed, now() + BROKEN_MS);
    if (typeof next === 'string' || !this.#isSoon(next)) this.#release(id);
    return next !== 'otherRules';
  }

  #isSoon(next: number | null): boolean {
    return next !== null && next < this.#with.now() + SOON_MS;
  }

  #release(id: string): void {
    this.#held.get(id)?.release();
    this.#held.delete(id);
  }
}
