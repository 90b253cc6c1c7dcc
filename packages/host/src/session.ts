import { answer, BOT_NAMES, BOTS, type Bot, type BotName } from '@methuselah/bots';
import {
  type Divergence,
  eventFor,
  type GameRecord,
  type GameSetup,
  NONE,
  type RecordedGame,
  type Refusal,
  recordGame,
  replayOn,
  type Seat,
  type Viewer,
} from '@methuselah/engine';
import { GameStory, type StoryLine, type Tongue } from '@methuselah/text';
import { POOL } from './pool.ts';

/** Who sits on a chair. */
export type Chair = 'person' | BotName;

/** A game at one machine: its record, who plays which seat, and the story as each person may know it. */

/** A saved game is the game's record, with who sits where. */
export interface SavedTable extends GameRecord {
  readonly chairs?: readonly Chair[];
}

const NO_SNAPSHOTS = Number.MAX_SAFE_INTEGER;

export class Session {
  readonly chairs: readonly Chair[];
  readonly game: RecordedGame;
  readonly #setup: GameSetup;
  readonly #tongue: Tongue;
  readonly #bots: readonly (Bot | null)[];
  readonly #tellers = new Map<Viewer, Teller>();
  /** The numbers of the decisions that people have taken. */
  #taken: number[] = [];
  readonly #out = new Map<Seat, number>();

  constructor(setup: GameSetup, chairs: readonly Chair[], tongue: Tongue) {
    this.chairs = chairs;
    this.#setup = setup;
    this.#tongue = tongue;
    this.#bots = chairs.map((chair, seat) =>
      chair === 'person' ? null : BOTS[chair](Math.imul(setup.seed, 31) + seat),
    );
    this.game = recordGame(setup, { snapshotEvery: NO_SNAPSHOTS });
    const { table } = this.game;
    for (const viewer of this.people.length > 0 ? this.people : (['all'] as const))
      this.#tellers.set(viewer, new Teller(this.game, viewer, tongue));
    this.game.onEvent((event) => {
      if (event.type === 'ousted' || event.type === 'withdrew') this.#out.set(event.seat, table.state.turn);
      for (const [viewer, teller] of this.#tellers) teller.story.tell(eventFor(table, viewer, event));
    });
  }

  /** The game of a record, up to a decision. */
  static of(
    record: SavedTable,
    chairs: readonly Chair[],
    tongue: Tongue,
    to = record.decisions.length,
  ): Session | Refusal | Divergence {
    const { seed, players, first, turnLimit } = record;
    const session = new Session(
      { pool: POOL, seed, players, first, turnLimit, asks: asksOf(chairs) },
      chairs,
      tongue,
    );
    const left = session.#replay(record, to);
    for (const teller of session.#tellers.values()) teller.remind();
    return left ?? session;
  }

  #replay(record: GameRecord, to: number): Divergence | null {
    const { game } = this;
    for (let at = 0; at < to; at++) {
      if (this.chairs[game.decider] === 'person') this.#taken.push(at);
      const left = replayOn(game, record, at + 1);
      if (left) return left;
    }
    for (const teller of this.#tellers.values()) teller.news();
    return null;
  }

  get people(): Seat[] {
    return this.chairs.flatMap((chair, seat) => (chair === 'person' ? [seat] : []));
  }

  /**
   * Lets the bots play until a person is to decide; gives their seat, or NONE when the game is over. Who watches is
   * called after each decision.
   */
  toPerson(watching: () => void = () => {}): Seat {
    const { game } = this;
    while (game.optionCount > 0) {
      const bot = this.#bots[game.decider];
      if (!bot) return game.decider;
      game.chooseAt(game.optionCount === 1 ? 0 : answer(game, bot));
      watching();
    }
    return NONE;
  }

  /** What is chosen by a standing order is not something to come back to. */
  choose(place: number, how: 'typed' | 'ordered'): void {
    const { game } = this;
    if (how === 'typed' && game.optionCount > 1) this.#taken.push(game.table.state.decisions);
    game.chooseAt(place);
  }

  /** The game before the last decision of a person; null, if there is none. */
  undone(): Session | null {
    const at = this.#taken.at(-1);
    if (at === undefined) return null;
    const session = new Session(this.#setup, this.chairs, this.#tongue);
    const left = session.#replay(this.game.record(), at);
    if (left) throw new Error(left.message);
    session.#taken = this.#taken.slice(0, -1);
    return session;
  }

  saved(): SavedTable {
    return { ...this.game.record(), chairs: this.chairs };
  }

  /** What has happened since a viewer was told, to the very last or as far as its lines are complete; and all of it. */
  news(viewer: Viewer, how: 'all' | 'complete' = 'all'): readonly StoryLine[] {
    return this.#tellers.get(viewer)?.news(how) ?? [];
  }
  story(viewer: Viewer): readonly StoryLine[] {
    return this.#tellers.get(viewer)?.lines ?? [];
  }
  /** The turn in which a seat has left the game. */
  outOn(seat: Seat): number | undefined {
    return this.#out.get(seat);
  }
}

/** A single person is not asked where only passing is possible: the bots learn nothing by it. */
export const asksOf = (chairs: readonly Chair[]): 'all' | 'choices' =>
  chairs.filter((chair) => chair === 'person').length > 1 ? 'all' : 'choices';

/** Who sits where by a save; at the table of any other record a person takes the first seat. */
export function chairsOf({ chairs, players }: SavedTable): readonly Chair[] {
  const isChair = (chair: unknown): boolean => chair === 'person' || BOT_NAMES.some((name) => name === chair);
  return Array.isArray(chairs) && chairs.length === players.length && chairs.every(isChair)
    ? chairs
    : players.map((_, seat) => (seat === 0 ? 'person' : 'heuristic'));
}

const REMINDED = 8;

/** The story for one viewer, and how much of it they have been told. */
class Teller {
  readonly lines: StoryLine[] = [];
  readonly story: GameStory;
  #told = 0;

  constructor(game: RecordedGame, viewer: Viewer, tongue: Tongue) {
    this.story = new GameStory(game.table, viewer, tongue, (line) => this.lines.push(line));
    this.story.open();
  }

  news(how: 'all' | 'complete' = 'all'): readonly StoryLine[] {
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
