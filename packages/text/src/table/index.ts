export { eventText } from './events.ts';
export { TABLE_WORDS, tongueOf } from './languages.ts';
export { optionText } from './options.ts';
export type { StoryLine } from './page.ts';
export { promptText } from './prompts.ts';
export { problemText, reasonText, refusalText } from './say.ts';
export { GameStory } from './story.ts';
export { clanText, disciplineText, type Tongue, titleText, traitText } from './tongue.ts';
export type { TableWords } from './words.ts';
