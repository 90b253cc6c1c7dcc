import { answerAs } from '@methuselah/bots';
import { CARDS, DECKS, toDeck } from '@methuselah/cards';
import { RULES_VERSION, type Viewer } from '@methuselah/engine';
import { type Chair, localeFor, patched, type TableModel } from '@methuselah/host';
import type { Lang } from '@methuselah/text';
import type { EventLog } from '../src/log/index.ts';
import { type Begin, beginning, type PaceOptions, type TableOptions } from '../src/table/events.ts';
import type { LiveTable } from '../src/table/live.ts';
import type { Desk, PatchMessage, TableMessage } from '../src/table/messages.ts';
import type { Surroundings } from '../src/table/surroundings.ts';

/** Tables in virtual time, and people at them who do what they are shown. */

/** A clock that goes on when it is told to. */
export class VirtualTime {
  now = 1_000_000;
  readonly #timers = new Set<{ at: number; readonly run: () => void }>();

  schedule = (at: number, run: () => void): (() => void) => {
    const timer = { at, run };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  };

  /** The clock is set to another time. What waits does so as long as before, as with timers of Node's. */
  jump(ms: number): void {
    this.now += ms;
    for (const timer of this.#timers) timer.at += ms;
  }

  /** Goes on for so long. After each timer `settled` waits until what it has begun is done. */
  async pass(ms: number, settled: () => Promise<unknown>): Promise<void> {
    const end = this.now + ms;
    for (;;) {
      await settled();
      const next = Math.min(...[...this.#timers].map(({ at }) => at));
      if (next > end) break;
      this.goOn();
    }
    this.now = end;
  }

  /** Goes on to the next timer; false if there is none. */
  goOn(): boolean {
    const [next] = [...this.#timers].toSorted((a, b) => a.at - b.at);
    if (!next) return false;
    this.#timers.delete(next);
    this.now = Math.max(this.now, next.at);
    next.run();
    return true;
  }
}

export const surroundings = (log: EventLog, time: VirtualTime, reports: string[] = []): Surroundings => ({
  log,
  cards: CARDS,
  bots: { answerAs },
  locale: localeFor,
  now: () => time.now,
  schedule: time.schedule,
  spareTime: async () => {},
  report: (what, table) => reports.push(`${what} ${table}`),
});

export const PACE: PaceOptions = { beat: 1000, bank: null, each: null };

/** Nobody is replaced, nothing is taken back. */
export const PLAIN = { spectators: true, delay: 0, undo: false, takeover: null };

/** A new table with the five prebuilt decks. */
export function newTable(
  seed: number,
  chairs: readonly Chair[],
  pace = PACE,
  options: Partial<TableOptions> = {},
): Begin {
  const hex = (n: number): string => (seed * 1009 + n).toString(16).padStart(32, '5');
  return {
    kind: 'begin',
    rules: RULES_VERSION,
    seed: hex(1),
    bots: hex(2),
    jitter: hex(3),
    players: chairs.map((_, seat) => ({
      name: ['Ada', 'Ben', 'Cleo', 'Dirk', 'Eve'][seat] ?? `P${seat}`,
      deck: toDeck(DECKS[seat % DECKS.length] as (typeof DECKS)[number]),
    })),
    chairs,
    signs: chairs.map((_, seat) => seat),
    options: { pace, ...PLAIN, ...options },
  };
}

/** With a `due` of null no node takes it up by itself. */
export async function create(
  log: EventLog,
  id: string,
  begin: Begin,
  at: number,
  due: number | null = at,
): Promise<void> {
  const facts = { rules: `${begin.rules}`, options: '{}', isPublic: true, created: at, due };
  if (!(await log.createTable(id, facts, [beginning(begin, at)]))) throw new Error('There is such a table.');
}

/** A page that shows a table, as a browser would. */
export class Page {
  readonly viewer: Viewer;
  readonly texts: string[] = [];
  #model: TableModel | null = null;
  #n = -1;
  log: readonly { readonly step: number }[] = [];
  #desk: Desk | null = null;
  /** What the desk was, each time that it changed. */
  readonly desks: Desk[] = [];
  leave: () => void = () => {};

  constructor(viewer: Viewer) {
    this.viewer = viewer;
  }

  async join(table: LiveTable, lang: Lang = 'en'): Promise<void> {
    const leave = await table.join(this.viewer, lang, (text) => this.receive(text));
    if (typeof leave === 'string') throw new Error(leave);
    this.leave = leave;
  }

  receive(text: string): void {
    this.texts.push(text);
    const message: TableMessage = JSON.parse(text);
    if (message.is === 'view') {
      this.#model = message.model;
      this.#desk = message.desk;
      this.log = message.log;
    } else {
      if (message.n !== this.#n + 1) throw new Error(`Message ${message.n} follows ${this.#n}.`);
      this.#change(message);
    }
    this.#n = message.n;
    if (message.desk) this.desks.push(this.desk);
  }

  #change({ model, logFrom = 0, log, desk }: PatchMessage): void {
    if (model) this.#model = patched(this.model, model);
    if (desk) this.#desk = patched(this.desk, desk);
    if (log) this.log = [...this.log.slice(0, logFrom), ...log];
  }

  get desk(): Desk {
    if (!this.#desk) throw new Error('Nothing is shown.');
    return this.#desk;
  }

  get model(): TableModel {
    if (!this.#model) throw new Error('Nothing is shown.');
    return this.#model;
  }
}

/** Answers whatever a page shows. */
export function chosenBy(page: Page, dice: (n: number) => number): string | null {
  const { decision } = page.model;
  if (!decision) return null;
  const { options, pass } = decision;
  // People pass most of the time.
  // Who can bleed does: so games end soon.
  const bleed = options.find(({ icon }) => icon === 'bleed');
  if (bleed) return bleed.id;
  if (pass !== null && dice(3) > 0) return pass;
  return options[dice(options.length)]?.id ?? null;
}
