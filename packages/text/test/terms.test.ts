import { LANGS } from '@methuselah/text';
import { MISSING_TERMS, TERMS, type Term } from '@methuselah/text/internal';
import { expect, test } from 'vitest';

test('every term has a word in every language, or is listed as missing', () => {
  const terms = Object.keys(TERMS) as Term[];
  expect(terms).toHaveLength(375);
  for (const lang of LANGS)
    for (const term of terms) expect(TERMS[term][lang], `${term} in ${lang}`).not.toBe('');
  expect(MISSING_TERMS).toEqual({
    en: [],
    fr: expect.arrayContaining(['impulse', 'ministry', 'thaumaturgy']),
    es: expect.arrayContaining(['quickReference', 'celerity', 'finalDeath']),
    it: ['rangedDamageMark'],
    pt: expect.arrayContaining(['impulse', 'ministry', 'thaumaturgy']),
  });
  expect(LANGS.map((lang) => MISSING_TERMS[lang].length)).toEqual([0, 9, 13, 1, 8]);
});
