import { FIFTH_EDITION } from '@methuselah/cards';
import { POOL } from '@methuselah/host';
import { abilityText, composeText, LANGS, type Speech } from '@methuselah/text';
import type { Plugin } from 'vite';

/** The modules of packages/text in which a language says what cards do, and those that put it together. */
const SPEECH = new RegExp(`/text/src/cards/(${LANGS.join('|')})/index\\.ts$`);
const COMPOSERS: readonly (readonly [RegExp, string])[] = [
  [/\/text\/src\/cards\/compose\.ts$/, 'export const composeText = (card, speech) => speech.texts[card.id];'],
  [
    /\/text\/src\/cards\/ability\.ts$/,
    'export const abilityText = (pool, use, speech) => speech.abilities[use];',
  ],
];

/** The module that puts facts and definitions together: the page gets whole cards, and not the catalogue. */
const CARDS = /\/cards\/src\/cards\.ts$/;

/** The modules of the page that say what the decks are made of. */
const SAMPLES = new RegExp(`/start/samples/(${LANGS.join('|')})\\.ts$`);

const KEYWORDS = [...new Set(FIFTH_EDITION.flatMap((card) => card.keywords ?? []))];

/**
 * What the cards say is composed when the page is built, not in the page: the finished texts of a language are a third of the
 * code that makes them. In the page a language's speech is therefore the texts themselves, by the number of the card or of
 * the way of using it, and the keywords. Nor does the page look up what the decks are made of.
 */
export function cardTexts(): Plugin {
  return {
    name: 'card-texts',
    enforce: 'pre',
    apply: 'build',
    async load(id) {
      const composer = COMPOSERS.find(([module]) => module.test(id));
      if (composer) return composer[1];
      if (CARDS.test(id)) return `export const FIFTH_EDITION = ${JSON.stringify(FIFTH_EDITION)};`;
      if (SAMPLES.test(id)) return `export const SAMPLES = ${JSON.stringify((await import(id)).SAMPLES)};`;
      if (!SPEECH.test(id)) return null;
      const exported: Record<string, Speech> = await import(id);
      return Object.entries(exported)
        .map(([name, speech]) => `export const ${name} = ${finished(speech)};`)
        .join('\n');
    },
  };
}

function finished(speech: Speech): string {
  const texts = Object.fromEntries(FIFTH_EDITION.map((card) => [card.id, composeText(card, speech)]));
  const keywords = Object.fromEntries(KEYWORDS.map((word) => [word, speech.keyword(word)]));
  const abilities = POOL.uses.map((_, use) => abilityText(POOL, use, speech));
  return `{ texts: ${JSON.stringify(texts)}, abilities: ${JSON.stringify(abilities)}, keyword: (word) => (${JSON.stringify(keywords)})[word] ?? word }`;
}
