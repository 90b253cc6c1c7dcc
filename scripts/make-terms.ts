// Writes packages/text/src/terms.ts from the official terms of the game:
//   node scripts/make-terms.ts path/to/terms.json
// The file holds an object for each term with its word in each language, or null where there is none.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGS, type Lang } from '@methuselah/cards';

type Words = Readonly<Record<Lang, string | null>>;

const root = fileURLToPath(new URL('..', import.meta.url));
const target = 'packages/text/src/terms.ts';

function print(terms: Readonly<Record<string, Words>>): string {
  const lines = Object.entries(terms).map(([term, words]) => {
    return `${term}: { ${LANGS.map((lang) => `${lang}: ${JSON.stringify(words[lang])}`).join(', ')} },`;
  });
  const missing = LANGS.map((lang) => {
    const keys = Object.keys(terms).filter((term) => terms[term]?.[lang] === null);
    return `${lang}: ${JSON.stringify(keys)},`;
  });
  return `import type { Lang } from './lang.ts';

/** The terms of the game as the rulebooks have them. Written by scripts/make-terms.ts; null where a rulebook has none. */
export const TERMS = {
${lines.join('\n')}
} as const satisfies Readonly<Record<string, Readonly<Record<Lang, string | null>>>>;

export type Term = keyof typeof TERMS;

/** The terms that the rulebook of a language does not have. */
export const MISSING_TERMS: Readonly<Record<Lang, readonly Term[]>> = {
${missing.join('\n')}
};
`;
}

const source = process.argv[2];
if (source === undefined) {
  console.error('Say which file: node scripts/make-terms.ts path/to/terms.json');
  process.exit(2);
}
writeFileSync(root + target, print(JSON.parse(readFileSync(source, 'utf8'))));
execFileSync(`${root}node_modules/.bin/biome`, ['check', '--write', '--log-level=error', target], {
  cwd: root,
});
