import { nameIn } from '@methuselah/cards';
import type { Lang, Speech, TableWords, Tongue } from '@methuselah/text';

/** A language at the table: its words, the names of the cards, and what the cards say. */
export interface Language {
  readonly lang: Lang;
  readonly tongue: Tongue;
  readonly speech: Speech;
}

const language = (lang: Lang, words: TableWords, speech: Speech): Language => ({
  lang,
  speech,
  tongue: { words, cardName: (card) => nameIn(card.name, lang) },
});

/** A language is loaded when it is asked for. */
export const LANGUAGES: Readonly<Record<Lang, () => Promise<Language>>> = {
  en: async () => {
    const [{ EN }, { english }] = await Promise.all([
      import('@methuselah/text/table/en'),
      import('@methuselah/text/cards/en'),
    ]);
    return language('en', EN, english);
  },
  fr: async () => {
    const [{ FR }, { french }] = await Promise.all([
      import('@methuselah/text/table/fr'),
      import('@methuselah/text/cards/fr'),
    ]);
    return language('fr', FR, french);
  },
  es: async () => {
    const [{ ES }, { spanish }] = await Promise.all([
      import('@methuselah/text/table/es'),
      import('@methuselah/text/cards/es'),
    ]);
    return language('es', ES, spanish);
  },
  it: async () => {
    const [{ IT }, { italian }] = await Promise.all([
      import('@methuselah/text/table/it'),
      import('@methuselah/text/cards/it'),
    ]);
    return language('it', IT, italian);
  },
  pt: async () => {
    const [{ PT }, { portuguese }] = await Promise.all([
      import('@methuselah/text/table/pt'),
      import('@methuselah/text/cards/pt'),
    ]);
    return language('pt', PT, portuguese);
  },
};
