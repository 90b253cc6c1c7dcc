import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { newGame } from '@methuselah/engine';
import { tableOf } from '@methuselah/engine/internal';
import { WINDOWS } from '@methuselah/engine/language';
import { LIBRARY, testSetup, VAMPIRES } from '@methuselah/testkit';
import { describe, expect, test } from 'vitest';

/** Checks on the engine's source code. */

const SRC = fileURLToPath(new URL('../src/', import.meta.url));

interface Source {
  readonly path: string;
  readonly text: string;
  /** Without comments. */
  readonly code: string;
}

const sources: readonly Source[] = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => {
    const text = readFileSync(SRC + path, 'utf8');
    return { path, text, code: text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'])\/\/.*$/gm, '$1') };
  });
const source = (path: string): string => sources.find((s) => s.path === path)?.code ?? '';

/** Every occurrence of a pattern, as "file: line". */
function places(pattern: RegExp, where: (path: string) => boolean = () => true): string[] {
  return sources
    .filter(({ path }) => where(path))
    .flatMap(({ path, code }) =>
      code
        .split('\n')
        .filter((line) => pattern.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
}

const imports = sources.flatMap(({ path, code }) =>
  [...code.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((found) => ({ path, from: found[1] ?? '' })),
);

test('the scan finds the files of the engine', () => {
  expect(sources.length).toBeGreaterThan(30);
  expect(imports.length).toBeGreaterThan(100);
});

describe('the engine is pure', () => {
  test('no clock, no unseeded randomness, no environment', () => {
    const impure =
      /\bDate\b|\bperformance\b|\bMath\.random\b|\bprocess\b|\bglobalThis\b|\bcrypto\b|\bset(?:Timeout|Interval|Immediate)\b|\bconsole\b|\bfetch\b|\brequire\b/;
    expect(places(impure)).toEqual([]);
  });
  test('no promises or generators, which could not be saved at a decision', () => {
    // The language is walked when a pool is compiled, before there is a game.
    const inPlay = (path: string): boolean => !path.startsWith('language/');
    expect(places(/\basync\b|\bawait\b|\bPromise\b|\bfunction\s*\*|(?<!')\byield\b/, inPlay)).toEqual([]);
  });
  test('it imports only itself', () => {
    expect(imports.filter(({ from }) => !/^\.\.?\/.+\.ts$/.test(from))).toEqual([]);
    const outside = imports.filter(({ path, from }) => {
      const depth = path.split('/').length - 1;
      return (from.match(/\.\.\//g) ?? []).length > depth;
    });
    expect(outside).toEqual([]);
  });
  test('no disabled checks', () => {
    expect(
      sources.filter(({ text }) => /@ts-|biome-ignore|\bas any\b/.test(text)).map((s) => s.path),
    ).toEqual([]);
  });
});

describe('which folders may write what', () => {
  const others = (path: string): boolean =>
    !path.startsWith('atoms/') && !path.startsWith('state/') && path !== 'rules/setup.ts';
  const change = String.raw`\s*(?:=(?![=>])|[-+*|&^]=|\+\+|--)`;
  const mutate = String.raw`\.(?:push|pop|shift|unshift|splice|sort|reverse|fill)\(|\.length\s*=(?!=)`;

  /** Found in the atoms and nowhere else: a pattern that finds nothing at all proves nothing. */
  function onlyInAtoms(pattern: RegExp): void {
    expect(places(pattern, (path) => path.startsWith('atoms/'))).not.toEqual([]);
    expect(places(pattern, others)).toEqual([]);
  }

  test('seats and cards are written by atoms only', () => {
    for (const field of [
      ...['pool', 'victoryPoints', 'ousted', 'masterActions', 'transfers', 'discardActions', 'toReplace'],
      ...['outOfTurn', 'withdrawing', 'counters', 'locked', 'region', 'host', 'controller', 'actsFrom'],
      ...['title', 'titleContested', 'titleCard', 'was', 'merged', 'level', 'bound0'],
      ...['edge', 'turn', 'active', 'phase'],
    ])
      onlyInAtoms(new RegExp(String.raw`\w\)?\.${field}${change}`));
  });
  test('cards are moved between zones by atoms only', () => {
    const zones = 'library|crypt|hand|ashHeap|removed|limbo';
    onlyInAtoms(new RegExp(String.raw`\b(?:${zones})(?:${mutate})`));
    onlyInAtoms(new RegExp(String.raw`state\.cards(?:${mutate})`));
  });
  test('rows and the ledger are written by atoms only', () => {
    onlyInAtoms(new RegExp(String.raw`\brows(?:${mutate}|${change})`));
    onlyInAtoms(new RegExp(String.raw`\bledger(?:${mutate}|${change})`));
  });
  test('only the file with the rules of a frame names its steps', () => {
    // Code for every kind of frame names no step; the verbs of the card language are the rules of the effect frame.
    const anyFrame = ['flow/pump.ts', 'table/frames.ts', 'table/stack.ts', 'table/table.ts'];
    const isOther = (path: string): boolean =>
      !anyFrame.includes(path) && !/^(?:effects|state)\//.test(path) && !source(path).includes('frameRules<');
    const step = /\.step\b|\bstep[ ,}].*Frame\)/;
    expect(places(step, (path) => !isOther(path))).not.toEqual([]);
    expect(places(step, isOther)).toEqual([]);
  });
  test('the random generator is drawn from by atoms only', () => {
    onlyInAtoms(/\b(?:roll|shuffleInPlace)\(/);
  });
});

describe('folders and their imports', () => {
  // docs/ARCHITECTURE.md lists the same order.
  const FOLDERS = [
    'language',
    'state',
    'table',
    'query',
    'atoms',
    'flow',
    'rules',
    'effects notation',
    'view',
    'game',
    'record',
  ];
  const folder = (path: string): string => (path.includes('/') ? (path.split('/')[0] ?? '') : '');
  const rank = (path: string): number =>
    FOLDERS.findIndex((names) => names.split(' ').includes(folder(path)));

  test('every folder has a rank', () => {
    expect(sources.filter(({ path }) => folder(path) !== '' && rank(path) < 0)).toEqual([]);
  });

  test('a folder imports only folders before it, except for types', () => {
    const wrong = sources.flatMap(({ path, code }) => {
      const own = rank(path);
      if (own < 0) return [];
      return [...code.matchAll(/import\s+(type\s+)?([^;]*?)from\s+'([^']+)'/g)]
        .filter(([, typeOnly]) => typeOnly === undefined)
        .map(([, , , from = '']) => new URL(from, `file:///${path}`).pathname.slice(1))
        .filter((target) => rank(target) > own || (rank(target) === own && folder(target) !== folder(path)))
        .map((target) => `${path} imports ${target}`);
    });
    expect(wrong).toEqual([]);
  });
});

describe('the engine names no card', () => {
  test('neither a vampire nor a library card of the test pool', () => {
    const names = [...VAMPIRES, ...LIBRARY].map((card) => card.name).filter((name) => name.includes(' '));
    expect(names.length).toBeGreaterThan(50);
    const found = names.filter((name) => sources.some(({ text }) => text.includes(name)));
    expect(found).toEqual([]);
  });
});

describe('every name has its rules', () => {
  const union = (text: string, from: string, to: string, pattern: RegExp): string[] => {
    const part = text.slice(text.indexOf(from), text.indexOf(to, text.indexOf(from)));
    return [...new Set([...part.matchAll(pattern)].map((found) => found[1] ?? ''))];
  };

  test('every kind of frame has rules, and every rule a frame', () => {
    const kinds = union(
      source('state/frames.ts'),
      'interface FrameBase',
      'export type Frame =',
      /^ {2}kind: '(\w+)';/gm,
    );
    const { book } = tableOf(newGame(testSetup(1, 2)));
    expect([...book.frames.keys()].toSorted()).toEqual(kinds.toSorted());
  });
  test('a rule opens every window', () => {
    const rules = sources
      .filter((s) => s.path.startsWith('rules/'))
      .map((s) => s.code)
      .join('\n');
    expect(WINDOWS.filter((window) => !rules.includes(`'${window}'`))).toEqual([]);
  });
  test('every happening is raised, and every event is emitted', () => {
    const all = sources.map((s) => s.code).join('\n');
    const happenings = union(
      source('language/lasting.ts'),
      'export const HAPPENINGS',
      'as const',
      /'(\w+)'/g,
    );
    expect(happenings.length).toBeGreaterThan(10);
    expect(happenings.filter((h) => !new RegExp(`happen(?:sInstead)?\\(\\s*t,\\s*'${h}'`).test(all))).toEqual(
      [],
    );
    const events = union(
      source('table/events.ts'),
      'export interface EventFacts',
      'export type EventType',
      /^ {2}(\w+): /gm,
    );
    expect(events.length).toBeGreaterThan(60);
    const tellers = sources.filter(({ path }) => /^(?:atoms|rules|effects)\//.test(path));
    const told = tellers.map((s) => s.code).join('\n');
    expect(told).not.toMatch(/emit\(/);
    expect(events.filter((e) => !new RegExp(`'${e}'`).test(told))).toEqual([]);
  });
  test('a refusal counts the checks that refuse, in the same order', () => {
    const code = source('rules/whycannot.ts');
    const between = (from: string, to: string): string => code.split(from)[1]?.split(to)[0] ?? '';
    const named = (part: string): string[] => [...part.matchAll(/\bwhy\w+/g)].map(([name]) => name);
    const asked = named(between('export const whyCannotUse: Check', ';'));
    expect(asked.length).toBeGreaterThan(5);
    expect(named(between('const CHECKS: readonly Check[] = [', ']'))).toEqual(asked);
  });
});
