/** For other packages of this repository only: changes without notice. */
export { abilityText } from './cards/ability.ts';
export type { CardWords } from './cards/cardwords.ts';
export { CARD_WORDS } from './cards/index.ts';
export {
  GLOSSARY_KEYS,
  type Glossary,
  type GlossaryEntry,
  type GlossaryKey,
  type MarkedWord,
  markWords,
} from './glossary/glossary.ts';
export { GLOSSARIES } from './glossary/languages.ts';
export * from './table/index.ts';
export { MISSING_TERMS, TERMS, type Term } from './terms/languages.ts';
