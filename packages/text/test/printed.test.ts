import { CATALOGUE, type CatalogueCard } from '@methuselah/cards/catalogue';
import { HEADINGS } from '@methuselah/cards/decklist';
import type { VampireCard } from '@methuselah/engine/language';
import { cardText, LANGS } from '@methuselah/text';
import { TABLE_WORDS } from '@methuselah/text/internal';
import { describe, expect, it, test } from 'vitest';

/** All values of a printed property in the catalogue. */
const printed = (read: (card: CatalogueCard) => readonly (string | undefined)[]): string[] =>
  [...new Set(CATALOGUE.flatMap(read))].filter((word) => word !== undefined).sort();

describe.each(LANGS)('in %s there is a name for', (lang) => {
  const { terms } = TABLE_WORDS[lang];
  const named = (words: Readonly<Record<string, string>>, keys: readonly string[]): void => {
    for (const key of keys) expect(words[key], key).toMatch(/^\p{L}/u);
  };

  test('every clan and creed', () => {
    const clans = printed(({ clans }) => clans);
    expect(clans).toHaveLength(47);
    named(terms.clans, clans);
    expect(Object.keys(terms.clans).sort(), 'and for no other').toEqual(clans);
  });

  test('every Discipline and virtue, beside its sign of three letters', () => {
    const signs = printed(({ disciplines }) => Object.keys(disciplines));
    expect(signs).toHaveLength(39);
    named(terms.disciplines, signs);
    expect(Object.keys(terms.disciplines).sort(), 'and for no other').toEqual(signs);
    expect(new Set(Object.values(terms.disciplines)).size, 'each of its own').toBe(39);
    for (const sign of signs) expect(sign).toMatch(/^[a-z]{3}$/);
  });

  test('every sect, trait and title', () => {
    named(
      terms.sects,
      printed((card) => (card.kind === 'crypt' ? [card.sect] : [])),
    );
    named(
      terms.traits,
      printed((card) => (card.kind === 'crypt' ? card.traits : [])),
    );
    for (const card of CATALOGUE)
      if (card.kind === 'crypt' && card.title) expect(terms.title(card.title, null), card.name).toMatch(/./);
  });

  test('every type', () => {
    named(
      terms.cardTypes,
      printed((card) => (card.kind === 'crypt' ? [card.type] : [])),
    );
    for (const type of printed((card) => (card.kind === 'library' ? card.types : [])))
      expect(HEADINGS[type as keyof typeof HEADINGS][lang], type).toMatch(/./);
  });
});

it('names antitribu with the word of the language and their clan', () => {
  expect(LANGS.map((lang) => TABLE_WORDS[lang].terms.clans['Malkavian antitribu'])).toEqual([
    'Malkavian antitribu',
    'Malkavien antitribu',
    'Malkavian antitribu',
    'Malkavian antitribù',
    'Malkaviano antitribu',
  ]);
});

const creature: VampireCard = {
  kind: 'vampire',
  id: 1,
  name: 'Somebody',
  clan: 'Gargoyle',
  capacity: 3,
  group: 2,
  sect: 'camarilla',
  disciplines: {},
};

it('prints the traits of a vampire, the clan it serves, and that it is not unique', () => {
  const card = { ...creature, traits: ['flight', 'scarce'], slaveTo: 'Tremere', unique: false };
  expect(LANGS.map((lang) => cardText(card, lang))).toEqual([
    'Camarilla: Flight. Scarce. Tremere slave. Non-unique.',
    'Camarilla\u00a0: Vol. Rarissime. Esclave Tremere. Non unique.',
    'Camarilla: Vuelo. Escaso. Esclavo Tremere. No único.',
    'Camarilla: Volo. Raro. Schiavo Tremere. Non unico.',
    'Camarilla: Voo. Escasso. Escravo Tremere. Não único.',
  ]);
});

it('prints the circle of a Blood Brother', () => {
  const card = { ...creature, circle: 'Kiev', traits: ['sterile'] };
  expect(cardText(card, 'en')).toBe('Camarilla: Sterile. Kiev circle.');
  expect(cardText(card, 'fr')).toBe('Camarilla\u00a0: Stérile. Cercle de Kiev.');
});
