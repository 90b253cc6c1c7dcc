import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Arguments, BadInput } from '../line/command.ts';
import { faint } from '../print/colour.ts';

const BENCH = fileURLToPath(new URL('../../../../bench/bench.ts', import.meta.url));

interface Report {
  readonly budgets: readonly {
    readonly name: string;
    readonly limit: number;
    /** Null if it could not be measured. */
    readonly value: number | null;
    readonly ok: boolean;
  }[];
  /** What could not be measured, and what to do about it. */
  readonly notMeasured: readonly string[];
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
}

/** methuselah bench: measures the engine against its budgets and two other engines, in a child process. */
export async function run({ words, has }: Arguments): Promise<number> {
  if (words.length > 0) throw new BadInput((w) => w.noWords('bench'));
  const { code, out } = await runBenchmark();
  console.log(has('json') ? out.trimEnd() : reportText(JSON.parse(out) as Report));
  return code === 0 ? 0 : 1;
}

/** Collects the benchmark's stdout; its progress on stderr goes straight to the terminal. */
function runBenchmark(): Promise<{ code: number | null; out: string }> {
  const child = spawn(process.execPath, [BENCH], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', process.stderr.isTTY ? 'inherit' : 'ignore'],
  });
  let out = '';
  child.stdout.on('data', (part) => {
    out += part;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out }));
  });
}

export function reportText({ budgets, decisionsPerSecond, gamesPerSecond, notMeasured }: Report): string {
  const width = Math.max(...budgets.map(({ name }) => name.length));
  const lines = budgets.map(
    ({ name, value, limit, ok }) =>
      `${ok ? '✓' : '✗'} ${name.padEnd(width)}  ${String(value ?? '—').padStart(6)}  ${faint(`budget ${limit}`)}`,
  );
  const rates = `${decisionsPerSecond} decisions and ${gamesPerSecond} random games a second`;
  return [rates, ...lines, ...notMeasured].join('\n');
}
