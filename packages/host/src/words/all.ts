import type { Lang } from '@methuselah/text';
import { CARD_WORDS } from '@methuselah/text/internal';
import { speaking } from '../tongues.ts';
import { TONGUE as EN } from './en.ts';
import { TONGUE as ES } from './es.ts';
import { TONGUE as FR } from './fr.ts';
import { TONGUE as IT } from './it.ts';
import { TONGUE as PT } from './pt.ts';
import type { HostTongue } from './words.ts';

/** All languages at once: for tests, and where nothing is loaded over a wire. */
export const TONGUES: Readonly<Record<Lang, HostTongue>> = {
  en: speaking(EN, CARD_WORDS.en),
  es: speaking(ES, CARD_WORDS.es),
  fr: speaking(FR, CARD_WORDS.fr),
  it: speaking(IT, CARD_WORDS.it),
  pt: speaking(PT, CARD_WORDS.pt),
};
