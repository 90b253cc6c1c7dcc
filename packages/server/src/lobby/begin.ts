import { randomInt } from 'node:crypto';
import { DECKS, type DeckList, toDeck } from '@methuselah/cards';
import { type Deck, LIMITS, RULES_VERSION } from '@methuselah/engine';
import { seating } from '@methuselah/engine/internal';
import { drawnSeed } from '@methuselah/host';
import type { Begin } from '../table/events.ts';
import type { Room, RoomChair } from './room.ts';

export const DECK_KEYS: readonly string[] = DECKS.map(({ key }) => key);

/** Chairs by seat: `random`, or their places in the order in which they are to sit. */
export type Seating = 'random' | readonly number[];

/** Names every chair once. */
export const isSeating = (order: readonly number[], chairs: number): boolean =>
  order.length === chairs && new Set(order).size === chairs && order.every((place) => place < chairs);

/** Decks that people have written down, by account and the name that a room has for them. */
export type OwnDecks = ReadonlyMap<string, Deck>;
export const ownDeckKey = (account: string, deck: string): string => `${account} ${deck}`;

/** Begins the game of a room in which every chair is taken; `noDeck` if somebody has none. */
export function begun(room: Room, order: Seating, at: number, own: OwnDecks): Room | 'noDeck' {
  const seed = drawnSeed();
  const places = order === 'random' ? seating(seed, room.chairs.length) : order;
  const chairs = places.map((place) => room.chairs[place] as RoomChair);
  const names = namesOf(chairs, places);
  const decks = chairs.flatMap((chair) => deckOf(chair, own) ?? []);
  if (decks.length < chairs.length) return 'noDeck';
  const begin: Begin = {
    kind: 'begin',
    rules: RULES_VERSION,
    seed,
    bots: drawnSeed(),
    jitter: drawnSeed(),
    players: chairs.map((_, seat) => ({ name: names[seat] as string, deck: decks[seat] as Deck })),
    chairs: chairs.map((chair) => (chair.is === 'bot' ? chair.bot : 'person')),
    signs: places,
    options: room.options,
  };
  const seats = chairs.map((chair) => (chair.is === 'person' ? chair.account : null));
  return { ...room, begun: { seats, begin, at } };
}

/** Bots without a deck get any. */
function deckOf(chair: RoomChair, own: OwnDecks): Deck | null {
  if (chair.is === 'open') return null;
  const prebuilt = DECKS.find(({ key }) => key === chair.deck);
  if (prebuilt) return toDeck(prebuilt);
  if (chair.is === 'bot') return toDeck(DECKS[randomInt(DECKS.length)] as DeckList);
  return own.get(ownDeckKey(chair.account, chair.deck ?? '')) ?? null;
}

/** Names by seat, no two of them the same. */
function namesOf(chairs: readonly RoomChair[], places: readonly number[]): readonly string[] {
  const names: string[] = [];
  chairs.forEach((chair, seat) => {
    const name = chair.is === 'person' ? chair.name : `Bot ${(places[seat] ?? seat) + 1}`;
    let unique = name;
    for (let count = 2; names.includes(unique); count++)
      unique = `${[...name].slice(0, LIMITS.name - 3).join('')} ${count}`;
    names.push(unique);
  });
  return names;
}
