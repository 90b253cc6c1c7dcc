import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGS } from '@methuselah/text';
import { expect, it } from 'vitest';
import { page } from './goldens/page.ts';

/** The texts as they were read and found good. After a change: `node scripts/make-goldens.ts`, and read the difference. */
it.each(LANGS)('%s', (lang) => {
  const golden = readFileSync(join(import.meta.dirname, `goldens/${lang}.txt`), 'utf8');
  expect(page(lang)).toBe(golden);
});
