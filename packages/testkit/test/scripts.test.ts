import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';

// Each test starts processes, perhaps on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

function run(script: string, ...args: string[]) {
  const path = fileURLToPath(new URL(`../../../${script}`, import.meta.url));
  return spawnSync(process.execPath, [path, ...args], { encoding: 'utf8', timeout: 600_000 });
}

test('a seed gives a game, narrated from the first turn to the final standing', () => {
  const play = () => run('packages/cli/src/main.ts', 'play', '--auto', '--seed', '8', '--seats', '3');
  const { stdout, stderr, status } = play();
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Alexis, Bertrand, Cassia sit down to play, clockwise; \w+ begins\.\n/);
  expect(stdout).toMatch(/\nTurn 1, /);
  expect(stdout).toMatch(/\n {2}.+ bleeds .+/);
  expect(stdout).toMatch(/\n\*\*\* \w+ is ousted: /);
  expect(stdout).toMatch(/\nPlayer +Fate +Victory points +Pool\n/);
  expect(stdout).not.toMatch(/undefined|NaN|nobody|null/);
  for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  expect(play().stdout).toBe(stdout);
});

test.each([
  ['packages/testkit/src/fuzz.ts', ['--seed', ''], /--seed takes a whole number .* not ""/],
  ['scripts/rules.ts', ['--speed'], /Unknown option '--speed'/],
  ['scripts/rules.ts', ['--break', 'all'], /--break takes a whole number from 1, not "all"/],
  ['scripts/rules.ts', ['--break', '0'], /--break takes a whole number from 1, not "0"/],
])('%s %j is a usage error', (script, args, message) => {
  const { status, stdout, stderr } = run(script, ...args);
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toMatch(message);
  expect(stderr).toMatch(/npm run /);
  expect(stderr).not.toMatch(/^ +at /m);
});

test('the example runs', () => {
  const { status, stdout, stderr } = run('examples/play-a-game.js');
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Tour 1, [\s\S]*\nSaved and loaded\.\n$/);
});

test('a short fuzz run finds nothing wrong', () => {
  const { status, stdout } = run('packages/testkit/src/fuzz.ts', '--games', '2', '--seats', '3');
  expect(stdout).toMatch(/^games +2\n/);
  expect(stdout).toMatch(/\nviolations +0\n/);
  expect(status).toBe(0);
});
