import { DECKS, toDeck } from '@methuselah/cards';
import { expect, test } from 'vitest';

test('the five decks have 12 crypt and 77 library cards each', () => {
  expect(DECKS.map((deck) => deck.key)).toEqual(['malkavian', 'nosferatu', 'toreador', 'tremere', 'ventrue']);
  for (const list of DECKS) {
    const { crypt, library } = toDeck(list);
    expect([list.key, crypt.length, library.length]).toEqual([list.key, 12, 77]);
  }
});

test('no deck lists a card twice', () => {
  for (const { crypt, library } of DECKS) {
    const ids = [...crypt, ...library].map((entry) => entry.id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('a deck holds an id for each copy', () => {
  const entries = { crypt: [{ id: 7, count: 2 }], library: [1, 3].map((count) => ({ id: count, count })) };
  expect(toDeck(entries)).toEqual({ crypt: [7, 7], library: [1, 3, 3, 3] });
});

test('three different vampires of its crypt stand for each deck', () => {
  for (const { faces, crypt } of DECKS) {
    expect(new Set(faces).size).toBe(3);
    expect(faces.every((face) => crypt.some(({ id }) => id === face))).toBe(true);
  }
});
