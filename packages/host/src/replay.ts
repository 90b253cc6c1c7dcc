import {
  type Game,
  type GameRecord,
  newGame,
  readRecord,
  type Seat,
  type Viewer,
  verifyRecord,
} from '@methuselah/engine';
import { replayOn, tableOf, turnBegan } from '@methuselah/engine/internal';
import { GameStory, refusalText } from '@methuselah/text/internal';
import type { Chair, LogLine, Refused, ReplayAt, ReplayOpened } from './contract/index.ts';
import { asRecorded, courseOf, logLine, marked, modelOf, namesOf } from './model/index.ts';
import { POOL } from './pool.ts';
import { chairsOf } from './session.ts';
import type { HostTongue } from './words/words.ts';

/** A copy of the game is kept every so many decisions: any other moment is at most that far away. */
const EVERY = 100;

/** A record opened for viewing: any moment of it, through anybody's eyes. */
export class Replay {
  readonly #record: GameRecord;
  readonly #chairs: readonly Chair[];
  /** The turn in which a seat has left the game. */
  readonly #out = new Map<Seat, number>();
  #tongue: HostTongue;
  /** The game after 0, 100, 200… decisions. */
  readonly #games: readonly Game[];
  /** The whole story as a viewer may know it, told when first asked for. */
  readonly #stories = new Map<Viewer, readonly LogLine[]>();

  private constructor(record: GameRecord, tongue: HostTongue) {
    this.#record = record;
    this.#tongue = tongue;
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

  /** Whatever is wrong with a record is said. */
  static open(json: string, tongue: HostTongue): Replay | Refused {
    const read = readRecord(json);
    const verified = read.ok ? verifyRecord(read.record, POOL) : read;
    if (!verified.ok) return { is: 'refused', text: refusalText(verified, tongue) };
    return read.ok ? new Replay(read.record, tongue) : { is: 'refused', text: '' };
  }

  speak(tongue: HostTongue): void {
    this.#tongue = tongue;
    this.#stories.clear();
  }

  opened(): ReplayOpened {
    return {
      is: 'replay',
      course: courseOf(this.#record, POOL, this.#tongue),
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
        this.#tongue,
        this.#chairs,
        (seat) => this.#out.get(seat),
        asRecorded(game),
      ),
      log: story.filter((line) => line.step <= to),
    };
  }

  #begin(): Game {
    const { seed, players, first, turnLimit } = this.#record;
    return newGame({ pool: POOL, seed, players, first, turnLimit });
  }

  #tell(viewer: Viewer): readonly LogLine[] {
    const game = this.#begin();
    const table = tableOf(game);
    const names = namesOf(POOL, this.#tongue);
    const lines: LogLine[] = [];
    const story = new GameStory(table, marked(this.#tongue), (line) =>
      lines.push(logLine(line, names, table.state.decisions)),
    );
    story.tell(turnBegan(table));
    game.onEvent((event) => story.tell(event), viewer);
    replayOn(game, this.#record);
    story.flush();
    return lines;
  }
}
