import { DECKS } from '@methuselah/cards';
import { type Deck, Dice } from '@methuselah/engine';
import { isName, PLAYER_NAMES, playerName } from '@methuselah/engine/internal';
import type { NewTable } from '../../protocol.ts';
import type { BotLevel } from '../../words/sections/decks.ts';
import type { DeckKey, Level } from '../../words/sections/start.ts';

/** A table as set up on the start screen. Plain data. */
export interface TableSetup {
  readonly places: readonly SeatSetup[];
  readonly seating: NewTable['seating'];
}
export interface SeatSetup {
  readonly name: string;
  /** The seat of the player who sets up the table: never a bot. */
  readonly isYou: boolean;
  readonly who: Level;
  /** The player's sign (shape and colour), unlike that of any other, wherever they are seated. */
  readonly sign: number;
  /** Null: any deck, if possible one that no other seat has. */
  readonly deck: DeckKey | OtherDeck | null;
}
/** A preconstructed deck or one's own. */
export interface OtherDeck {
  readonly name: string;
  readonly cards: Deck;
}

export const SEATS = { least: 2, most: 6 } as const;
const SIGNS = Array.from({ length: SEATS.most }, (_, n) => n);
/** As a newcomer meets them: the easy ones first. */
export const BOT_LEVELS: readonly BotLevel[] = ['novice', 'heuristic', 'random'];
export const LEVELS: readonly Level[] = [...BOT_LEVELS, 'person'];
export const DECK_KEYS = DECKS.map(({ key }) => key) as DeckKey[];
export const isDeckKey = (key: string): key is DeckKey => DECK_KEYS.some((known) => known === key);
/** Whether its cards can be played is asked when the game begins. */
export const isOther = (deck: unknown): deck is OtherDeck =>
  typeof deck === 'object' &&
  deck !== null &&
  'name' in deck &&
  typeof deck.name === 'string' &&
  'cards' in deck &&
  typeof deck.cards === 'object' &&
  deck.cards !== null &&
  'crypt' in deck.cards &&
  isNumbers(deck.cards.crypt) &&
  'library' in deck.cards &&
  isNumbers(deck.cards.library);
const isNumbers = (list: unknown): list is number[] =>
  Array.isArray(list) && list.every((entry) => typeof entry === 'number');
/** The clan of a prebuilt deck. */
export const clanOf = (key: DeckKey): string => key.charAt(0).toUpperCase() + key.slice(1);

const botsOf = ({ places }: TableSetup): BotLevel[] =>
  places.flatMap(({ who }) => (who === 'person' ? [] : [who]));

const YOU: SeatSetup = { name: PLAYER_NAMES[0], isYou: true, who: 'person', sign: 0, deck: 'ventrue' };
/** For somebody who has not played here before: easy bots. */
export const FIRST_TABLE: TableSetup = withSeats({ places: [YOU], seating: 'random' }, 5);

/** The level of all bots; null if they differ or there are none. */
export function botLevel(setup: TableSetup): BotLevel | null {
  const [first = null, ...others] = botsOf(setup);
  return others.every((level) => level === first) ? first : null;
}
export const hasBots = (setup: TableSetup): boolean => botsOf(setup).length > 0;

export const withBots = (setup: TableSetup, level: BotLevel): TableSetup => ({
  ...setup,
  places: setup.places.map((place) => (place.who === 'person' ? place : { ...place, who: level })),
});

/** Adds bots like the others or removes seats, but never the player's own. */
export function withSeats(setup: TableSetup, seats: number): TableSetup {
  const places = [...setup.places];
  const who = botsOf(setup).at(-1) ?? 'novice';
  while (places.length < seats) {
    const name = PLAYER_NAMES.find((n) => places.every((p) => p.name !== n)) ?? '';
    const sign = SIGNS.find((n) => places.every((p) => p.sign !== n)) ?? 0;
    places.push({ name, isYou: false, who, sign, deck: null });
  }
  while (places.length > seats)
    places.splice(
      places.findLastIndex(({ isYou }) => !isYou),
      1,
    );
  return { ...setup, places };
}

export const withPlace = (setup: TableSetup, at: number, changed: Partial<SeatSetup>): TableSetup => ({
  ...setup,
  places: setup.places.map((place, i) => (i === at ? { ...place, ...changed } : place)),
});

/** Swaps a seat with the next one. */
export function moved(setup: TableSetup, at: number): TableSetup {
  const places = [...setup.places];
  const place = places.splice(at, 1);
  places.splice(at + 1, 0, ...place);
  return { ...setup, places };
}

/** The requested table: with unique names and a deck for each seat, drawn by `draw` if there is no seed. */
export function newTable({ places, seating }: TableSetup, seed: number | null, draw = seed ?? 0): NewTable {
  const free = new Dice(draw).drawn(DECK_KEYS.filter((key) => places.every(({ deck }) => deck !== key)));
  const names: string[] = [];
  const chairs = places.map(({ name, who, sign, deck }, seat) => {
    const typed = name.trim();
    const called = isName(typed) ? typed : playerName(seat);
    let unused = called;
    for (let n = 2; names.includes(unused); n++) unused = `${called} ${n}`;
    names.push(unused);
    const given =
      (isOther(deck) ? deck.cards : deck) ??
      free.shift() ??
      DECK_KEYS[(draw + seat) % DECK_KEYS.length] ??
      'ventrue';
    return { name: unused, chair: who, deck: given, sign };
  });
  return { chairs, seating, seed };
}

/** Reads a stored table; null if invalid. */
export function readSetup(kept: unknown): TableSetup | null {
  if (typeof kept !== 'object' || kept === null || !('places' in kept) || !Array.isArray(kept.places))
    return null;
  const { places } = kept;
  const fits = places.length >= SEATS.least && places.length <= SEATS.most && places.every(isPlace);
  if (!fits || places.filter(({ isYou }) => isYou).length !== 1) return null;
  const seating = 'seating' in kept && kept.seating === 'given' ? 'given' : 'random';
  return { places: signed(places), seating };
}

/** With a sign for each place: the stored ones, or by place if any is missing. */
function signed(places: readonly SeatSetup[]): SeatSetup[] {
  const isComplete = SIGNS.filter((n) => places.some(({ sign }) => sign === n)).length === places.length;
  return places.map((place, n) => (isComplete ? place : { ...place, sign: n }));
}

function isPlace(place: unknown): place is SeatSetup {
  if (typeof place !== 'object' || place === null) return false;
  const { name, isYou, who, deck } = place as Readonly<Record<string, unknown>>;
  const isDeck = deck === null || DECK_KEYS.some((key) => key === deck) || isOther(deck);
  const isWho = isYou === true ? who === 'person' : LEVELS.some((level) => level === who);
  return (name === '' || isName(name)) && typeof isYou === 'boolean' && isWho && isDeck;
}
