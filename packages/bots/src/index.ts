/** Players for the empty chairs. */
export type { Bot, BotMaker } from './bot.ts';
export { answer, BOT_NAMES, BOTS, type BotName, BUDGET } from './bots.ts';
