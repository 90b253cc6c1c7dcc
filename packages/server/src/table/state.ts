import { type CardSource, RULES_VERSION, type Seat, saveGame } from '@methuselah/engine';
import {
  type Asides,
  botDice,
  hashState,
  optionId,
  playedGame,
  readState,
  resume,
} from '@methuselah/engine/internal';
import {
  Asking,
  type Bots,
  Fold,
  type Next,
  passPlace,
  type WrittenAsking,
  type WrittenFold,
} from '@methuselah/host';
import type { LogEvent } from '../log/index.ts';
import { type Begin, type LaterEvent, readEvent } from './events.ts';
import { Diverged, isFormality, OtherRules, paceOf, placeAfterOnly, setupOf } from './game.ts';
import { type HasPage, NO_PAGES, Presence, type WrittenPresence } from './presence.ts';
import { Thinking, type WrittenThinking } from './thinking.ts';
import { standing, Undo, type WrittenUndo } from './undo.ts';

type Parts = Pick<TableState, 'begin' | 'fold' | 'asking' | 'thinking' | 'presence' | 'undo'>;

/** A table as its log makes it: every node that reads the same log has the same. */
export class TableState {
  readonly begin: Begin;
  readonly fold: Fold;
  readonly asking: Asking;
  readonly thinking: Thinking;
  readonly presence: Presence;
  readonly undo: Undo;
  /** When the game has ended; null while it goes on. */
  ended: number | null = null;
  /** The version of the rules that it is played by. */
  rules: number;
  /** The time of the last event. */
  at = 0;
  /** When the last formality was due that was made since the last event; null: none was. */
  #settledTo: number | null = null;

  private constructor({ begin, fold, asking, thinking, presence, undo }: Parts) {
    this.begin = begin;
    this.rules = begin.rules;
    this.fold = fold;
    this.asking = asking;
    this.thinking = thinking;
    this.presence = presence;
    this.undo = undo;
  }

  static begin(begin: Begin, at: number, cards: CardSource): TableState {
    const fold = new Fold(playedGame(setupOf(begin, cards)), begin.chairs);
    // From the start, so that all nodes give the same keys.
    for (const viewer of fold.viewers) fold.game.keys(viewer);
    const asking = new Asking(fold, paceOf(begin), at);
    const { pace, takeover } = begin.options;
    const thinking = new Thinking(
      pace,
      begin.players.map(() => 0),
    );
    const presence = Presence.begin(takeover, begin.chairs, at);
    const table = new TableState({ begin, fold, asking, thinking, presence, undo: new Undo() });
    table.at = at;
    table.#wait(at);
    return table;
  }

  /** The table that a whole log makes. */
  static of(log: readonly LogEvent[], cards: CardSource): TableState | null {
    let table: TableState | null = null;
    for (const event of standing(log)) {
      const read = readEvent(event);
      if (read.kind === 'begin') table = TableState.begin(read, event.at, cards);
      else table?.apply(read, event.at, event.seq);
    }
    return table;
  }

  // ---------------------------------------------------------------------------------------------- events

  /** `seq`: the place of the event in the log. */
  apply(event: LaterEvent, at: number, seq: number): void {
    this.at = Math.max(this.at, at);
    this.settle(at);
    switch (event.kind) {
      case 'answer':
        this.asking.answer(event.seat, event.question, event.answer);
        this.undo.answered(event.seat, seq);
        break;
      case 'pass':
        this.asking.pass(event.seat, event.question, event.until);
        this.undo.answered(event.seat, seq);
        break;
      case 'orders':
        this.asking.wish(event.seat, { orders: event.orders });
        break;
      case 'hold':
        this.asking.wish(event.seat, { hold: event.on });
        break;
      case 'choose':
        this.#choose(event, at, seq);
        break;
      case 'chair':
        this.fold.seat(event.seat, event.chair);
        this.asking.wish(event.seat, {});
        this.presence.seated(event);
        if (event.chair !== 'person') this.undo.agreed(event.seat);
        break;
      case 'gone':
      case 'missed':
      case 'back':
        this.presence.apply(event, at);
        if (event.kind === 'gone') this.undo.agreed(event.seat);
        break;
      case 'askUndo':
        this.undo.asked(event.seat, this.#othersBut(event.seat), at);
        break;
      case 'consent':
        if (event.yes) this.undo.agreed(event.seat);
        else this.undo.refused();
        break;
      case 'lapsed':
        this.undo.refused();
        break;
      case 'rules':
        if (event.rules !== RULES_VERSION) throw new OtherRules('Another release has taken it over.');
        this.rules = event.rules;
        break;
      case 'undo':
        this.#reopen(event.undo, at);
        break;
      case 'end':
        this.ended = at;
    }
    this.#settledTo = null;
    this.#wait(at);
  }

  /**
   * Can these events be applied, which come next? Formalities are in no log: another node may have written something before one was due that
   * was made here. Then, and after something was taken back, the table is played again.
   */
  canFollow(events: readonly LogEvent[]): boolean {
    const isEarlier = this.#settledTo !== null && (events[0]?.at ?? this.#settledTo) < this.#settledTo;
    return !isEarlier && !events.some(({ kind }) => kind === 'undo');
  }

  /** People who are there and still play, but one. */
  #othersBut(by: Seat): Seat[] {
    const { fold, presence } = this;
    return fold.people.filter(
      (seat) => seat !== by && !presence.isGone(seat) && fold.outOn(seat) === undefined,
    );
  }

  mayUndo(seat: Seat): boolean {
    const { fold, begin } = this;
    return begin.options.undo && fold.chairs[seat] === 'person' && this.undo.isPossible(fold.t, seat);
  }

  /** The table stands where it stood before a choice that was taken back: it is asked anew. */
  #reopen(count: number, at: number): void {
    this.undo.done(count);
    this.asking.reopen(at, count);
    this.thinking.pause();
  }

  #choose({ seat, option, by }: LaterEvent & { readonly kind: 'choose' }, at: number, seq: number): void {
    const place = placeAfterOnly(this.fold, seat, option, () => this.takeOnly());
    if (this.begin.options.undo)
      this.undo.choosing(this.fold.t, { seat, by, isPass: place === passPlace(this.fold.t) }, seq);
    this.asking.choose(place, at, by);
  }

  /** Makes the formalities that are due: what happens at a time is done to the table as it is then, on every node. */
  settle(at: number): void {
    while (this.settleOne(at));
  }
  /** The next one of them; false if none is due. While somebody wants to take something back, nothing happens by itself. */
  settleOne(at: number): boolean {
    const isDue =
      this.undo.request === null && isFormality(this.fold) && this.asking.next(at).is === 'choose';
    if (isDue) this.takeOnly();
    return isDue;
  }

  /** Is the table at this hash, or does it come to it by formalities alone? They are in no log, and a snapshot may come after some. */
  reaches(hash: string): boolean {
    while (this.hash() !== hash) if (!this.settleOne(Number.MAX_SAFE_INTEGER)) return false;
    return true;
  }

  /** A formality. It counts from when it was due, on whichever node and whenever it is made. */
  takeOnly(): void {
    const at = this.asking.due;
    this.asking.choose(0, at, 'only');
    this.#settledTo = at;
    this.#wait(at);
  }

  #wait(at: number): void {
    const seat = this.asking.waitsFor;
    const question = seat === null ? null : this.asking.question(seat);
    const waited = seat === null || question === null ? null : { seat, question: question.id };
    this.thinking.waits(waited, at, this.asking.closes);
  }

  // ---------------------------------------------------------------------------------------------- what happens by itself

  /** What happens next without anybody's doing, at this time: a choice to be written, one that is not, or nothing until later. */
  next(now: number, bots: Bots, has: HasPage): Automatic {
    const next = this.asking.next(now);
    if (next.is === 'over') return this.ended === null ? { is: 'write', event: this.#end() } : NEVER;
    const absent = this.presence.next(now, this.#waits, has);
    if ('event' in absent) return { is: 'write', event: absent.event };
    const undoing = this.undo.next(now);
    if (undoing) {
      if ('event' in undoing) return { is: 'write', event: undoing.event };
      return { is: 'wait', until: earliest(undoing.until, absent.until) };
    }
    if (next.is === 'wait') return this.#late(now, earliest(next.until, absent.until), bots);
    if (isFormality(this.fold)) return { is: 'only' };
    return { is: 'write', event: this.#chosen(next, bots) };
  }

  #chosen({ seat, place, by }: Next & { readonly is: 'choose' }, bots: Bots): LaterEvent {
    const { t } = this.fold;
    const taken = t.decision?.options[place ?? this.#botChoice(seat, bots)];
    if (!taken) throw new Diverged('There is nothing to choose.');
    return { kind: 'choose', seat, option: optionId(t, taken), by };
  }

  #botChoice(seat: Seat, { answerAs }: Bots): number {
    const { game, t, chairs } = this.fold;
    const chair = chairs[seat] ?? 'person';
    const seed = botDice(this.begin.bots, t.state.decisions, seat);
    return answerAs(game, chair === 'person' ? STAND_IN : chair, seed);
  }

  /** The seat that the table waits for, and since when. */
  get #waits(): { readonly seat: Seat; readonly since: number } | null {
    const seat = this.asking.waitsFor;
    return seat === null ? null : { seat, since: this.thinking.since };
  }

  /** The absent player for whom the table waits, and when a bot takes over. */
  get away(): { readonly seat: Seat; readonly until: number } | null {
    const waits = this.#waits;
    const until = waits && this.presence.takesOver(waits.seat, waits.since);
    return waits === null || until === null ? null : { seat: waits.seat, until };
  }

  /** When there is something to write without anybody's doing, if nobody has a page open; null: never. */
  due(now: number): number | null {
    const next = this.asking.next(now);
    if (next.is === 'over') return this.ended === null ? now : null;
    const absent = this.presence.next(now, this.#waits, NO_PAGES);
    const undoing = this.undo.next(now);
    return earliest(
      undoing && ('event' in undoing ? now : undoing.until),
      next.is === 'choose' ? now : next.until,
      'event' in absent ? now : absent.until,
      this.thinking.deadline,
    );
  }

  /** Victory points by seat as JSON text, once the game has ended. */
  get result(): string | null {
    return this.ended === null ? null : JSON.stringify(this.#points);
  }
  get #points(): readonly number[] {
    return this.fold.t.state.seats.map((seat) => seat.victoryPoints);
  }

  /** Who has used up their time passes; where that is not possible, a bot chooses for them. */
  #late(now: number, until: number | null, bots: Bots): Automatic {
    const { deadline } = this.thinking;
    if (deadline === null || now < deadline) {
      // From the end of the beat on it is shown who is waited for.
      const { closes } = this.asking;
      return { is: 'wait', until: earliest(until, deadline, now < closes ? closes : null) };
    }
    const seat = this.fold.game.decider;
    const pass = passPlace(this.fold.t);
    const place = pass >= 0 ? pass : this.#botChoice(seat, bots);
    return { is: 'write', event: this.#chosen({ is: 'choose', seat, place, by: 'clock' }, bots) };
  }

  #end(): LaterEvent {
    return { kind: 'end', victoryPoints: this.#points };
  }

  // ---------------------------------------------------------------------------------------------- snapshots

  write(): WrittenTable {
    const { game } = this.fold;
    const { state, hash } = saveGame(game);
    return {
      begin: this.begin,
      state,
      hash,
      asides: game.writeAsides(),
      fold: this.fold.write(),
      asking: this.asking.write(),
      thinking: this.thinking.write(),
      presence: this.presence.write(),
      undo: this.undo.write(),
      ended: this.ended,
      rules: this.rules,
      at: this.at,
      settledTo: this.#settledTo,
    };
  }

  static read(written: WrittenTable, cards: CardSource): TableState {
    const { begin } = written;
    const { pool, players } = setupOf(begin, cards);
    const read = readState(written, pool);
    if (!read.ok) throw new Diverged(read.message);
    const names = players.map(({ name }) => name);
    const game = resume(pool, read.state, names, 'all');
    game.readAsides(written.asides);
    const fold = Fold.read(game, written.fold);
    const asking = new Asking(fold, paceOf(begin), written.asking.opened, written.asking);
    const { pace, takeover } = begin.options;
    const thinking = Thinking.read(pace, written.thinking);
    const presence = Presence.read(takeover, written.presence);
    const undo = Undo.read(written.undo);
    const table = new TableState({ begin, fold, asking, thinking, presence, undo });
    table.ended = written.ended;
    table.rules = written.rules;
    table.at = written.at;
    table.#settledTo = written.settledTo;
    return table;
  }

  /** Equal for tables in equal states. */
  hash(): string {
    const { state, pool } = this.fold.t;
    return hashState(state, pool);
  }
}

export type Automatic =
  | { readonly is: 'write'; readonly event: LaterEvent }
  | { readonly is: 'only' }
  /** Null: until somebody does something. */
  | { readonly is: 'wait'; readonly until: number | null };
const NEVER: Automatic = { is: 'wait', until: null };

/** The first of some times; null: none of them. */
function earliest(...times: readonly (number | null)[]): number | null {
  const known = times.filter((time) => time !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/** Who chooses for a player whose time is up. */
const STAND_IN = 'prudent';

/** A table at an event of its log, as plain data. */
export interface WrittenTable {
  readonly begin: Begin;
  readonly state: ReturnType<typeof saveGame>['state'];
  readonly hash: string;
  readonly asides: Asides;
  readonly fold: WrittenFold;
  readonly asking: WrittenAsking;
  readonly thinking: WrittenThinking;
  readonly presence: WrittenPresence;
  readonly undo: WrittenUndo;
  readonly rules: number;
  readonly settledTo: number | null;
  readonly ended: number | null;
  readonly at: number;
}
