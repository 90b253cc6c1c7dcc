import { SPEECH } from '../cards/index.ts';
import type { Lang } from '../lang.ts';
import { EN } from './en/index.ts';
import { ES } from './es/index.ts';
import { FR } from './fr/index.ts';
import { IT } from './it/index.ts';
import { PT } from './pt/index.ts';
import type { Tongue } from './tongue.ts';
import type { TableWords } from './words.ts';

/** The languages of the table. A new one is a folder like `en/` and one line here. */
export const TABLE_WORDS: Readonly<Record<Lang, TableWords>> = {
  en: EN,
  es: ES,
  fr: FR,
  it: IT,
  pt: PT,
};

/** The words of a language; cards keep their English names unless others are given. */
export const tongueOf = (lang: Lang, cardName: Tongue['cardName'] = (card) => card.name): Tongue => ({
  words: TABLE_WORDS[lang],
  cardName,
  speech: SPEECH[lang],
});
