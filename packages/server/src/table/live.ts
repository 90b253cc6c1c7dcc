import { RULES_VERSION, type Seat, type Viewer } from '@methuselah/engine';
import { type Chair, type WhyLine, whyNotOffered } from '@methuselah/host';
import type { Lang } from '@methuselah/text';
import type { NewEvent } from '../log/index.ts';
import { Audience, type Joining } from './audience.ts';
import type { Listener } from './channel.ts';
import { tableClock } from './clock.ts';
import { eventOf, seating } from './commands.ts';
import { DelayedTable } from './delayed.ts';
import { type LaterEvent, readEvent, written as writtenEvent } from './events.ts';
import { Diverged, OtherRules } from './game.ts';
import type { Command, CommandRefusal, Outcome, SeatRefusal, Standing } from './messages.ts';
import { plainly } from './plainly.ts';
import { Pages } from './presence.ts';
import { Progress } from './progress.ts';
import { adopt } from './rules.ts';
import { Snapshots } from './snapshots.ts';
import { TableState, type WrittenTable } from './state.ts';
import type { Surroundings } from './surroundings.ts';

/** Bots and orders make no more choices in one go. */
const MOST_AT_ONCE = 64;
/** How often something is judged anew when another node was faster. */
const ATTEMPTS = 3;
/** Who opens a page again so soon was not gone: it is loaded anew, or in another language. */
const GONE_MS = 3000;
/** A table that could not go on tries again after so many milliseconds. */
const AGAIN_MS = 1000;

interface Waiting extends Joining {
  readonly joined: PromiseWithResolvers<(() => void) | CommandRefusal>;
}

/** A table in memory: plays on by itself, takes commands one after the other, and tells who looks at it. */
export class LiveTable {
  readonly id: string;
  readonly #with: Surroundings;
  #state: TableState | null = null;
  /** The last event that is in the state. */
  #head = -1;
  #queue: Promise<unknown> = Promise.resolve();
  readonly #snapshots: Snapshots;
  #cancelTimer: () => void = () => {};
  readonly #audience: Audience;
  #delayed: DelayedTable | null = null;
  /** Who has come and is not shown the table yet. */
  readonly #joining: Waiting[] = [];
  readonly #pages = new Pages();
  readonly #progress = new Progress();
  /** Why it cannot go on here. */
  #refusal: CommandRefusal | null = null;
  #isClosed = false;

  constructor(id: string, surroundings: Surroundings) {
    this.id = id;
    this.#with = { ...surroundings, ...tableClock(surroundings, () => this.#state?.at ?? 0) };
    this.#snapshots = new Snapshots(id, surroundings.log);
    this.#audience = new Audience(id, this.#with);
  }

  /** Nobody looks at it. */
  get isIdle(): boolean {
    return this.#audience.isEmpty && (this.#delayed?.isIdle ?? true);
  }

  /** Does what a player wants. Resolves when it is safe and all were told, or refused; calls `kept` once it is safe. */
  async do(seat: Seat, id: string, command: Command, kept: () => void = () => {}): Promise<Outcome> {
    const refused = (why: CommandRefusal): Outcome => ({ is: 'refused', why });
    return this.#queued(async () => {
      // Another node may go on in between: then it is judged anew.
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const table = await this.#awake();
        const now = this.#with.now();
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
      this.#wakeAt(this.#with.now());
      return refused('unavailable');
    }, refused);
  }

  /** Writes what is to be written at this time, judged anew if another node was faster. Resolves with why not, or null. */
  async #write<Why extends string>(
    eventAt: (table: TableState) => LaterEvent | Why | null,
  ): Promise<Why | null> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const table = await this.#awake();
      const event = eventAt(table);
      if (event === null || typeof event === 'string') return event;
      if ((await this.#play(table, [{ event, command: null }])) !== 'stale') return null;
    }
    return null;
  }

  /** Gives the seat of a player who is not there to a bot for good, or back. Resolves with why not, or null. */
  async seat(seat: Seat, chair: Chair): Promise<SeatRefusal | null> {
    const seated = () => this.#write((table) => seating(table, seat, chair));
    return this.#queued<SeatRefusal | null>(seated, () => 'unavailable');
  }

  /** The last page of a seat was closed here. */
  #left(seat: Seat): void {
    const { now, schedule } = this.#with;
    schedule(now() + GONE_MS, () => {
      this.#queued<unknown>(
        () =>
          this.#write(({ presence, ended }) =>
            this.#pages.has(seat) || presence.isGone(seat) || ended !== null ? null : { kind: 'gone', seat },
          ),
        () => undefined,
      );
    });
  }

  /** Takes up a table that is due. Resolves with when something happens by itself, or why it cannot go on. */
  async wake(due: number): Promise<number | null | CommandRefusal> {
    return this.#queued<number | null | CommandRefusal>(
      async () => {
        await this.#awake('read');
        this.#progress.know(due);
        await this.#playOn();
        await this.#postpone();
        return (await this.#awake()).due(this.#with.now());
      },
      (why) => why,
    );
  }

  /** When something happens by itself next; null: never, or nothing is known of it. */
  async nextAt(): Promise<number | null> {
    const due = async () => this.#state?.due(this.#with.now()) ?? null;
    return this.#queued<number | null>(due, () => null);
  }

  /** Why it cannot be played here; null if it can. */
  async opens(): Promise<CommandRefusal | null> {
    const open = async () => this.#awake().then(() => null);
    return this.#queued<CommandRefusal | null>(open, (why) => why);
  }

  /** How the table stands for a player; null if it cannot go on. */
  async standing(seat: Seat): Promise<Standing | null> {
    return this.#queued<Standing | null>(
      async () => {
        await this.#playOn();
        const { asking, thinking, fold } = await this.#awake();
        return {
          turn: fold.t.state.turn,
          isYourTurn: asking.question(seat) !== null,
          deadline: asking.waitsFor === seat ? thinking.deadline : null,
        };
      },
      () => null,
    );
  }

  /** Says in time that somebody takes care of this table. */
  async keep(): Promise<void> {
    const postpone = async () => (this.#progress.isSoon(this.#with.now()) ? this.#postpone() : undefined);
    await this.#queued(postpone, () => undefined);
  }

  async #postpone(): Promise<void> {
    const change = this.#state && this.#progress.postponed(this.#state, this.#with.now());
    if (!change) return;
    if (await this.#with.log.postpone(this.id, change.from, change.to)) this.#progress.know(change.to);
    else this.#progress.forget();
  }

  /** Shows the table to a viewer from now on, beginning with all of it. Resolves with how to leave, or why it is not shown. */
  async join(viewer: Viewer, lang: Lang, listener: Listener): Promise<(() => void) | CommandRefusal> {
    const locale = await this.#with.locale(lang);
    const close = this.#opened(viewer);
    const joined = Promise.withResolvers<(() => void) | CommandRefusal>();
    this.#joining.push({ viewer, locale, listener, joined });
    let taken: Waiting[] = [];
    const take = (): Waiting[] => {
      taken = this.#joining.splice(0);
      return taken;
    };
    this.#queued(
      () => this.#joinAll(take()),
      (why) => {
        for (const waiting of [...taken, ...take()]) waiting.joined.resolve(why);
      },
    );
    const leave = await joined.promise;
    if (typeof leave === 'string') {
      close();
      return leave;
    }
    return () => {
      leave();
      close();
    };
  }

  /** Whoever has come meanwhile is shown the table together. */
  async #joinAll(waiting: readonly Waiting[]): Promise<void> {
    if (waiting.length === 0) return;
    // They may come from a node that died before it could tell what it had written.
    await this.#playOn('read');
    const table = await this.#awake();
    const { delay } = table.begin.options;
    const isBehind = ({ viewer }: Waiting): boolean => viewer === 'spectator' && delay > 0;
    for (const each of waiting.filter(isBehind))
      each.joined.resolve(await this.#delayedBy(delay).join(each.locale, each.listener));
    const others = waiting.filter((each) => !isBehind(each));
    const leaves = await this.#audience.joinAll(others, { table, head: this.#head });
    for (const [at, leave] of leaves.entries()) others[at]?.joined.resolve(leave);
  }

  /** What spectators see, who are behind. */
  #delayedBy(delay: number): DelayedTable {
    const goOn = async () => this.#delayed?.goOn();
    this.#delayed ??= new DelayedTable(this.id, this.#with, delay, () => {
      this.#queued<unknown>(goOn, () => undefined);
    });
    return this.#delayed;
  }

  /** A page is open, until what this returns is called. */
  #opened(viewer: Viewer): () => void {
    if (typeof viewer !== 'number') return () => {};
    this.#pages.opened(viewer);
    let isOpen = true;
    return () => {
      if (isOpen && this.#pages.closed(viewer)) this.#left(viewer);
      isOpen = false;
    };
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
    const read = async () => (this.#state !== null && this.#head < seq ? this.#playOn('read') : undefined);
    await this.#queued(read, () => undefined);
  }

  /** Finishes what is under way, keeps a snapshot and lets go of everything. What comes later is refused. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#queue;
    this.#cancelTimer();
    if (this.#state) this.#snapshots.keep(this.#state, this.#head);
    await this.#snapshots.saved();
    this.#audience.close();
    this.#delayed?.close();
    this.#state = null;
  }

  // ---------------------------------------------------------------------------------------------- one after the other

  #queued<T>(run: () => Promise<T>, refused: (why: CommandRefusal) => T): Promise<T> {
    if (this.#isClosed) return Promise.resolve(refused('unavailable'));
    const done = this.#queue.then(async () => {
      if (this.#refusal !== null) return refused(this.#refusal);
      try {
        return await run();
      } catch (error) {
        // What was done in memory may not be in the log.
        this.#forget();
        if (error instanceof Diverged) this.#refusal = 'broken';
        if (error instanceof OtherRules) this.#refusal = 'otherRules';
        const why = this.#refusal ?? 'unavailable';
        this.#with.report(`${why}: ${plainly(error)}`, this.id);
        if (this.#refusal === null && !this.isIdle) this.#wakeAt(this.#with.now() + AGAIN_MS);
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
      const snapshot = await this.#snapshots.last();
      const kept = snapshot && (JSON.parse(snapshot.state) as WrittenTable);
      if (kept?.rules === RULES_VERSION) {
        this.#state = TableState.read(kept, cards);
        this.#head = snapshot?.seq ?? -1;
      } else await adopt(this.id, snapshot, this.#with);
    }
    let events = await log.read(this.id, this.#state === null ? 0 : this.#head + 1);
    if (events.length > 0) this.#progress.forget();
    if (!this.#state?.canFollow(events)) {
      events = await log.read(this.id, 0);
      this.#state = TableState.of(events, cards);
    } else for (const event of events) this.#state.apply(readEvent(event) as LaterEvent, event.at, event.seq);
    this.#head = events.at(-1)?.seq ?? this.#head;
    if (this.#state === null) throw new Diverged('There is no such table.');
    await this.#audience.retell({ table: this.#state, head: this.#head });
    this.#delayed?.heard();
    return this.#state;
  }

  /** Applies events and whatever follows by itself, writes all of it, and tells who looks on. */
  async #play(
    table: TableState,
    first: readonly { readonly event: LaterEvent; readonly command: string | null }[],
    { now = this.#with.now(), kept = (): void => {} } = {},
  ): Promise<'kept' | 'done' | 'stale'> {
    const written: NewEvent[] = [];
    const write = (event: LaterEvent, command: string | null): void => {
      if (event.kind !== 'undo') table.apply(event, now, this.#head + 1 + written.length);
      written.push(writtenEvent(event, now, command));
    };
    for (const { event, command } of first) write(event, command);
    let until: number | null = now;
    const isUndone = (): boolean => written.at(-1)?.kind === 'undo';
    while (written.length < MOST_AT_ONCE && !isUndone()) {
      const next = table.next(now, this.#with.bots, this.#pages.has);
      if (next.is === 'only') table.takeOnly();
      else if (next.is === 'write') write(next.event, null);
      else {
        until = next.until;
        break;
      }
    }
    if (written.length > 0) {
      const progress = this.#progress.changes(table, now);
      const appended = await this.#with.log.append(this.id, this.#head + 1, written, progress);
      if (appended.is !== 'appended') {
        if (appended.is === 'done') kept();
        this.#forget();
        await this.#awake();
        return appended.is === 'done' ? 'done' : 'stale';
      }
      this.#head += written.length;
      if (progress !== null) this.#progress.noted(progress);
      kept();
      if (!this.#audience.isEmpty) await this.#with.spareTime();
    }
    if (isUndone()) {
      // The table is played again without what was taken back, and shown to all.
      this.#forget();
      table = await this.#awake();
    }
    this.#audience.tell(table);
    if (written.length > 0) this.#delayed?.heard();
    this.#wakeAt(until);
    if (this.#snapshots.isDue(this.#head)) this.#snapshots.keep(table, this.#head);
    return 'kept';
  }

  /** Makes what happens by itself happen. Whichever node is faster, this one goes on as well: the other may be gone. */
  async #playOn(how: 'read' | 'known' = 'known'): Promise<void> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++)
      if ((await this.#play(await this.#awake(how), [])) !== 'stale') return;
    this.#wakeAt(this.#with.now() + AGAIN_MS);
  }

  #wakeAt(until: number | null): void {
    this.#cancelTimer();
    if (until === null) return;
    const playOn = () => this.#playOn();
    this.#cancelTimer = this.#with.schedule(until, () => {
      this.#queued(playOn, () => undefined);
    });
  }
}
