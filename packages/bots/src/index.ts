/** Players for the empty chairs. */
export type { Bot, BotMaker } from './bot.ts';
export { answer, answerAs, BOTS, BUDGET } from './bots.ts';
export { BOT_NAMES, type BotName } from './names.ts';
