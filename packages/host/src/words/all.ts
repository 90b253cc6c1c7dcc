import type { Lang } from '@methuselah/text';
import { CARD_WORDS } from '@methuselah/text/internal';
import { LOCALE as EN } from './en.ts';
import { LOCALE as ES } from './es.ts';
import { LOCALE as FR } from './fr.ts';
import { LOCALE as IT } from './it.ts';
import { speaking } from './locales.ts';
import { LOCALE as PT } from './pt.ts';
import type { HostLocale } from './words.ts';

/** All languages at once, for tests and where nothing is loaded over a network. */
export const LOCALES: Readonly<Record<Lang, HostLocale>> = {
  en: speaking(EN, CARD_WORDS.en),
  es: speaking(ES, CARD_WORDS.es),
  fr: speaking(FR, CARD_WORDS.fr),
  it: speaking(IT, CARD_WORDS.it),
  pt: speaking(PT, CARD_WORDS.pt),
};
