import { type Lang, nameIn } from '@methuselah/cards';
import type { Game, Reason, Viewer } from '@methuselah/engine';
import { tableOf, turnBegan } from '@methuselah/engine/internal';
import { localeOf, REASON_WORDS } from './table/languages.ts';
import type { Locale } from './table/locale.ts';
import { choiceText } from './table/options.ts';
import type { StoryLine } from './table/page.ts';
import { promptText } from './table/prompts.ts';
import { GameStory } from './table/story.ts';

/** A language with its card names. */
const withNames = (lang: Lang): Locale => localeOf(lang, (card) => nameIn(card, lang));

/**
 * Logs a game from now on, as an event listener: a line for each thing worth telling, in one language, without what is hidden
 * from the viewer.
 */
export function tellStory(game: Game, lang: Lang, viewer: Viewer, write: (line: string) => void): void {
  const table = tableOf(game);
  const story = new GameStory(table, withNames(lang), (line) => write(plainLine(line)), viewer);
  // The current turn began before anybody could listen.
  story.tell(turnBegan(table));
  game.onEvent((event) => story.tell(event), viewer);
}

function plainLine(line: StoryLine): string {
  switch (line.is) {
    case 'turn':
      return `${line.text}: ${line.pools.join(' · ')}`;
    case 'out':
      return line.text;
    case 'line':
      return `${'  '.repeat(line.depth)}${line.text}`;
  }
}

/** A decision in words. */
export interface DecisionText {
  readonly prompt: string;
  /** In the order of `game.decision.options`. */
  readonly options: readonly string[];
}

/** The current decision in words, for the deciding player; null when the game is over. */
export function decisionText(game: Game, lang: Lang): DecisionText | null {
  const locale = withNames(lang);
  const { decision, decider } = game;
  if (decision === null) return null;
  return {
    prompt: promptText(tableOf(game), decider, locale) ?? '',
    options: decision.options.map(({ option }) => choiceText(tableOf(game), option, decider, locale)),
  };
}

/** Why something cannot be done (from `game.explainCard` and similar), in words. */
export const reasonText = (reason: Reason, lang: Lang): string => REASON_WORDS[lang][reason.key];
