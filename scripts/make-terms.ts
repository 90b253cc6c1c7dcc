// Writes packages/text/src/terms/ from the official terms of the game, one file per language:
//   node scripts/make-terms.ts path/to/terms.json
// The JSON file has an object per term with its word in each language, or null where there is none.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGS, type Lang } from '@methuselah/cards';

type Words = Readonly<Record<Lang, string | null>>;

const root = fileURLToPath(new URL('..', import.meta.url));
const target = 'packages/text/src/terms';

/** One export per term, so that a bundle includes only those it uses. */
const print = (terms: Readonly<Record<string, Words>>, lang: Lang): string =>
  [
    '// The terms of the game as the rulebook of this language has them; null where it has none.',
    '// Written by scripts/make-terms.ts.',
    ...Object.entries(terms).map(([term, words]) => exported(term, JSON.stringify(words[lang]))),
    '',
  ].join('\n');
/** Terms that are reserved words in TypeScript get another local name. */
const exported = (term: string, word: string): string =>
  term === 'yield'
    ? `const yields = ${word};\nexport { yields as yield };`
    : `export const ${term} = ${word};`;

const source = process.argv[2];
if (source === undefined) {
  console.error('Say which file: node scripts/make-terms.ts path/to/terms.json');
  process.exit(2);
}
const terms = JSON.parse(readFileSync(source, 'utf8'));
for (const lang of LANGS) writeFileSync(`${root}${target}/${lang}.ts`, print(terms, lang));
execFileSync(`${root}node_modules/.bin/biome`, ['check', '--write', '--log-level=error', target], {
  cwd: root,
});
