import type { Lang } from '@methuselah/cards/lang';
import type { Card } from '@methuselah/engine/language';
import { composeText } from './compose.ts';
import { english } from './en/index.ts';
import { spanish } from './es/index.ts';
import { french } from './fr/index.ts';
import { italian } from './it/index.ts';
import { portuguese } from './pt/index.ts';
import type { Speech } from './speech.ts';

/** What the cards say, a language a line. */
export const SPEECH: Readonly<Record<Lang, Speech>> = {
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  pt: portuguese,
};

/** A card's text in a language, made from the data that runs: a line for each way of playing it. */
export const cardText = (card: Card, lang: Lang): string => composeText(card, SPEECH[lang]);
