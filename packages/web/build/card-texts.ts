import { FIFTH_EDITION } from '@methuselah/cards';
import { cardText, LANGS } from '@methuselah/text';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:card-texts/';

/**
 * What the cards say in a language, composed when the page is built: the finished texts are a third of the code that composes
 * them. `import { texts } from 'virtual:card-texts/en'` gives the text of each card by its number.
 */
export function cardTexts(): Plugin {
  return {
    name: 'card-texts',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      const lang = LANGS.find((each) => id === `\0${PREFIX}${each}`);
      if (lang === undefined) return null;
      const texts = Object.fromEntries(FIFTH_EDITION.map((card) => [card.id, cardText(card, lang)]));
      return `export const texts = ${JSON.stringify(texts)};`;
    },
  };
}
