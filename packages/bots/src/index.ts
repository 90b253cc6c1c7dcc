/** Players for the empty chairs. */
export { advise } from './advise/advise.ts';
export type { Advice, Because, Reason, When } from './advise/because.ts';
export type { Bot, BotMaker } from './bot.ts';
export { answer, BOT_NAMES, BOTS, type BotName, BUDGET } from './bots.ts';
