import { answer, BOT_NAMES, BOTS } from '@methuselah/bots';
import {
  type Divergence,
  type GameEvent,
  type GameRecord,
  type GameSetup,
  type Pool,
  type RecordedGame,
  type Refusal,
  recordGame,
  type Seat,
  type Seed,
  type Viewer,
  verifyRecord,
} from '@methuselah/engine';
import {
  beginning,
  botDice,
  cutRecord,
  eventFor,
  isOutdated,
  isSeed,
  lastState,
  NONE,
  recordFrom,
  replayOn,
  type State,
  startState,
  tableOf,
  turnBegan,
} from '@methuselah/engine/internal';
import { GameStory, type Locale, type StoryLine } from '@methuselah/text/internal';
import { changesText, type TakenUp } from './changes.ts';
import type { Chair, TableModel } from './contract/index.ts';
import { modelOf } from './model/index.ts';
import type { HostLocale } from './words/words.ts';

/**
 * A saved game is the game's record, with who sits where, the numbers of the decisions that people took themselves, and what the
 * dice of the bots come of.
 */
export type SavedTable = GameRecord & {
  readonly chairs?: readonly Chair[];
  readonly taken?: readonly number[];
  readonly bots?: Seed;
};

/** A game to be played with bots, whose dice are not the game's own: what they do tells nothing about the cards. */
export interface SessionSetup extends GameSetup {
  /** By default the seed, which will do in a practice game. */
  readonly bots?: Seed;
  /** What it begins with, if not with the deal. */
  readonly start?: State;
}

/** A line of the story, with how much had happened when it was written. */
export type Told = StoryLine & { readonly step: number };

const NO_SNAPSHOTS = Number.MAX_SAFE_INTEGER;

/** A game at one machine: its record, who plays which seat, and the story as each person may know it. */
export class Session {
  readonly chairs: readonly Chair[];
  readonly game: RecordedGame;
  readonly #setup: SessionSetup;
  readonly #locale: Locale;
  readonly #tellers = new Map<Viewer, Teller>();
  /** The numbers of the decisions that people have taken. */
  #taken: number[] = [];
  readonly #out = new Map<Seat, number>();
  /** How much has happened: what everybody is told of, though not everybody is told all of it. */
  #step = 0;
  /** What has changed since it was saved; null if it was not. */
  takenUp: TakenUp | null = null;
  /** Is told what happens, as it happens. */
  watcher: ((event: GameEvent) => void) | null = null;

  constructor(setup: SessionSetup, chairs: readonly Chair[], locale: Locale, viewers?: readonly Viewer[]) {
    this.chairs = chairs;
    this.#setup = setup;
    this.#locale = locale;
    this.game = setup.start
      ? recordFrom(setup, setup.start, { snapshotEvery: NO_SNAPSHOTS })
      : recordGame(setup, { snapshotEvery: NO_SNAPSHOTS });
    for (const viewer of viewers ?? (this.people.length > 0 ? this.people : ['all' as const]))
      this.#tellers.set(viewer, new Teller(this.game, viewer, locale, () => this.#step));
    this.game.onEvent((event) => {
      this.#step++;
      if (event.type === 'ousted' || event.type === 'withdrew') this.#out.set(event.seat, event.when.turn);
      for (const [viewer, teller] of this.#tellers) teller.story.tell(eventFor(viewer, event));
      this.watcher?.(event);
    });
  }

  /**
   * A saved game goes on. Where its past would play otherwise now it goes on from its snapshot; without one, from as far as it
   * agrees. Whatever else is wrong with it is said.
   */
  static load(
    saved: SavedTable,
    pool: Pool,
    chairs: readonly Chair[],
    locale: Locale,
  ): Session | Refusal | Divergence {
    const verified = verifyRecord(saved, pool);
    if (verified.ok) return Session.of(saved, pool, chairs, locale);
    if (verified.refused !== 'diverged' || !isOutdated(saved, verified)) return verified;
    const { differences, at } = verified;
    const start = lastState(saved, pool);
    try {
      const session = start
        ? new Session({ ...setupOf(saved, pool, chairs), start }, chairs, locale)
        : Session.of(cutRecord(saved, at), pool, chairs, locale);
      if (session instanceof Session)
        session.takenUp = { differences, isCut: start !== null, partsAt: start ? null : at };
      return session;
    } catch {
      // A state of other rules may be none of these.
      return verified;
    }
  }

  /** The game of a record, up to a decision. */
  static of(
    record: SavedTable,
    pool: Pool,
    chairs: readonly Chair[],
    locale: Locale,
    to = record.decisions.length,
  ): Session | Refusal | Divergence {
    const begun = beginning(record, pool);
    if (!begun.ok) return begun;
    const start = startState(record, pool);
    const setup = setupOf(record, pool, chairs);
    const session = new Session(start ? { ...setup, start } : setup, chairs, locale);
    session.takenUp = { differences: begun.differences, isCut: false, partsAt: null };
    const left = session.#replay(record, to);
    if (left) return left;
    const { taken } = record;
    if (to === record.decisions.length && isPlaces(taken, session.#taken)) session.#taken = [...taken];
    for (const teller of session.#tellers.values()) teller.remind();
    return session;
  }

  #replay(record: GameRecord, to: number): Divergence | null {
    const { game } = this;
    replayOn(game, record, 0);
    for (let at = 0; at < to; at++) {
      if (this.chairs[game.decider] === 'person') this.#taken.push(at);
      const left = replayOn(game, record, at + 1);
      if (left) return left;
    }
    for (const teller of this.#tellers.values()) teller.news('complete');
    return null;
  }

  /** How much has happened so far, as everybody could see. */
  get step(): number {
    return this.#step;
  }

  /** What has changed since the game was saved, once; null if nothing has, or it was said. */
  changes(locale: HostLocale): string | null {
    const said = this.takenUp && changesText(this.takenUp, tableOf(this.game).pool, locale);
    this.takenUp = null;
    return said;
  }

  get people(): Seat[] {
    return this.chairs.flatMap((chair, seat) => (chair === 'person' ? [seat] : []));
  }

  /**
   * Lets the bots play until a person is to decide; gives their seat, or NONE when the game is over. Who watches is
   * called after each decision, and stops the bots by answering false.
   */
  toPerson(watching: () => unknown = () => {}): Seat {
    const { game } = this;
    while (game.optionCount > 0) {
      const chair = this.chairs[game.decider] ?? 'person';
      if (chair === 'person' && !this.#isFormality) return game.decider;
      game.chooseAt(
        game.optionCount === 1 || chair === 'person' ? 0 : answer(game, BOTS[chair](this.#dice())),
      );
      if (watching() === false) break;
    }
    return NONE;
  }

  /** A single person is not asked where there is nothing to choose: the bots learn nothing by it. */
  get #isFormality(): boolean {
    return this.game.optionCount === 1 && this.people.length === 1;
  }

  /** For each decision anew, so that a bot does the same again after loading or taking back. */
  #dice(): number {
    return botDice(botsOf(this.#setup), tableOf(this.game).state.decisions, this.game.decider);
  }

  /** What is chosen by a standing order is not something to come back to. */
  choose(place: number, how: 'typed' | 'ordered'): void {
    const { game } = this;
    if (how === 'typed' && game.optionCount > 1) this.#taken.push(tableOf(game).state.decisions);
    game.chooseAt(place);
  }

  /** How many decisions have been taken. */
  get decisions(): number {
    return tableOf(this.game).state.decisions;
  }

  /** The number of the last decision that a person took themselves; null, if there is none. */
  get lastTaken(): number | null {
    return this.#taken.at(-1) ?? null;
  }

  /** The game before the last decision of a person; null, if there is none. */
  undone(): Session | null {
    const at = this.lastTaken;
    return at === null ? null : this.#again(this.#locale, at);
  }

  /** The same game, its story told in another language. */
  retold(locale: Locale): Session {
    return this.#again(locale, tableOf(this.game).state.decisions);
  }

  #again(locale: Locale, to: number): Session {
    const session = new Session(this.#setup, this.chairs, locale);
    const left = session.#replay(this.game.record(), to);
    if (left) throw new Error(left.message);
    session.#taken = this.#taken.filter((at) => at < to);
    return session;
  }

  saved(): SavedTable {
    return { ...this.game.save(), chairs: this.chairs, taken: this.#taken, bots: botsOf(this.#setup) };
  }

  /** What has happened since a viewer was told, to the very last or as far as its lines are complete; and all of it. */
  news(viewer: Viewer, how: 'all' | 'complete' = 'all'): readonly Told[] {
    return this.#tellers.get(viewer)?.news(how) ?? [];
  }
  story(viewer: Viewer): readonly Told[] {
    return this.#tellers.get(viewer)?.lines ?? [];
  }
  /** The end of it that is still being written, as it reads now. */
  held(viewer: Viewer): readonly Told[] {
    return this.#tellers.get(viewer)?.held ?? [];
  }
  /** The table as a viewer may know it, in their language. */
  model(viewer: Viewer, locale: HostLocale): TableModel {
    return modelOf(this.game, viewer, locale, this.chairs, (seat) => this.outOn(seat), {
      step: this.#step,
      keys: this.game.keys(viewer),
    });
  }
  /** The turn in which a seat has left the game. */
  outOn(seat: Seat): number | undefined {
    return this.#out.get(seat);
  }
}

const setupOf = (record: SavedTable, pool: Pool, chairs: readonly Chair[]): SessionSetup => ({
  pool,
  seed: record.seed,
  bots: botsOf(record),
  players: record.players,
  first: record.first,
  turnLimit: record.turnLimit,
  asks: asksOf(chairs),
});

/** With people at the table questions are put by public facts: being skipped tells them nothing about a hand, not even a bot's. */
export const asksOf = (chairs: readonly Chair[]): 'all' | 'choices' =>
  chairs.includes('person') ? 'all' : 'choices';

/** Are these some of the decisions of people, in their order? A file may say anything. */
const isPlaces = (taken: unknown, of: readonly number[]): taken is readonly number[] =>
  Array.isArray(taken) && taken.every((at, i) => of.includes(at) && (i === 0 || at > taken[i - 1]));

export const isChair = (chair: unknown): chair is Chair =>
  chair === 'person' || BOT_NAMES.some((name) => name === chair);

/** Who sits where by a save; at the table of any other record a person takes the first seat. */
export function chairsOf({ chairs, players }: SavedTable): readonly Chair[] {
  return Array.isArray(chairs) && chairs.length === players.length && chairs.every(isChair)
    ? chairs
    : players.map((_, seat) => (seat === 0 ? 'person' : 'heuristic'));
}

/** What the dice of the bots come of; a record that is no save has its seed alone. */
const botsOf = ({ bots, seed }: Pick<SavedTable, 'bots' | 'seed'>): Seed => (isSeed(bots) ? bots : seed);

const REMINDED = 8;

/** The story for one viewer, and how much of it they have been told. */
class Teller {
  readonly lines: Told[] = [];
  readonly story: GameStory;
  readonly #step: () => number;
  #told = 0;

  constructor(game: RecordedGame, viewer: Viewer, locale: Locale, step: () => number) {
    this.#step = step;
    // From the beginning, so that the keys are the same after loading and taking back.
    game.keys(viewer);
    this.story = new GameStory(tableOf(game), locale, (line) => this.lines.push(this.#now(line)));
    // The first turn has begun before anybody listens.
    this.story.tell(turnBegan(tableOf(game)));
  }

  #now(line: StoryLine): Told {
    return { ...line, step: this.#step() };
  }

  get held(): readonly Told[] {
    return this.story.held().map((line) => this.#now(line));
  }

  news(how: 'all' | 'complete' = 'all'): readonly Told[] {
    if (how === 'all') this.story.flush();
    const from = this.#told;
    this.#told = this.lines.length;
    return this.lines.slice(from);
  }

  /** Who comes back to a game is told the last of it once more. */
  remind(): void {
    this.#told = Math.max(0, this.#told - REMINDED);
  }
}
