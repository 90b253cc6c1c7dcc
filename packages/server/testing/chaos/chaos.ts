/**
 * Plays tables over real sockets while everything goes wrong: processes are killed and stopped, the database crashes, the disk is full,
 * connections are cut, commands come twice and in another order, clocks jump. Afterwards every acknowledged decision has to be in the log,
 * once and in order, and after each fault every table has to move again within three seconds.
 *
 * `npm run chaos -- --database sqlite|postgres|both --faults 24 --tables 10 --seed 1` prints JSON; progress goes to stderr. Exits with 1
 * on a violation.
 */
import { parseArgs } from 'node:util';
import { Dice } from '@methuselah/engine';
import { type Fault, faultsFor } from './faults.ts';
import { type Judged, judge } from './judge.ts';
import { Scene } from './scene.ts';

const SEATS = 5;
const MOST_MS = 3000;

export interface Chaos {
  readonly database: 'sqlite' | 'postgres';
  readonly seed: number;
  readonly faults: readonly { readonly is: string; readonly movesAfterMs: number }[];
  /** Faults that this machine does not allow, and why. */
  readonly notDone: readonly string[];
  readonly judged: Judged;
  readonly slowestMs: number;
  readonly problems: readonly string[];
}

export interface ChaosOptions {
  readonly database: Chaos['database'];
  readonly faults: number;
  readonly tables: number;
  readonly seed: number;
  /** Only these kinds; all by default. */
  readonly kinds?: readonly string[];
}

export async function chaos(options: ChaosOptions, progress: (text: string) => void): Promise<Chaos> {
  const { database, seed } = options;
  const dice = new Dice(seed);
  const scene = await Scene.open(database, options.tables, SEATS, dice);
  const kinds: readonly Fault[] = faultsFor(scene).filter(({ is }) => options.kinds?.includes(is) ?? true);
  const faults: { is: string; movesAfterMs: number }[] = [];
  try {
    await scene.movesAfterMs();
    for (let at = 0; at < options.faults; at++) {
      // All kinds, and then all of them again.
      const fault = kinds[at % kinds.length] as Fault;
      await scene.playFor(200 + dice.roll(400));
      await fault.happen(scene, dice);
      const movesAfterMs = await scene.movesAfterMs();
      faults.push({ is: fault.is, movesAfterMs });
      progress(
        `${database}, fault ${at + 1} of ${options.faults}: ${fault.is}, moves after ${movesAfterMs} ms`,
      );
    }
    await scene.settle();
    const judged = await judge(scene);
    const slow = faults.filter(({ movesAfterMs }) => movesAfterMs > MOST_MS);
    const problems = [
      ...judged.problems,
      ...scene.stuck,
      ...slow.map(({ is, movesAfterMs }) => `After ${is} a table took ${movesAfterMs} ms to move.`),
    ];
    const slowestMs = Math.max(...faults.map(({ movesAfterMs }) => movesAfterMs));
    return { database, seed, faults, notDone: scene.notDone, judged, slowestMs, problems };
  } finally {
    await scene.close();
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      database: { type: 'string', default: 'both' },
      faults: { type: 'string', default: '24' },
      tables: { type: 'string', default: '10' },
      seed: { type: 'string', default: '1' },
      kinds: { type: 'string' },
    },
  });
  const all = (['sqlite', 'postgres'] as const).filter((each) => [each, 'both'].includes(values.database));
  const results: Chaos[] = [];
  for (const database of all) {
    const [faults, tables, seed] = [values.faults, values.tables, values.seed].map(Number) as [
      number,
      number,
      number,
    ];
    const kinds = values.kinds?.split(',');
    results.push(await chaos({ database, faults, tables, seed, ...(kinds && { kinds }) }, console.error));
  }
  console.log(JSON.stringify(results, null, 2));
  process.exitCode = results.length > 0 && results.every(({ problems }) => problems.length === 0) ? 0 : 1;
}
