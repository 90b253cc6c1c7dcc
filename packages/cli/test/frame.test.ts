import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { BOT_NAMES } from '@methuselah/bots';
import { LANGS } from '@methuselah/cards';
import { DECK_FORMATS } from '@methuselah/cards/decklist';
import { PRECONS } from '@methuselah/cards/precons';
import { MODES } from '@methuselah/testkit';
import { describe, expect, test } from 'vitest';
import { helpIn, helpOn, overview, saysOf } from '../src/help/help.ts';
import type { HelpWords } from '../src/help/words.ts';
import { readArguments } from '../src/line/arguments.ts';
import type { Command } from '../src/line/command.ts';
import { COMMANDS } from '../src/line/commands.ts';
import { isColoured } from '../src/print/colour.ts';
import { Progress, timeText } from '../src/print/progress.ts';
import { file, methuselah, methuselahIn, methuselahWith, root } from './command.ts';

describe('help', () => {
  test('lists every command with an example, for all ways to ask for help', async () => {
    const { status, stdout } = await methuselah('help');
    expect(status).toBe(0);
    for (const { name } of COMMANDS) expect(stdout).toContain(`methuselah ${name} `);
    expect((await methuselah('--help')).stdout).toBe(stdout);
    expect((await methuselah()).stdout).toBe(stdout);
  });

  test.each(COMMANDS.map(({ name }) => name))('of %s names its options and has examples', async (name) => {
    const command = COMMANDS.find((known) => known.name === name) as Command;
    const { status, stdout } = await methuselah(name, '--help');
    expect(status).toBe(0);
    const forms = [command, ...Object.values(command.verbs ?? {})];
    for (const option of forms.flatMap(({ options }) => Object.keys(options ?? {})))
      expect(stdout).toContain(`  --${option}`);
    for (const line of command.examples) expect(stdout).toContain(`methuselah ${line}\n`);
    expect((await methuselah('help', command.alias ?? name)).stdout).toBe(stdout);
  });

  test('its examples are valid command lines', () => {
    for (const command of COMMANDS)
      for (const line of command.examples) {
        const [name, ...args] = (line.split(/ [<>]/)[0] ?? '').match(/"[^"]*"|\S+/g) ?? [];
        expect([command.name, command.alias]).toContain(name);
        expect(() => readArguments(command, args), line).not.toThrow();
      }
  });

  test('--version prints the version of the package', async () => {
    expect((await methuselah('--version')).stdout).toMatch(/^methuselah \d+\.\d+\.\d+\n$/);
  });

  test('loads no command modules', () => {
    const main = join(root, 'packages/cli/src/main.ts');
    const trace = spawnSync(process.execPath, [main, '--help'], {
      encoding: 'utf8',
      env: { ...process.env, NODE_DEBUG: 'esm' },
    });
    const loaded = [...trace.stderr.matchAll(/packages\/(\w+)\/src\/([\w/.-]+)\.ts/g)].map(
      ([, of, name]) => `${of}/${name}`,
    );
    expect([...new Set(loaded)].sort()).toEqual([
      'cards/catalogue/lang',
      'cli/commands/index',
      'cli/errors/errors',
      'cli/help/en',
      'cli/help/help',
      'cli/help/words',
      'cli/line/arguments',
      'cli/line/command',
      'cli/line/commands',
      'cli/main',
      'cli/methuselah',
      'cli/print/colour',
      'cli/print/sanitize',
    ]);
  });
});

test('the table of commands names the decks, modes and bots that there are', () => {
  const verb = (command: string, name: string) =>
    COMMANDS.find((known) => known.name === command)?.verbs?.[name];
  expect(verb('decks', 'show')?.words).toEqual(PRECONS.map(({ key }) => key));
  expect(verb('decks', 'show')?.options?.format?.values).toEqual(DECK_FORMATS);
  expect(verb('scenario', 'run')?.options?.mode?.values).toEqual([...MODES]);
});

describe('the help in a language', () => {
  test.each(LANGS)('%s lists all bots and is fully translated', async (lang) => {
    const words = await helpIn(lang);
    const english = await helpIn('en');
    for (const name of ['simulate', 'arena'] as const)
      expect(words.commands[name].options.bots).toContain(BOT_NAMES.join(', '));
    const texts = (help: HelpWords): string[] => [
      overview(help),
      ...COMMANDS.map((command) => helpOn(command, help)),
    ];
    expect(texts(words).join('')).not.toMatch(/undefined|\[object/);
    if (lang === 'en') return;
    const same = COMMANDS.filter((command) => saysOf(command, words).says === saysOf(command, english).says);
    expect(same).toEqual([]);
  });

  test('follows the locale of the environment, or --lang anywhere in the line', async () => {
    const french = (await methuselah('help', '--lang', 'fr')).stdout;
    expect(french).toContain('methuselah\u00a0: Vampire: The Eternal Struggle dans le terminal');
    expect(methuselahIn({ env: { LANG: 'fr_FR.UTF-8' } }, '--help').stdout).toBe(french);
    for (const args of [
      ['--lang', 'fr', '--help'],
      ['--help', '--lang=fr'],
      ['--lang', 'fr'],
    ])
      expect((await methuselah(...args)).stdout).toBe(french);
    const play = (await methuselah('play', '--help', '--lang', 'pt')).stdout;
    expect(play).toContain('--save ARQUIVO');
    expect((await methuselah('help', '--lang', 'pt', 'play')).stdout).toBe(play);
    expect(await methuselah('help', '--lang', 'de')).toEqual({
      status: 2,
      stdout: '',
      stderr: 'There is no language "de"; choose one of en, fr, es, it, pt.\n',
    });
  });

  test('is also used for completion', async () => {
    expect((await methuselah('completion', 'fish', '--lang', 'es')).stdout).toContain(
      'cuántos jugadores, de 2 a 6 (5)',
    );
  });
});

describe('the installed command', () => {
  test.each([[['decks', 'list']], [['record', 'show', 'nowhere.json']], [['paly']]])(
    '%j prints and ends as in this process',
    async (args) => expect(methuselahIn({}, ...args)).toEqual(await methuselah(...args)),
  );
});

describe('bad input', () => {
  test.each<[string[], string]>([
    [['paly'], 'Il n’y a pas de commande «\u00a0paly\u00a0». Voir\u00a0: methuselah help\n'],
    [['cards', '--jsn'], 'L’option --jsn n’existe pas. Voir\u00a0: methuselah cards --help\n'],
    [['play', '--seats', '7'], '--seats prend un nombre entier de 2 à 6, pas «\u00a07\u00a0».\n'],
    [['play', '--seats'], 'Il manque une valeur à --seats. Voir\u00a0: methuselah play --help\n'],
    [['play', '--auto=yes'], '--auto ne prend pas de valeur. Voir\u00a0: methuselah play --help\n'],
    [['scenario', 'run'], 'Dites quels fichiers ou dossiers jouer.\n'],
    [['deck', 'show', 'nowhere.txt'], 'Il n’y a ni fichier «\u00a0nowhere.txt\u00a0», ni deck de ce nom'],
  ])('%j is told in the language of who types', async (args, sentence) => {
    const { status, stderr } = await methuselahWith({ LANG: 'fr_FR.UTF-8' }, ...args);
    expect(status).toBe(2);
    expect(stderr.startsWith(sentence), stderr).toBe(true);
    expect((await methuselah(...args, '--lang', 'fr')).stderr).toBe(stderr);
  });
});

describe('the language', () => {
  const first = async (env: Record<string, string>, ...args: string[]): Promise<string> =>
    (await methuselahWith(env, 'cards', '100845', ...args)).stdout.split('\n')[0] ?? '';
  test.each<[string, Record<string, string>, string[], string]>([
    ['English without any', {}, [], 'Govern the Unaligned (100845)'],
    ['that of the machine', { LANG: 'fr_FR.UTF-8' }, [], 'Diriger les indécis (100845)'],
    ['LC_ALL before LANG', { LANG: 'fr_FR', LC_ALL: 'it_IT' }, [], 'Governare i non Allineati (100845)'],
    ['that asked for before all', { LC_ALL: 'it_IT' }, ['--lang', 'es'], 'Regir a los no alineados (100845)'],
    ['English for one that is not there', { LANG: 'de_DE.UTF-8' }, [], 'Govern the Unaligned (100845)'],
    ['English for C', { LC_ALL: 'C', LANG: 'fr_FR' }, [], 'Govern the Unaligned (100845)'],
  ])('is %s', async (_, env, args, name) => expect(await first(env, ...args)).toBe(name));
});

describe('colours', () => {
  const terminal = { isTTY: true };
  test.each<[string, { isTTY?: boolean }, Record<string, string>, boolean]>([
    ['a terminal', terminal, {}, true],
    ['a pipe', {}, {}, false],
    ['a terminal with NO_COLOR', terminal, { NO_COLOR: '1' }, false],
    ['a terminal with an empty NO_COLOR', terminal, { NO_COLOR: '' }, true],
    ['a terminal that is dumb', terminal, { TERM: 'dumb' }, false],
    ['a pipe with FORCE_COLOR', {}, { FORCE_COLOR: '1' }, true],
    ['a terminal with FORCE_COLOR=0', terminal, { FORCE_COLOR: '0' }, false],
  ])('%s', (_, stream, env, coloured) => expect(isColoured(stream, env)).toBe(coloured));

  test('of the command', async () => {
    expect(methuselahIn({}, 'decks').stdout).not.toContain('\x1b');
    expect(methuselahIn({ env: { FORCE_COLOR: '1' } }, 'decks').stdout).toContain('\x1b[1m');
    expect(methuselahIn({ env: { NO_COLOR: '1' } }, 'decks').stdout).not.toContain('\x1b');
  });
});

describe('progress', () => {
  function watched(isTTY: boolean) {
    const written: string[] = [];
    const write = (text: string | Uint8Array): boolean => written.push(String(text)) > 0;
    let now = 0;
    const progress = new Progress(100, { isTTY, columns: 80, write: write as never }, () => now);
    const at = (ms: number, done: number): void => {
      now = ms;
      progress.update(done);
    };
    return { written, at, progress };
  }
  test('is shown after a second, with the time left, and erased', () => {
    const { written, at, progress } = watched(true);
    at(900, 10);
    expect(written).toEqual([]);
    at(2000, 20);
    expect(written.join('')).toMatch(/ 20\/100 {2}0:08$/);
    at(2050, 21);
    expect(written).toHaveLength(1);
    progress.end();
    expect(written.at(-1)).toBe('\r\x1b[K');
  });
  test('is not shown without a terminal, and only erased if shown', () => {
    const { written, at, progress } = watched(false);
    at(5000, 20);
    progress.end();
    expect(written).toEqual([]);
  });
  test('times', () => expect([7_000, 61_500, 3_723_000].map(timeText)).toEqual(['0:07', '1:02', '1:02:03']));
});

describe('completion', () => {
  /** What bash would complete after these words. */
  async function offered(...words: string[]): Promise<string[]> {
    const script = file('completion.bash', (await methuselah('completion', 'bash')).stdout);
    const line =
      `source ${script}; COMP_WORDS=(methuselah ${words.map((word) => `'${word}'`).join(' ')}); ` +
      `COMP_CWORD=${words.length}; _methuselah; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', line], { encoding: 'utf8', cwd: root });
    expect(stderr).toBe('');
    return stdout.trimEnd().split('\n');
  }
  test('of commands, verbs, options and their values', async () => {
    expect(await offered('')).toEqual([
      ...COMMANDS.flatMap(({ name, alias }) => (alias ? [name, alias] : [name])),
      'help',
      '--help',
      '--version',
    ]);
    expect(await offered('rec')).toEqual(['record']);
    expect(await offered('record', 'v')).toEqual(['verify']);
    expect(await offered('record', 'replay', '--t')).toEqual(['--to']);
    expect(await offered('record', 'diff', '--t')).toEqual(['']);
    expect(await offered('cards', '--lang', '')).toEqual(['en', 'fr', 'es', 'it', 'pt']);
    expect(await offered('deck', 'show', 'tr')).toEqual(['tremere']);
    expect(await offered('scenario', 'run', 'READ')).toEqual(['README.md']);
    expect(await offered('rules', 'READ')).toEqual(['']);
    expect(await offered('simulate', '--out', 'READ')).toEqual(['README.md']);
  });
  test.each(['zsh', 'fish'])('for %s knows every command, verb and option', async (shell) => {
    const { status, stdout } = await methuselah('completion', shell);
    expect(status).toBe(0);
    for (const { name, verbs = {} } of COMMANDS)
      for (const word of [name, ...Object.keys(verbs)]) expect(stdout).toMatch(new RegExp(`\\b${word}\\b`));
    for (const option of ['coverage', 'decisions', 'games', 'mode'])
      expect(stdout).toMatch(new RegExp(`(--|-l )${option}\\b`));
  });
  test('for another shell is refused', async () => {
    expect(await methuselah('completion', 'tcsh')).toEqual({
      status: 2,
      stdout: '',
      stderr: 'Say for which shell: bash, zsh, fish.\n',
    });
  });
});
