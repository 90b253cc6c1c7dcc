import { CARDS, DECKS, toDeck } from '@methuselah/cards';
import { newGame, poolOfDecks, type Seat, type Seed } from '@methuselah/engine';
import { tableOf } from '@methuselah/engine/internal';
import { type Chair, drawnSeed, Session, type TableModel } from '@methuselah/host';
import { expect, test } from 'vitest';
import { LOCALES } from '../src/words/all.ts';

/**
 * An attacker who knows the decks tries one seed after another until their own cards match: then they know all hands.
 * `GUESSES=4000000 npx vitest run guessing` tries that many.
 */
const GUESSES = Number(process.env.GUESSES ?? 2000);
const SEATS = 5;
const ME: Seat = 0;
const CHAIRS: readonly Chair[] = Array.from({ length: SEATS }, (_, seat) =>
  seat === ME ? 'person' : 'heuristic',
);

/** A seat's own hand and crypt cards at the start of the game, by card number. */
function ownCards(now: TableModel): string {
  const { handCards = [], uncontrolled = [] } = now.seats[ME] ?? {};
  const numbers = (keys: readonly number[]) => keys.map((key) => now.cards[key]?.card ?? 0).sort();
  return JSON.stringify([numbers(handCards), numbers(uncontrolled)]);
}

const players = Array.from({ length: SEATS }, (_, seat) => ({
  name: `Seat ${seat}`,
  deck: toDeck(DECKS[seat % DECKS.length] ?? { crypt: [], library: [] }),
}));
const pool = poolOfDecks(
  players.map(({ deck }) => deck),
  CARDS,
);

/** What a table dealt from this seed shows to a seat. */
const shownBy = (seed: Seed): string =>
  ownCards(new Session({ pool, seed, players }, CHAIRS, LOCALES.en).model(ME, LOCALES.en));

function dealtBy(seed: number): string {
  const { state } = tableOf(newGame({ pool, seed, players }));
  const numberOf = (id: number) => pool.cards[state.def[id] ?? -1]?.card.id ?? 0;
  const waiting = state.cards.filter((c) => c.region === 'uncontrolled' && c.controller === ME);
  return JSON.stringify([
    (state.seats[ME]?.hand ?? []).map(numberOf).sort(),
    waiting.map(({ id }) => numberOf(id)).sort(),
  ]);
}

const guesses = (own: string): number[] =>
  Array.from({ length: GUESSES }, (_, seed) => seed).filter((seed) => dealtBy(seed) === own);

test('the seed of a practice game can be guessed from an opening hand: the attack works', () => {
  expect(guesses(shownBy(1234))).toEqual([1234]);
});

test('a drawn seed cannot be guessed', () => {
  expect(guesses(shownBy(drawnSeed()))).toEqual([]);
  // Two such tables differ.
  expect(shownBy(drawnSeed())).not.toBe(shownBy(drawnSeed()));
});
