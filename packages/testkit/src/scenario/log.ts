import type { Game, Viewer } from '@methuselah/engine';
import { eventFor, tableOf } from '@methuselah/engine/internal';
import { GameStory, localeOf, type StoryLine } from '@methuselah/text/internal';

interface Reader {
  readonly story: GameStory;
  readonly lines: StoryLine[];
}

/** The English log of a scenario, as each player and a spectator may read it. */
export class ScenarioLog {
  readonly #readers = new Map<Viewer, Reader>();

  constructor(game: Game) {
    const locale = localeOf('en');
    const viewers: Viewer[] = ['spectator', ...tableOf(game).names.keys()];
    for (const viewer of viewers) {
      const lines: StoryLine[] = [];
      this.#readers.set(viewer, {
        lines,
        story: new GameStory(tableOf(game), locale, (line) => lines.push(line)),
      });
    }
    game.onEvent((event) => {
      for (const [viewer, { story }] of this.#readers) story.tell(eventFor(viewer, event));
    }, 'all');
  }

  lines(viewer: Viewer): readonly string[] {
    const reader = this.#readers.get(viewer);
    return reader === undefined ? [] : [...reader.lines, ...reader.story.held()].map(({ text }) => text);
  }
}
