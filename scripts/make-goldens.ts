// Writes packages/text/test/goldens/*.txt: the text of every playable card in each language. Review the diff before committing.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { LANGS } from '@methuselah/text';
import { page } from '../packages/text/test/goldens/page.ts';

for (const lang of LANGS) {
  const target = new URL(`../packages/text/test/goldens/${lang}.txt`, import.meta.url);
  writeFileSync(fileURLToPath(target), page(lang));
}
