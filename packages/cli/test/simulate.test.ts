import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DECKS } from '@methuselah/cards';
import { writeDeckList } from '@methuselah/cards/decklist';
import { describe, expect, test } from 'vitest';
import type { GameLine } from '../src/simulation/game.ts';
import { statisticsOf } from '../src/simulation/statistics.ts';
import { file, folder, methuselah } from './command.ts';

const lines = (name: string): GameLine[] =>
  readFileSync(join(folder, name), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('simulate', () => {
  test('prints one line per game, the same for any number of threads', async () => {
    const args = ['--games', '6', '--seats', '4', '--seed', '11'];
    const one = await methuselah('simulate', ...args, '--workers', '1', '--out', 'one.jsonl', '--json');
    const two = await methuselah('simulate', ...args, '--workers', '3', '--out', 'three.jsonl', '--json');
    expect(one).toEqual({ status: 0, stdout: two.stdout, stderr: '' });
    expect(lines('three.jsonl')).toEqual(lines('one.jsonl'));
    const games = lines('one.jsonl');
    expect(games.map(({ seed }) => seed)).toEqual([11, 12, 13, 14, 15, 16]);
    for (const { seats, winner, turns, decisions } of games) {
      expect(new Set(seats.map(({ deck }) => deck)).size).toBe(4);
      for (const { deck } of seats) expect(DECKS.map(({ key }) => key)).toContain(deck);
      const best = Math.max(...seats.map(({ victoryPoints }) => victoryPoints));
      if (winner !== null) expect(seats[winner]?.victoryPoints).toBe(best);
      expect(turns).toBeGreaterThan(4);
      expect(decisions).toBeGreaterThan(turns / 2);
    }
    const statistics = JSON.parse(one.stdout);
    expect(statistics).toMatchObject({ seed: 11, seats: 4, bots: Array(4).fill('prudent'), games: 6 });
    const { seed, seats, bots, ...rest } = statistics;
    expect(rest).toEqual(
      statisticsOf(
        games,
        DECKS.map(({ key }) => key),
      ),
    );
  });

  test('prints a table, with the given decks', async () => {
    const [deck] = DECKS;
    if (!deck) throw new Error('There is no deck.');
    const own = file('own.txt', writeDeckList({ ...deck, author: '' }));
    const { status, stdout, stderr } = await methuselah(
      'simulate',
      ...['--games', '3', '--seats', '2', '--decks', `tremere,${own}`, '--lang', 'fr'],
    );
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^deck +parties +victoires +% +points de victoire$/m);
    expect(stdout).toMatch(/^tremere +3 +\d/m);
    expect(stdout).toMatch(new RegExp(`^${own} +3 +\\d`, 'm'));
  });

  test('seats the given bots at random', async () => {
    await methuselah(
      'simulate',
      '--games',
      '8',
      '--seats',
      '3',
      '--bots',
      'heuristic,random',
      '--out',
      'bots.jsonl',
    );
    const seated = lines('bots.jsonl').map(({ seats }) => seats.map(({ bot }) => bot));
    for (const bots of seated) expect(bots.toSorted()).toEqual(['heuristic', 'random', 'random']);
    expect(new Set(seated.map((bots) => bots.indexOf('heuristic'))).size).toBe(3);
  });

  test.each<[string, string[], RegExp]>([
    ['no games', ['--games', '0'], /^--games takes a whole number from 1 to \d+, not "0"\.$/],
    ['too many seats', ['--seats', '7'], /^--seats takes a whole number from 2 to 6, not "7"\.$/],
    ['half a seed', ['--seed', '1.5'], /^--seed takes a whole number .* not "1\.5"\.$/],
    ['a deck that is none', ['--decks', 'brujah'], /^There is no file "brujah" and no deck of that name/],
    [
      'a bot that is none',
      ['--bots', 'prudent,clever'],
      /^There is no bot "clever"; the bots are random, prudent/,
    ],
    ['too many bots', ['--seats', '2', '--bots', 'random,random,random'], /^3 bots do not fit on 2 seats\.$/],
    ['words', ['now'], /^simulate takes options only, not "now"\.$/],
    ['a place where nothing can be written', ['--out', '.'], /^"\." cannot be written\.$/],
  ])('%s is refused', async (_, args, message) => {
    const { status, stdout, stderr } = await methuselah('simulate', ...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr.trimEnd()).toMatch(message);
  });

  test('a deck that is not legal is refused before anything is written', async () => {
    const short = file('short.txt', '12x Ayelech\n');
    expect(await methuselah('simulate', '--decks', short, '--out', 'never.jsonl')).toEqual({
      status: 2,
      stdout: '',
      stderr: `"${short}" cannot be played. The library has 0 cards; it needs at least 60.\n`,
    });
    expect(existsSync(join(folder, 'never.jsonl'))).toBe(false);
  });
});

describe('statistics', () => {
  test('of games', () => {
    const seat = (deck: string, victoryPoints: number) => ({
      player: '',
      bot: 'random' as const,
      deck,
      victoryPoints,
      pool: 0,
      out: null,
    });
    const game = (winner: number | null, end: GameLine['end'], ...seats: GameLine['seats']): GameLine => ({
      seed: 1,
      seats,
      winner,
      end,
      turns: 10,
      decisions: 20,
      hash: '',
    });
    const { decks, ties, ends } = statisticsOf(
      [
        game(1, 'ousting', seat('a', 0), seat('b', 2)),
        game(0, 'withdrawal', seat('b', 3), seat('a', 1)),
        game(null, 'turnLimit', seat('a', 1), seat('a', 1)),
      ],
      ['a', 'b', 'c'],
    );
    expect(decks).toEqual([
      { deck: 'a', games: 4, wins: 0, share: 0, victoryPoints: 0.75 },
      { deck: 'b', games: 2, wins: 2, share: 1, victoryPoints: 2.5 },
      { deck: 'c', games: 0, wins: 0, share: null, victoryPoints: null },
    ]);
    expect(ties).toBe(1);
    expect(ends).toEqual({ ousting: 1, withdrawal: 1, nobodyLeft: 0, turnLimit: 1, unfinished: 0 });
  });
});
