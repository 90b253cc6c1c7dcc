import { LANGS } from '@methuselah/text';
import { localeOf, titleText } from '@methuselah/text/internal';
import { expect, it } from 'vitest';

const DOWAGER = 201545;
const LLOYD = 201556;
const MIN_SEO = 201560;
const ALICE = 201531;

const titles = (title: 'primogen' | 'prince', vampire?: number): string[] =>
  LANGS.map((lang) => titleText(localeOf(lang), title, '', vampire));

it('a title agrees with its vampire where printed texts do so', () => {
  expect(titles('primogen', DOWAGER)).toEqual([
    'primogen',
    'primogène',
    'primogénita',
    'primogenita',
    'primogênita',
  ]);
  expect(titles('primogen', LLOYD)).toEqual(titles('primogen'));
  expect(titles('primogen', MIN_SEO)).toEqual(titles('primogen'));
});

it('a woman is a prince', () => {
  expect(titles('prince', ALICE)).toEqual(['prince', 'prince', 'príncipe', 'principe', 'príncipe']);
});
