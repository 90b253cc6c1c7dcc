import { DECKS, LANGS } from '@methuselah/cards';
import { CATALOGUE, searchCards } from '@methuselah/cards/catalogue';
import { readDeckList } from '@methuselah/cards/decklist';
import { describe, expect, test } from 'vitest';
import { termsIn } from '../build/terms.ts';
import { readKept } from '../src/deck/kept.ts';
import { linkToDeck } from '../src/deck/sharing.ts';
import { CHOICES, filterCount, NO_FILTERS, queryOf } from '../src/page/decks/filters.ts';

describe('decks kept on the device', () => {
  const deck = {
    id: 'one',
    name: 'Night',
    author: '',
    description: '',
    changed: 5,
    crypt: [{ id: 200848, count: 2 }],
    library: [],
  };

  test('are read as they were written', () => {
    expect(readKept(JSON.stringify([deck]))).toEqual([deck]);
  });

  test.each([
    ['nothing', null],
    ['no JSON', '[{'],
    ['no list', '{"id": 1}'],
    ['no decks', '[1, null, "deck", {}]'],
    ['cards that are none', JSON.stringify([{ ...deck, crypt: [{ id: 'x', count: 1 }] }])],
  ])('%s is no deck', (_, json) => {
    expect(readKept(json)).toEqual([]);
  });
});

test('a link holds the whole deck', () => {
  for (const { name, crypt, library } of DECKS) {
    const link = linkToDeck('https://example.org/game/?lang=fr#/decks?deck=1', {
      name,
      author: 'A & B',
      crypt,
      library,
    });
    expect(link).toMatch(/^https:\/\/example\.org\/game\/\?lang=fr#\/decks\?name=/);
    expect(readDeckList(link)).toMatchObject({ name, author: 'A & B', crypt, library, problems: [] });
  }
});

describe('filters', () => {
  const found = (filters: Partial<typeof NO_FILTERS>) =>
    searchCards({ words: '', ...queryOf({ ...NO_FILTERS, ...filters }) });

  test('none find everything', () => {
    expect(filterCount(NO_FILTERS)).toBe(0);
    expect(found({})).toHaveLength(CATALOGUE.length);
  });

  test('ranges are exact, open or between', () => {
    const capacities = (capacity: string) =>
      new Set(found({ capacity }).map((card) => (card.kind === 'crypt' ? card.capacity : 0)));
    expect(capacities('3')).toEqual(new Set([3]));
    expect(capacities('4–6')).toEqual(new Set([4, 5, 6]));
    expect(Math.min(...capacities('9+'))).toBe(9);
  });

  test('each choice finds cards', () => {
    for (const clan of CHOICES.clans) expect(found({ clan }).length).toBeGreaterThan(0);
    for (const discipline of CHOICES.disciplines) expect(found({ discipline }).length).toBeGreaterThan(0);
    for (const type of CHOICES.types) expect(found({ type }).length).toBeGreaterThan(0);
    for (const title of CHOICES.titles) expect(found({ title }).length).toBeGreaterThan(0);
    for (const set of CHOICES.sets) expect(found({ set }).length).toBeGreaterThan(0);
    for (const group of CHOICES.groups) expect(found({ group }).length).toBeGreaterThan(0);
    for (const capacity of CHOICES.capacities) expect(found({ capacity }).length).toBeGreaterThan(0);
    for (const cost of CHOICES.costs) expect(found({ cost }).length).toBeGreaterThan(0);
  });

  test('several at once all count', () => {
    const filters = { part: 'library', discipline: 'dom', second: 'pot' };
    expect(filterCount({ ...NO_FILTERS, ...filters })).toBe(3);
    for (const card of found(filters)) expect(card.disciplines).toMatchObject({ dom: 1, pot: 1 });
  });
});

test.each(LANGS)('every clan, Discipline and title has a word in %s', async (lang) => {
  const { clans, disciplines, titles } = await termsIn(lang);
  for (const clan of CHOICES.clans) expect(clans[clan]).toMatch(/\p{L}/u);
  // Words, not codes.
  for (const code of CHOICES.disciplines) expect([code, disciplines[code]]).not.toEqual([code, code]);
  for (const title of CHOICES.titles) expect(titles[title]).toMatch(/\p{L}/u);
});
