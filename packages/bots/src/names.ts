/** The names of the bots. */
export const BOT_NAMES = ['random', 'prudent', 'novice', 'heuristic'] as const;
/** The name of a bot. */
export type BotName = (typeof BOT_NAMES)[number];
