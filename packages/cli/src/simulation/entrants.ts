import { BOT_NAMES, type BotName } from '@methuselah/bots';
import { botsFor } from '@methuselah/bots/arena';
import { DECKS, type Lang, toDeck } from '@methuselah/cards';
import type { Deck } from '@methuselah/engine';
import { deckProblems, readDeck } from '../cards/deck.ts';
import { BadInput } from '../line/command.ts';

/** Parses the --bots and --decks options. */

export interface NamedDeck {
  readonly name: string;
  readonly deck: Deck;
}

export function decksOf(asked: string | undefined, lang: Lang): NamedDeck[] {
  if (asked === undefined) return DECKS.map((list) => ({ name: list.key, deck: toDeck(list) }));
  return asked.split(',').map((name) => {
    const read = readDeck(name);
    const [wrong] = deckProblems(read, lang);
    if (wrong !== undefined) throw new BadInput((w) => w.notPlayedWith(name, wrong));
    return { name, deck: toDeck(read) };
  });
}

/** One bot per seat; the last one named fills the remaining seats. */
export function botsOf(asked: string, seats: number): BotName[] {
  const names = asked.split(',').map((asked) => {
    const name = BOT_NAMES.find((known) => known === asked.trim());
    if (name === undefined) throw new BadInput((w) => w.noBot(asked, BOT_NAMES.join(', ')));
    return name;
  });
  if (names.length > seats) throw new BadInput((w) => w.tooManyBots(names.length, seats));
  return botsFor(names, seats);
}
