import { type CardSource, type GameSetup, RULES_VERSION, type Seat, saveGame } from '@methuselah/engine';
import {
  type Asides,
  botDice,
  hashState,
  optionId,
  type PlayedGame,
  playedGame,
  readState,
  resume,
  TURN_LIMIT,
} from '@methuselah/engine/internal';
import {
  Asking,
  type Bots,
  type By,
  Fold,
  type Next,
  type Pace,
  passPlace,
  type WrittenAsking,
  type WrittenFold,
} from '@methuselah/host';
import type { Begin, LaterEvent, TableEvent } from './events.ts';
import { poolFor } from './pools.ts';
import { type HasPage, NO_PAGES, Presence, type WrittenPresence } from './presence.ts';
import { Thinking, type WrittenThinking } from './thinking.ts';

/** The log of a table does not fit its game. */
export class Diverged extends Error {
  override readonly name = 'Diverged';
}

type Parts = Pick<TableState, 'begin' | 'fold' | 'asking' | 'thinking' | 'presence'>;

/** A table as its log makes it: every node that reads the same log has the same. */
export class TableState {
  readonly begin: Begin;
  readonly fold: Fold;
  readonly asking: Asking;
  readonly thinking: Thinking;
  readonly presence: Presence;
  /** When the game has ended; null while it goes on. */
  ended: number | null = null;

  private constructor({ begin, fold, asking, thinking, presence }: Parts) {
    this.begin = begin;
    this.fold = fold;
    this.asking = asking;
    this.thinking = thinking;
    this.presence = presence;
  }

  static begin(begin: Begin, at: number, cards: CardSource): TableState {
    if (begin.rules !== RULES_VERSION) throw new Diverged(`These are not rules ${begin.rules}.`);
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
    const table = new TableState({ begin, fold, asking, thinking, presence });
    table.#wait(at);
    return table;
  }

  // ---------------------------------------------------------------------------------------------- events

  apply(event: LaterEvent, at: number): void {
    this.settle(at);
    switch (event.kind) {
      case 'answer':
        this.asking.answer(event.seat, event.question, event.answer);
        break;
      case 'pass':
        this.asking.pass(event.seat, event.question, event.until);
        break;
      case 'orders':
        this.asking.wish(event.seat, { orders: event.orders });
        break;
      case 'hold':
        this.asking.wish(event.seat, { hold: event.on });
        break;
      case 'choose':
        this.#choose(event.seat, event.option, event.by, at);
        break;
      case 'chair':
        this.fold.seat(event.seat, event.chair);
        this.asking.wish(event.seat, {});
        this.presence.seated(event);
        break;
      case 'gone':
      case 'missed':
      case 'back':
        this.presence.apply(event, at);
        break;
      case 'end':
        this.ended = at;
    }
    this.#wait(at);
  }

  #choose(seat: Seat, option: string, by: By, at: number): void {
    const place = placeAfterOnly(this.fold, seat, option, () => this.takeOnly());
    this.asking.choose(place, at, by);
  }

  /** Makes the formalities that are due: what happens at a time is done to the table as it is then, on every node. */
  settle(at: number): void {
    while (this.settleOne(at));
  }
  /** The next one of them; false if none is due. */
  settleOne(at: number): boolean {
    const isDue = isFormality(this.fold) && this.asking.next(at).is === 'choose';
    if (isDue) this.takeOnly();
    return isDue;
  }

  /** A formality. It counts from when it was due, on whichever node and whenever it is made. */
  takeOnly(): void {
    const at = this.asking.due;
    this.asking.choose(0, at, 'only');
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
    return earliest(
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
      ended: this.ended,
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
    const table = new TableState({ begin, fold, asking, thinking, presence });
    table.ended = written.ended;
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
  readonly ended: number | null;
}

/** Is there nothing to choose? Such a choice is not written. A player still looks at the only card they may find, and the like. */
function isFormality({ t, chairs }: Fold): boolean {
  if (t.decision?.options.length !== 1) return false;
  return chairs[t.decision.seat] !== 'person' || t.decision.options[0]?.verb === 'pass';
}

/** The index of a choice that was written, after the formalities before it. */
function placeAfterOnly(fold: Fold, seat: Seat, option: string, takeOnly: () => void): number {
  while (isFormality(fold)) takeOnly();
  const { t, game } = fold;
  const place = t.decision?.options.findIndex((offered) => optionId(t, offered) === option) ?? -1;
  if (place < 0 || game.decider !== seat) throw new Diverged(`Seat ${seat} has no such choice.`);
  return place;
}

/** The same game from its beginning on: `play` makes the choices that were written, as far as the table has come. */
export function retold(begin: Begin, cards: CardSource): Retold;
export function retold<G extends PlayedGame>(
  begin: Begin,
  cards: CardSource,
  newGame: (setup: GameSetup) => G,
): Retold<G>;
export function retold(
  begin: Begin,
  cards: CardSource,
  newGame: (setup: GameSetup) => PlayedGame = playedGame,
): Retold {
  const fold = new Fold(newGame(setupOf(begin, cards)), begin.chairs);
  const takeOnly = (): void => fold.game.chooseAt(0);
  return {
    fold,
    play(events, until) {
      for (const event of events) {
        if (event.kind === 'chair') fold.seat(event.seat, event.chair);
        if (event.kind === 'choose')
          fold.game.chooseAt(placeAfterOnly(fold, event.seat, event.option, takeOnly));
      }
      while (fold.step < until.step && isFormality(fold)) takeOnly();
    },
  };
}
export interface Retold<G extends PlayedGame = PlayedGame> {
  readonly fold: Fold<G>;
  play(events: readonly TableEvent[], until: Pick<Fold, 'step'>): void;
}

function setupOf({ seed, players }: Begin, cards: CardSource): GameSetup {
  const pool = poolFor(players, cards);
  return { pool, seed, players, turnLimit: TURN_LIMIT, asks: 'all' };
}

/** The beat gets up to a third longer, by dice of its own. */
function paceOf({ options: { pace }, jitter }: Begin): Pace {
  const most = Math.floor(pace.beat / 3);
  return { beat: pace.beat, jitter: (step) => (most === 0 ? 0 : (botDice(jitter, step, 0) >>> 0) % most) };
}
