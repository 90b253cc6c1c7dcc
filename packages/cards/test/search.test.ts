import { CATALOGUE, type CardQuery, fullName, searchCards } from '@methuselah/cards/catalogue';
import { describe, expect, test } from 'vitest';

const names = (query: Partial<CardQuery>): string[] =>
  searchCards({ words: '', ...query }).map((card) => fullName(card));

describe('a search of the catalogue', () => {
  test('without anything asked finds every card', () => {
    expect(names({})).toHaveLength(CATALOGUE.length);
  });

  test('by name, in any language: what begins with the words comes first', () => {
    expect(names({ words: 'govern' })[0]).toBe('Govern the Unaligned');
    expect(names({ words: 'DIRIGER les indecis' })).toEqual(['Govern the Unaligned']);
    const bells = names({ words: 'bell' });
    expect(bells).toContain('Theo Bell (G2)');
    expect(bells.indexOf('Bellamina')).toBeLessThan(bells.indexOf('Theo Bell (G2)'));
  });

  test('by text, after the names', () => {
    const [deflection] = searchCards({ words: 'Deflection' });
    const textOf = (id: number) => (id === deflection?.id ? 'Sends the bleed on.' : undefined);
    expect(names({ words: 'sends the bleed', textOf })).toEqual(['Deflection']);
    // Two letters are in too many texts.
    expect(names({ words: 'ds', textOf })).not.toContain('Deflection');
  });

  test('of vampires, by all that is printed on them', () => {
    const found = searchCards({
      words: '',
      clan: 'Tremere',
      group: 6,
      capacity: { least: 5, most: 6 },
      disciplines: ['AUS', 'dom'],
    });
    expect(found.length).toBeGreaterThan(0);
    for (const card of found) {
      expect(card).toMatchObject({ kind: 'crypt', clans: ['Tremere'], group: 6 });
      expect(card.disciplines).toMatchObject({ aus: 2, dom: expect.any(Number) });
      expect(card.kind === 'crypt' && card.capacity >= 5 && card.capacity <= 6).toBe(true);
    }
    for (const card of searchCards({ words: '', title: 'prince' }))
      expect(card).toMatchObject({ title: 'prince' });
    expect(searchCards({ words: '', title: 'any' }).length).toBeGreaterThan(
      searchCards({ words: '', title: 'prince' }).length,
    );
  });

  test('of library cards, by type, cost, Discipline and set', () => {
    expect(
      names({
        words: 'govern',
        type: 'action',
        disciplines: ['dom'],
        cost: { least: 1, most: 1 },
        set: 'V5',
      }),
    ).toEqual(['Govern the Unaligned']);
    for (const card of searchCards({ words: '', type: 'ally', cost: { least: 4, most: 9 } }))
      expect(card.kind === 'library' && card.types.includes('ally')).toBe(true);
    expect(names({ type: 'action', group: 6 })).toEqual([]);
  });

  test('only among some cards', () => {
    const [first, second] = CATALOGUE;
    expect(searchCards({ words: '', among: (id) => id === first?.id || id === second?.id })).toHaveLength(2);
  });
});
