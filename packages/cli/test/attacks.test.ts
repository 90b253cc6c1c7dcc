import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DECKS, LANGS } from '@methuselah/cards';
import { LIMITS } from '@methuselah/engine';
import { type Attack, attacks, ESCAPES, goodRecord } from '@methuselah/testkit';
import { describe, expect, test } from 'vitest';
import { colourCode, sanitized } from '../src/print/sanitize.ts';
import { file, folder, methuselah, plainEnv, root } from './command.ts';
import { Pty } from './pty.ts';

const all = attacks();
const good = file('good.json', JSON.stringify(goodRecord()));

/** Every control or direction character except newline. */
const UNPRINTABLE = /(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

interface Ended {
  readonly status: number | null;
  readonly told: string;
}

/** Runs the command with little memory and no stdin. */
async function runSafely(args: readonly string[]): Promise<Ended> {
  const child = spawn(join(root, 'node_modules/.bin/methuselah'), args, {
    cwd: folder,
    env: { ...plainEnv, NODE_OPTIONS: '--max-old-space-size=400' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let told = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      told += text;
    });
  const [status] = await once(child, 'close');
  return { status, told };
}

function mustBeSafe({ told }: Ended): void {
  expect(told).not.toMatch(UNPRINTABLE);
  expect(told).not.toMatch(/^ +at .*[.:]\d+|node:internal|heap out of memory/m);
}

/** Writes all attack files of one kind. */
const written = (is: Attack['is']): readonly (Attack & { readonly path: string })[] =>
  all
    .filter((attack) => attack.is === is)
    .map((attack, i) => ({ ...attack, path: file(`${is}-${i}.txt`, attack.text) }));

/** The output line about a file. */
function lineOf(told: string, path: string): string {
  const line = told.split('\n').find((each) => each.includes(` ${path}`)) ?? '';
  expect(line, path).not.toBe('');
  return line;
}

describe('a hostile file gets an error sentence, no stack trace and no control characters', () => {
  test.each(['record', 'words'] as const)('from record verify (%s)', async (is) => {
    const files = written(is).filter(({ text }) => text.length <= LIMITS.text);
    const ended = await runSafely(['record', 'verify', ...files.map(({ path }) => path)]);
    mustBeSafe(ended);
    expect(ended.status).toBe(1);
    for (const { path, opens, name } of files) {
      const line = lineOf(ended.told, path);
      expect(line[0], name).toBe(opens ? '✓' : '✗');
      if (!opens) expect(line, name).toMatch(/: .{10,400}\.$/);
    }
  });

  test.each([
    'a name with escape sequences',
    'a name of a megabyte',
    'a deck of 100,000 crypt cards',
    'a million decisions',
    'more text than any game',
    'a million lists in each other as players',
    'other engine, with escape sequences',
    'cut short at 0.9',
  ])('from play --load: %s', async (name) => {
    const path = file('loaded.json', all.find((attack) => attack.name === name)?.text ?? '');
    const ended = await runSafely(['play', '--load', path]);
    mustBeSafe(ended);
    expect(ended.status).toBe(1);
    expect(ended.told).toMatch(/^[^\n]+\.\n$/);
  });

  test('from deck check', async () => {
    const files = written('deck');
    const ended = await runSafely(['deck', 'check', ...files.map(({ path }) => path)]);
    mustBeSafe(ended);
    expect(ended.status).toBe(1);
    for (const { path } of files) expect(lineOf(ended.told, path)[0]).toBe('✗');
  });

  test('from scenario run', async () => {
    const files = written('scenario');
    const ended = await runSafely(['scenario', 'run', '--log', ...files.map(({ path }) => path)]);
    mustBeSafe(ended);
    expect(ended.status).toBe(1);
    for (const { path } of files) expect(lineOf(ended.told, path)).toMatch(/^FAIL/);
  });
});

describe('escape sequences', () => {
  const named = (name: string): string => all.find((attack) => attack.name === name)?.text ?? '';
  const decision = file('decision.json', named('a decision with escape sequences'));
  const engine = file('engine.json', named('other engine, with escape sequences'));
  const deck = file('deck.txt', named('a deck list with escape sequences'));
  const scenario = file('scenario.yaml', named('a scenario with raw escape sequences'));

  test.each([
    ...['show', 'replay', 'verify'].flatMap((verb) => [
      ['record', verb, decision],
      ['record', verb, engine, '--json'],
    ]),
    ['record', 'show', decision, '--decisions'],
    ['record', 'diff', good, decision],
    ['record', 'diff', good, engine],
    ['play', '--load', decision],
    ['deck', 'show', deck],
    ['deck', 'check', deck, '--json'],
    ['play', '--decks', deck],
    ['scenario', 'run', scenario],
    ['record', 'show', `no${ESCAPES.replaceAll('\u0000', '')}.json`],
    [`no${ESCAPES.replaceAll('\u0000', '')}`],
  ])('do not come through %s %s', async (...args) => {
    const { status, stdout, stderr } = await methuselah(...args);
    expect(stdout + stderr).not.toMatch(UNPRINTABLE);
    expect([1, 2]).toContain(status);
  });

  test('do not reach a terminal with colours either', async () => {
    const pty = new Pty(['deck', 'check', deck]);
    await pty.ended;
    expect(pty.raw).toContain('\x1b[31m✗\x1b[39m');
    for (const code of ['\x1b[2J', '\x1b]0;', '\u0007', '\u009b']) expect(pty.raw).not.toContain(code);
    // The only red is the cross; the file adds none.
    expect(pty.raw.split('\x1b[31m')).toHaveLength(2);
  });

  test('are distinguished from our own colours', () => {
    expect(sanitized(`${colourCode(31)}a\x1b[31mb\tc\nd${colourCode(39)}`)).toBe(
      '\x1b[31ma\ufffd[31mb  c\nd\x1b[39m',
    );
  });
});

describe('numbers are checked before anything is created', () => {
  test.each([
    ['play', '--people', '1e9'],
    ['play', '--people', '999999999'],
    ['play', '--people', '-1'],
    ['play', '--people', '0'],
    ['play', '--people', 'NaN,Infinity,,'],
    ['play', '--people', 'Ann\u001b[2J'],
    ['play', '--people', 'x'.repeat(41)],
    ['play', '--seats', '99999999'],
    ['play', '--seats', 'NaN'],
    ['play', '--seed', '1e999'],
    ['simulate', '--games', '1e12'],
    ['simulate', '--games', '-1'],
    ['simulate', '--games', '999999999999'],
    ['simulate', '--seats', '1000000'],
    ['simulate', '--workers', '100000'],
    ['arena', '--games', '1e12'],
    ['arena', '--seats', '-2'],
    ['record', 'replay', good, '--to', '1e12'],
  ])('%s %s %s', async (...args) => {
    const { status, stdout, stderr } = await methuselah(...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^[^\n]+\.( See: [^\n]+)?\n$/);
    expect(stderr).not.toMatch(UNPRINTABLE);
  });
});

describe('the output of decks show', () => {
  // The cards' own tests read every deck in every language again, without the command.
  test.each(LANGS.map((lang, at) => [lang, at] as const))(
    'is a valid deck list for decks check, in %s',
    async (lang, at) => {
      const decks = DECKS.filter((_, i) => i % LANGS.length === at);
      const paths: string[] = [];
      for (const { key } of decks)
        paths.push(
          file(`${key}-${lang}.txt`, (await methuselah('decks', 'show', key, '--lang', lang)).stdout),
        );
      const { status, stdout } = await methuselah('decks', 'check', ...paths, '--json', '--lang', lang);
      expect(status).toBe(0);
      const sorted = (entries: readonly { readonly id: number; readonly count: number }[]): unknown =>
        entries.toSorted((a, b) => a.id - b.id);
      for (const [i, read] of JSON.parse(stdout).entries()) {
        expect(read).toMatchObject({ name: decks[i]?.name, fine: true, problems: [] });
        expect(sorted(read.crypt)).toEqual(sorted(decks[i]?.crypt ?? []));
        expect(sorted(read.library)).toEqual(sorted(decks[i]?.library ?? []));
      }
    },
  );
  test('of an invalid deck has the same problems when read again, and no others', async () => {
    const path = file('wrong.txt', 'Crypt\n2x Count Germaine\n3x No Such Card\n');
    const again = file('again.txt', (await methuselah('decks', 'show', path)).stdout);
    const { status, stdout } = await methuselah('decks', 'check', again);
    expect(status).toBe(1);
    expect(stdout).toContain('The crypt has 2 cards');
    expect(stdout).not.toContain('neither a card nor a heading');
  });
});
