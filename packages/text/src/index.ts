/** Card texts and game logs in five languages. */
export { LANGS, type Lang } from '@methuselah/cards/lang';
export { composeText } from './cards/compose.ts';
export type { CardGrammar } from './cards/grammar.ts';
export { cardText } from './cards/index.ts';
export { type DecisionText, decisionText, reasonText, tellStory } from './game.ts';
