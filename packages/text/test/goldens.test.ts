import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGS } from '@methuselah/text';
import { expect, it } from 'vitest';
import { page } from './goldens/page.ts';

/** Reviewed texts. After a change, run `node scripts/make-goldens.ts` and review the diff. */
it.each(LANGS)('%s', (lang) => {
  const golden = readFileSync(join(import.meta.dirname, `goldens/${lang}.txt`), 'utf8');
  expect(page(lang)).toBe(golden);
});
