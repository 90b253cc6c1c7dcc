import { Dice, type Game, loadGame, newGame, recordGame, replay, saveGame } from '@methuselah/engine';
import { tableOf } from '@methuselah/engine/internal';
import {
  deepViolations,
  leaks,
  playOn,
  type Style,
  testPool,
  testSetup,
  violations,
} from '@methuselah/testkit';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';

vi.setConfig({ testTimeout: 120_000 });

/** Properties of any game, over seeds. Few runs, always the same; the fuzzer covers many. */

const RUNS = { numRuns: 10, seed: 20260101 };
const style = fc.constantFrom<Style>('uniform', 'careful', 'eager');
const someGame = fc.record({
  seed: fc.nat(1_000_000),
  seats: fc.integer({ min: 2, max: 6 }),
  style,
  decisions: fc.nat(900),
});

/** A game with any number of players, partway in. */
function gameOf({
  seed,
  seats,
  style,
  decisions,
}: {
  seed: number;
  seats: number;
  style: Style;
  decisions: number;
}) {
  const game = newGame(testSetup(seed, seats, 100));
  playOn(game, seed, style, decisions);
  return game;
}
const hashAfter = (game: Game, seed: number): string => {
  playOn(game, seed, 'uniform', 200);
  return game.hash();
};

describe('any game', () => {
  test('keeps the invariants at every decision, and leaks no hidden information', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 2, max: 6 }), style, (seed, seats, style) => {
        const game = newGame(testSetup(seed, seats, 40));
        const wrong: string[] = [];
        game.onEvent((event) => {
          wrong.push(...leaks(tableOf(game), event));
        });
        const dice = new Dice(seed);
        for (let n = 0; !game.over && wrong.length === 0; n++) {
          wrong.push(...violations(game));
          if (n % 150 === 0) wrong.push(...deepViolations(game, dice));
          playOn(game, seed + n, style, 1);
        }
        expect(wrong).toEqual([]);
      }),
      RUNS,
    );
  });

  test('is reproducible from the same seed and choices', () => {
    fc.assert(
      fc.property(someGame, (some) => {
        expect(gameOf(some).hash()).toBe(gameOf(some).hash());
      }),
      RUNS,
    );
  });

  test('continues identically when forked, and the fork does not change it', () => {
    fc.assert(
      fc.property(someGame, (some) => {
        const game = gameOf(some);
        const before = game.hash();
        const fork = game.fork();
        expect(fork.hash()).toBe(before);
        const after = hashAfter(fork, 1);
        expect(game.hash()).toBe(before);
        expect(hashAfter(game, 1)).toBe(after);
      }),
      RUNS,
    );
  });

  test('continues identically when saved and loaded', () => {
    fc.assert(
      fc.property(someGame, (some) => {
        const game = gameOf(some);
        const loaded = loadGame(JSON.stringify(saveGame(game)), testPool);
        if (!loaded.ok) throw new Error(loaded.message);
        expect(tableOf(loaded.game).decision).toEqual(tableOf(game).decision);
        expect(hashAfter(loaded.game, 2)).toBe(hashAfter(game, 2));
      }),
      RUNS,
    );
  });

  test('replays from its record, to any decision', () => {
    fc.assert(
      fc.property(someGame, fc.nat(900), (some, stop) => {
        const game = recordGame(testSetup(some.seed, some.seats, 100), { snapshotEvery: 150 });
        playOn(game, some.seed, some.style, some.decisions);
        const record = game.record();
        const whole = replay(record, testPool);
        if (!whole.ok) throw new Error(whole.message);
        expect(whole.game.hash()).toBe(game.hash());
        const to = Math.min(stop, record.decisions.length);
        const part = replay(record, testPool, { to });
        if (!part.ok) throw new Error(part.message);
        expect(tableOf(part.game).state.decisions).toBe(to);
      }),
      RUNS,
    );
  });

  test('a save with any one number changed is refused', () => {
    fc.assert(
      fc.property(someGame, fc.nat(), fc.integer({ min: 1, max: 9 }), (some, which, by) => {
        const text = JSON.stringify(saveGame(gameOf(some)));
        const from = text.indexOf('"state"');
        const to = text.lastIndexOf('"hash"');
        const numbers = [...text.slice(from, to).matchAll(/(?<=[:,[])\d+(?=[,\]}])/g)];
        const hit = numbers[which % numbers.length];
        if (hit === undefined) throw new Error('A state has numbers.');
        const at = from + hit.index;
        const changed = text.slice(0, at) + (Number(hit[0]) + by) + text.slice(at + hit[0].length);
        expect(loadGame(changed, testPool)).toMatchObject({ ok: false, refused: 'corrupt' });
      }),
      RUNS,
    );
  });
});
