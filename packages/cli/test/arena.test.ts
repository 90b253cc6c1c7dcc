import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGS } from '@methuselah/cards';
import { describe, expect, test } from 'vitest';
import type { Arena } from '../src/simulation/arena.ts';
import { reportOf } from '../src/simulation/report.ts';
import { bars, columns, heatMap, lines, MAX_OPACITY } from '../src/simulation/svg.ts';
import { folder, methuselah } from './command.ts';

/** Checks that elements nest properly, attributes are quoted and other < and & are escaped. */
function expectWellFormed(page: string): void {
  const open: string[] = [];
  const rest = page
    .replace(/^<!doctype html>/, '')
    .replace(/<(\/?)([a-z][a-z0-9]*)((?: [\w:-]+="[^"<>]*")*) ?(\/?)>/gi, (_, end, name, __, alone) => {
      if (end) expect(open.pop()).toBe(name);
      else if (!alone) open.push(name);
      return '';
    });
  expect(open).toEqual([]);
  expect(rest).not.toMatch(/<|&(?!amp;|lt;|gt;|quot;)/);
}

const results = (stdout: string) => {
  const { machine, ...rest } = JSON.parse(stdout);
  for (const bot of rest.bots) bot.late = 0;
  return rest;
};

describe('arena', () => {
  const args = ['--bots', 'heuristic,prudent', '--games', '10', '--seats', '4', '--seed', '5', '--json'];

  test('gives the same results for any number of threads, and a report with the numbers', async () => {
    const one = await methuselah('arena', ...args, '--workers', '1', '--out', 'arena1.jsonl');
    const two = await methuselah(
      'arena',
      ...args,
      '--workers',
      '2',
      '--out',
      'arena2.jsonl',
      '--html',
      'a.html',
    );
    expect([one.status, one.stderr, two.status, two.stderr]).toEqual([0, '', 0, '']);
    expect(results(two.stdout)).toEqual(results(one.stdout));
    const told = (name: string): string => readFileSync(join(folder, name), 'utf8');
    expect(told('arena2.jsonl')).toBe(told('arena1.jsonl'));
    const games = told('arena1.jsonl')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const { bots, decided, turns, decks, seats } = results(one.stdout);
    expect([games.length, seats, decks.length]).toEqual([10, 4, 5]);
    const winners = games.map(({ seats, winner }) => seats[winner]?.bot);
    expect(decided).toBe(winners.filter(Boolean).length);
    expect(bots[0]).toMatchObject({
      name: 'heuristic',
      chairs: 10,
      chance: 0.25,
      wins: winners.filter((bot) => bot === 'heuristic').length,
    });

    const page = told('a.html');
    expectWellFormed(page);
    for (const { name, won, victoryPoints, rating } of bots) {
      const row = page.split('\n').find((line) => line.includes(`<td>${name}</td>`)) ?? '';
      for (const cell of [`${(100 * won.share).toFixed(1)}%`, victoryPoints.toFixed(2), String(rating)])
        expect(row).toContain(`<td>${cell}</td>`);
    }
    expect(page).toContain(`<td>${Math.round(turns.mean * 10) / 10}</td>`);
    expect(page.match(/<svg /g)).toHaveLength(6);
    expect(page).not.toMatch(/(?:src|href)=|@import|url\(/);
    expect(page).toContain('prefers-color-scheme: dark');
  });

  test('prints tables', async () => {
    const { status, stdout } = await methuselah(
      'arena',
      '--games',
      '4',
      '--seats',
      '2',
      '--workers',
      '1',
      '--lang',
      'fr',
    );
    expect(status).toBe(0);
    expect(stdout).toMatch(/^bot +parties +victoires +% +intervalle à 95\s%/m);
    expect(stdout).toMatch(/^heuristic +\d/m);
    expect(stdout).toMatch(/^ventrue +\d/m);
    expect(stdout).toMatch(/^4 parties en [\d.]+ s sur 1 fil,/m);
  });

  test.each<[string, string[], RegExp]>([
    ['a bot that is none', ['--bots', 'clever'], /^There is no bot "clever"; the bots are random, /],
    ['too many bots', ['--seats', '2', '--bots', 'random,novice,random'], /^3 bots do not fit on 2 seats\.$/],
    ['a place where nothing can be written', ['--html', '.'], /^"\." cannot be written\.$/],
    ['words', ['now'], /^arena takes options only, not "now"\.$/],
  ])('%s is refused', async (_, args, message) => {
    const { status, stdout, stderr } = await methuselah('arena', ...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr.trimEnd()).toMatch(message);
  });
});

describe('plots', () => {
  const plots = {
    bars: bars([{ name: 'a<b', share: 0.5, low: 0.25, high: 0.75, chance: 0.2 }], 'shares & more'),
    heatMap: heatMap(
      ['a', 'b'],
      [
        [null, 0.1],
        [0.4, null],
      ],
      'ousts',
    ),
    columns: columns(
      [
        [10, 3],
        [12, 1],
      ],
      ['turns', 'games'],
      'length',
    ),
    lines: lines([{ name: 'a', values: [30, 20, 0] }], ['round', 'pool'], 'pool'),
  };
  test.each(Object.entries(plots))('%s is well-formed', (_, plot) => expectWellFormed(plot));

  test('bars and intervals have the right lengths', () => {
    const width = Number(/<rect [^>]*width="([\d.]+)"/.exec(plots.bars)?.[1]);
    const [, from, to] = /x1="([\d.]+)"[^>]*x2="([\d.]+)"[^>]*class="reach"/.exec(plots.bars) ?? [];
    expect(Number(to) - Number(from)).toBeCloseTo(width, 1);
    expect(plots.bars).toContain('a&lt;b: 50.0% (25.0% – 75.0%)');
  });
  test('a heat map cell is darker for more, and missing for pairs that never met', () => {
    const shades = [...plots.heatMap.matchAll(/fill-opacity="([\d.]+)"/g)].map(([, shade]) => Number(shade));
    expect(shades).toHaveLength(2);
    expect(shades[1]).toBeGreaterThan(2 * (shades[0] ?? 0));
    expect(plots.heatMap).toContain('b → a: 40.0%');
  });
  test('columns of the histogram are as high as their counts', () => {
    const heights = [...plots.columns.matchAll(/height="([\d.]+)" class="bar"/g)].map(([, h]) => Number(h));
    expect((heights[0] ?? 0) / (heights[1] ?? 1)).toBeCloseTo(3, 2);
  });
  test('a line spans the plot from top to bottom', () => {
    const points = /points="([^"]+)"/
      .exec(plots.lines)?.[1]
      ?.split(' ')
      .map((point) => point.split(',').map(Number));
    expect(points?.map(([, y]) => y)).toEqual([10, 76.7, 210]);
  });
});

const none = { mean: 0, median: 0, least: 0, most: 0 };
const noGames: Arena = {
  seats: 5,
  seed: 1,
  decks: ['x'],
  machine: { threads: 1, seconds: 1, processorSeconds: 1 },
  results: {
    games: 0,
    decided: 0,
    bots: [],
    decks: [],
    chairs: [],
    ousts: [[null]],
    ends: { ousting: 0, withdrawal: 0, nobodyLeft: 0, turnLimit: 0, unfinished: 0 },
    turns: none,
    decisions: none,
    lengths: [],
    pools: [],
    rounds: [],
    faults: [{ kind: 'threw', seat: 0, decision: 2, message: 'a < b & "c"', seed: 4, bot: 'novice' }],
  },
};

test.each(LANGS)('a report without games is well-formed: %s', (lang) => {
  const page = reportOf(noGames, lang);
  expectWellFormed(page);
  expect(page).toContain('a &lt; b &amp; &quot;c&quot;');
});

describe('the colours of the report have enough contrast', () => {
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(reportOf(noGames, 'en')) ?? [];
  const [light = '', dark = ''] = style.split('body')[0]?.split('@media') ?? [];
  /** WCAG contrast ratio: from 1 (the same colour) to 21 (black on white). */
  function contrast(one: string, other: string): number {
    const [bright = 0, dim = 0] = [one, other]
      .map((colour) => {
        const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
          const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      })
      .sort((a, b) => b - a);
    return (bright + 0.05) / (dim + 0.05);
  }
  /** A colour painted on paper with this opacity. */
  const mixed = (colour: string, paper: string, part: number): string =>
    `#${[1, 3, 5]
      .map((at) => {
        const [top, below] = [colour, paper].map((of) => Number.parseInt(of.slice(at, at + 2), 16));
        const sum = Math.round(part * (top ?? 0) + (1 - part) * (below ?? 0));
        return sum.toString(16).padStart(2, '0');
      })
      .join('')}`;

  test.each([
    ['light', light],
    ['dark', dark],
  ])('%s', (_, theme) => {
    const {
      paper = '',
      ink = '',
      quiet = '',
      grid,
      bar = '',
      ...lines
    } = Object.fromEntries(
      [...theme.matchAll(/--(\w+): (#\w{6})/g)].map(([, name, colour]) => [name, colour ?? '']),
    );
    expect(Object.keys(lines)).toHaveLength(6);
    for (const text of [ink, quiet]) expect(contrast(text, paper)).toBeGreaterThan(4.5);
    for (const mark of [bar, ...Object.values(lines)]) expect(contrast(mark, paper)).toBeGreaterThan(3);
    // Text and lines on a bar, or on the darkest cell of the heat map
    expect(contrast(ink, mixed(bar, paper, MAX_OPACITY))).toBeGreaterThan(4.5);
    expect(contrast(mixed(bar, paper, MAX_OPACITY), paper)).toBeGreaterThan(2.5);
  });
});
