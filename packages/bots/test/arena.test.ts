import { DECKS, toDeck } from '@methuselah/cards';
import { newGame } from '@methuselah/engine';
import { TURN_LIMIT } from '@methuselah/engine/internal';
import { describe, expect, test } from 'vitest';
import {
  type ArenaGame,
  botsFor,
  inThreads,
  pairingsOf,
  playContest,
  playOut,
  playPairing,
  ratingsOf,
  resultsOf,
  spreadOf,
  wilson,
} from '../src/arena/index.ts';
import { BOTS, type Bot, type BotName } from '../src/index.ts';
import { pool } from './help.ts';

const decks = DECKS.map(toDeck);

describe('intervals', () => {
  test.each<[number, number, number, number]>([
    [8, 10, 0.4902, 0.9433],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [50, 100, 0.4038, 0.5962],
    [400, 500, 0.7627, 0.8327],
  ])('%d of %d', (wins, games, low, high) => {
    const interval = wilson(wins, games);
    expect(interval?.share).toBe(wins / games);
    expect(interval?.low).toBeCloseTo(low, 4);
    expect(interval?.high).toBeCloseTo(high, 4);
  });
  test('is null without games', () => expect(wilson(0, 0)).toBeNull());
});

describe('ratings', () => {
  const game = (...points: [string, number][]) => points.map(([name, n]) => ({ name, points: n }));
  const times = <T>(n: number, value: T): T[] => Array.from({ length: n }, () => value);
  const difference = (games: ReturnType<typeof game>[], a: string, b: string, names = [a, b]): number => {
    const ratings = ratingsOf(games, names);
    return (ratings.get(a) ?? 0) - (ratings.get(b) ?? 0);
  };
  const elo = (odds: number): number => 400 * Math.log10(odds);

  test('of two players: the odds of their wins and the virtual tie', () => {
    const games = [...times(30, game(['a', 2], ['b', 0])), ...times(10, game(['a', 0], ['b', 1]))];
    expect(difference(games, 'a', 'b')).toBeCloseTo(elo(30.5 / 10.5), 6);
    expect(ratingsOf(games, ['a', 'b']).get('a')).toBeCloseTo(1500 + elo(30.5 / 10.5) / 2, 6);
  });
  test('ties are half a win for each', () => {
    const games = [...times(10, game(['a', 1], ['b', 0])), ...times(20, game(['a', 0], ['b', 0]))];
    expect(difference(games, 'a', 'b')).toBeCloseTo(elo(20.5 / 10.5), 6);
  });
  test('of three players lie on one scale', () => {
    // Odds of 3 twice make odds of 9; the virtual tie adds half a win to each
    const pair = (a: string, b: string, wins: number, losses: number) => [
      ...times(wins - 0.5, game([a, 1], [b, 0])),
      ...times(losses - 0.5, game([a, 0], [b, 1])),
    ];
    const games = [...pair('a', 'b', 1.5, 0.5), ...pair('b', 'c', 1.5, 0.5), ...pair('a', 'c', 13.5, 1.5)];
    expect(difference(games, 'a', 'b', ['a', 'b', 'c'])).toBeCloseTo(elo(3), 4);
    expect(difference(games, 'a', 'c', ['a', 'b', 'c'])).toBeCloseTo(elo(9), 4);
  });
  test('stay finite for a player who always wins; game order and games against oneself do not matter', () => {
    const games = [
      game(['a', 5], ['b', 0], ['b', 0]),
      game(['b', 0], ['a', 3], ['b', 2]),
      game(['b', 1], ['b', 0], ['a', 1]),
    ];
    expect(difference(games, 'a', 'b')).toBeCloseTo(elo(6 / 1), 6);
    expect(difference(times(10, game(['a', 1], ['b', 0])), 'a', 'b')).toBeCloseTo(elo(10.5 / 0.5), 6);
    expect(ratingsOf(games.toReversed(), ['a', 'b'])).toEqual(ratingsOf(games, ['a', 'b']));
    expect(ratingsOf(games, ['b']).get('b')).toBe(1500);
  });
});

describe('pairings', () => {
  const bots = botsFor(['heuristic', 'prudent'], 5);
  test('the last bot named fills the remaining chairs', () =>
    expect(bots).toEqual(['heuristic', 'prudent', 'prudent', 'prudent', 'prudent']));

  test('after 25 games a bot has played every deck from every chair, and each deal from all chairs', () => {
    const pairings = pairingsOf({ bots, decks: 5, games: 25, seed: 3 });
    const hero = pairings.map(({ chairs }) => chairs.findIndex(({ bot }) => bot === 'heuristic'));
    const seen = pairings.map(({ chairs }, i) => `${hero[i]} ${chairs[hero[i] ?? -1]?.deck}`);
    expect(new Set(seen).size).toBe(25);
    for (let deal = 0; deal < 5; deal++) {
      const these = pairings.slice(deal * 5, deal * 5 + 5);
      expect(new Set(these.map(({ seed }) => seed))).toEqual(new Set([3 + deal]));
      expect(new Set(these.map(({ chairs }) => chairs.map(({ deck }) => deck).join())).size).toBe(1);
      expect(new Set(hero.slice(deal * 5, deal * 5 + 5)).size).toBe(5);
    }
  });
  test('equal bots play each deal once', () => {
    const seeds = pairingsOf({ bots: botsFor(['novice'], 4), decks: 5, games: 6, seed: 1 });
    expect(seeds.map(({ seed }) => seed)).toEqual([1, 2, 3, 4, 5, 6]);
    const two: BotName[] = ['novice', 'random', 'novice', 'random'];
    expect(pairingsOf({ bots: two, decks: 4, games: 5, seed: 1 }).map(({ seed }) => seed)).toEqual([
      1, 1, 2, 2, 3,
    ]);
  });
  test('eventually every deck is the prey of every other', () => {
    const pairs = pairingsOf({ bots, decks: 5, games: 500, seed: 1 }).flatMap(({ chairs }) =>
      chairs.map(({ deck }, i) => `${deck} ${chairs[(i + 1) % 5]?.deck}`),
    );
    expect(new Set(pairs).size).toBe(20);
  });
});

describe('games', () => {
  const start = () =>
    newGame({
      pool,
      seed: 5,
      players: decks.map((deck, i) => ({ name: `${i}`, deck })),
      first: 0,
      turnLimit: TURN_LIMIT,
    });
  const four: readonly Bot[] = [1, 2, 3, 4].map(BOTS.prudent);

  test('do not depend on the number of threads', async () => {
    const contest = { bots: botsFor(['heuristic', 'novice'], 4), games: 6, seed: 9 };
    const played = async (threads: number): Promise<ArenaGame[]> => {
      const games: ArenaGame[] = [];
      await playContest(contest, decks, threads, (game, done) => {
        games.push(game);
        expect(done).toBe(games.length);
      });
      return games.map((game) => ({ ...game, late: [] }));
    };
    const one = await played(1);
    expect(one).toHaveLength(6);
    expect(await played(2)).toEqual(one);
    expect(new Set(one.map(({ hash }) => hash)).size).toBe(6);
  });

  test('each oust is credited to the seat with the victory point for it', () => {
    const chairs = botsFor(['heuristic'], 5).map((bot, deck) => ({ bot, deck }));
    for (let seed = 1; seed <= 3; seed++) {
      const { seats, end, winner, pools, turns } = playPairing({ seed, chairs }, decks, pool);
      expect(end).toBe('ousting');
      const survivor = seats.findIndex(({ out }) => out === null);
      seats.forEach(({ victoryPoints }, seat) => {
        const ousted = seats.filter(({ out }) => out?.by === seat).length;
        expect(victoryPoints).toBe(ousted + (seat === survivor ? 1 : 0));
      });
      const best = Math.max(...seats.map(({ victoryPoints }) => victoryPoints));
      if (winner !== null) expect(seats[winner]?.victoryPoints).toBe(best);
      expect(pools[0]).toEqual([30, 30, 30, 30, 30]);
      expect(pools).toHaveLength(Math.ceil(turns / 5));
    }
  });

  test('a bot that throws or answers illegally is counted, and the game continues', () => {
    const throwing: Bot = {
      name: 'throwing',
      choose() {
        throw new Error('no idea');
      },
    };
    const thrown = playOut(start(), [throwing, ...four]);
    expect(thrown.end).not.toBe('unfinished');
    expect(thrown.faults.length).toBe(thrown.seats[0]?.decisions);
    expect(thrown.faults[0]).toMatchObject({ kind: 'threw', seat: 0, message: 'no idea' });
    const wild: Bot = { name: 'wild', choose: (_, { options }) => options.length };
    const illegal = playOut(start(), [wild, ...four]);
    expect(illegal.faults.length).toBe(illegal.seats[0]?.decisions);
    expect(new Set(illegal.faults.map(({ kind }) => kind))).toEqual(new Set(['illegal']));
  });

  test('answers over the budget are late', () => {
    const { late, seats } = playOut(start(), [...four, BOTS.prudent(5)], -1);
    expect(late).toEqual(seats.map(({ decisions }) => decisions));
  });
});

describe('threads', () => {
  const file = (body: string): URL =>
    new URL(
      `data:text/javascript,${encodeURIComponent(
        `import { parentPort as port, workerData as data } from 'node:worker_threads'; port.on('message', (job) => { ${body} });`,
      )}`,
    );
  test('give the results in the order of the jobs', async () => {
    const told: number[] = [];
    // The first job takes by far the longest.
    const slow = 'let n = 0; while (job === 1 && n < 3e8) n++; port.postMessage(job * data);';
    const each = (result: number, done: number): number => told.push(result * 10 + done);
    await inThreads([1, 2, 3, 4], { file: file(slow), data: 100, count: 2, each });
    expect(told).toEqual([1001, 2002, 3003, 4004]);
  });
  test('name the job that failed, and start no more jobs', async () => {
    const told: number[] = [];
    const fails = "if (job === 2) throw new Error('no'); port.postMessage(job);";
    const all = inThreads([1, 2, 3, 4], {
      file: file(fails),
      data: 0,
      count: 1,
      each: (n: number) => told.push(n),
    });
    await expect(all).rejects.toThrow('A thread stopped at 2.');
    expect(told).toEqual([1]);
  });
});

test('results of games', () => {
  const out = (by: number) => ({ how: 'ousted' as const, turn: 8, by });
  const seat = (victoryPoints: number, by?: number) => ({
    victoryPoints,
    pool: 0,
    decisions: 10,
    out: by === undefined ? null : out(by),
  });
  const played = (of: Partial<ArenaGame>): ArenaGame => ({
    seed: 1,
    chairs: [
      { bot: 'heuristic', deck: 0 },
      { bot: 'random', deck: 1 },
      { bot: 'random', deck: 2 },
    ],
    winner: 0,
    end: 'ousting',
    turns: 9,
    decisions: 30,
    seats: [seat(3), seat(0, 0), seat(0, 0)],
    pools: [[30, 30, 30]],
    faults: [],
    late: [0, 1, 0],
    hash: '',
    ...of,
  });
  const results = resultsOf(
    [
      played({}),
      played({
        turns: 12,
        winner: 2,
        seats: [seat(0, 2), seat(1), seat(2, 1)],
        pools: [
          [30, 30, 30],
          [0, 20, 11],
        ],
      }),
      played({
        seed: 4,
        winner: null,
        end: 'turnLimit',
        seats: [seat(0), seat(0), seat(0)],
        faults: [{ kind: 'illegal', seat: 1, decision: 3, message: 'no' }],
      }),
    ],
    ['x', 'y', 'z'],
  );
  const [hero, other] = results.bots;
  expect(results).toMatchObject({ games: 3, decided: 2, turns: { mean: 10, median: 9 } });
  expect(hero).toMatchObject({
    name: 'heuristic',
    chairs: 3,
    decided: 2,
    wins: 1,
    chance: 0.333,
    victoryPoints: 1,
    late: 0,
  });
  expect(other).toMatchObject({ name: 'random', chairs: 6, wins: 1, chance: 0.667, victoryPoints: 0.5 });
  expect(other).toMatchObject({ illegal: 1, threw: 0, late: 3, decisions: 10 });
  expect(hero?.won).toEqual({ share: 0.5, low: 0.095, high: 0.905 });
  // Hero won 2 and lost 2 of six comparisons, plus two ties and the virtual one
  expect(hero?.rating).toBe(1500);
  expect(results.ousts).toEqual([
    [null, 0.333, 0.333],
    [0, null, 0.333],
    [0.333, 0, null],
  ]);
  expect(results.ends).toMatchObject({ ousting: 2, turnLimit: 1, unfinished: 0 });
  expect(results.lengths).toEqual([
    [9, 2],
    [12, 1],
  ]);
  expect(results.pools).toEqual([
    { name: 'heuristic', mean: [30, 0] },
    { name: 'random', mean: [30, 15.5] },
  ]);
  expect(results.rounds).toEqual([3, 1]);
  expect(results.faults).toMatchObject([{ seed: 4, bot: 'random', kind: 'illegal' }]);
});

test('spreads', () => {
  expect(spreadOf([4, 1, 10, 2])).toEqual({ mean: 4.25, median: 3, least: 1, most: 10 });
  expect(spreadOf([5])).toEqual({ mean: 5, median: 5, least: 5, most: 5 });
});
