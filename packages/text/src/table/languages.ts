import type { Lang } from '@methuselah/cards/lang';
import { CARD_WORDS } from '../cards/index.ts';
import { EN } from './en/index.ts';
import { REASONS as EN_REASONS } from './en/reasons.ts';
import { RULES as EN_RULES } from './en/rules.ts';
import { ES } from './es/index.ts';
import { REASONS as ES_REASONS } from './es/reasons.ts';
import { RULES as ES_RULES } from './es/rules.ts';
import { FR } from './fr/index.ts';
import { REASONS as FR_REASONS } from './fr/reasons.ts';
import { RULES as FR_RULES } from './fr/rules.ts';
import { IT } from './it/index.ts';
import { REASONS as IT_REASONS } from './it/reasons.ts';
import { RULES as IT_RULES } from './it/rules.ts';
import type { Locale } from './locale.ts';
import { PT } from './pt/index.ts';
import { REASONS as PT_REASONS } from './pt/reasons.ts';
import { RULES as PT_RULES } from './pt/rules.ts';
import type { RuleWords } from './rules.ts';
import type { ReasonWords, TableWords } from './words.ts';

/** Table words by language. A new language is a folder like `en/` and a line in each table here. */
export const TABLE_WORDS: Readonly<Record<Lang, TableWords>> = {
  en: EN,
  es: ES,
  fr: FR,
  it: IT,
  pt: PT,
};

/** Explanations of the rules behind options. */
export const RULE_WORDS: Readonly<Record<Lang, RuleWords>> = {
  en: EN_RULES,
  es: ES_RULES,
  fr: FR_RULES,
  it: IT_RULES,
  pt: PT_RULES,
};

/** Reasons why something cannot be done. */
export const REASON_WORDS: Readonly<Record<Lang, ReasonWords>> = {
  en: EN_REASONS,
  es: ES_REASONS,
  fr: FR_REASONS,
  it: IT_REASONS,
  pt: PT_REASONS,
};

/** A locale of one language; card names are English unless given. */
export const localeOf = (lang: Lang, cardName: Locale['cardName'] = (card) => card.name): Locale => ({
  words: TABLE_WORDS[lang],
  cardName,
  cards: CARD_WORDS[lang],
});
