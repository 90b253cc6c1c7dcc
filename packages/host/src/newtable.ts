import { DECKS, toDeck } from '@methuselah/cards';
import { type CardSource, type Deck, type Player, poolOfRecord } from '@methuselah/engine';
import { fitsDeck, isName, isSeatCount, seating, TURN_LIMIT } from '@methuselah/engine/internal';
import { refusalText } from '@methuselah/text/internal';
import { drawnSeed } from './chance.ts';
import type { Chair, NewChair, NewTable, Orders, Refused } from './contract/index.ts';
import { cardsOfDecks } from './needed.ts';
import { areSigns, asksOf, type Bots, isChair, type SessionSetup } from './session.ts';
import { HostedTable } from './table.ts';
import type { HostLocale } from './words/words.ts';

/** Begins games with prebuilt decks and decks of one's own. A page loads this with the first of them. */

/** The deck that is asked for, which is untrusted: a prebuilt one by its key, or the cards of another; undefined if it is none. */
function deckOf(asked: unknown): Deck | undefined {
  if (isCards(asked)) return asked;
  const known = DECKS.find((deck) => deck.key === asked);
  return known && toDeck(known);
}

const isCards = (asked: unknown): asked is Deck =>
  typeof asked === 'object' &&
  asked !== null &&
  'crypt' in asked &&
  'library' in asked &&
  isList(asked.crypt) &&
  isList(asked.library) &&
  fitsDeck({ crypt: asked.crypt, library: asked.library });

const isList = (list: unknown): list is readonly number[] =>
  Array.isArray(list) && list.length > 0 && list.every((card) => Number.isSafeInteger(card));

/** The cards of the decks that are asked for. */
export const cardsOfAsked = (decks: readonly unknown[]): readonly number[] =>
  cardsOfDecks(decks.flatMap((asked) => deckOf(asked) ?? []));

/** Can every card be played, and is it where it belongs? */
const isPlayable = ({ crypt, library }: Deck, { card }: CardSource): boolean =>
  crypt.every((id) => card(id)?.kind === 'vampire') && library.every((id) => card(id)?.kind === 'library');

/** Begins a new table, or returns a refusal. */
export function beginTable(
  asked: NewTable,
  cards: CardSource,
  bots: Bots,
  locale: HostLocale,
  orders: Orders,
): HostedTable | Refused {
  const wrong = whyInvalid(asked, cards, locale);
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
    players.push({ name, deck: deckOf(deck) as Deck });
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
function whyInvalid({ chairs, seed }: NewTable, cards: CardSource, locale: HostLocale): string | null {
  const words = locale.host.refusals;
  if (!Array.isArray(chairs) || !isSeatCount(chairs.length) || (seed !== null && !Number.isSafeInteger(seed)))
    return words.noTable;
  for (const asked of chairs as readonly (Partial<NewChair> | null)[]) {
    const deck = deckOf(asked?.deck);
    if (deck === undefined || !isPlayable(deck, cards)) return words.noTable;
    if (!isName(asked?.name)) return refusalText({ ok: false, refused: 'badName', message: '' }, locale);
    if (!isChair(asked?.chair)) return words.noChair;
  }
  return null;
}
