export { LANGS, type Lang } from '@methuselah/cards/lang';
export { abilityText } from './cards/ability.ts';
export type { CardWords } from './cards/cardwords.ts';
export { composeText } from './cards/compose.ts';
export { CARD_WORDS, cardText } from './cards/index.ts';
export type { Speech } from './cards/speech.ts';
export { type DecisionText, decisionText, reasonText, tellStory } from './game.ts';
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
