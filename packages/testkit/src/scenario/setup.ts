import {
  type CardId,
  compilePool,
  type Deck,
  type Game,
  type GameSetup,
  LIMITS,
  newGame,
  type Pool,
  type Seat,
} from '@methuselah/engine';
import { NONE, seated, tableOf } from '@methuselah/engine/internal';
import { card, vampire } from '../cards/make.ts';
import { deckOf } from './deck.ts';
import { type Place, plain, ScenarioError, suggest } from './error.ts';
import type { CardText, Named, SetupPlayer, SetupScenario } from './scenario.ts';

type Definition = Pool['cards'][number];

/** Looks up a card by name; fails if there is none. */
type Define = (card: Named) => Definition;

/** A game dealt by the engine, from decks arranged so that the shuffle puts the wanted cards on top. */
export function dealt(scenario: SetupScenario, pool: Pool): Game {
  try {
    return deal(scenario, pool);
  } catch (error) {
    // The engine refuses setups beyond its limits with a RangeError.
    if (error instanceof RangeError) fail(scenario.place, error.message);
    throw error;
  }
}

function deal(scenario: SetupScenario, pool: Pool): Game {
  const names = scenario.players.map(({ name }) => name);
  scenario.players.forEach(({ name, place }, i) => {
    if (names.findIndex((other) => plain(other) === plain(name)) < i)
      fail(place, `Two players are named ${name}.`);
  });
  const define: Define = (card) => definition(scenario, pool, card);
  const { seed, seating, asks, begins } = scenario;
  const given = scenario.players.map((player) => ({
    name: player.name,
    deck: deckFor(scenario, pool, player, define),
    top: player.top.map((wanted) => ({ wanted, ...define(wanted).card })),
  }));
  const setup = seated({ pool, seed, players: given, seating });
  const seats = setup.players.map(({ name }) => name);
  const first = begins === null ? 'random' : seatNamed(seats, begins);
  const places = placesAfterShuffle({ ...setup, first });
  const players = setup.players.map(({ name, deck }, seat) => {
    const { top = [] } = given.find((player) => player.name === name) ?? {};
    const stacked = (half: keyof Deck, kind: Definition['card']['kind']): number[] =>
      stack(
        deck[half],
        places[seat]?.[half] ?? [],
        top.filter((one) => one.kind === kind),
      );
    return { name, deck: { crypt: stacked('crypt', 'vampire'), library: stacked('library', 'library') } };
  });
  return newGame({ ...setup, players, first, asks });
}

/** Per seat and deck, from the top: each card's index before the shuffle. The shuffle does not depend on the cards. */
function placesAfterShuffle(setup: GameSetup): Record<keyof Deck, number[]>[] {
  const upTo = (count: number, from: number): number[] => Array.from({ length: count }, (_, i) => from + i);
  const players = setup.players.map(({ name, deck }) => ({
    name,
    deck: { crypt: upTo(deck.crypt.length, 0), library: upTo(deck.library.length, LIMITS.deck) },
  }));
  const { state, pool } = tableOf(newGame({ ...setup, pool: numbered(), players }));
  return state.seats.map((p, seat) => {
    const drawn = state.cards.filter((c) => c.controller === seat).map((c) => c.id);
    const numbers = (cards: readonly CardId[], from: number): number[] =>
      cards.map((id) => (pool.cards[state.def[id] ?? NONE]?.card.id ?? NONE) - from);
    return {
      crypt: numbers([...drawn, ...p.crypt.toReversed()], 0),
      library: numbers([...p.hand, ...p.library.toReversed()], LIMITS.deck),
    };
  });
}

let numberedPool: Pool | null = null;
/** A pool of as many distinct cards as a deck may have, to trace the shuffle: vampires, then library cards. */
const numbered = (): Pool => {
  numberedPool ??= compilePool(
    Array.from({ length: 2 * LIMITS.deck }, (_, i) =>
      i < LIMITS.deck ? vampire(i, `Vampire ${i}`, 1, '', {}) : card(i, `Card ${i}`, []),
    ),
  );
  return numberedPool;
};

/** Arranges a deck so that the shuffle puts these cards on top and the others below. */
function stack(
  deck: readonly number[],
  places: readonly number[],
  top: readonly { readonly wanted: CardText; readonly id: number; readonly name: string }[],
): number[] {
  const shuffled = places.map((place) => deck[place] ?? NONE);
  top.forEach(({ wanted, id, name }, to) => {
    const from = shuffled.indexOf(id, to);
    if (from < 0) fail(wanted.place, `There are not so many of ${name} in the deck.`);
    shuffled[from] = shuffled[to] ?? NONE;
    shuffled[to] = id;
  });
  const stacked: number[] = [];
  places.forEach((place, i) => {
    stacked[place] = shuffled[i] ?? NONE;
  });
  return stacked;
}

function seatNamed(names: readonly string[], { name, place }: Named): Seat {
  const seat = names.findIndex((known) => plain(known) === plain(name));
  return seat < 0 ? fail(place, `There is no player named ${name}.${suggest(name, names)}`) : seat;
}

function deckFor(scenario: SetupScenario, pool: Pool, player: SetupPlayer, define: Define): Deck {
  if (player.deck !== null) {
    const deck = deckOf(player.deck);
    if ([...deck.crypt, ...deck.library].some((id) => !pool.byId.has(id)))
      fail(
        player.place,
        `Some cards of ${player.name}'s deck are not in the pool "${scenario.pool}": real cards need "pool: fifth".`,
      );
    return deck;
  }
  for (const one of player.crypt)
    if (define(one).card.kind !== 'vampire')
      fail(one.place, `${define(one).card.name} is not a vampire: it cannot be in a crypt.`);
  for (const one of player.library)
    if (define(one).card.kind === 'vampire')
      fail(one.place, `${define(one).card.name} is a vampire: it cannot be in a library.`);
  const { crypt, library, top } = player;
  // Without a deck, the top cards are the whole deck.
  const cards = crypt.length + library.length > 0 ? [...crypt, ...library] : top;
  const ids = (vampires: boolean): number[] =>
    cards
      .filter((card) => (define(card).card.kind === 'vampire') === vampires)
      .map((card) => define(card).card.id);
  return { crypt: ids(true), library: ids(false) };
}

function definition(scenario: SetupScenario, pool: Pool, { name, place }: Named): Definition {
  const found = pool.cards.find((def) => plain(def.name) === plain(name));
  if (found !== undefined) return found;
  const known = pool.cards.map((def) => def.name);
  return fail(place, `There is no card named ${name} in the pool "${scenario.pool}".${suggest(name, known)}`);
}

function fail(place: Place, problem: string): never {
  throw new ScenarioError('malformed', place, problem);
}
