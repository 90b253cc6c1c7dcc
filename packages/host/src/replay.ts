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
import { beginning, cutRecord, isOutdated, replayOn, tableOf, turnBegan } from '@methuselah/engine/internal';
import { GameStory, refusalText } from '@methuselah/text/internal';
import { changesText, type TakenUp } from './changes.ts';
import type { Chair, LogLine, Refused, ReplayAt, ReplayOpened } from './contract/index.ts';
import { asRecorded, courseOf, logLine, marked, modelOf, namesOf } from './model/index.ts';
import { chairsOf } from './session.ts';
import type { HostLocale } from './words/words.ts';

/** A copy of the game is kept every so many decisions: any other moment is at most that far away. */
const EVERY = 100;

/** A record opened for viewing: any moment of it, through anybody's eyes. */
export class Replay {
  readonly #record: GameRecord;
  readonly #chairs: readonly Chair[];
  /** The turn in which a seat has left the game. */
  readonly #out = new Map<Seat, number>();
  #locale: HostLocale;
  /** The game after 0, 100, 200… decisions. */
  readonly #games: readonly Game[];
  /** The whole story as a viewer may know it, told when first asked for. */
  readonly #stories = new Map<Viewer, readonly LogLine[]>();

  /** The cards of the record. */
  readonly pool: Pool;
  readonly #taken: TakenUp;

  private constructor(record: GameRecord, pool: Pool, taken: TakenUp, locale: HostLocale) {
    this.#record = record;
    this.pool = pool;
    this.#taken = taken;
    this.#locale = locale;
    this.#chairs = chairsOf(record);
    const game = this.#begin();
    game.onEvent((e) => {
      if (e.type === 'ousted' || e.type === 'withdrew') this.#out.set(e.seat, e.when.turn);
    });
    const games = [game.fork()];
    for (let at = EVERY; at <= record.decisions.length; at += EVERY) {
      replayOn(game, record, at);
      games.push(game.fork());
    }
    replayOn(game, record);
    this.#games = games;
  }

  /** A record is shown as far as it agrees with the rules and cards of today. Whatever else is wrong with it is said. */
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
      notice: this.#taken.partsAt === null ? null : changesText(this.#taken, this.pool, this.#locale),
      course: courseOf(this.#record, this.pool, this.#locale),
      names: this.#record.players.map(({ name }) => name),
    };
  }

  /** A link may ask for any step and anybody's eyes: without the one it is the first, without the other a spectator's. */
  at(step: number, asked: Viewer): ReplayAt {
    const to = Math.max(0, Math.min(Math.trunc(step) || 0, this.#record.decisions.length));
    const isSeat = typeof asked === 'number' && this.#record.players[asked] !== undefined;
    const viewer = asked === 'all' || isSeat ? asked : 'spectator';
    const near = this.#games[Math.floor(to / EVERY)] as Game;
    const game = near.fork();
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
    const story = new GameStory(table, marked(this.#locale), (line) =>
      lines.push(logLine(line, names, table.state.decisions)),
    );
    story.tell(turnBegan(table));
    game.onEvent((event) => story.tell(event), viewer);
    replayOn(game, this.#record);
    story.flush();
    return lines;
  }
}
