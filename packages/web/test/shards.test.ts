import * as bots from '@methuselah/bots';
import { CARDS, cardOf, DECKS, PLAYABLE } from '@methuselah/cards';
import { compilePool } from '@methuselah/engine';
import type { Card } from '@methuselah/engine/language';
import { cardsNeeded, cardsOfAsked, cardsOfRecord, DEFAULT_ORDERS, Host, localeFor } from '@methuselah/host';
import { LANGS, type Lang } from '@methuselah/text';
import { CARD_WORDS } from '@methuselah/text/internal';
import { describe, expect, test } from 'vitest';
import { SHARDS, shardModule, textsOf } from '../build/shards.ts';
import type { Shard } from '../src/cards/shard.ts';
import { CardShelf } from '../src/cards/shelf.ts';

const CARDS_OF = { decks: cardsOfAsked, record: cardsOfRecord };
const cards = PLAYABLE.flatMap((id) => cardOf(id) ?? []);

/** The shards as the page has them, and a log of those that were loaded. */
function stored(): { shards: readonly Shard[]; loaded: string[] } {
  const loaded: string[] = [];
  const shards = SHARDS.map((part, i): Shard => {
    const texts = (lang: Lang) => async () => {
      loaded.push(`${i} ${lang}`);
      return { TEXTS: textsOf(part, lang) };
    };
    return {
      ids: part.map(({ id }) => id),
      cards: async () => {
        loaded.push(`${i}`);
        return { CARDS: JSON.parse(JSON.stringify(part)) };
      },
      texts: { en: texts('en'), fr: texts('fr'), es: texts('es'), it: texts('it'), pt: texts('pt') },
    };
  });
  return { shards, loaded };
}

describe('the shards of the page', () => {
  test('have every card once, and at most 32 cards each', () => {
    const ids = SHARDS.flatMap((part) => part.map(({ id }) => id));
    expect(ids.toSorted()).toEqual(PLAYABLE.toSorted());
    for (const part of SHARDS) expect(part.length).toBeLessThanOrEqual(32);
  });

  test('keep the vampires of a clan and a group together', () => {
    const [deck] = DECKS;
    const crypt = new Set(deck?.crypt.map(({ id }) => id));
    const parts = SHARDS.filter((part) => part.some(({ id }) => crypt.has(id)));
    expect(parts.length).toBeLessThanOrEqual(2);
  });

  test('are modules listed in a manifest', () => {
    expect(shardModule('virtual:shards')).toContain("import('virtual:shard/0/fr')");
    expect(shardModule('virtual:shard/0')).toContain(`"id":${SHARDS[0]?.[0]?.id}`);
    expect(shardModule('virtual:shard/0/fr')).toContain('export const TEXTS');
    expect(shardModule('virtual:shard/999')).toBeNull();
  });
});

describe('the card shelf', () => {
  test('has whole cards, equal to those of the package, and their texts', async () => {
    const shelf = new CardShelf(stored().shards);
    await shelf.loadCards(PLAYABLE);
    const pool = compilePool(cards);
    for (const card of cards) expect(shelf.cardOf(card.id)).toEqual(card);
    for (const lang of LANGS) {
      const [words, expected] = [await shelf.loadTexts(PLAYABLE, lang), CARD_WORDS[lang]];
      for (const card of cards) {
        expect(words.name(card)).toBe(expected.name(card));
        expect(words.text(card)).toBe(expected.text(card));
        for (const word of card.keywords ?? []) expect(words.keyword(word)).toBe(expected.keyword(word));
      }
      for (const use of pool.uses.keys()) expect(words.ability(pool, use)).toBe(expected.ability(pool, use));
    }
  });

  test('loads only what is needed, and once', async () => {
    const { shards, loaded } = stored();
    const shelf = new CardShelf(shards);
    const [first] = SHARDS[1] ?? [];
    const ids = [first?.id ?? 0, 7];
    await Promise.all([shelf.loadCards(ids), shelf.loadCards(ids), shelf.loadTexts(ids, 'it')]);
    expect(loaded.sort()).toEqual(['1', '1 it']);
    expect(shelf.cardOf(first?.id ?? 0)).toEqual(first);
    expect(shelf.cardOf(SHARDS[0]?.[0]?.id ?? 0)).toBeUndefined();
  });

  test('loads the base of an advanced vampire with it', async () => {
    const [base, , advanced] = SHARDS.flat().filter((card) => card.kind === 'vampire');
    if (!base || !advanced) throw new Error('There are no vampires.');
    const alone = (card: Card): Shard => ({
      ...(stored().shards[0] as Shard),
      ids: [card.id],
      cards: async () => ({ CARDS: [card] }),
    });
    const shelf = new CardShelf([alone(base), alone({ ...advanced, advancedOf: base.id })]);
    expect([...(await shelf.loadCards([advanced.id]))]).toEqual([advanced.id, base.id]);
    expect(shelf.cardOf(base.id)).toBe(base);
  });

  test('of a table with one deck does not have all cards', async () => {
    const { shards, loaded } = stored();
    const chairs = ['ventrue', 'ventrue'].map((deck, i) => ({
      name: `${i}`,
      chair: 'novice' as const,
      deck,
    }));
    const table = { chairs, seating: 'given', seed: 1 } as const;
    const needed = cardsNeeded({ is: 'new', lang: 'en', table, orders: DEFAULT_ORDERS }, CARDS_OF);
    const shelf = new CardShelf(shards);
    await shelf.loadCards(needed);
    expect(loaded.length).toBeLessThan(SHARDS.length);
    const host = new Host({ card: shelf.cardOf, known: CARDS.known }, bots);
    const reply = host.handle(
      { is: 'new', lang: 'en', table, orders: DEFAULT_ORDERS },
      await localeFor('en'),
    );
    expect(reply.is).toBe('table');
    // A stored game can be opened with only the cards that it needs.
    const saved = host.saved() ?? '';
    const ofSave = cardsNeeded({ is: 'load', lang: 'en', saved, orders: DEFAULT_ORDERS }, CARDS_OF);
    expect(new Set(ofSave)).toEqual(new Set(needed));
    expect(new Set(cardsNeeded({ is: 'replay', lang: 'en', record: saved }, CARDS_OF))).toEqual(
      new Set(needed),
    );
    expect(cardsNeeded({ is: 'replay', lang: 'en', record: 'no record' }, CARDS_OF)).toEqual([]);
    expect(new Set(host.cards)).toEqual(new Set(needed));
  });

  test('retries a failed load', async () => {
    let tries = 0;
    const [shard] = stored().shards as [Shard];
    const cardsOf = async () => {
      if (++tries === 1) throw new Error('no network');
      return shard.cards();
    };
    const shelf = new CardShelf([{ ...shard, cards: cardsOf }]);
    await expect(shelf.loadCards(shard.ids)).rejects.toThrow('no network');
    await shelf.loadCards(shard.ids);
    expect(shelf.cardOf(shard.ids[0] ?? 0)).toBeDefined();
  });
});
