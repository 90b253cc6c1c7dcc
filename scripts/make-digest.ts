// Writes packages/text/test/digest/official.json: numbers, symbols, icons and keywords of the official texts of the playable
// cards in the available languages, without their sentences. node scripts/make-digest.ts <folder of the card files>
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PLAYABLE_CARDS } from '@methuselah/cards';
import { digest } from '../packages/text/test/digest/tokens.ts';
import type { DigestLang } from '../packages/text/test/digest/words.ts';
import { readCsv } from './shared/csv.ts';

const SUFFIX: Readonly<Record<DigestLang, string>> = { en: '', fr: '.fr-FR', es: '.es-ES' };

const folder = process.argv[2];
if (folder === undefined) {
  console.error('usage: node scripts/make-digest.ts <folder of the card files>');
  process.exit(2);
}

const digests = Object.fromEntries(
  Object.entries(SUFFIX).map(([lang, suffix]) => {
    const rows = ['vteslib', 'vtescrypt'].flatMap((name) =>
      readCsv(readFileSync(join(folder, `${name}${suffix}.csv`), 'utf8')),
    );
    const texts = new Map(rows.map((row) => [Number(row.Id), row['Card Text'] ?? '']));
    return [
      lang,
      Object.fromEntries(
        // Not every card has a text in every language.
        PLAYABLE_CARDS.flatMap(({ id }) => {
          const text = texts.get(id) ?? '';
          return text === '' ? [] : [[id, digest(text, lang as DigestLang)]];
        }),
      ),
    ];
  }),
);
const target = fileURLToPath(new URL('../packages/text/test/digest/official.json', import.meta.url));
writeFileSync(target, `${JSON.stringify(digests, null, 1)}\n`);
