import {
  type CardSource,
  type Game,
  type GameRecord,
  type Pool,
  poolOfRecord,
  readRecord,
  type Seat,
  type Viewer,
  verifyRecord,
} from '@methuselah/engine';
import {
  beginning,
  cutRecord,
  eventFor,
  isOutdated,
  replayOn,
  tableOf,
  turnBegan,
} from '@methuselah/engine/internal';
import { GameStory, refusalText } from '@methuselah/text/internal';
import { changesText, type TakenUp } from './changes.ts';
import type { Chair, LogLine, Refused, ReplayAt, ReplayOpened } from './contract/index.ts';
import {
  asRecorded,
  beatsOf,
  courseOf,
  type Heard,
  isActed,
  logLine,
  marked,
  modelOf,
  namesOf,
  namingOf,
  noteOut,
  type Out,
} from './model/index.ts';
import { chairsOf, ownSeatOf, signsOf } from './saved.ts';
import type { HostLocale } from './words/words.ts';

/** A copy of the game is kept every 100 decisions, so that any moment can be reached quickly. */
const COPY_INTERVAL = 100;

/** A record opened for viewing: at any decision, from any seat's point of view. */
export class Replay {
  readonly #record: GameRecord;
  readonly #chairs: readonly Chair[];
  readonly #out = new Map<Seat, Out>();
  #locale: HostLocale;
  /** The game after 0, 100, 200… decisions. */
  readonly #games: readonly Game[];
  /** The log for each viewer, made when first requested. */
  readonly #stories = new Map<Viewer, readonly LogLine[]>();

  readonly pool: Pool;
  readonly #takenUp: TakenUp;

  private constructor(record: GameRecord, pool: Pool, taken: TakenUp, locale: HostLocale) {
    this.#record = record;
    this.pool = pool;
    this.#takenUp = taken;
    this.#locale = locale;
    this.#chairs = chairsOf(record);
    const game = this.#begin();
    game.onEvent((e) => noteOut(this.#out, e));
    const games = [game.fork()];
    for (let at = COPY_INTERVAL; at <= record.decisions.length; at += COPY_INTERVAL) {
      replayOn(game, record, at);
      games.push(game.fork());
    }
    replayOn(game, record);
    this.#games = games;
  }

  /** Opens a record, up to where it stops agreeing with the current rules and cards; or returns a refusal. */
  static open(json: string, cards: CardSource, locale: HostLocale): Replay | Refused {
    const read = readRecord(json);
    if (!read.ok) return { is: 'refused', text: refusalText(read, locale) };
    const { record } = read;
    const pool = poolOfRecord(record, cards);
    const verified = verifyRecord(record, pool);
    if (verified.ok) {
      const { differences } = verified;
      return new Replay(record, pool, { differences, isCut: false, partsAt: null }, locale);
    }
    if (verified.refused !== 'diverged' || !isOutdated(record, verified))
      return { is: 'refused', text: refusalText(verified, locale) };
    const { differences, at } = verified;
    return new Replay(cutRecord(record, at), pool, { differences, isCut: false, partsAt: at }, locale);
  }

  speak(locale: HostLocale): void {
    this.#locale = locale;
    this.#stories.clear();
  }

  opened(): ReplayOpened {
    return {
      is: 'replay',
      notice: this.#takenUp.partsAt === null ? null : changesText(this.#takenUp, this.pool, this.#locale),
      course: courseOf(this.#record, this.pool, this.#locale),
      names: this.#record.players.map(({ name }) => name),
      signs: signsOf(this.#record),
      own: ownSeatOf(this.#record),
    };
  }

  /** Links may contain any step and viewer: a bad step becomes 0, a bad viewer a spectator. */
  at(step: number, asked: Viewer): ReplayAt {
    const to = Math.max(0, Math.min(Math.trunc(step) || 0, this.#record.decisions.length));
    const isSeat = typeof asked === 'number' && this.#record.players[asked] !== undefined;
    const viewer = asked === 'all' || isSeat ? asked : 'spectator';
    const before = Math.max(0, to - 1);
    const near = this.#games[Math.floor(before / COPY_INTERVAL)] as Game;
    const game = near.fork();
    replayOn(game, this.#record, before);
    const heard: Heard[] = [];
    game.onEvent((event) => {
      if (isActed(event)) heard.push({ event: eventFor(viewer, event), step: to });
    });
    replayOn(game, this.#record, to);
    const story = this.#stories.get(viewer) ?? this.#tell(viewer);
    this.#stories.set(viewer, story);
    return {
      is: 'at',
      model: modelOf(
        game,
        viewer,
        this.#locale,
        this.#chairs,
        (seat) => this.#out.get(seat),
        asRecorded(game),
      ),
      beats: beatsOf(heard, namingOf(tableOf(game), viewer, this.#locale)),
      log: story.filter((line) => line.step <= to),
    };
  }

  #begin(): Game {
    const begun = beginning(this.#record, this.pool);
    if (!begun.ok) throw new Error(begun.message);
    return begun.game;
  }

  #tell(viewer: Viewer): readonly LogLine[] {
    const game = this.#begin();
    const table = tableOf(game);
    const names = namesOf(this.pool, this.#locale);
    const lines: LogLine[] = [];
    const story = new GameStory(
      table,
      marked(this.#locale),
      (line) => lines.push(logLine(line, names, table.state.decisions)),
      viewer,
    );
    story.tell(turnBegan(table));
    game.onEvent((event) => story.tell(event), viewer);
    replayOn(game, this.#record);
    story.flush();
    return lines;
  }
}
