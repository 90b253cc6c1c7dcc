/**
 * Measures the engine, with the five prebuilt decks, against its budgets and against two other engines. Progress goes to
 * stderr, one JSON object to stdout. Exits with 1 when a budget is missed. `--brief` is only a smoke test.
 * One of the two is installed by itself; without it the budget that compares with it is missed.
 */
import { PLAYABLE_CARDS } from '@methuselah/cards';
import { compilePool, type GameSetup } from '@methuselah/engine';
import type { Card } from '@methuselah/engine/language';
import { benchGame, cloneBench, fifthSetup, padded } from '@methuselah/testkit';
import { isBrief } from '../scripts/shared/arguments.ts';
import { boardgameio, HOW_TO_INSTALL, type Round } from './boardgame.io/tictactoe.ts';
import { showdown } from './references.ts';

const [ROUNDS, ROUND_MS, CLONE_MS, GROWTH_GAMES, COMPILES] = isBrief()
  ? [1, 100, 50, 1, 2]
  : [5, 2000, 500, 40, 20];
const SEATS = 5;
const TURNS_PER_GROUP = 10;
/** The playable cards, alone and in a larger pool. */
const SMALL = compilePool(PLAYABLE_CARDS);
const LARGE = compilePool(padded(PLAYABLE_CARDS, 1000));
/** Padded to the number of cards ever published. */
const ALL = padded(PLAYABLE_CARDS, 4149);
const setup = (seed: number, pool = SMALL): GameSetup => fifthSetup(seed, SEATS, pool);

interface EngineRound {
  decisionsPerSecond: number;
  gamesPerSecond: number;
  decisionsPerGame: number;
  mean: number;
  median: number;
  p99: number;
  microsPerClone: number;
}

interface Budget {
  name: string;
  limit: number;
  value: number;
  ok: boolean;
}

/** Per group of table turns: total microseconds and number of decisions over all rounds. */
const groups: { micros: number; decisions: number }[] = [];
let seed = 1;

/** Plays whole games for about `ms` milliseconds. The rates use wall time and include everything a game needs. */
function engine(ms: number): EngineRound {
  const all: Float64Array[] = [];
  const turns: Uint16Array[] = [];
  let decisions = 0;
  let elapsed = 0;
  const start = performance.now();
  while (elapsed < ms) {
    const run = benchGame(seed, setup(seed));
    seed++;
    all.push(run.samples.subarray(0, run.decisions));
    turns.push(run.turnOf);
    decisions += run.decisions;
    elapsed = performance.now() - start;
  }

  const samples = new Float64Array(decisions);
  let at = 0;
  all.forEach((part, game) => {
    samples.set(part, at);
    at += part.length;
    part.forEach((micros, i) => {
      addToGroup(turns[game]?.[i] ?? 0, micros);
    });
  });
  const mean = samples.reduce((sum, micros) => sum + micros, 0) / decisions;
  samples.sort();
  const clone = cloneBench(CLONE_MS, setup);
  return {
    decisionsPerSecond: (decisions / elapsed) * 1000,
    gamesPerSecond: (all.length / elapsed) * 1000,
    decisionsPerGame: decisions / all.length,
    mean,
    median: quantile(samples, 0.5),
    p99: quantile(samples, 0.99),
    microsPerClone: (clone.ms / clone.clones) * 1000,
  };
}

/** Ratio of the time per decision in a large pool to that in a small one, with the same games interleaved. */
function poolGrowth(games: number): number {
  const cost = { small: 0, large: 0 };
  for (let game = 0; game < games; game++) {
    for (const [size, pool] of [
      ['small', SMALL],
      ['large', LARGE],
    ] as const) {
      const run = benchGame(game + 1, setup(game + 1, pool));
      for (let i = 0; i < run.decisions; i++) cost[size] += run.samples[i] ?? 0;
    }
  }
  return cost.large / cost.small;
}

function addToGroup(turn: number, micros: number): void {
  const index = Math.floor((Math.max(turn, 1) - 1) / TURNS_PER_GROUP);
  while (groups.length <= index) groups.push({ micros: 0, decisions: 0 });
  const group = groups[index];
  if (!group) return;
  group.micros += micros;
  group.decisions++;
}

/** Milliseconds to compile a pool, after warm-up. */
function msToCompile(cards: readonly Card[]): number {
  const times = Array.from({ length: COMPILES }, () => {
    const start = performance.now();
    compilePool(cards);
    return performance.now() - start;
  });
  return median(times.slice(times.length / 2));
}

/** The q-quantile of sorted values. */
function quantile(sorted: ArrayLike<number>, q: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
}

function median(values: number[]): number {
  return quantile(Float64Array.from(values).sort(), 0.5);
}

function perSecond(round: Round): number {
  return (round.moves / round.ms) * 1000;
}

function rounded(value: number): number {
  return Number(value.toPrecision(4));
}

const engineRounds: EngineRound[] = [];
const growths: number[] = [];
const boardgameioRates: number[] = [];
const showdownRates: number[] = [];

const playBoardgameio = boardgameio();
const notMeasured =
  playBoardgameio === null ? [`boardgame.io is not installed. To compare with it: ${HOW_TO_INSTALL}`] : [];
for (const note of notMeasured) console.error(note);

// Round 0 is a warm-up and not counted. The rounds of the three engines are interleaved, so that a slow
// moment of the machine affects all three.
for (let round = 0; round <= ROUNDS; round++) {
  const ours = engine(ROUND_MS);
  const theirs = playBoardgameio === null ? Number.NaN : perSecond(playBoardgameio(ROUND_MS));
  const battles = perSecond(showdown(ROUND_MS));
  console.error(
    `${round === 0 ? 'warm-up' : `round ${round}/${ROUNDS}`}: engine ${Math.round(ours.decisionsPerSecond)}/s,` +
      ` boardgame.io ${playBoardgameio === null ? 'not installed' : `${Math.round(theirs)}/s`}, showdown ${Math.round(battles)}/s`,
  );
  if (round === 0) {
    groups.length = 0;
    continue;
  }
  engineRounds.push(ours);
  growths.push(poolGrowth(GROWTH_GAMES));
  boardgameioRates.push(theirs);
  showdownRates.push(battles);
}

const of = (field: keyof EngineRound): number => median(engineRounds.map((round) => round[field]));
const groupMean = (index: number): number => {
  const group = groups[index];
  return group && group.decisions > 0 ? group.micros / group.decisions : Number.NaN;
};

const rate = of('decisionsPerSecond');
const boardgameioRate = median(boardgameioRates);
const showdownRate = median(showdownRates);
// The median of the per-round ratios: both engines of a pair ran at the same time.
const ratioTo = (rates: number[]): number =>
  median(rates.map((other, round) => (engineRounds[round]?.decisionsPerSecond ?? Number.NaN) / other));
const boardgameioRatio = ratioTo(boardgameioRates);
const showdownRatio = ratioTo(showdownRates);
const flatness = groupMean(3) / groupMean(0);
const compileAll = msToCompile(ALL);
const compileDecks = msToCompile(PLAYABLE_CARDS);

// A failed measurement is NaN, which misses every budget.
const atMost = (name: string, limit: number, value: number): Budget => {
  return { name, limit, value: rounded(value), ok: value <= limit };
};
const atLeast = (name: string, limit: number, value: number): Budget => {
  return { name, limit, value: rounded(value), ok: value >= limit };
};
const budgets: Budget[] = [
  atMost('mean µs per decision', 30, of('mean')),
  atMost('p99 µs per decision', 300, of('p99')),
  atMost('µs per clone', 30, of('microsPerClone')),
  atLeast('times the rate of boardgame.io', 1.5, boardgameioRatio),
  atLeast('times the rate of showdown', 30, showdownRatio),
  atMost('cost of turns 31-40 over turns 1-10', 1.5, flatness),
  atLeast('random games a second', 10, of('gamesPerSecond')),
  atMost('cost in a pool of 1,000 cards over one of 137', 1.5, median(growths)),
  atMost('ms to compile 4,149 cards', 150, compileAll),
  atMost('ms to compile the cards of five decks', 5, compileDecks),
];

const report = {
  decisionsPerSecond: rounded(rate),
  microsPerDecision: {
    mean: rounded(of('mean')),
    median: rounded(of('median')),
    p99: rounded(of('p99')),
  },
  microsPerClone: rounded(of('microsPerClone')),
  decisionsPerGame: rounded(of('decisionsPerGame')),
  gamesPerSecond: rounded(of('gamesPerSecond')),
  costByTurn: groups.map((_, index) => ({
    turns: `${index * TURNS_PER_GROUP + 1}-${(index + 1) * TURNS_PER_GROUP}`,
    mean: rounded(groupMean(index)),
  })),
  flatness: rounded(flatness),
  poolGrowth: rounded(median(growths)),
  msToCompile: { allCards: rounded(compileAll), fiveDecks: rounded(compileDecks) },
  references: {
    boardgameio: { movesPerSecond: rounded(boardgameioRate), ratio: rounded(boardgameioRatio) },
    showdown: { choicesPerSecond: rounded(showdownRate), ratio: rounded(showdownRatio) },
  },
  budgets,
  notMeasured,
};
console.log(JSON.stringify(report, null, 2));
process.exitCode = isBrief() || budgets.every((budget) => budget.ok) ? 0 : 1;
