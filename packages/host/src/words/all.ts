import type { Lang } from '@methuselah/text';
import { CARD_WORDS } from '@methuselah/text/internal';
import { speaking } from '../locales.ts';
import { TONGUE as EN } from './en.ts';
import { TONGUE as ES } from './es.ts';
import { TONGUE as FR } from './fr.ts';
import { TONGUE as IT } from './it.ts';
import { TONGUE as PT } from './pt.ts';
import type { HostLocale } from './words.ts';

/** All languages at once: for tests, and where nothing is loaded over a wire. */
export const LOCALES: Readonly<Record<Lang, HostLocale>> = {
  en: speaking(EN, CARD_WORDS.en),
  es: speaking(ES, CARD_WORDS.es),
  fr: speaking(FR, CARD_WORDS.fr),
  it: speaking(IT, CARD_WORDS.it),
  pt: speaking(PT, CARD_WORDS.pt),
};
