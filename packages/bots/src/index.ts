/** Players for the empty chairs. */
export { advise } from './advise/advise.ts';
export type { Advice, Because, Reason, When } from './advise/because.ts';
export type { Bot, BotMaker } from './bot.ts';
export { answer, answerAs, BOTS, BUDGET } from './bots.ts';
export { BOT_NAMES, type BotName } from './names.ts';
