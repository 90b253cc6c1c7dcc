import { DECKS, LANGS, PLAYABLE } from '@methuselah/cards';
import { cardById } from '@methuselah/cards/catalogue';
import { isHalf, missingFrom, PRECON_WORDS, PRECONS, PRODUCTS, preconName } from '@methuselah/cards/precons';
import { expect, test } from 'vitest';

const size = (entries: readonly { readonly count: number }[]): number =>
  entries.reduce((sum, { count }) => sum + count, 0);

test('41 decks, each with a key and a name of its own', () => {
  expect(PRECONS).toHaveLength(41);
  expect(new Set(PRECONS.map(({ key }) => key)).size).toBe(41);
  expect(new Set(PRECONS.map(preconName)).size).toBe(41);
  expect(new Set(PRECONS.map(({ product }) => product))).toEqual(new Set(Object.keys(PRODUCTS)));
});

test('the decks that come with the game are among them, as they are', () => {
  for (const { key, crypt, library } of DECKS)
    expect(PRECONS.find((deck) => deck.key === key)).toMatchObject({ crypt, library, product: 'V5' });
});

test('their cards are in the catalogue, vampires in the crypt and each named once', () => {
  for (const { key, crypt, library } of PRECONS) {
    const kinds = (entries: typeof crypt) => new Set(entries.map(({ id }) => cardById(id)?.kind));
    expect([key, ...kinds(crypt), ...kinds(library)]).toEqual([key, 'crypt', 'library']);
    const ids = [...crypt, ...library].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('they have the size of a deck, or half of it', () => {
  for (const deck of PRECONS) {
    const sizes = [size(deck.crypt), size(deck.library)];
    expect([deck.key, ...(isHalf(deck) ? [6, 48] : [12, 77])]).toEqual([
      deck.key,
      sizes[0],
      isHalf(deck) ? Math.min(sizes[1] ?? 0, 48) : sizes[1],
    ]);
  }
});

test('a clan deck is of its clan', () => {
  for (const { key, clan, crypt } of PRECONS)
    if (clan !== undefined)
      expect([key, crypt.every(({ id }) => cardById(id)?.clans.includes(clan))]).toEqual([key, true]);
});

test('a deck becomes playable by itself once its cards can be played', () => {
  const [deck] = PRECONS.filter(({ key }) => key === 'nb-malkavian');
  if (!deck) throw new Error('No such deck.');
  const ids = [...deck.crypt, ...deck.library].map(({ id }) => id);
  expect(missingFrom(deck, () => false)).toEqual(ids);
  expect(missingFrom(deck, (id) => id !== ids[3])).toEqual([ids[3]]);
  expect(missingFrom(deck, () => true)).toEqual([]);
  for (const { key, ...prebuilt } of DECKS)
    expect([key, missingFrom(prebuilt, (id) => PLAYABLE.includes(id))]).toEqual([key, []]);
});

test.each(LANGS)('each plan is said in %s', async (lang) => {
  const { plans } = await PRECON_WORDS[lang]();
  for (const { key, plan } of PRECONS)
    expect([key, plans[plan]]).toEqual([key, expect.stringMatching(/^\p{Lu}.{20,100}\.$/u)]);
});
