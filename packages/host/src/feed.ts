import type { GameEvent, Viewer } from '@methuselah/engine';
import { eventFor } from '@methuselah/engine/internal';
import type { Asking } from './asking.ts';
import type { Beat, LogLine, SinceLine, TableModel, TurnDigest } from './contract/index.ts';
import type { Fold } from './fold.ts';
import {
  beatsOf,
  digestOf,
  type Heard,
  isActed,
  logLine,
  marked,
  namesOf,
  namingOf,
  sinceOf,
} from './model/index.ts';
import { ViewerLog } from './viewerlog.ts';
import type { HostLocale } from './words/words.ts';

/** What has changed for a viewer since they were last told. */
export interface Fed {
  readonly model: TableModel;
  readonly beats: readonly Beat[];
  /** New lines replace the log from this line on. */
  readonly logFrom: number;
  readonly log: readonly LogLine[];
  readonly turns: readonly TurnDigest[];
  readonly since: readonly SinceLine[];
}

/** Apart from the constructor of a feed: a function made there would keep the past in memory. */
const stepOf = (fold: Fold) => (): number => fold.step;

/**
 * What one viewer is told of a table, in one language, from the beginning of a game on. Finished lines are handed over and
 * forgotten: who wants them again is told the game anew.
 */
export class Feed {
  readonly viewer: Viewer;
  readonly locale: HostLocale;
  readonly fold: Fold;
  readonly #log: ViewerLog;
  #heard: Heard[] = [];
  #model: TableModel | null = null;
  /** The number of finished lines and turns that were handed over. */
  #lines = 0;
  #turns = 0;
  #step: () => number;
  #stop: () => void;

  /** For a game that has begun, `past` is the same game at its beginning: it is told as far as it is played, until `goLive`. */
  constructor(fold: Fold, viewer: Viewer, locale: HostLocale, past: Fold | null = null) {
    this.viewer = viewer;
    this.locale = locale;
    this.fold = fold;
    const source = past ?? fold;
    this.#step = stepOf(source);
    this.#log = new ViewerLog(fold.game, viewer, marked(locale), () => this.#step(), source.game);
    this.#stop = source.listen((event) => this.#log.hear(eventFor(viewer, event)));
    if (past === null) this.goLive();
  }

  /** From now on the game itself is told. */
  goLive(): void {
    this.#stop();
    this.#step = stepOf(this.fold);
    this.#stop = this.fold.listen((event) => this.#hear(event));
  }

  /** Nothing is told any more. */
  close(): void {
    this.#stop();
  }

  #hear(event: GameEvent): void {
    const known = eventFor(this.viewer, event);
    this.#log.hear(known);
    if (!isActed(event)) return;
    const { game, step } = this.fold;
    this.#heard.push({ event: game.keys(this.viewer).knownIn(known), step });
  }

  /** Everything since the last call. */
  take(asking: Asking): Fed {
    const { t } = this.fold;
    const { viewer, locale } = this;
    const names = namesOf(t.pool, locale);
    const lines = this.#log.lines.splice(0);
    const logFrom = this.#lines;
    this.#lines += lines.length;
    const turns = this.#log.digest.turns;
    const digested = digestOf(t, viewer, turns, locale, this.#turns);
    this.#turns = Math.max(0, turns.length - 1);
    const heard = this.#heard;
    this.#heard = [];
    this.#model = asking.model(viewer, locale, this.#model);
    return {
      model: this.#model,
      beats: beatsOf(heard, namingOf(t, viewer, locale)),
      logFrom,
      log: [...lines, ...this.#log.held].map((line) => {
        const { pools: _, ...told } = logLine(line, names, line.step);
        return told;
      }),
      turns: digested,
      since: sinceOf(t, viewer, turns, locale),
    };
  }
}
