/** What the cards say, and the story of a game, in five languages. */
export { LANGS, type Lang } from '@methuselah/cards/lang';
export { composeText } from './cards/compose.ts';
export { cardText } from './cards/index.ts';
export type { Speech } from './cards/speech.ts';
export { type DecisionText, decisionText, reasonText, tellStory } from './game.ts';
