import { DECKS } from '@methuselah/cards';
import { LANGS } from '@methuselah/text';
import { expect, test } from 'vitest';
import { samplesFor } from '../src/page/start/samples/index.ts';

test.each(LANGS)('the start screen has sample cards of each deck, and counts by type (%s)', async (lang) => {
  const samples = await samplesFor(lang);
  for (const { key, crypt, library } of DECKS) {
    const sample = samples[key];
    expect(sample?.crypt).toHaveLength(5);
    expect(sample?.library).toHaveLength(8);
    expect(sample?.crypt.every(({ card }) => crypt.some(({ id }) => id === card))).toBe(true);
    const cards = library.reduce((sum, { count }) => sum + count, 0);
    expect(sample?.parts.reduce((sum, { n }) => sum + n, 0)).toBe(cards);
  }
});

test('names and types are in the chosen language', async () => {
  const [english, french] = await Promise.all([samplesFor('en'), samplesFor('fr')]);
  expect(english.ventrue?.parts[0]?.label).not.toBe(french.ventrue?.parts[0]?.label);
});
