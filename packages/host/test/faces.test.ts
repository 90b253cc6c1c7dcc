import { type Face, facesOf, localeFor } from '@methuselah/host';
import { fifthPool } from '@methuselah/testkit';
import { LANGS, type Lang } from '@methuselah/text';
import { describe, expect, test } from 'vitest';
import { lint } from '../../text/src/lint.ts';
import { LOCALES } from '../src/words/all.ts';

const face = (lang: Lang, name: string): Face | undefined =>
  facesOf(fifthPool, LOCALES[lang]).find(({ card }) => card === fifthPool.byName.get(name)?.[0]?.card.id);

describe.each(LANGS)('the faces of the cards in %s', (lang) => {
  const faces = facesOf(fifthPool, LOCALES[lang]);
  const names = faces.map(({ name }) => name);

  test('cover all cards, each with its name, type and text', () => {
    expect(new Set(faces.map(({ card }) => card))).toEqual(new Set(fifthPool.byId.keys()));
    for (const { name, typeText, types, lines } of faces) {
      expect([name, typeText, ...lines]).not.toContain('');
      expect(types.length).toBeGreaterThan(0);
      expect(lines.length).toBeGreaterThan(0);
    }
  });

  test('are in the words of the language', () => {
    for (const { typeText, clanText, disciplines, keywords, sectText, titleText } of faces)
      for (const text of [
        typeText,
        clanText,
        sectText,
        titleText,
        ...keywords,
        ...disciplines.map((d) => d.text),
      ])
        if (text !== '') expect(lint(text, lang, names)).toEqual([]);
  });

  test('come with the language that a page loads', async () => {
    expect(await localeFor(lang)).toBe(LOCALES[lang]);
  });
});

test('a vampire: what is printed on it', () => {
  const [vampire] = facesOf(fifthPool, LOCALES.fr).filter(({ titleText }) => titleText !== '');
  const card = fifthPool.byId.get(vampire?.card ?? -1)?.card;
  if (card?.kind !== 'vampire') throw new Error('There is a vampire with a title.');
  expect(vampire).toMatchObject({
    types: ['vampire'],
    typeText: 'vampire',
    clan: card.clan,
    capacity: card.capacity,
    group: `${card.group}`,
    cost: null,
    life: null,
  });
  expect(vampire?.disciplines.map(({ code, superior }) => [code, superior ? 2 : 1])).toEqual(
    Object.entries(card.disciplines),
  );
});

test('a library card: its cost and requirements', () => {
  expect(face('it', 'Govern the Unaligned')).toMatchObject({
    name: 'Governare i non Allineati',
    types: ['action'],
    typeText: 'azione',
    disciplines: [{ code: 'dom', superior: false }],
    cost: { unit: 'blood', n: 1 },
    capacity: null,
  });
  expect(face('en', 'Raven Spy')).toMatchObject({ types: ['retainer'], life: 1, keywords: ['animal'] });
  expect(face('en', 'Arcane Library')).toMatchObject({ clan: 'Tremere', clanText: 'Tremere', unique: true });
});
