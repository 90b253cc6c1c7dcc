/**
 * Compares the engine with that of an earlier commit, interleaved in one process, so that a slow moment of the machine
 * affects both. Both play the earlier commit's cards with the same decks and seeds; where a rule has changed since, their
 * games diverge. Progress goes to stderr, one JSON object to stdout. `--brief` is only a smoke test.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compilePool, type Deck, Dice, newGame, type Pool } from '@methuselah/engine';
import { TURN_LIMIT } from '@methuselah/engine/internal';
import type { Card } from '@methuselah/engine/language';
import { isBrief } from '../scripts/shared/arguments.ts';

const ROUNDS = isBrief() ? 1 : 9;
/** Warm-up rounds, not counted: the JIT compiler needs a while for a program of this size. */
const WARM_UP = isBrief() ? 1 : 5;
const ROUND_MS = isBrief() ? 100 : 1500;
const SEATS = 5;
/** Allowed loss of speed against the earlier commit. */
const TOLERANCE = 0.1;

const ROOT = fileURLToPath(new URL('..', import.meta.url));

interface Earlier {
  readonly engine: { compilePool: typeof compilePool; newGame: typeof newGame };
  readonly cards: readonly Card[];
  readonly deck: (n: number) => Deck;
}

/** Checks out the packages of a commit into a folder, linked to the installed modules. */
async function checkOut(revision: string, folder: string): Promise<Earlier> {
  const archive = execFileSync('git', ['archive', revision, 'packages'], { cwd: ROOT, maxBuffer: 1 << 28 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  const own = join(folder, 'node_modules/@methuselah');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(join(folder, 'packages')))
    symlinkSync(join(folder, 'packages', name), join(own, name));
  cpSync(realpathSync(join(ROOT, 'node_modules/yaml')), join(folder, 'node_modules/yaml'), {
    recursive: true,
  });
  const load = (path: string) => import(pathToFileURL(join(folder, 'packages', path)).href);
  const engine = await load('engine/src/index.ts');
  const kit = await load('testkit/src/cards/index.ts');
  return { engine, cards: [...kit.VAMPIRES, ...kit.LIBRARY], deck: kit.testDeck };
}

/** Converts an earlier engine's card to the current card language, which has sects and explicit nouns. */
function toCurrentLanguage(earlier: Card): Card {
  const card: Card = JSON.parse(JSON.stringify(earlier), (_key, value) => {
    if (value?.do === 'stealPool') return { ...value, do: 'movePool', to: 'you' };
    return value?.if === 'directedAtYou' ? { if: 'directedAt', who: 'you' } : value;
  });
  return card.kind === 'vampire' && card.sect === undefined
    ? { ...card, sect: card.title === 'baron' ? 'anarch' : 'camarilla', city: `the city of ${card.name}` }
    : card;
}

interface Contender {
  readonly name: string;
  readonly newGame: typeof newGame;
  readonly pool: Pool;
  seed: number;
  decisions: number;
}

/** Milliseconds of CPU time, so that other processes do not count. */
const cpuTime = (): number => process.cpuUsage().user / 1000;

/** Decisions per second of CPU time over whole games between random players, for about `ms` milliseconds. */
function play(contender: Contender, deck: Earlier['deck'], ms: number): number {
  const start = cpuTime();
  let decisions = 0;
  let elapsed = 0;
  while (elapsed < ms) {
    const seed = contender.seed++;
    const players = Array.from({ length: SEATS }, (_, seat) => ({
      name: `Player ${seat + 1}`,
      deck: deck(seed * SEATS + seat),
    }));
    const game = contender.newGame({ pool: contender.pool, seed, players, turnLimit: TURN_LIMIT });
    const dice = new Dice(seed);
    for (; game.optionCount > 0; decisions++) game.chooseAt(dice.roll(game.optionCount));
    elapsed = cpuTime() - start;
  }
  contender.decisions += decisions;
  return (decisions / elapsed) * 1000;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function main(): Promise<void> {
  const [revision] = process.argv.slice(2);
  if (revision === undefined) {
    console.error('npm run bench:against -- <commit>');
    process.exitCode = 2;
    return;
  }
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'methuselah-earlier-')));
  try {
    const earlier = await checkOut(revision, folder);
    const then: Contender = {
      name: revision,
      newGame: earlier.engine.newGame,
      pool: earlier.engine.compilePool(earlier.cards),
      seed: 1,
      decisions: 0,
    };
    const now: Contender = {
      name: 'now',
      newGame,
      pool: compilePool(earlier.cards.map(toCurrentLanguage)),
      seed: 1,
      decisions: 0,
    };
    const rates: { earlier: number; now: number }[] = [];
    for (let round = 1 - WARM_UP; round <= ROUNDS; round++) {
      const rate = { earlier: play(then, earlier.deck, ROUND_MS), now: play(now, earlier.deck, ROUND_MS) };
      if (round > 0) rates.push(rate);
      console.error(
        `${round <= 0 ? 'warm-up' : `round ${round}/${ROUNDS}`}: ${revision} ${Math.round(rate.earlier)}/s, now ${Math.round(rate.now)}/s`,
      );
    }
    const ratio = median(rates.map((rate) => rate.now / rate.earlier));
    const report = {
      against: revision,
      decisionsPerSecond: {
        earlier: Math.round(median(rates.map((r) => r.earlier))),
        now: Math.round(median(rates.map((r) => r.now))),
      },
      decisions: { earlier: then.decisions, now: now.decisions },
      ratio: Number(ratio.toPrecision(4)),
      tolerance: TOLERANCE,
      ok: ratio >= 1 - TOLERANCE,
    };
    console.log(JSON.stringify(report, null, 2));
    process.exitCode = report.ok || isBrief() ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
