import { DECKS, type DeckEntry } from '@methuselah/cards';
import { LANGS } from '@methuselah/text';
import { expect, test } from 'vitest';
import { samplesIn } from '../src/page/start/samples/samples.ts';

const inOrder = (entries: readonly DeckEntry[]): DeckEntry[] => entries.toSorted((a, b) => a.id - b.id);

test.each(LANGS)('the start screen has all cards of each deck with their copies (%s)', async (lang) => {
  const samples = await samplesIn(lang);
  for (const { key, crypt, library } of DECKS) {
    const { crypt: vampires = [], parts = [] } = samples[key] ?? {};
    const entries = (cards: readonly { readonly card: number; readonly n: number }[]): DeckEntry[] =>
      inOrder(cards.map(({ card, n }) => ({ id: card, count: n })));
    expect(entries(vampires)).toEqual(inOrder(crypt));
    expect(entries(parts.flatMap(({ cards }) => cards))).toEqual(inOrder(library));
    for (const { n, cards } of parts) expect(cards.reduce((sum, card) => sum + card.n, 0)).toBe(n);
    expect(vampires.map(({ capacity }) => capacity)).toEqual(
      vampires.map(({ capacity }) => capacity).sort((a, b) => b - a),
    );
  }
});

test('names and types are in the chosen language', async () => {
  const [english, french] = await Promise.all([samplesIn('en'), samplesIn('fr')]);
  expect(english.ventrue?.parts[0]?.label).not.toBe(french.ventrue?.parts[0]?.label);
});
