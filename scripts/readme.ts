/**
 * Runs every command that README.md mentions, once and at a small size:  npm run readme
 * Fails if the README mentions a command that is not listed here, or the other way round.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'methuselah-readme-'));
const game = join(folder, 'game.json');
const deck = join(folder, 'my-deck.txt');
const methuselah = 'npx --no-install methuselah';

/** A small version of a command, or why it is not run here. */
type Small = { readonly run: string } | { readonly not: string };
const run = (command: string): Small => ({ run: command });
const not = (reason: string): Small => ({ not: reason });

/** Run in this order: a game is saved before it is shown. */
const COMMANDS: Readonly<Record<string, Small>> = {
  'npm ci': not('it has been run: nothing works without it'),
  'npm start': not('it serves until it is stopped; a test in a browser starts it'),
  'npm start -- --host': not('as npm start'),
  'npm start -- [--port N] [--host] [--no-open]': run('npm start -s -- --help'),
  'npm test': not('a step of .ci/run by itself'),
  'npm run test:unit': not('a step of .ci/run by itself'),
  'npm run test:browser': not('a step of .ci/run by itself'),
  'npm run test:long': not('a step of .ci/run by itself'),
  'npm run test:browser:long': not('a step of .ci/run by itself'),
  'npm run test:packages': not('a step of .ci/run by itself'),
  'npm run test:browser:all': run('npm run -s test:browser:all -- --list'),
  'npm run typecheck': not('a step of .ci/run by itself'),
  'npm run rules': not('a step of .ci/run by itself'),
  'bash .ci/run': not('it runs this'),
  'npm run readme': not('this is it'),
  'npm run bench': run('npm run -s bench -- --brief'),
  'npm run bench:web': run('npm run -s bench:web -- --brief'),
  'npm run bench:against -- <commit>': run('npm run -s bench:against -- HEAD --brief'),
  'npm run bench:server': run('npm run -s bench:server -- --brief'),
  'npm run chaos': not('a small version is among the tests'),
  'npm run fuzz:wire': not('a small version is among the tests'),
  'npm run lighthouse': run('npm run -s lighthouse -- --brief'),
  'npm run backup -- <file>': not('a test makes a server whose tables it copies'),
  'npm run verify': not('as npm run backup'),
  'npm run standby': run('npm run -s standby -- --rounds 1 --seconds 1 --tables 8'),
  'npm run packages': run('npm run -s packages'),
  'npm run screenshots': run(`npm run -s screenshots -- start --into ${folder}`),
  'npx methuselah help': run(`${methuselah} help`),
  'npx methuselah play --auto --seed 7 --seats 5': run(
    `${methuselah} play --auto --seed 7 --seats 2 --save ${game}`,
  ),
  'npx methuselah play --auto --lang fr': run(`${methuselah} play --auto --lang fr --seats 2`),
  'npx methuselah play': run(`${methuselah} play --seats 2 </dev/null`),
  'npx methuselah play [--auto] [--people N] [--bots …]': run(
    `${methuselah} play --auto --seats 2 --bots heuristic`,
  ),
  'npx methuselah record show game.json --lang es': run(`${methuselah} record show ${game} --lang es`),
  'npx methuselah record show|replay|verify|diff': run(
    `${methuselah} record verify ${game} && ${methuselah} record replay ${game} --to 5 && ${methuselah} record diff ${game} ${game}`,
  ),
  'npx methuselah cards "govern the unaligned" --lang fr': run(
    `${methuselah} cards "govern the unaligned" --lang fr`,
  ),
  'npx methuselah cards [--coverage] [name…]': run(`${methuselah} cards --coverage`),
  'npx methuselah decks list|show|check': run(
    `${methuselah} decks list && ${methuselah} decks show ventrue >${deck} && ${methuselah} decks check ${deck}`,
  ),
  'npx methuselah deck my-deck.txt': run(`${methuselah} deck ${deck}`),
  'npx methuselah rules R-BLEED-07': run(`${methuselah} rules R-BLEED-07`),
  'npx methuselah rules edge pool': run(`${methuselah} rules edge pool`),
  'npx methuselah rules <id or words>': run(`${methuselah} rules ruling:101040#1`),
  'npx methuselah simulate --games 500': run(`${methuselah} simulate --games 5`),
  'npx methuselah scenario run my.yaml': run(
    `${methuselah} scenario run packages/testkit/scenarios/strikes/equipment.yaml`,
  ),
  'npx methuselah scenario run <files or folder> [--log]': run(
    `${methuselah} scenario run packages/testkit/scenarios/strikes --log`,
  ),
  'npm run rules -- --break 10': run('npm run -s rules -- --break 1'),
  'npm run mutate': run('npm run -s mutate -- --count 1 --file setup'),
  'npm run fuzz -- --games 2000 --seats 5': run('npm run -s fuzz -- --games 3 --seats 5'),
  'npm run fuzz -- --decks fifth --games 3000': run('npm run -s fuzz -- --decks fifth --games 3'),
};

/** Commands in backticks; inside a table "|" is escaped with a backslash. */
function namedIn(text: string): Set<string> {
  const spans = [...text.matchAll(/`((?:npm|npx|bash) [^`]+)`/g)].map(([, span = '']) => span);
  const lines = [...text.matchAll(/^((?:npm|npx) [^#\n]+?)\s*(?:#.*)?$/gm)].map(([, line = '']) => line);
  return new Set([...spans, ...lines].map((command) => command.replaceAll('\\|', '|')));
}

const named = namedIn(readFileSync(join(root, 'README.md'), 'utf8'));
const failures = [
  ...[...named].filter((command) => !Object.hasOwn(COMMANDS, command)).map((c) => `not tried: ${c}`),
  ...Object.keys(COMMANDS)
    .filter((command) => !named.has(command))
    .map((c) => `not in the README: ${c}`),
];
for (const [command, small] of Object.entries(COMMANDS)) {
  if ('not' in small) {
    console.log(`left out  ${command}: ${small.not}`);
    continue;
  }
  const start = Date.now();
  const { status, stdout, stderr } = spawnSync('bash', ['-c', small.run], { cwd: root, encoding: 'utf8' });
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`${status === 0 ? 'ok      ' : 'FAILED  '}  ${command} (${seconds} s)`);
  if (status !== 0) failures.push(`${small.run} ends with ${status}:\n${(stdout + stderr).slice(-2000)}`);
}
rmSync(folder, { recursive: true });
for (const failure of failures) console.error(failure);
process.exitCode = failures.length === 0 ? 0 : 1;
