import { LANGS, MISSING_TERMS, TERMS, type Term } from '@methuselah/text';
import { expect, test } from 'vitest';

test('every term has its word in every language, or is known to be missing', () => {
  const terms = Object.keys(TERMS) as Term[];
  expect(terms).toHaveLength(375);
  for (const lang of LANGS) {
    expect(MISSING_TERMS[lang]).toEqual(terms.filter((term) => TERMS[term][lang] === null));
    for (const term of terms) expect(TERMS[term][lang], `${term} in ${lang}`).not.toBe('');
  }
  expect(MISSING_TERMS.en).toEqual([]);
});
