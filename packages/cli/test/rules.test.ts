import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRules } from '../../../scripts/rules/index.ts';
import { file, folder, jsonOf, methuselah, root } from './command.ts';

describe('rules', () => {
  test('prints a rule by id: page, text and tests', async () => {
    const rule = readRules().find(({ id }) => id === 'R-BLEED-07');
    const { status, stdout } = await methuselah('rules', 'r-bleed-07');
    expect(status).toBe(0);
    const lines = stdout.split('\n');
    expect(lines.slice(0, 3)).toEqual([`R-BLEED-07  page ${rule?.page}`, rule?.gloss, 'Pinned by:']);
    expect(stdout).toMatch(
      /^ {2}A successful bleed takes the Edge .* packages\/testkit\/scenarios\/bleed\/bleed\.yaml:\d+$/m,
    );
  });

  test('prints JSON with tests and scenarios', async () => {
    const [rule] = await jsonOf('rules', 'R-PLAY-04');
    expect(rule).toMatchObject({ id: 'R-PLAY-04', section: 'PLAY', standing: { kind: 'due' } });
    expect(rule.tests.length).toBeGreaterThan(0);
    for (const { ids } of rule.tests) expect(ids).toContain('R-PLAY-04');
  });

  test('lists a whole section', async () => {
    expect((await jsonOf('rules', 'R-BLEED')).map(({ id }: { id: string }) => id)).toEqual(
      readRules()
        .filter(({ section }) => section === 'BLEED')
        .map(({ id }) => id),
    );
  });

  test('finds rules that contain all given words', async () => {
    const found: { id: string; gloss: string }[] = await jsonOf('rules', 'Edge', 'pool');
    expect(found.length).toBeGreaterThan(1);
    for (const { gloss } of found) expect(gloss.toLowerCase()).toMatch(/edge.*pool|pool.*edge/);
  });

  test('prints a ruling by id: cards, text and tests', async () => {
    const { status, stdout } = await methuselah('rules', 'ruling:g00115#2');
    expect(status).toBe(0);
    expect(stdout.split('\n').slice(0, 2)).toEqual([
      "ruling:G00115#2  Wake: Eyes of Argus, On the Qui Vive, Wake with Evening's Freshness",
      'It may be played after the action has resolved.',
    ]);
  });

  test('finds the rulings on a card, by number or name', async () => {
    const ids = async (...args: string[]) =>
      (await jsonOf('rules', ...args)).map(({ id }: { id: string }) => id);
    expect(await ids('ruling:102121')).toEqual(['ruling:102121#1', 'ruling:102121#2', 'ruling:102121#3']);
    expect(await ids('Villein')).toEqual(expect.arrayContaining(['ruling:102121#1', 'ruling:102121#3']));
    expect(await ids('magnum')).toContain('ruling:100001#1');
  });

  test.each<[string, string[], RegExp]>([
    [
      'an id that is none',
      ['R-BLEED-99'],
      /^There is no rule R-BLEED-99; those of BLEED go from R-BLEED-01 to R-BLEED-\d+\.$/,
    ],
    ['a section that is none', ['R-LUCK-01'], /^There is no rule R-LUCK-01; the sections are GEN, /],
    [
      'a ruling that is none',
      ['ruling:100001#9'],
      /^There is no ruling ruling:100001#9 on a card of the game\.$/,
    ],
    ['words that are in none', ['xylophone'], /^No rule mentions "xylophone"\.$/],
    ['nothing', [], /^Say which rule/],
  ])('%s', async (_, args, message) => {
    const { status, stdout, stderr } = await methuselah('rules', ...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr.trimEnd()).toMatch(message);
  });
});

describe('scenario run', () => {
  const scenario = (name: string, pool: number): string => `name: ${name}
players:
  Sarah: { ready: [Bramble] }
  Alexis: {}
script: Bramble bleeds Alexis
expect:
  - Alexis has ${pool} pool
`;

  test('plays a passing file, and logs each decision', async () => {
    const path = file('holds.yaml', scenario('A bleed', 29));
    expect(await methuselah('scenario', 'run', path, '--log')).toEqual({
      status: 0,
      stdout: `        Sarah (minion): Bramble bleeds Alexis\nok    ${path}:1: A bleed\n1 hold, 0 do not.\n`,
      stderr: '',
    });
  });

  test('prints the table for a failing scenario, and exits with 1', async () => {
    const path = file('fails.yaml', `${scenario('A bleed', 29)}---\n${scenario('A dream', 12)}`);
    const { status, stdout, stderr } = await methuselah('scenario', 'run', path, '--mode', 'plain');
    expect([status, stderr]).toEqual([1, '']);
    expect(stdout).toContain(`ok    ${path}:1: A bleed\nFAIL  ${path}:15: "A dream"\n`);
    expect(stdout).toContain('Alexis has 12 pool — but');
    expect(stdout).toMatch(/1 hold, 1 does not\.\n$/);
  });

  test('runs a folder, with JSON output', async () => {
    mkdirSync(join(folder, 'some/inner'), { recursive: true });
    file('some/one.yaml', scenario('One', 29));
    file('some/inner/two.yaml', scenario('Two', 28));
    const { passed, failed, scenarios } = await jsonOf('scenario', 'run', 'some');
    expect([passed, failed]).toEqual([1, 1]);
    expect(scenarios).toEqual([
      expect.objectContaining({ file: 'some/inner/two.yaml', name: 'Two', ok: false, line: 7 }),
      { file: 'some/one.yaml', line: 1, name: 'One', ok: true, problem: null },
    ]);
  });

  test('runs the scenarios of the project', async () => {
    const bleeds = join(root, 'packages/testkit/scenarios/bleed');
    const { status, stdout } = await methuselah('scenario', 'run', bleeds, '--mode', 'plain');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^\d+ hold, 0 do not\.$/m);
  });

  test('reports a malformed scenario', async () => {
    const path = file('odd.yaml', 'nmae: A bleed\n');
    expect(await methuselah('scenario', 'run', path)).toMatchObject({ status: 1, stderr: '' });
    const empty = file('empty.yaml', '');
    expect((await methuselah('scenario', 'run', empty)).stdout).toContain('There is no scenario in it.');
    for (const [args, stderr] of [
      [['nowhere.yaml'], 'There is no file "nowhere.yaml".\n'],
      [[], 'Say which files or folders to run.\n'],
      [['--speed'], "Unknown option '--speed'. See: methuselah scenario --help\n"],
    ] as const)
      expect(await methuselah('scenario', 'run', ...args)).toEqual({ status: 2, stdout: '', stderr });
  });
});
