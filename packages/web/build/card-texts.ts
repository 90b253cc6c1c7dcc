import { FIFTH_EDITION } from '@methuselah/cards';
import { composeText, LANGS, type Speech } from '@methuselah/text';
import type { Plugin } from 'vite';

/** The modules of packages/text in which a language says what cards do, and the one that puts it together. */
const SPEECH = new RegExp(`/text/src/cards/(${LANGS.join('|')})/index\\.ts$`);
const COMPOSER = /\/text\/src\/cards\/compose\.ts$/;

const KEYWORDS = [...new Set(FIFTH_EDITION.flatMap((card) => card.keywords ?? []))];

/**
 * What the cards say is composed when the page is built, not in the page: the finished texts of a language are a third of the
 * code that makes them. In the page a language's speech is therefore the texts themselves, by the number of the card, and
 * the keywords.
 */
export function cardTexts(): Plugin {
  return {
    name: 'card-texts',
    enforce: 'pre',
    apply: 'build',
    async load(id) {
      if (COMPOSER.test(id)) return 'export const composeText = (card, speech) => speech.texts[card.id];';
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
  return `{ texts: ${JSON.stringify(texts)}, keyword: (word) => (${JSON.stringify(keywords)})[word] ?? word }`;
}
