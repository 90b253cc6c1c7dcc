export { eventText } from './events.ts';
export { optionText } from './options.ts';
export type { StoryLine } from './page.ts';
export { promptText } from './prompts.ts';
export { problemText, reasonText, refusalText } from './say.ts';
export { GameStory } from './story.ts';
export {
  clanText,
  disciplineText,
  TABLE_WORDS,
  type Tongue,
  titleText,
  tongueOf,
  traitText,
} from './tongue.ts';
export type { TableWords } from './words.ts';
