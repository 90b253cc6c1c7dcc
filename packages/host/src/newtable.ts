import { DECKS, type DeckList, toDeck } from '@methuselah/cards';
import { type CardSource, type Player, poolOfRecord } from '@methuselah/engine';
import { isName, isSeatCount, seating, TURN_LIMIT } from '@methuselah/engine/internal';
import { refusalText } from '@methuselah/text/internal';
import { drawnSeed } from './chance.ts';
import type { Chair, NewChair, NewTable, Orders, Refused } from './contract/index.ts';
import { cardsOfDecks } from './needed.ts';
import { areSigns, asksOf, type Bots, isChair, type SessionSetup } from './session.ts';
import { HostedTable } from './table.ts';
import type { HostLocale } from './words/words.ts';

/** Begins games with prebuilt decks. A page loads this with the first of them. */

/** A prebuilt deck by its key, which is untrusted. */
const deckOf = (key: unknown): DeckList | undefined => DECKS.find((deck) => deck.key === key);

/** The cards of prebuilt decks. */
export const cardsOfPrebuilt = (keys: readonly unknown[]): readonly number[] =>
  cardsOfDecks(keys.flatMap((key) => deckOf(key) ?? []).map(toDeck));

/** Begins a new table, or returns a refusal. */
export function beginTable(
  asked: NewTable,
  cards: CardSource,
  bots: Bots,
  locale: HostLocale,
  orders: Orders,
): HostedTable | Refused {
  const wrong = whyInvalid(asked, locale);
  if (wrong !== null) return { is: 'refused', text: wrong };
  const { setup, chairs } = seatPlayers(asked, cards);
  return HostedTable.begin(setup, chairs, bots, locale, orders);
}

/** Seats the players of a valid table, with their decks. */
function seatPlayers(
  asked: NewTable,
  cards: CardSource,
): { readonly setup: SessionSetup; readonly chairs: readonly Chair[] } {
  const places = [...asked.chairs.keys()];
  const seed = asked.seed ?? drawnSeed();
  const order = asked.seating === 'random' ? seating(seed, places.length) : places;
  const chairs: Chair[] = [];
  const players: Player[] = [];
  const signs: number[] = [];
  for (const place of order) {
    const { name, chair, deck, sign = place } = asked.chairs[place] as NewChair;
    signs.push(sign);
    players.push({ name, deck: toDeck(deckOf(deck) as DeckList) });
    chairs.push(chair);
  }
  const setup = {
    pool: poolOfRecord({ players }, cards),
    seed,
    bots: asked.seed ?? drawnSeed(),
    signs: areSigns(signs, players.length) ? signs : order,
    players,
    turnLimit: TURN_LIMIT,
    asks: asksOf(chairs),
  };
  return { setup, chairs };
}

/** What is wrong with a request for a table, which is untrusted; null if nothing is. */
function whyInvalid({ chairs, seed }: NewTable, locale: HostLocale): string | null {
  const words = locale.host.refusals;
  if (!Array.isArray(chairs) || !isSeatCount(chairs.length) || (seed !== null && !Number.isSafeInteger(seed)))
    return words.noTable;
  for (const asked of chairs as readonly (Partial<NewChair> | null)[]) {
    if (deckOf(asked?.deck) === undefined) return words.noTable;
    if (!isName(asked?.name)) return refusalText({ ok: false, refused: 'badName', message: '' }, locale);
    if (!isChair(asked?.chair)) return words.noChair;
  }
  return null;
}
