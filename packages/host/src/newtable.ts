import { type DeckList, toDeck } from '@methuselah/cards';
import { type CardSource, type Player, poolOfRecord } from '@methuselah/engine';
import { isName, isSeatCount, seating, TURN_LIMIT } from '@methuselah/engine/internal';
import { refusalText } from '@methuselah/text/internal';
import { drawnSeed } from './chance.ts';
import type { Chair, NewChair, NewTable, Refused } from './contract/index.ts';
import { marked } from './model/index.ts';
import { deckOf } from './needed.ts';
import { areSigns, asksOf, isChair, Session } from './session.ts';
import type { HostLocale } from './words/words.ts';

/** Seats the players of a new table and deals, or says why it cannot be set up. The request is untrusted. */
export function seatPlayers(asked: NewTable, cards: CardSource, locale: HostLocale): Session | Refused {
  const wrong = whyInvalid(asked, locale);
  if (wrong !== null) return { is: 'refused', text: wrong };
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
  return new Session(setup, chairs, marked(locale));
}

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
