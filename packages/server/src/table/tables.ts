import { answerAs } from '@methuselah/bots';
import { CARDS } from '@methuselah/cards';
import { localeFor } from '@methuselah/host';
import type { EventLog, News } from '../log/index.ts';
import { LiveTable } from './live.ts';
import { SpareTime } from './sparetime.ts';
import type { Surroundings } from './surroundings.ts';

/** A table that nobody looks at leaves the memory after so many milliseconds. */
const IDLE_MS = 60_000;
/** A timer of Node's takes no more than 24.8 days. Who is called too early waits again. */
const LONGEST_TIMER_MS = 24 * 24 * 3600 * 1000;

/** The surroundings of the tables on a node. */
export function realSurroundings(log: EventLog, report: Surroundings['report']): Surroundings {
  const time = new SpareTime();
  return {
    log,
    cards: CARDS,
    bots: { answerAs },
    locale: localeFor,
    now: () => Date.now(),
    schedule(at, run) {
      const timer = setTimeout(run, Math.min(Math.max(0, at - Date.now()), LONGEST_TIMER_MS));
      return () => clearTimeout(timer);
    },
    spareTime: () => time.next(),
    report,
  };
}

/** A table, and how to say that it is no longer needed. */
export interface HeldTable {
  readonly table: LiveTable;
  release(): void;
}

interface Entry {
  readonly table: LiveTable;
  holders: number;
  /** Drops it later. */
  cancelDrop: () => void;
}

/** The tables that a node has in memory. */
export class Tables {
  readonly #with: Surroundings;
  readonly #idleMs: number;
  readonly #entries = new Map<string, Entry>();
  readonly #closing = new Set<Promise<void>>();
  readonly #stopNews: () => void;

  constructor(surroundings: Surroundings, idleMs = IDLE_MS) {
    this.#with = surroundings;
    this.#idleMs = idleMs;
    this.#stopNews = surroundings.log.onNews((news) => this.#hear(news));
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The table with this id, which stays in memory until it is released. */
  hold(id: string): HeldTable {
    const entry = this.#entries.get(id) ?? {
      table: new LiveTable(id, this.#with),
      holders: 0,
      cancelDrop: () => {},
    };
    this.#entries.set(id, entry);
    entry.cancelDrop();
    entry.holders++;
    let isHeld = true;
    return {
      table: entry.table,
      release: () => {
        if (!isHeld) return;
        isHeld = false;
        entry.holders--;
        if (entry.holders === 0 && this.#entries.get(id) === entry) this.#dropLater(id, entry);
      },
    };
  }

  #dropLater(id: string, entry: Entry): void {
    const { now, schedule } = this.#with;
    entry.cancelDrop = schedule(now() + this.#idleMs, () => {
      this.#entries.delete(id);
      this.#close(entry);
    });
  }

  #close({ table }: Entry): void {
    const closing = table.close();
    this.#closing.add(closing);
    closing.finally(() => this.#closing.delete(closing));
  }

  #hear(news: News): void {
    if (news.is === 'appended') this.#entries.get(news.table)?.table.catchUp(news.seq);
    if (news.is === 'missed') for (const { table } of this.#entries.values()) table.catchUp();
  }

  /** Says of the tables in memory that somebody takes care of them. */
  async keep(): Promise<void> {
    await Promise.all([...this.#entries.values()].map(({ table }) => table.keep()));
  }

  /** Finishes what is under way, keeps snapshots and lets go of all tables. */
  async drain(): Promise<void> {
    this.#stopNews();
    for (const entry of this.#entries.values()) {
      entry.cancelDrop();
      this.#close(entry);
    }
    this.#entries.clear();
    await Promise.all(this.#closing);
  }
}
