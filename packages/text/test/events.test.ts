import { LANGS } from '@methuselah/cards/lang';
import { Dice, type GameEvent, newGame, type Viewer } from '@methuselah/engine';
import { eventFor } from '@methuselah/engine/internal';
import { fifthSetup, pickPlace, testSetup } from '@methuselah/testkit';
import { eventText, GameStory, localeOf, type TableNames } from '@methuselah/text/internal';
import { describe, expect, it } from 'vitest';

/** Events alone are enough to tell a game: its table is not needed. */

const VIEWERS: readonly Viewer[] = ['all', 'spectator', 0, 1];
const SETUPS = { 'real decks': fifthSetup, 'invented cards': testSetup };

/** A game as each viewer reads it in each language: the log, and each single event. */
class Told {
  readonly lines: string[] = [];
  readonly #readers;
  readonly #t: TableNames;

  constructor(t: TableNames) {
    this.#t = t;
    this.#readers = VIEWERS.flatMap((viewer) =>
      LANGS.map((lang) => {
        const locale = localeOf(lang);
        const story = new GameStory(t, locale, ({ text }) => this.lines.push(`${viewer} ${lang}: ${text}`));
        return { viewer, locale, story };
      }),
    );
  }

  tell(event: GameEvent): void {
    for (const { viewer, locale, story } of this.#readers) {
      const seen = eventFor(viewer, event);
      this.lines.push(eventText(this.#t, seen, locale));
      story.tell(seen);
    }
  }

  end(): readonly string[] {
    for (const { story } of this.#readers) story.flush();
    return this.lines;
  }
}

describe.each(Object.entries(SETUPS))('a game with %s', (_name, setupOf) => {
  it.each([1, 2, 3, 4])('has the same log from its events alone as live (seed %i)', (seed) => {
    const events: string[] = [];
    const setup = { ...setupOf(seed, 2 + seed), turnLimit: 24 };
    const names = setup.players.map(({ name }) => name);
    const live = new Told({ names, pool: setup.pool });
    const game = newGame(setup, (event) => {
      live.tell(event);
      events.push(JSON.stringify(event));
    });
    const dice = new Dice(seed);
    while (!game.over) game.chooseAt(pickPlace(game, dice, 'eager'));

    const later = new Told({ names, pool: setup.pool });
    for (const event of events) later.tell(JSON.parse(event));
    expect(events.length).toBeGreaterThan(300);
    expect(later.end()).toEqual(live.end());
  });
});
