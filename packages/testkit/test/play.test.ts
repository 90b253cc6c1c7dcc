import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';

// Each test starts processes, on machines that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), 'methuselah-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(script: string, ...args: string[]) {
  const path = fileURLToPath(new URL(`../../../${script}`, import.meta.url));
  return spawnSync(process.execPath, [path, ...args], { encoding: 'utf8', timeout: 60_000 });
}
const play = (...args: string[]) => run('packages/testkit/src/play.ts', ...args);

test('a seed is a game: told from the first turn to the final standing', () => {
  const { stdout, stderr, status } = play('--seed', '8', '--players', '3');
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Alexis, Bertrand, Cassia sit down to play, clockwise; \w+ begins\.\n\nTurn 1, /);
  expect(stdout).toMatch(/\n {2}.+ bleeds .+/);
  expect(stdout).toMatch(/\n\*\*\* \w+ is ousted: /);
  expect(stdout).toMatch(/\nPlayer +Victory points +Pool +Fate\n/);
  expect(stdout).not.toMatch(/undefined|NaN|nobody|null/);
  for (const line of stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
  expect(play('--seed', '8', '--players', '3').stdout).toBe(stdout);
});

test.each(['game.json', 'game.txt'])('a record written as %s is told again alike', (name) => {
  const file = join(folder, name);
  const first = play('--seed', '5', '--players', '2', '--record', file);
  expect(first.status).toBe(0);
  const again = play('--replay', file);
  expect(again.stderr).toBe('');
  expect(first.stdout).toBe(`${again.stdout}The record is in ${file}.\n`);
});

test('a record that was cut short or changed is refused with a reason', () => {
  const file = join(folder, 'bad.json');
  play('--seed', '5', '--players', '2', '--record', file);
  const whole = readFileSync(file, 'utf8');
  writeFileSync(file, whole.slice(0, 999));
  expect(play('--replay', file)).toMatchObject({ status: 1, stdout: '' });
  writeFileSync(file, whole.replace(/"discard\/d\d+"/, '"discard/d999999"'));
  const changed = play('--replay', file);
  expect(changed.status).toBe(1);
  expect(changed.stderr).toMatch(
    /^.* leaves the record at decision \d+ .*"discard\/d999999" is not offered\.\n$/,
  );
  writeFileSync(file, `\ufeff${whole}`);
  expect(play('--replay', file).status).toBe(0);
});

test.each([
  [['--players', '7'], /--players takes a whole number from 2 to 6, not "7"/],
  [['--seed', 'tuesday'], /--seed takes a whole number .* not "tuesday"/],
  [['--lang', 'la'], /--lang takes en.* not "la"/],
  [['--speed', '3'], /Unknown option '--speed'/],
  [['--replay', 'no-such-file'], /no such file/],
  [['--record', 'no-such-folder/game.json'], /no such file or directory/],
  [['--record', 'a.json', '--replay', 'b.json'], /--record and --replay do not go together/],
])('bad arguments %j are named and end with 2', (args, message) => {
  const { status, stdout, stderr } = play(...args);
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toMatch(message);
  expect(stderr).toMatch(/npm start -- /);
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
  const { status, stdout, stderr } = run('examples/play-a-game.ts');
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toMatch(/The game ended in turn \d+\.\nSaved and loaded\.\n$/);
});

test('a short fuzz run finds nothing wrong', () => {
  const { status, stdout } = run('packages/testkit/src/fuzz.ts', '--games', '2', '--seats', '3');
  expect(stdout).toMatch(/^games +2\n/);
  expect(stdout).toMatch(/\nviolations +0\n/);
  expect(status).toBe(0);
});
