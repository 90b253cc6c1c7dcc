import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import ts from 'typescript';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPackages, packPackages } from './build.ts';
import { PACKAGE_NAMES, PUBLISHED } from './published.ts';

/** Tests the packages as a user gets them: installed from tarballs into an empty project. */

const root = fileURLToPath(new URL('../..', import.meta.url));
const example = readFileSync(join(root, 'examples/play-a-game.js'), 'utf8');
const scratch = mkdtempSync(join(tmpdir(), 'methuselah-packages-'));
const project = join(scratch, 'project');
const installed = join(project, 'node_modules/@methuselah');

/** Runs a command outside the repository: with the machine's own Node and npm, and without npm's script environment. */
function run(command: string, args: readonly string[]): string {
  const known = Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_|^PATH$/i.test(name));
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const env = { ...Object.fromEntries(known), PATH: path.join(delimiter) };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: project, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ends with ${status}:\n${stdout}${stderr}`);
  return stdout;
}

beforeAll(() => {
  const built = join(scratch, 'built');
  buildPackages(root, built);
  const tarballs = packPackages(built, join(scratch, 'tarballs'));
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  writeFileSync(join(project, 'example.js'), example);
  const quiet = ['--offline', '--no-audit', '--no-fund', '--loglevel=error'];
  run('npm', ['install', ...quiet, `--cache=${join(scratch, 'cache')}`, ...tarballs]);
});
afterAll(() => rmSync(scratch, { recursive: true }));

describe.each(PACKAGE_NAMES)('%s', (key) => {
  const files = (): string[] =>
    readdirSync(join(installed, key), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));

  test('has code, types, README and licence, and nothing else', () => {
    const names = files().map((file) => file.slice(join(installed, key).length + 1));
    const others = names.filter((name) => !/^(lib|data)\/.*\.(d\.ts|js)$/.test(name)).toSorted();
    expect(others).toEqual(['LICENSE', 'README.md', 'package.json']);
    expect(names.filter((name) => /\btests?\b/.test(name))).toEqual([]);
    expect(names.filter((name) => name.startsWith('lib/')).length).toBeGreaterThan(10);
  });

  test('names no file outside of it, no source and nothing of Node', () => {
    for (const file of files().filter((name) => /\.[jt]s$/.test(name))) {
      const text = readFileSync(file, 'utf8');
      expect(text.includes(root), file).toBe(false);
      const imported = ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName);
      const strange = imported.filter((name) => !/^\.{1,2}\/.*\.js$|^@methuselah\/[a-z/]+$/.test(name));
      expect(strange, file).toEqual([]);
    }
  });

  test('every entry resolves, with its types', () => {
    const { resolve } = createRequire(join(project, 'example.js'));
    const manifest = JSON.parse(readFileSync(join(installed, key, 'package.json'), 'utf8'));
    expect(Object.keys(manifest.exports)).toEqual([...PUBLISHED[key], './package.json']);
    for (const entry of PUBLISHED[key]) {
      const file = resolve(join('@methuselah', key, entry));
      expect(files()).toContain(file);
      expect(files()).toContain(file.replace(/\.js$/, '.d.ts'));
    }
  });

  test('every entry loads', () => {
    const entries = PUBLISHED[key].map((entry) => join('@methuselah', key, entry));
    const script = entries.map((entry) => `import '${entry}';`).join('\n');
    expect(run('node', ['--input-type=module', '--eval', script])).toBe('');
  });

  test('its README shows the example and every export', () => {
    const readme = readFileSync(join(installed, key, 'README.md'), 'utf8');
    expect(readme).toContain(example);
    expect(readme).not.toContain('<!--');
    expect(readme).toMatch(/unofficial, non-commercial fan project/);
  });
});

const SAVED = /^Tour 1, [\s\S]*\nSaved and loaded\.\n$/;

test('the example runs in plain JavaScript', () => {
  expect(run('node', ['example.js'])).toMatch(SAVED);
});

test('the internals are not part of a game', () => {
  const script = `
    import { DECKS, PLAYABLE_CARDS, toDeck } from '@methuselah/cards';
    import { compilePool, newGame } from '@methuselah/engine';
    const players = ['A', 'B'].map((name) => ({ name, deck: toDeck(DECKS[0]) }));
    const game = newGame({ pool: compilePool(PLAYABLE_CARDS), seed: 1, players });
    console.log(JSON.stringify(Object.keys(game)), 'table' in game);`;
  expect(run('node', ['--input-type=module', '--eval', script])).toBe('[] false\n');
});

test.each([
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
])('the example type-checks as TypeScript: module %s, resolution %s', (module, moduleResolution) => {
  const internal = `
    import type { Game } from '@methuselah/engine';
    // @ts-expect-error: what the rules work on is not part of it
    export const tableOf = (game: Game) => game.table;`;
  writeFileSync(join(project, 'example.ts'), example);
  writeFileSync(join(project, 'internal.ts'), internal);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    target: 'es2022',
    types: [],
    module,
    moduleResolution,
  };
  const files = ['example.ts', 'internal.ts'];
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  expect(run('node', [join(root, 'node_modules/typescript/bin/tsc'), '--pretty', 'false'])).toBe('');
});

test('the example runs as a bundle for browsers, with nothing of Node around it', async () => {
  const bundled = (await build({
    root: project,
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry: 'example.js', formats: ['iife'], name: 'example' } },
  })) as Rolldown.RolldownOutput[];
  const [chunk] = bundled[0]?.output ?? [];
  const lines: string[] = [];
  const context = createContext({ console: { log: (line: string) => lines.push(line) } });
  runInContext(chunk?.code ?? '', context);
  expect(`${lines.join('\n')}\n`).toBe(run('node', ['example.js']));
});
