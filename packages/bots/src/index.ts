export type { Bot, BotMaker } from './bot.ts';
export { answer, BOT_NAMES, BOTS, type BotName, BUDGET } from './bots.ts';
export { evaluate, type Standing, standing } from './evaluate.ts';
export { Eyes } from './eyes/eyes.ts';
export { explain, type Judged } from './heuristic.ts';
export { readingsOf, type UseReading } from './reading/reading.ts';
