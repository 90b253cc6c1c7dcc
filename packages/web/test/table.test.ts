import { DECKS } from '@methuselah/cards';
import { describe, expect, it } from 'vitest';
import {
  botLevel,
  DECK_KEYS,
  FIRST_TABLE,
  moved,
  newTable,
  readSetup,
  SEATS,
  withBots,
  withPlace,
  withSeats,
} from '../src/page/start/table.ts';

const seats = [2, 3, 4, 5, 6];
const namesOf = (setup: typeof FIRST_TABLE): string[] => setup.places.map(({ name }) => name);

describe('the table on the start screen', () => {
  it('is you and four easy bots', () => {
    expect(FIRST_TABLE.places.map(({ who }) => who)).toEqual([
      'person',
      'novice',
      'novice',
      'novice',
      'novice',
    ]);
    expect(FIRST_TABLE.places[0]).toMatchObject({ isYou: true });
  });

  it('has two to six seats, always with yours', () => {
    const last = moved(moved(moved(moved(FIRST_TABLE, 0), 1), 2), 3);
    expect(last.places[4]).toMatchObject({ isYou: true });
    for (const n of seats) {
      expect(withSeats(last, n).places).toHaveLength(n);
      expect(withSeats(last, n).places.filter(({ isYou }) => isYou)).toHaveLength(1);
    }
    expect([SEATS.least, SEATS.most]).toEqual([2, 6]);
  });

  it('seats any other deck, and keeps it for the next visit', () => {
    const cards = { crypt: [200001], library: [100001, 100001] };
    const setup = withPlace(FIRST_TABLE, 2, { deck: { name: 'My deck', cards } });
    expect(newTable(setup, 1).chairs[2]?.deck).toEqual(cards);
    expect(readSetup(JSON.parse(JSON.stringify(setup)))).toEqual(setup);
    const torn = JSON.stringify(setup).replace('[100001,100001]', '"all"');
    expect(readSetup(JSON.parse(torn))).toBeNull();
  });

  it('gives new seats unused names', () => {
    const setup = withSeats(withPlace(withSeats(FIRST_TABLE, 2), 0, { name: 'Cassia' }), 6);
    expect(new Set(namesOf(setup)).size).toBe(6);
  });

  it('changes the level of all bots, and of nobody else', () => {
    const mixed = withPlace(FIRST_TABLE, 1, { who: 'random' });
    expect([botLevel(FIRST_TABLE), botLevel(mixed)]).toEqual(['novice', null]);
    const strong = withBots(withPlace(mixed, 2, { who: 'person' }), 'heuristic');
    expect(strong.places.map(({ who }) => who)).toEqual([
      'person',
      'heuristic',
      'person',
      'heuristic',
      'heuristic',
    ]);
    expect(botLevel(strong)).toBe('heuristic');
    // A further bot is like the others.
    expect(withSeats(strong, 6).places[5]?.who).toBe('heuristic');
  });

  it('gives each player a sign that no other has, and that moves with them', () => {
    const signsOf = (setup: typeof FIRST_TABLE): number[] => setup.places.map(({ sign }) => sign);
    expect(signsOf(withSeats(FIRST_TABLE, 6))).toEqual([0, 1, 2, 3, 4, 5]);
    const swapped = moved(FIRST_TABLE, 1);
    expect(signsOf(swapped)).toEqual([0, 2, 1, 3, 4]);
    expect(signsOf(withSeats(withSeats(swapped, 2), 4))).toEqual([0, 2, 1, 3]);
    expect(newTable(swapped, 1).chairs.map(({ sign }) => sign)).toEqual([0, 2, 1, 3, 4]);
  });

  it('swaps a seat with the next one', () => {
    expect(namesOf(moved(FIRST_TABLE, 1))).toEqual(['Alexis', 'Cassia', 'Bertrand', 'Dragomir', 'Evelyn']);
  });
});

describe('the requested table', () => {
  it('deals unused decks while there are some left', () => {
    for (let seed = 0; seed < 50; seed++) {
      const decks = newTable(FIRST_TABLE, seed).chairs.map(({ deck }) => deck);
      expect(decks[0]).toBe('ventrue');
      expect(new Set(decks)).toEqual(new Set(DECKS.map(({ key }) => key)));
      const six = newTable(withSeats(FIRST_TABLE, 6), seed).chairs.map(({ deck }) => deck);
      expect(six.every((deck) => DECK_KEYS.some((key) => key === deck))).toBe(true);
    }
  });

  it('deals by its seed', () => {
    const dealt = (seed: number): string => JSON.stringify(newTable(FIRST_TABLE, seed).chairs);
    expect(dealt(7)).toBe(dealt(7));
    expect(new Set(Array.from({ length: 20 }, (_, seed) => dealt(seed))).size).toBeGreaterThan(5);
  });

  it('keeps chosen decks, even if two are the same', () => {
    const setup = withPlace(FIRST_TABLE, 3, { deck: 'ventrue' });
    const decks = newTable(setup, 1).chairs.map(({ deck }) => deck);
    expect([decks[0], decks[3]]).toEqual(['ventrue', 'ventrue']);
  });

  it('makes names unique, and fills in empty ones', () => {
    const setup = withPlace(withPlace(FIRST_TABLE, 1, { name: 'Alexis' }), 2, { name: '  ' });
    expect(newTable(setup, 1).chairs.map(({ name }) => name)).toEqual([
      'Alexis',
      'Alexis 2',
      'Cassia',
      'Dragomir',
      'Evelyn',
    ]);
  });
});

describe('a stored table', () => {
  it('is read as it was', () => {
    const setup = { ...withPlace(withSeats(FIRST_TABLE, 4), 1, { who: 'person' }), seating: 'given' };
    expect(readSetup(JSON.parse(JSON.stringify(setup)))).toEqual(setup);
  });

  it('of an older version gets signs by place', () => {
    const old = { places: FIRST_TABLE.places.map(({ sign: _, ...place }) => place), seating: 'random' };
    expect(readSetup(old)).toEqual(FIRST_TABLE);
    const twice = { ...FIRST_TABLE, places: FIRST_TABLE.places.map((place) => ({ ...place, sign: 3 })) };
    expect(readSetup(twice)).toEqual(FIRST_TABLE);
  });

  it('is refused if invalid', () => {
    const { places } = FIRST_TABLE;
    const bad: unknown[] = [
      null,
      7,
      {},
      { places: [] },
      { places: places.slice(1) },
      { places: [...places, ...places] },
      { places: places.map((place) => ({ ...place, deck: 'brujah' })) },
      { places: places.map((place) => ({ ...place, who: 'novice' })) },
    ];
    for (const kept of bad) expect(readSetup(kept)).toBeNull();
  });
});
