/**
 * Plays many random games and checks the invariants at every decision.
 * Progress goes to stderr, the result to stdout. Exits with 1 on a violation, or when too many games reach the turn limit.
 */

import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { Dice, type Game, type GameSetup, type Option } from '@methuselah/engine';
import { notate, optionId, tableOf } from '@methuselah/engine/internal';
import { type CardCounts, CardWatch } from './cardcoverage.ts';
import { addAll, addCounts, Watch } from './coverage.ts';
import { curiousSetup, fifthListener, fifthSetup } from './fifth.ts';
import { type Decks, emptyResult, type Result, report, TROUBLES_SHOWN, type Trouble } from './fuzzreport.ts';
import { deepViolations, leaks, violations } from './invariants.ts';
import type { Oust } from './ousts.ts';
import { playGame, type Style, testSetup } from './selfplay.ts';

const USAGE = 'npm run fuzz -- [--games 2000] [--seats 5] [--seed 1] [--decks test|fifth]';

const LIMIT_SHARE = 0.02;
/** Interval of the deep checks, in decisions. */
const DEEP_CHECK_EVERY = 100;
const LINES_SHOWN = 15;

interface Job {
  /** Seeds from `first` up to `end`, every `step`th. */
  readonly first: number;
  readonly end: number;
  readonly step: number;
  readonly seats: number;
  readonly decks: Decks;
}

/** Stops a game at the first decision with a violation. */
class Violation extends Error {
  readonly what: readonly string[];
  readonly decision: number;
  constructor(what: readonly string[], decision: number) {
    super(what.join('; '));
    this.what = what;
    this.decision = decision;
  }
}

/** Equally many games per style. Curious players need the real cards. */
const STYLES: Readonly<Record<Decks, readonly Style[]>> = {
  test: ['uniform', 'careful'],
  fifth: ['uniform', 'careful', 'curious'],
};
const styleOf = (seed: number, decks: Decks): Style =>
  STYLES[decks][seed % STYLES[decks].length] ?? 'uniform';

function setupOf(seed: number, { seats, decks }: Job, counts: CardCounts): GameSetup {
  if (decks === 'test') return testSetup(seed, seats);
  return styleOf(seed, decks) === 'curious' ? curiousSetup(seed, seats, counts) : fifthSetup(seed, seats);
}

/** Real cards are watched one by one. */
const cardWatch = (style: Style, decks: Decks, { cards, curious }: Result): CardWatch | null =>
  decks === 'fifth' ? new CardWatch(cards, fifthListener, style === 'curious' ? curious : null) : null;

/** How a game has ended in which nothing was wrong. */
function countEnd(result: Result, ousts: readonly Oust[], limitReached: boolean): void {
  if (limitReached) result.limit++;
  for (const oust of ousts) {
    if (oust.by === oust.seat) result.byOwnHand++;
    else result.byOthers++;
  }
}

function playChecked(
  seed: number,
  job: Job,
  closeLook: number,
  result: Result,
  onChoice?: (game: Game, chosen: Option) => void,
): Violation | null {
  const { seats, decks } = job;
  const style = styleOf(seed, decks);
  const cards = cardWatch(style, decks, result);
  const watch = new Watch(result.counts, cards);
  const close = new Dice(seed ^ 0xc105e);
  const leaked: string[] = [];
  let at = 0;
  try {
    const { game, ousts, limitReached } = playGame({
      seed,
      seats,
      style,
      keepRecord: false,
      setup: setupOf(seed, job, result.cards),
      counts: result.cards,
      atDecision(game, taken) {
        at = taken;
        cards?.listen(false);
        if (taken === 0) watch.attach(tableOf(game));
        watch.decision(tableOf(game));
        const wrong = leaked.concat(violations(game));
        if (close.roll(closeLook) === 0) wrong.push(...deepViolations(game, close));
        if (wrong.length > 0) throw new Violation(wrong, taken);
      },
      onChoice(game, chosen) {
        onChoice?.(game, chosen);
        cards?.choice(tableOf(game), chosen);
        cards?.listen(true);
      },
      onEvent(event, game) {
        watch.event(tableOf(game), event);
        cards?.event(tableOf(game), event);
        for (const leak of leaks(tableOf(game), event)) leaked.push(leak);
      },
    });
    const wrong = leaked.concat(violations(game));
    if (wrong.length > 0) throw new Violation(wrong, at + 1);
    countEnd(result, ousts, limitReached);
    return null;
  } catch (error) {
    if (error instanceof Violation) return error;
    return new Violation([error instanceof Error ? (error.stack ?? error.message) : String(error)], at + 1);
  } finally {
    cards?.listen(false);
    result.games++;
    result.decisions += at + 1;
  }
}

/** Finds the first decision at which the deep checks fail, and the record that leads there. */
function shrink(seed: number, job: Job, found: Violation, cards: CardCounts): Trouble {
  const record: string[] = [];
  const lines: string[] = [];
  const again = { ...emptyResult(), cards: { ...cards } };
  const first =
    playChecked(seed, job, 1, again, (game, chosen) => {
      record.push(optionId(tableOf(game), chosen));
      lines.push(notate(tableOf(game), chosen, 'all'));
    }) ?? found;
  return {
    seed,
    style: styleOf(seed, job.decks),
    decks: setupOf(seed, job, cards).players.map(({ deck }) => deck),
    what: first.what,
    record: record.slice(0, first.decision),
    lines: lines.slice(0, first.decision).slice(-LINES_SHOWN),
  };
}

function run(job: Job, progress: (games: number) => void): Result {
  const result = emptyResult();
  for (let seed = job.first; seed < job.end; seed += job.step) {
    // A curious player depends on the counts so far: replaying the game needs the same ones.
    const before = { ...result.cards };
    const found = playChecked(seed, job, DEEP_CHECK_EVERY, result);
    if (found) {
      result.violations++;
      if (result.troubles.length < TROUBLES_SHOWN) result.troubles.push(shrink(seed, job, found, before));
    }
    if (result.games % 20 === 0) progress(result.games);
  }
  return result;
}

// ---------------------------------------------------------------------------------------------- all cores

function runInThread(job: Job, progress: (games: number) => void): Promise<Result> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: job });
    worker.on('message', (message: number | Result) => {
      if (typeof message === 'number') progress(message);
      else resolve(message);
    });
    worker.on('error', reject);
  });
}

async function fuzz(games: number, seats: number, seed: number, decks: Decks): Promise<Result> {
  const threads = Math.max(1, Math.min(availableParallelism(), games));
  const done: number[] = [];
  const began = performance.now();
  const results = await Promise.all(
    Array.from({ length: threads }, (_, i) =>
      runInThread({ first: seed + i, end: seed + games, step: threads, seats, decks }, (n) => {
        done[i] = n;
        const total = done.reduce((sum, part) => sum + (part ?? 0), 0);
        const seconds = (performance.now() - began) / 1000;
        if (total % 100 === 0) console.error(`${total}/${games} games, ${seconds.toFixed(0)} s`);
      }),
    ),
  );
  const all = emptyResult();
  for (const part of results) {
    all.games += part.games;
    all.decisions += part.decisions;
    all.byOthers += part.byOthers;
    all.byOwnHand += part.byOwnHand;
    all.limit += part.limit;
    all.violations += part.violations;
    all.troubles.push(...part.troubles);
    addCounts(all.counts, part.counts);
    addAll(all.cards, part.cards);
    addAll(all.curious, part.curious);
  }
  all.troubles.sort((a, b) => a.seed - b.seed);
  return all;
}

function numberArgument(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (text.trim() !== '' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw new RangeError(`--${name} takes a whole number from ${least} to ${most}, not "${text}".`);
}

function decksArgument(text: string): Decks {
  if (text === 'test' || text === 'fifth') return text;
  throw new RangeError(`--decks takes test or fifth, not "${text}".`);
}

async function main(): Promise<void> {
  // Ignore EPIPE.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  let games: number;
  let seats: number;
  let seed: number;
  let decks: Decks;
  try {
    const { values } = parseArgs({
      options: {
        games: { type: 'string', default: '2000' },
        seats: { type: 'string', default: '5' },
        seed: { type: 'string', default: '1' },
        decks: { type: 'string', default: 'test' },
      },
    });
    games = numberArgument('games', values.games, 1, 1_000_000);
    seats = numberArgument('seats', values.seats, 2, 6);
    seed = numberArgument('seed', values.seed, 0, 0x7fffffff);
    decks = decksArgument(values.decks);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const began = performance.now();
  const result = await fuzz(games, seats, seed, decks);
  report(result, seats, decks);
  console.error(`${((performance.now() - began) / 1000).toFixed(0)} s`);
  const tooMany = result.limit > Math.max(1, LIMIT_SHARE * result.games);
  if (tooMany) console.log(`\nMore than ${LIMIT_SHARE * 100}% of the games reached the turn limit.`);
  if (tooMany || result.violations > 0) process.exitCode = 1;
}

if (isMainThread) await main();
else {
  const port = parentPort;
  port?.postMessage(run(workerData as Job, (games) => port.postMessage(games)));
}
