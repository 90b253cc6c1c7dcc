import { BOT_NAMES } from '@methuselah/bots/names';
import {
  type Divergence,
  type GameEvent,
  type GameRecord,
  type GameSetup,
  type RecordedGame,
  recordGame,
  type Seat,
  type Seed,
  type Viewer,
} from '@methuselah/engine';
import {
  botDice,
  emptyPhase,
  eventFor,
  isSeed,
  NONE,
  recordFrom,
  replayOn,
  type State,
  tableOf,
} from '@methuselah/engine/internal';
import type { Locale } from '@methuselah/text/internal';
import { changesText, type TakenUp } from './changes.ts';
import type { Chair, TableModel } from './contract/index.ts';
import { Fold } from './fold.ts';
import { type DigestedTurn, modelOf, type Out } from './model/index.ts';
import { type Told, ViewerLog } from './viewerlog.ts';
import type { HostLocale } from './words/words.ts';

/**
 * A saved game: its record, who plays each seat, the players' signs, the numbers of the decisions made by people, and the seed of
 * the bots.
 */
export type SavedTable = GameRecord & {
  readonly chairs?: readonly Chair[];
  readonly signs?: readonly number[];
  readonly taken?: readonly number[];
  readonly bots?: Seed;
};

/** Setup of a game with bots. Bots have a seed of their own, so that their choices reveal nothing about the cards. */
export interface SessionSetup extends GameSetup {
  /** Defaults to the game's seed, which is good enough for practice games. */
  readonly bots?: Seed;
  /** The sign of each player; by default that of their seat. */
  readonly signs?: readonly number[];
  /** The starting state, if not a fresh deal. */
  readonly start?: State;
}

/** What a table needs of `@methuselah/bots`. It is given, so that a page loads the bots only where one plays. */
export type Bots = Pick<typeof import('@methuselah/bots'), 'answerAs'>;

const NO_SNAPSHOTS = Number.MAX_SAFE_INTEGER;

/** A game on one machine: its record, who plays each seat, and the log for each person. */
export class Session {
  readonly #fold: Fold<RecordedGame>;
  readonly #setup: SessionSetup;
  readonly #locale: Locale;
  readonly #logs = new Map<Viewer, ViewerLog>();
  /** The numbers of the decisions made by people. */
  #taken: number[] = [];
  /** What has changed since the game was saved; null for a new game. */
  takenUp: TakenUp | null = null;
  /** Receives every event. */
  watcher: ((event: GameEvent) => void) | null = null;

  constructor(setup: SessionSetup, chairs: readonly Chair[], locale: Locale, viewers?: readonly Viewer[]) {
    this.#setup = setup;
    this.#locale = locale;
    const game = setup.start
      ? recordFrom(setup, setup.start, { snapshotEvery: NO_SNAPSHOTS })
      : recordGame(setup, { snapshotEvery: NO_SNAPSHOTS });
    this.#fold = new Fold(game, chairs);
    for (const viewer of viewers ?? (this.people.length > 0 ? this.people : ['all' as const]))
      this.#logs.set(viewer, new ViewerLog(game, viewer, locale, () => this.step));
    this.#fold.listen((event) => {
      for (const [viewer, log] of this.#logs) log.hear(eventFor(viewer, event));
      this.watcher?.(event);
    });
  }

  /** Makes the decisions of a record, up to one of them; null if it went as recorded. */
  takeUp(record: SavedTable, to: number): Divergence | null {
    const divergence = this.#replay(record, to);
    if (divergence) return divergence;
    const { taken } = record;
    if (to === record.decisions.length && isSubsequence(taken, this.#taken)) this.#taken = [...taken];
    for (const log of this.#logs.values()) log.resendLast();
    return null;
  }

  #replay(record: GameRecord, to: number, watching = (): void => {}): Divergence | null {
    const { game } = this;
    replayOn(game, record, 0);
    for (let at = 0; at < to; at++) {
      if (this.chairs[game.decider] === 'person') this.#taken.push(at);
      const divergence = replayOn(game, record, at + 1);
      if (divergence) return divergence;
      watching();
    }
    for (const log of this.#logs.values()) log.news('complete');
    return null;
  }

  get game(): RecordedGame {
    return this.#fold.game;
  }
  get chairs(): readonly Chair[] {
    return this.#fold.chairs;
  }
  /** The number of events so far; public. */
  get step(): number {
    return this.#fold.step;
  }

  /** What has changed since the game was saved; null if nothing has, or after the first call. */
  changes(locale: HostLocale): string | null {
    const said = this.takenUp && changesText(this.takenUp, tableOf(this.game).pool, locale);
    this.takenUp = null;
    return said;
  }

  get people(): Seat[] {
    return this.#fold.people;
  }

  /** The sign of each player. */
  get signs(): readonly number[] {
    return this.#setup.signs ?? this.chairs.map((_, seat) => seat);
  }

  /**
   * Lets the bots play until a person must decide; returns that seat, or NONE when the game is over. `watching` is called after
   * each decision and stops the bots by returning false. `inPhases`: a person is stopped in each phase of their own turn, even if
   * they can only pass.
   */
  toPerson({ answerAs }: Bots, watching: () => unknown = () => {}, inPhases = false): Seat {
    const { game } = this;
    while (game.optionCount > 0) {
      const empty = emptyPhase(tableOf(game));
      const chair = this.chairs[game.decider] ?? 'person';
      if (chair === 'person' && ((empty && inPhases) || !this.#isSkipped(empty))) return game.decider;
      game.chooseAt(
        game.optionCount === 1 || chair === 'person' ? 0 : answerAs(game, chair, this.#botSeed()),
      );
      if (empty !== 'open' && watching() === false) break;
    }
    return NONE;
  }

  /** A lone person is not asked to confirm a forced choice: skipping it reveals nothing to the bots. Several are not in a phase that is empty for all to see. */
  #isSkipped(empty: ReturnType<typeof emptyPhase>): boolean {
    return this.game.optionCount === 1 && (this.people.length === 1 || empty === 'open');
  }

  /** Seeded for each decision, so that a bot repeats its choice after loading or undoing. */
  #botSeed(): number {
    return botDice(botSeedOf(this.#setup), tableOf(this.game).state.decisions, this.game.decider);
  }

  /** `place` is an index of the options. Undo skips choices made by a standing order. */
  choose(place: number, how: 'typed' | 'ordered'): void {
    const { game } = this;
    if (how === 'typed' && game.optionCount > 1) this.#taken.push(tableOf(game).state.decisions);
    game.chooseAt(place);
  }

  /** The number of decisions made so far. */
  get decisions(): number {
    return tableOf(this.game).state.decisions;
  }

  /** The number of the last decision made by a person; null if there is none. */
  get lastTaken(): number | null {
    return this.#taken.at(-1) ?? null;
  }

  /** The game before the last decision of a person; null if there is none. */
  undone(): Session | null {
    const at = this.lastTaken;
    return at === null ? null : this.#replayed(this.#locale, at);
  }

  /** The same game with its log in another language. */
  retold(locale: Locale): Session {
    return this.#replayed(locale, tableOf(this.game).state.decisions);
  }

  /** The same game once more. `watch` is given it before its first decision, and returns what is called after each. */
  rewatched(watch: (session: Session) => () => void): Session {
    const session = this.#replayed(this.#locale, this.decisions, watch);
    session.takenUp = this.takenUp;
    return session;
  }

  #replayed(locale: Locale, to: number, watch = (_: Session) => (): void => {}): Session {
    const session = new Session(this.#setup, this.chairs, locale);
    const divergence = session.#replay(this.game.record(), to, watch(session));
    if (divergence) throw new Error(divergence.message);
    session.#taken = this.#taken.filter((at) => at < to);
    return session;
  }

  saved(): SavedTable {
    const { chairs, signs } = this;
    return { ...this.game.save(), chairs, signs, taken: this.#taken, bots: botSeedOf(this.#setup) };
  }

  /** Log lines not yet sent to this viewer: all, or only finished ones. */
  news(viewer: Viewer, how: 'all' | 'complete' = 'all'): readonly Told[] {
    return this.#logs.get(viewer)?.news(how) ?? [];
  }
  story(viewer: Viewer): readonly Told[] {
    return this.#logs.get(viewer)?.lines ?? [];
  }
  /** Unfinished lines at the end of the log, as they read now. */
  held(viewer: Viewer): readonly Told[] {
    return this.#logs.get(viewer)?.held ?? [];
  }
  /** What each turn came to, as this viewer may know. */
  turns(viewer: Viewer): readonly DigestedTurn[] {
    return this.#logs.get(viewer)?.digest.turns ?? [];
  }
  /** The table as this viewer may see it, in their language. */
  model(viewer: Viewer, locale: HostLocale): TableModel {
    return modelOf(this.game, viewer, locale, this.chairs, (seat) => this.outOn(seat), {
      step: this.step,
      keys: this.game.keys(viewer),
    });
  }
  /** When and by whom a seat left the game. */
  outOn(seat: Seat): Out | undefined {
    return this.#fold.outOn(seat);
  }
}

/**
 * With people at the table, who is asked depends on public facts only: a skipped question reveals nothing about a hand. They may
 * want to be stopped in each phase.
 */
export const asksOf = (chairs: readonly Chair[]): 'allAndPhases' | 'choices' =>
  chairs.includes('person') ? 'allAndPhases' : 'choices';

/** Are these decisions of people, in order? Saved files are untrusted. */
const isSubsequence = (taken: unknown, of: readonly number[]): taken is readonly number[] =>
  Array.isArray(taken) && taken.every((at, i) => of.includes(at) && (i === 0 || at > taken[i - 1]));

export const isChair = (chair: unknown): chair is Chair =>
  chair === 'person' || BOT_NAMES.some((name) => name === chair);

/** As many as a table has seats. */
const SIGNS = 6;
/** Are these signs of so many players, no two the same? Requests and saved files are untrusted. */
export const areSigns = (signs: unknown, players: number): signs is readonly number[] =>
  Array.isArray(signs) &&
  signs.length === players &&
  new Set(signs).size === players &&
  signs.every((sign) => Number.isInteger(sign) && sign >= 0 && sign < SIGNS);

/** The seed of the bots; a record that is not a save only has the game's seed. */
export const botSeedOf = ({ bots, seed }: Pick<SavedTable, 'bots' | 'seed'>): Seed =>
  isSeed(bots) ? bots : seed;
