import { statSync } from 'node:fs';
import { DECKS, LANGS } from '@methuselah/cards';
import {
  CATALOGUE,
  type CatalogueCard,
  cardById,
  findCards,
  fullName,
  suggestCards,
} from '@methuselah/cards/catalogue';
import { CARD_TYPES, SECTS, TITLES } from '@methuselah/engine/language';
import { describe, expect, test } from 'vitest';

const one = (name: string): CatalogueCard => {
  const found = findCards(name);
  expect(found.map(inEnglish), name).toHaveLength(1);
  return found[0] as CatalogueCard;
};
const inEnglish = (card: CatalogueCard): string => fullName(card);
const namesOf = (cards: readonly CatalogueCard[]): string[] => cards.map(inEnglish);
const count = (test: (card: CatalogueCard) => boolean): number => CATALOGUE.filter(test).length;

describe('the catalogue', () => {
  test('has every card once', () => {
    expect(CATALOGUE).toHaveLength(4149);
    expect(new Set(CATALOGUE.map((card) => card.id)).size).toBe(4149);
    expect(count((card) => card.kind === 'crypt')).toBe(1785);
    expect(count((card) => card.kind === 'crypt' && card.advancedOf !== undefined)).toBe(65);
    expect(count((card) => card.kind === 'crypt' && card.type === 'imbued')).toBe(20);
    expect(count((card) => card.kind === 'library' && card.burnOption)).toBe(51);
    expect(count((card) => card.banned !== undefined)).toBe(20);
    expect(count((card) => card.sets.includes('V5'))).toBe(191);
    expect(count((card) => card.sets.length === 0)).toBe(0);
  });

  test('is small', () => {
    expect(statSync(new URL('../data/catalogue.json', import.meta.url)).size).toBeLessThan(400_000);
  });

  test('has only known values', () => {
    for (const card of CATALOGUE) {
      expect(card.name.trim(), `${card.id}`).toMatch(/./);
      expect(
        Object.values(card.names).every((name) => name !== ''),
        card.name,
      ).toBe(true);
      for (const icon of Object.keys(card.disciplines)) expect(icon, card.name).toMatch(/^[a-z]{3}$/);
      if (card.kind === 'crypt') {
        expect(card.capacity, card.name).toBeGreaterThan(0);
        expect(card.group === 'any' || card.group > 0, card.name).toBe(true);
        if (card.title !== undefined) expect(TITLES, card.name).toContain(card.title);
        if (card.type === 'vampire') expect(SECTS, card.name).toContain(card.sect);
        const isOfCity = ['prince', 'baron', 'archbishop'].includes(card.title ?? '');
        expect(card.city !== undefined, card.name).toBe(isOfCity);
      } else {
        for (const type of card.types)
          expect([...CARD_TYPES, 'power', 'conviction'], card.name).toContain(type);
        for (const cost of [card.pool, card.blood, card.conviction])
          expect(cost === undefined || cost === 'X' || cost >= 0, card.name).toBe(true);
      }
    }
  });

  test('has every card of the decks, in the right part', () => {
    for (const { crypt, library } of DECKS) {
      for (const { id } of crypt) expect(cardById(id), `${id}`).toMatchObject({ kind: 'crypt', group: 6 });
      for (const { id } of library) expect(cardById(id), `${id}`).toMatchObject({ kind: 'library' });
    }
  });

  test('knows a vampire with a title', () => {
    expect(cardById(201535)).toEqual({
      kind: 'crypt',
      id: 201535,
      name: 'Ayelech',
      names: Object.fromEntries(LANGS.map((lang) => [lang, 'Ayelech'])),
      aka: [],
      type: 'vampire',
      clans: ['Tremere'],
      capacity: 7,
      group: 6,
      disciplines: { aus: 2, dom: 2, tha: 2 },
      sect: 'camarilla',
      title: 'prince',
      city: 'Addis Ababa',
      traits: [],
      unique: true,
      sets: ['V5', 'NB'],
    });
  });

  test('knows odd cards', () => {
    expect(one('Anarch Convert')).toMatchObject({ group: 'any', disciplines: {}, capacity: 1 });
    expect(one('Govern the Unaligned')).toMatchObject({
      id: 100845,
      disciplines: { dom: 1 },
      types: ['action'],
    });
    expect(one("Bear's Skin")).toMatchObject({ disciplines: { ani: 1, pro: 1 }, combine: 'and' });
    expect(one('Create Gargoyle')).toMatchObject({ clans: ['Tremere', 'Tremere antitribu'], capacity: '2' });
    expect(one('Praxis Seizure: Berlin')).not.toHaveProperty('capacity');
    expect(one('Aaradhya, The Callous Tyrant')).toMatchObject({ path: 'Power and the Inner Voice' });
    expect(one('Adana de Sforza')).toMatchObject({ title: 'innerCircle', capacity: 11 });
    expect(one('Tegyrius, Vizier (G6)')).toMatchObject({ title: 'own', votes: 2 });
    expect(one('Tegyrius, Vizier (G2)')).toMatchObject({ format: 'V5' });
    expect(one('Legacy')).toMatchObject({ burnOption: true });
    expect(one('Aabbt Kindred')).toMatchObject({ unique: false, sect: 'independent' });
    expect(one('Lucita (ADV)')).toMatchObject({ advancedOf: one('Lucita').id });
    expect(one('Rocia')).toMatchObject({ traits: ['flight'] });
    expect(one('Fidus, The Shrunken Beast')).toMatchObject({ slaveTo: 'Tremere', traits: ['flight'] });
    expect(one('Gavrylo')).toMatchObject({ circle: 'Kiev', traits: ['sterile'] });
    expect(one('.44 Magnum')).toMatchObject({ keywords: ['weapon', 'gun'], unique: false });
    expect(one('Rebel')).toMatchObject({ keywords: ['archetype', 'trifle'] });
    expect(one('Academic Hunting Ground')).toMatchObject({
      keywords: ['location', 'huntingGround'],
      unique: true,
    });
  });
});

describe('names', () => {
  test('of every card find it', () => {
    for (const card of CATALOGUE) {
      for (const lang of LANGS)
        expect(findCards(fullName(card, lang), lang), `${card.id} in ${lang}`).toEqual([card]);
    }
  });

  test('of the decks are in five languages', () => {
    expect(one('The Barrens').names).toEqual({
      en: 'The Barrens',
      fr: 'La zone',
      es: 'Tierra infértil',
      it: 'Le Distese',
      pt: 'Os Ermos',
    });
    for (const name of ['la zone', 'TIERRA INFERTIL', 'Tierra estéril', 'le distese', 'Os Ermos'])
      expect(one(name).id, name).toBe(100135);
  });

  test.each([
    ['Barrens, The', 'The Barrens'],
    ['barrens', 'The Barrens'],
    ['  GOVERN   the unaligned ', 'Govern the Unaligned'],
    ['Pentex(TM) Subversion', 'Pentex™ Subversion'],
    ['Pentex Subversion', 'Pentex™ Subversion'],
    ['sacre coeur cathedral france', 'Sacré-Cœur Cathedral, France'],
    ['44 Magnum', '.44 Magnum'],
    ["Musée d'art", 'Art Museum'],
    ['Ines Tristao', 'Inês Tristão'],
    ['The Second Tradition: Domain', 'Second Tradition: Domain'],
    ['Physchic Projection', 'Psychic Projection'],
    ['Lucita', 'Lucita'],
    ['Lucita (adv)', 'Lucita (ADV)'],
    ['Lucita [Advanced]', 'Lucita (ADV)'],
    ['Theo Bell (G6)', 'Theo Bell (G6)'],
    ['Theo Bell (Group 2) (ADV)', 'Theo Bell (ADV)'],
    ['Lodin (Olaf Holte)', 'Lodin (Olaf Holte)'],
  ])('%s is %s', (written, name) => {
    expect(namesOf(findCards(written))).toEqual([name]);
  });

  test('that several cards have find all of them', () => {
    expect(namesOf(findCards('Theo Bell'))).toEqual(['Theo Bell (G2)', 'Theo Bell (G6)']);
    expect(namesOf(findCards('Distraction'))).toEqual(['Distraction', 'Misdirection']);
    expect(namesOf(findCards('Distraction', 'fr'))).toEqual(['Misdirection']);
    expect(namesOf(findCards('Distraction', 'en'))).toEqual(['Distraction']);
    const distraction = one('Distraction (#100560)');
    expect(fullName(distraction)).toBe('Distraction');
    expect(fullName(distraction, 'fr')).toBe('Distraction (#100560)');
  });

  test('that no card has find none, and suggest what is close', () => {
    expect(findCards('Goverm teh Unaligned')).toEqual([]);
    expect(findCards('Govern the Unaligned (ADV)')).toEqual([]);
    expect(findCards('Theo Bell (G5)')).toEqual([]);
    expect(namesOf(suggestCards('Goverm teh Unaligned'))).toEqual(['Govern the Unaligned']);
    expect(namesOf(suggestCards('govern'))).toContain('Govern the Unaligned');
    expect(namesOf(suggestCards('Deflexion'))[0]).toBe('Deflection');
    expect(namesOf(suggestCards('Poupee de sanf'))).toEqual(['Blood Doll']);
    expect(suggestCards('qqqqqqqqqqqqq')).toEqual([]);
    expect(suggestCards('')).toEqual([]);
    expect(findCards('')).toEqual([]);
  });
});
