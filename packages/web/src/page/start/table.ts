import { DECKS } from '@methuselah/cards';
import { Dice } from '@methuselah/engine';
import { isName, PLAYER_NAMES, playerName } from '@methuselah/engine/internal';
import type { NewTable } from '../../protocol.ts';
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
  /** Null: any deck, if possible one that no other seat has. */
  readonly deck: DeckKey | null;
}

export const SEATS = { least: 2, most: 6 } as const;
export const LEVELS: readonly Level[] = ['heuristic', 'novice', 'random', 'person'];
export const DECK_KEYS = DECKS.map(({ key }) => key) as DeckKey[];

const YOU: SeatSetup = { name: PLAYER_NAMES[0], isYou: true, who: 'person', deck: 'ventrue' };
export const FIRST_TABLE: TableSetup = withSeats({ places: [YOU], seating: 'random' }, 5);

/** Adds bots or removes seats, but never the player's own. */
export function withSeats(setup: TableSetup, seats: number): TableSetup {
  const places = [...setup.places];
  while (places.length < seats) {
    const name = PLAYER_NAMES.find((n) => places.every((p) => p.name !== n)) ?? '';
    places.push({ name, isYou: false, who: 'heuristic', deck: null });
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
  const chairs = places.map(({ name, who, deck }, seat) => {
    const typed = name.trim();
    const called = isName(typed) ? typed : playerName(seat);
    let unused = called;
    for (let n = 2; names.includes(unused); n++) unused = `${called} ${n}`;
    names.push(unused);
    const given = deck ?? free.shift() ?? DECK_KEYS[(draw + seat) % DECK_KEYS.length] ?? 'ventrue';
    return { name: unused, chair: who, deck: given };
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
  return { places, seating };
}

function isPlace(place: unknown): place is SeatSetup {
  if (typeof place !== 'object' || place === null) return false;
  const { name, isYou, who, deck } = place as Readonly<Record<string, unknown>>;
  const isDeck = deck === null || DECK_KEYS.some((key) => key === deck);
  const isWho = isYou === true ? who === 'person' : LEVELS.some((level) => level === who);
  return (name === '' || isName(name)) && typeof isYou === 'boolean' && isWho && isDeck;
}
