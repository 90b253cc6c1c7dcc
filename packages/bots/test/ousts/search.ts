import type { CardId, Game, Option, Seat } from '@methuselah/engine';
import { currentAction, tableOf } from '@methuselah/engine/internal';
import type { Bot } from '../../src/index.ts';
import { Eyes } from '../../src/internal.ts';

/**
 * Is an oust there? It is if the Methuselah whose turn it is can oust the prey before the minion phase ends, whatever the
 * others answer with the cards that everybody can see: blocks, votes, abilities, strikes. They play nothing from their
 * hands, and the own hand is that of the beginning: what is drawn on the way is not counted on. A block that has failed is
 * not attempted again by the same minion.
 */

/** No turn needs so many decisions: somebody does a thing over and over. */
const DEEP = 300;

type Answers = (game: Game) => readonly number[];

interface Turn {
  readonly seat: Seat;
  readonly prey: Seat;
  readonly number: number;
}
export const turnOf = (game: Game): Turn => {
  const { active, turn } = tableOf(game).state;
  return { seat: active, prey: new Eyes(tableOf(game), active).prey, number: turn };
};

/** Won or lost, or null as long as it is open. */
function ended(game: Game, { seat, prey, number }: Turn): boolean | null {
  const { seats, turn, phase } = tableOf(game).state;
  if (seats[seat]?.ousted) return false;
  if (seats[prey]?.ousted) return true;
  return game.over || turn !== number || phase !== 'minion' ? false : null;
}

const placesOf = (game: Game, wanted: (o: Option) => boolean): number[] => {
  const places: number[] = [];
  tableOf(game).decision?.options.forEach((o, place) => {
    if (wanted(o)) places.push(place);
  });
  return places;
};

/** What others may answer with cards that all can see. */
export const openAnswers: Answers = (game) => {
  const attempts = currentAction(tableOf(game))?.attempts ?? [];
  const places = placesOf(
    game,
    (o) => o.verb !== 'play' && !(o.verb === 'block' && attempts.includes(o.minion)),
  );
  return places.length > 0 ? places : [0];
};

/** Passing, where that is possible. */
export const onlyPassing: Answers = (game) => [
  Math.max(0, tableOf(game).decision?.options.findIndex((o) => o.verb === 'pass' || o.verb === 'no') ?? 0),
];

const after = (game: Game, place: number): Game => {
  const next = game.fork();
  next.chooseAt(place);
  return next;
};

/** What tells positions of one turn apart. */
const keyOf = (game: Game): string => {
  const { state, decision } = tableOf(game);
  return JSON.stringify([
    decision?.window,
    state.frames,
    state.cards,
    state.rows,
    state.ledger,
    state.edge,
    state.seats.map((s) => [s.pool, s.hand]),
  ]);
};

/** The own options: of the cards that were in hand at the beginning, and of equal cards one. */
function ownAnswers(game: Game, hand: ReadonlySet<CardId>): number[] {
  const { state, decision } = tableOf(game);
  const seen = new Set<string>();
  const places = placesOf(game, (o) => {
    if (o.verb !== 'play') return true;
    const same = `${state.def[o.card]} ${o.use} ${o.minion}`;
    if (!hand.has(o.card) || seen.has(same)) return false;
    seen.add(same);
    return true;
  });
  // In no order of worth, so that what is found does not depend on how good a player thinks: the shortest way first.
  const pass = places.findIndex((place) => decision?.options[place]?.verb === 'pass');
  if (pass >= 0) {
    const [place = 0] = places.splice(pass, 1);
    if (decision?.window === 'minion') places.push(place);
    else places.unshift(place);
  }
  return places;
}

/** All own decisions against all open answers; null if that takes more than so many decisions. */
export function isThere(from: Game, most: number): boolean | null {
  const turn = turnOf(from);
  const hand = new Set<CardId>(tableOf(from).state.seats[turn.seat]?.hand);
  const known = new Map<string, boolean>();
  let left = most;
  const search = (game: Game, depth: number): boolean => {
    const end = ended(game, turn);
    if (end !== null) return end;
    left -= 1;
    if (left < 0 || depth > DEEP) throw new TooFar();
    const key = keyOf(game);
    const before = known.get(key);
    if (before !== undefined) return before;
    const on = (place: number): boolean => search(after(game, place), depth + 1);
    const found = game.decider === turn.seat ? ownAnswers(game, hand).some(on) : openAnswers(game).every(on);
    known.set(key, found);
    return found;
  };
  try {
    return search(from, 0);
  } catch (error) {
    if (error instanceof TooFar) return null;
    throw error;
  }
}
class TooFar extends Error {}

/** Does this player oust the prey, whichever of these answers the others give? */
export function takes(from: Game, player: () => Bot, answers: Answers): boolean {
  const turn = turnOf(from);
  const play = (game: Game, depth: number): boolean => {
    const end = ended(game, turn);
    if (end !== null) return end;
    const { decision } = tableOf(game);
    if (decision === null || depth > DEEP) return false;
    if (game.decider !== turn.seat)
      return answers(game).every((place) => play(after(game, place), depth + 1));
    return play(after(game, player().choose(new Eyes(tableOf(game), turn.seat), decision, 100)), depth + 1);
  };
  return play(from, 0);
}
