import { type CardSource, type GameSetup, RULES_VERSION, type Seat, saveGame } from '@methuselah/engine';
import {
  type Asides,
  botDice,
  hashState,
  optionId,
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
import type { Begin, LaterEvent, PaceOptions, TableEvent } from './events.ts';
import { poolFor } from './pools.ts';
import { Thinking, type WrittenThinking } from './thinking.ts';

/** The log of a table does not fit its game. */
export class Diverged extends Error {
  override readonly name = 'Diverged';
}

/** A table as its log makes it: every node that reads the same log has the same. */
export class TableState {
  readonly begin: Begin;
  readonly fold: Fold;
  readonly asking: Asking;
  readonly thinking: Thinking;
  isEnded = false;
  /** The time of the last event. */
  at = 0;

  private constructor(begin: Begin, fold: Fold, asking: Asking, thinking: Thinking) {
    this.begin = begin;
    this.fold = fold;
    this.asking = asking;
    this.thinking = thinking;
  }

  static begin(begin: Begin, at: number, cards: CardSource): TableState {
    if (begin.rules !== RULES_VERSION) throw new Diverged(`These are not rules ${begin.rules}.`);
    const fold = new Fold(playedGame(setupOf(begin, cards)), begin.chairs);
    // From the start, so that all nodes give the same keys.
    for (const viewer of fold.viewers) fold.game.keys(viewer);
    const asking = new Asking(fold, paceOf(begin), at);
    const table = new TableState(
      begin,
      fold,
      asking,
      new Thinking(
        begin.pace,
        begin.players.map(() => 0),
      ),
    );
    table.at = at;
    table.#wait(at);
    return table;
  }

  // ---------------------------------------------------------------------------------------------- events

  apply(event: LaterEvent, at: number): void {
    this.at = Math.max(this.at, at);
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
        break;
      case 'end':
        this.isEnded = true;
    }
    this.#wait(at);
  }

  #choose(seat: Seat, option: string, by: By, at: number): void {
    const place = placeAfterOnly(this.fold, seat, option, () => this.takeOnly());
    this.asking.choose(place, at, by);
  }

  /** Makes the formalities that are due: what happens at a time is done to the table as it is then, on every node. */
  settle(at: number): void {
    while (isFormality(this.fold) && this.asking.next(at).is === 'choose') this.takeOnly();
  }

  /** A formality. It counts from when it was due, on whichever node and whenever it is made. */
  takeOnly(): void {
    const at = this.asking.due;
    this.asking.choose(0, at, 'only');
    this.#wait(at);
  }

  #wait(at: number): void {
    this.thinking.waits(this.asking.waitsFor, at, this.asking.closes);
  }

  // ---------------------------------------------------------------------------------------------- what happens by itself

  /** What happens next without anybody's doing, at this time: a choice to be written, one that is not, or nothing until later. */
  next(now: number, bots: Bots): Automatic {
    const next = this.asking.next(now);
    if (next.is === 'over') return this.isEnded ? NEVER : { is: 'write', event: this.#end() };
    if (next.is === 'wait') return this.#late(now, next.until, bots);
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

  /** Who has used up their time passes; where that is not possible, a bot chooses for them. */
  #late(now: number, until: number | null, bots: Bots): Automatic {
    const { deadline } = this.thinking;
    if (deadline === null) return until === null ? NEVER : { is: 'wait', until };
    if (now < deadline) return { is: 'wait', until: until === null ? deadline : Math.min(until, deadline) };
    const seat = this.fold.game.decider;
    const pass = passPlace(this.fold.t);
    const place = pass >= 0 ? pass : this.#botChoice(seat, bots);
    return { is: 'write', event: this.#chosen({ is: 'choose', seat, place, by: 'clock' }, bots) };
  }

  #end(): LaterEvent {
    return { kind: 'end', victoryPoints: this.fold.t.state.seats.map((seat) => seat.victoryPoints) };
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
      isEnded: this.isEnded,
      at: this.at,
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
    const table = new TableState(begin, fold, asking, Thinking.read(begin.pace, written.thinking));
    table.isEnded = written.isEnded;
    table.at = written.at ?? 0;
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
  readonly isEnded: boolean;
  /** Older snapshots have none. */
  readonly at?: number;
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
export function retold(begin: Begin, cards: CardSource): Retold {
  const fold = new Fold(playedGame(setupOf(begin, cards)), begin.chairs);
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
export interface Retold {
  readonly fold: Fold;
  play(events: readonly TableEvent[], until: Fold): void;
}

function setupOf({ seed, players }: Begin, cards: CardSource): GameSetup {
  const pool = poolFor(players, cards);
  return { pool, seed, players, turnLimit: TURN_LIMIT, asks: 'all' };
}

/** The beat gets up to a third longer, by dice of its own. */
function paceOf({ pace, jitter }: { readonly pace: PaceOptions; readonly jitter: Begin['jitter'] }): Pace {
  const most = Math.floor(pace.beat / 3);
  return { beat: pace.beat, jitter: (step) => (most === 0 ? 0 : (botDice(jitter, step, 0) >>> 0) % most) };
}
