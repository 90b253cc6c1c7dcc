import type { CardSource, Seat, Viewer } from '@methuselah/engine';
import { type Bots, type Fed, Feed, type HostLocale, type WhyLine, whyNotOffered } from '@methuselah/host';
import type { Lang } from '@methuselah/text';
import type { EventLog, LogEvent, NewEvent } from '../log/index.ts';
import { Channel, type Listener } from './channel.ts';
import type { Begin, LaterEvent, TableEvent } from './events.ts';
import type { Command, CommandRefusal, Outcome } from './messages.ts';
import { plainly } from './plainly.ts';
import { Diverged, retold, TableState, type WrittenTable } from './state.ts';

/** What a table needs of its surroundings. Time is one of them: tests have their own. */
export interface Surroundings {
  readonly log: EventLog;
  readonly cards: CardSource;
  readonly bots: Bots;
  locale(lang: Lang): Promise<HostLocale>;
  now(): number;
  /** Calls back at a time; returns how to cancel it. */
  schedule(at: number, run: () => void): () => void;
  /** Told of what should not happen. Nothing hidden is in it. */
  report(what: string, table: string): void;
}

/** A snapshot is kept after so many events. */
const SNAPSHOT_EVERY = 100;
/** Bots and orders make no more choices in one go. */
const MOST_AT_ONCE = 64;
/** How often something is judged anew when another node was faster. */
const ATTEMPTS = 3;
/** A table that could not go on tries again after so many milliseconds. */
const AGAIN_MS = 1000;

/** A table in memory: plays on by itself, takes commands one after the other, and tells who looks at it. */
export class LiveTable {
  readonly id: string;
  readonly #with: Surroundings;
  #state: TableState | null = null;
  /** The last event that is in the state. */
  #head = -1;
  #snapshotAt = -1;
  #queue: Promise<unknown> = Promise.resolve();
  #snapshots: Promise<void> = Promise.resolve();
  #cancelTimer: () => void = () => {};
  /** How far the clock of the table is ahead of that of the node. */
  #ahead = 0;
  readonly #channels = new Map<string, Channel>();
  #isBroken = false;
  #isClosed = false;

  constructor(id: string, surroundings: Surroundings) {
    this.id = id;
    this.#with = surroundings;
  }

  /** Nobody looks at it. */
  get isIdle(): boolean {
    return this.#channels.size === 0;
  }

  /** Does what a player wants. Resolves when it is safe and all were told, or refused; calls `kept` once it is safe. */
  async do(seat: Seat, id: string, command: Command, kept: () => void = () => {}): Promise<Outcome> {
    const refused = (why: CommandRefusal): Outcome => ({ is: 'refused', why });
    return this.#queued(async () => {
      // Another node may go on in between: then it is judged anew.
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const table = await this.#awake();
        const now = this.#now();
        table.settle(now);
        const event = eventOf(table, seat, command);
        // What was done before, and is sent again because no answer came, is no longer asked.
        if (typeof event === 'string') {
          if ((await this.#with.log.commandAt(this.id, id)) === null) return refused(event);
          kept();
          return { is: 'ack' };
        }
        const outcome = await this.#play(table, [{ event, command: id }], { now, kept });
        if (outcome === 'done') await this.#playOn();
        if (outcome !== 'stale') return { is: 'ack' };
      }
      this.#wakeAt(this.#now());
      return refused('unavailable');
    }, refused);
  }

  /** Somebody else plays a seat from now on. */
  async seat(seat: Seat, chair: TableState['fold']['chairs'][number]): Promise<void> {
    await this.#queued(
      async () => {
        const table = await this.#awake();
        if (table.fold.chairs[seat] !== chair)
          await this.#play(table, [{ event: { kind: 'chair', seat, chair }, command: null }]);
      },
      () => undefined,
    );
  }

  /** Shows the table to a viewer from now on, beginning with all of it. Resolves with how to leave, or why it is not shown. */
  async join(viewer: Viewer, lang: Lang, listener: Listener): Promise<(() => void) | CommandRefusal> {
    const locale = await this.#with.locale(lang);
    return this.#queued<(() => void) | CommandRefusal>(
      async () => {
        await this.#playOn();
        const table = await this.#awake();
        const key = `${viewer} ${lang}`;
        const [{ feed, told }] = (await this.#tell(table, [{ viewer, locale }])) as [
          { feed: Feed; told: Fed },
        ];
        const known = this.#channels.get(key);
        if (known) feed.close();
        const channel = known ?? new Channel(feed, table, this.#now());
        this.#channels.set(key, channel);
        const leave = channel.join(listener, told, table);
        return () => {
          leave();
          if (channel.isEmpty && this.#channels.get(key) === channel) {
            channel.close();
            this.#channels.delete(key);
          }
        };
      },
      (why) => why,
    );
  }

  /** Why a player who is asked something cannot use a card (by key), or any of theirs. Who is not asked is told nothing. */
  async why(seat: Seat, card: number | null, lang: Lang): Promise<readonly WhyLine[]> {
    const locale = await this.#with.locale(lang);
    return this.#queued<readonly WhyLine[]>(
      async () => {
        const question = (await this.#awake()).asking.question(seat);
        return question === null ? [] : whyNotOffered(question.game, seat, card, locale);
      },
      () => [],
    );
  }

  /** Reads what other nodes have appended, unless it has read as far as `seq`. */
  async catchUp(seq = Number.POSITIVE_INFINITY): Promise<void> {
    await this.#queued(
      async () => {
        if (this.#state !== null && this.#head < seq) await this.#playOn('read');
      },
      () => undefined,
    );
  }

  /** Finishes what is under way, keeps a snapshot and lets go of everything. What comes later is refused. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#queue;
    await this.#snapshots;
    this.#cancelTimer();
    if (this.#state) await this.#keepSnapshot(this.#state).catch(() => {});
    for (const channel of this.#channels.values()) channel.close();
    this.#channels.clear();
    this.#state = null;
  }

  /** The clock of the table. It never goes back: where the clock of a node has jumped, it goes on from the last event. */
  #now(): number {
    const now = this.#with.now();
    this.#ahead = Math.max(this.#ahead, (this.#state?.at ?? 0) - now);
    return now + this.#ahead;
  }

  // ---------------------------------------------------------------------------------------------- one after the other

  #queued<T>(run: () => Promise<T>, refused: (why: CommandRefusal) => T): Promise<T> {
    if (this.#isClosed) return Promise.resolve(refused('unavailable'));
    const done = this.#queue.then(async () => {
      if (this.#isBroken) return refused('broken');
      try {
        return await run();
      } catch (error) {
        // What was done in memory may not be in the log.
        this.#forget();
        this.#isBroken = error instanceof Diverged;
        const why = this.#isBroken ? 'broken' : 'unavailable';
        this.#with.report(`${why}: ${plainly(error)}`, this.id);
        if (!this.#isBroken && !this.isIdle) this.#wakeAt(this.#now() + AGAIN_MS);
        return refused(why);
      }
    });
    this.#queue = done.catch(() => {});
    return done;
  }

  #forget(): void {
    this.#state = null;
    this.#cancelTimer();
  }

  // ---------------------------------------------------------------------------------------------- the log

  /** The state of the table; with `read`, as far as the log has come. */
  async #awake(how: 'read' | 'known' = 'known'): Promise<TableState> {
    const { log, cards } = this.#with;
    if (this.#state !== null && how === 'known') return this.#state;
    if (this.#state === null) {
      const snapshot = await log.lastSnapshot(this.id);
      if (snapshot) {
        this.#state = TableState.read(JSON.parse(snapshot.state) as WrittenTable, cards);
        this.#head = snapshot.seq;
        this.#snapshotAt = snapshot.seq;
      }
    }
    const events = await log.read(this.id, this.#state === null ? 0 : this.#head + 1);
    for (const event of events) {
      const read = readEvent(event);
      if (read.kind === 'begin') this.#state = TableState.begin(read, event.at, cards);
      else this.#state?.apply(read, event.at);
      this.#head = event.seq;
    }
    if (this.#state === null) throw new Diverged('There is no such table.');
    await this.#retellAll(this.#state);
    return this.#state;
  }

  /** Applies events and whatever follows by itself, writes all of it, and tells who looks on. */
  async #play(
    table: TableState,
    first: readonly { readonly event: LaterEvent; readonly command: string | null }[],
    { now = this.#now(), kept = (): void => {} } = {},
  ): Promise<'kept' | 'done' | 'stale'> {
    const written: NewEvent[] = [];
    const write = (event: LaterEvent, command: string | null): void => {
      table.apply(event, now);
      written.push({ command, at: now, seat: 'seat' in event ? event.seat : null, ...bodyOf(event) });
    };
    for (const { event, command } of first) write(event, command);
    let until: number | null = now;
    while (written.length < MOST_AT_ONCE) {
      const next = table.next(now, this.#with.bots);
      if (next.is === 'only') table.takeOnly();
      else if (next.is === 'write') write(next.event, null);
      else {
        until = next.until;
        break;
      }
    }
    if (written.length > 0) {
      const appended = await this.#with.log.append(this.id, this.#head + 1, written);
      if (appended.is !== 'appended') {
        if (appended.is === 'done') kept();
        this.#forget();
        await this.#awake();
        return appended.is === 'done' ? 'done' : 'stale';
      }
      this.#head += written.length;
      kept();
    }
    for (const channel of this.#channels.values()) channel.tell(table, now);
    this.#wakeAt(until);
    if (this.#head - this.#snapshotAt >= SNAPSHOT_EVERY) this.#snapshotLater(table);
    return 'kept';
  }

  /** Makes what happens by itself happen. Whichever node is faster, this one goes on as well: the other may be gone. */
  async #playOn(how: 'read' | 'known' = 'known'): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++)
      if ((await this.#play(await this.#awake(how), [])) !== 'stale') return;
    this.#wakeAt(this.#now() + AGAIN_MS);
  }

  #wakeAt(until: number | null): void {
    this.#cancelTimer();
    if (until === null) return;
    this.#cancelTimer = this.#with.schedule(until - this.#ahead, () => {
      this.#queued(
        () => this.#playOn(),
        () => undefined,
      );
    });
  }

  /** Nobody waits for a snapshot, and without it a table only takes longer to wake. */
  #snapshotLater(table: TableState): void {
    this.#snapshots = this.#snapshots.then(() => this.#keepSnapshot(table)).catch(() => {});
  }

  async #keepSnapshot(table: TableState): Promise<void> {
    // What was asked before somebody began to prepare something cannot be seen from the game.
    if (this.#head === this.#snapshotAt || table !== this.#state || table.asking.isDraft) return;
    this.#snapshotAt = this.#head;
    const written = table.write();
    await this.#with.log.saveSnapshot(this.id, {
      seq: this.#head,
      state: JSON.stringify(written),
      hash: written.hash,
    });
  }

  // ---------------------------------------------------------------------------------------------- telling

  /** Tells viewers the game from its beginning: what each follows from now on, and the log so far. It is played again once for all of them. */
  async #tell(table: TableState, viewers: readonly Looking[]): Promise<{ feed: Feed; told: Fed }[]> {
    const events = await this.#with.log.read(this.id, 0);
    const past = retold(table.begin, this.#with.cards);
    const feeds = viewers.map(({ viewer, locale }) => new Feed(table.fold, viewer, locale, past.fold));
    past.play(events.filter(({ seq }) => seq <= this.#head).map(readEvent), table.fold);
    return feeds.map((feed) => {
      feed.goLive();
      return { feed, told: feed.take(table.asking) };
    });
  }

  /** After the state was read anew, all who look on are shown all of it. */
  async #retellAll(table: TableState): Promise<void> {
    const lost = [...this.#channels.values()].filter((channel) => !channel.isOf(table));
    if (lost.length === 0) return;
    for (const [at, { feed, told }] of (await this.#tell(table, lost)).entries())
      lost[at]?.restart(feed, told, table, this.#now());
  }
}

/** With whose eyes, and in which language. */
type Looking = Pick<Feed, 'viewer' | 'locale'>;

const readEvent = ({ kind, body }: Pick<LogEvent, 'kind' | 'body'>): TableEvent =>
  ({ kind, ...JSON.parse(body) }) as TableEvent;

function bodyOf({ kind, ...body }: TableEvent): { readonly kind: string; readonly body: string } {
  return { kind, body: JSON.stringify(body) };
}

/** The table that a log makes. */
export function foldOf(events: readonly LogEvent[], cards: CardSource): TableState {
  let table: TableState | null = null;
  for (const event of events) {
    const read = readEvent(event);
    if (read.kind === 'begin') table = TableState.begin(read, event.at, cards);
    else table?.apply(read, event.at);
  }
  if (table === null) throw new Diverged('There is no such table.');
  return table;
}

/** The first event of a new table. */
export const beginning = (begin: Begin, at: number): NewEvent => ({
  command: null,
  at,
  seat: null,
  ...bodyOf(begin),
});

/** What a command comes to, or why it is refused. */
function eventOf({ asking, fold }: TableState, seat: Seat, command: Command): LaterEvent | CommandRefusal {
  if (fold.chairs[seat] === undefined) return 'notSeated';
  switch (command.is) {
    case 'answer': {
      const { question, answer } = command;
      const checked = asking.check(seat, question, answer);
      return checked === 'fine' ? { kind: 'answer', seat, question, answer } : checked;
    }
    case 'pass': {
      const { question, until } = command;
      return asking.mayPass(seat, question) ? { kind: 'pass', seat, question, until } : 'stale';
    }
    case 'hold':
      return { kind: 'hold', seat, on: command.on };
    case 'orders':
      return { kind: 'orders', seat, orders: command.orders };
  }
}
