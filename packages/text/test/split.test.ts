import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGS } from '@methuselah/cards/lang';
import { describe, expect, it } from 'vitest';

/** A page loads one language at a time: shared files contain no words, and a language none of another. */

const root = fileURLToPath(new URL('../src/', import.meta.url));
const exported: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
).exports;

/** The files that a file imports at run time, including itself. */
function needs(file: string, known = new Set<string>()): Set<string> {
  const path = join(root, file);
  if (known.has(file)) return known;
  known.add(file);
  const imports = /^(?:import|export)(?! type)\s[^;]*?from '(\.[^']+)';/gms;
  for (const [, from = ''] of readFileSync(path, 'utf8').matchAll(imports))
    needs(relative(root, join(dirname(path), from)), known);
  return known;
}

/** The languages whose words are in these files. */
const languagesOf = (files: ReadonlySet<string>): string[] =>
  LANGS.filter((lang) => [...files].some((file) => new RegExp(`(^|/)${lang}(/|\\.ts$)`).test(file)));

const SHARED = [
  'table/options.ts',
  'table/prompts.ts',
  'table/events.ts',
  'table/story.ts',
  'table/say.ts',
  'table/locale.ts',
  'table/consequence.ts',
  'table/rules.ts',
  'cards/compose.ts',
  'cards/ability.ts',
  'glossary/glossary.ts',
];

it.each(SHARED)('%s needs no words of any language', (file) => {
  expect(languagesOf(needs(file))).toEqual([]);
});

describe.each(LANGS)('%s', (lang) => {
  it.each(['table', 'reasons', 'rules', 'cards', 'glossary'])('%s is exported by itself', (part) => {
    const file = exported[`./${part}/${lang}`]?.replace('./src/', '') ?? '';
    expect(languagesOf(needs(file))).toEqual([lang]);
  });

  it('the table needs no card texts, and nothing that is loaded on demand', () => {
    const others = [/^cards\//, /\/(reasons|rules)\.ts$/];
    const needed = [...needs(`table/${lang}/index.ts`)];
    expect(needed.filter((file) => others.some((other) => other.test(file)))).toEqual([]);
  });
});

it('the check works: all languages together have all words', () => {
  expect(languagesOf(needs('table/languages.ts'))).toEqual([...LANGS]);
});
