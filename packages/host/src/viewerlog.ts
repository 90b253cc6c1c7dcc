import type { Game, GameEvent, Viewer } from '@methuselah/engine';
import { tableOf, turnBegan } from '@methuselah/engine/internal';
import { GameStory, type Locale, type StoryLine } from '@methuselah/text/internal';
import { Digest } from './model/index.ts';

/** A log line, and the step of the game at which it was written. */
export type Told = StoryLine & { readonly step: number };

const RESENT_LINES = 8;

/** The log for one viewer in one language, and how much of it was sent. */
export class ViewerLog {
  readonly lines: Told[] = [];
  readonly story: GameStory;
  readonly digest = new Digest();
  readonly #step: () => number;
  #sent = 0;

  /** `past` is the same game at its beginning, if this one has gone on. */
  constructor(game: Game, viewer: Viewer, locale: Locale, step: () => number, past: Game = game) {
    this.#step = step;
    // From the start, so that keys are the same after loading or undoing.
    game.keys(viewer);
    this.story = new GameStory(
      tableOf(game),
      locale,
      (line) => this.lines.push(this.#withStep(line)),
      viewer,
    );
    // The first turn began before anybody could listen.
    this.hear(turnBegan(tableOf(past)));
  }

  hear(event: GameEvent): void {
    this.story.tell(event);
    this.digest.hear(event, this.#step());
  }

  #withStep(line: StoryLine): Told {
    return { ...line, step: this.#step() };
  }

  get held(): readonly Told[] {
    return this.story.held().map((line) => this.#withStep(line));
  }

  news(how: 'all' | 'complete' = 'all'): readonly Told[] {
    if (how === 'all') this.story.flush();
    const from = this.#sent;
    this.#sent = this.lines.length;
    return this.lines.slice(from);
  }

  /** After loading, the last lines of the log are sent again. */
  resendLast(): void {
    this.#sent = Math.max(0, this.#sent - RESENT_LINES);
  }
}
