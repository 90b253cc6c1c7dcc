import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('../src/looks/looks.css', import.meta.url), 'utf8');

/** The custom properties of a theme that are six-digit colours. */
const tokens = (theme: 'dark' | 'light'): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const names = selector.match(/data-theme="(\w+)"/g) ?? [];
    const isShared = /:root\s*$/.test(selector) && names.length === 0;
    if (!isShared && !names.some((name) => name.includes(theme))) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6});/g))
      found.set(name, value);
  }
  return found;
};

const luminance = (colour: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const ratio = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const PAPERS = ['--paper', '--paper-2', '--paper-3'];
const SEATS = [0, 1, 2, 3, 4, 5].map((seat) => `--sign-${seat}`);
const WORDS = ['--ink', '--ink-2', '--gold', '--good', '--bad', '--accent-text', ...SEATS];
const SIGNS = ['--accent', '--line-strong', '--focus'];

const pairs = (inks: readonly string[], grounds: readonly string[]): [string, string][] =>
  inks.flatMap((ink) => grounds.map((ground): [string, string] => [ink, ground]));

const TEXT: readonly [string, string][] = [
  ...pairs(WORDS, PAPERS),
  ['--accent-ink', '--accent'],
  ['--gold-ink', '--gold'],
  ['--card-ink', '--card-plate'],
  ['--card-gold', '--card-plate'],
  ['--card-blood-ink', '--card-blood'],
];
const DRAWN: readonly [string, string][] = pairs(SIGNS, PAPERS);

const tooFaint = (theme: 'dark' | 'light', list: readonly [string, string][], least: number): string[] => {
  const colours = tokens(theme);
  return list.flatMap(([ink, ground]) => {
    const [one, other] = [colours.get(ink), colours.get(ground)];
    if (one === undefined || other === undefined) return [`${ink} or ${ground} is missing`];
    const found = ratio(one, other);
    return found < least ? [`${ink} on ${ground}: ${found.toFixed(2)}`] : [];
  });
};

test.each(['dark', 'light'] as const)(
  'in the %s theme text has a contrast of 4.5 and icons of 3',
  (theme) => {
    expect(tooFaint(theme, TEXT, 4.5)).toEqual([]);
    expect(tooFaint(theme, DRAWN, 3)).toEqual([]);
  },
);

test('a contrast that is too low is found', () => {
  expect(tooFaint('dark', [['--paper-2', '--paper']], 3)).toHaveLength(1);
  expect(tooFaint('light', [['--no-such', '--paper']], 3)).toEqual(['--no-such or --paper is missing']);
});
