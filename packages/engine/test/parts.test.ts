import { type CardId, type Game, newGame } from '@methuselah/engine';
import {
  bleedOf,
  interceptOf,
  NONE,
  type PartedStat,
  partsOf,
  stealthOf,
  strengthOf,
  type Table,
  tableOf,
  votesOf,
} from '@methuselah/engine/internal';
import { fifthSetup, playOn, testSetup } from '@methuselah/testkit';
import { expect, test } from 'vitest';

const VALUES: Readonly<Record<PartedStat, (t: Table, minion: CardId) => number>> = {
  bleed: bleedOf,
  strength: strengthOf,
  stealth: stealthOf,
  intercept: interceptOf,
  votes: votesOf,
};
const STATS = Object.keys(VALUES) as PartedStat[];

/** The kinds of parts seen in a whole game. */
function kindsIn(game: Game, seed: number): Set<string> {
  const kinds = new Set<string>();
  for (let at = 0; game.optionCount > 0; at++) {
    const t = tableOf(game);
    for (const { id, region } of t.state.cards) {
      if (region !== 'ready' && region !== 'torpor') continue;
      for (const stat of STATS) {
        const parts = partsOf(t, stat, id);
        expect(
          parts.reduce((sum, { n }) => sum + n, 0),
          `${stat} at ${at}`,
        ).toBe(VALUES[stat](t, id));
        for (const { of, def } of parts) {
          kinds.add(`${stat} ${of}`);
          if (of === 'card') expect(t.pool.cards[def]).toBeDefined();
          if (of === 'printed' || of === 'title') expect(def).toBe(NONE);
        }
      }
    }
    playOn(game, seed + at, 'eager', 1);
  }
  return kinds;
}

const WANTED = [
  ...['bleed printed', 'bleed action', 'bleed card', 'stealth action', 'stealth card'],
  ...['intercept card', 'strength printed', 'strength card', 'votes title', 'votes card'],
];
const MOST_GAMES = 12;

test('the parts of a value add up to it, for every minion at every decision', () => {
  const kinds = kindsIn(newGame(fifthSetup(2, 5)), 2);
  // One game may not show all kinds: play more until all were seen.
  for (let seed = 1; seed <= MOST_GAMES && !WANTED.every((kind) => kinds.has(kind)); seed++)
    for (const kind of kindsIn(newGame(testSetup(seed, 5, 30)), seed)) kinds.add(kind);
  for (const kind of WANTED) expect(kinds).toContain(kind);
});
