import type { CardId, Game, Option, Seat } from '@methuselah/engine';
import { currentAction, tableOf } from '@methuselah/engine/internal';
import type { Bot } from '../../src/index.ts';
import { Eyes } from '../../src/internal.ts';

/**
 * Can the active Methuselah force an oust of the prey before the minion phase ends, whatever the others do with visible
 * cards: blocks, votes, abilities, strikes? The others play nothing from their hands, and our own hand is the one at the
 * start: cards drawn on the way do not count. A minion does not repeat a failed block.
 */

/** No turn needs this many decisions: the players are repeating themselves. */
const MAX_DECISIONS = 300;

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

/** Won or lost; null while undecided. */
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

/** Options of other seats that use only visible cards. */
export const openAnswers: Answers = (game) => {
  const attempts = currentAction(tableOf(game))?.attempts ?? [];
  const places = placesOf(
    game,
    (o) => o.verb !== 'play' && !(o.verb === 'block' && attempts.includes(o.minion)),
  );
  return places.length > 0 ? places : [0];
};

/** Pass wherever possible. */
export const onlyPassing: Answers = (game) => [
  Math.max(0, tableOf(game).decision?.options.findIndex((o) => o.verb === 'pass' || o.verb === 'no') ?? 0),
];

const after = (game: Game, place: number): Game => {
  const next = game.fork();
  next.chooseAt(place);
  return next;
};

/** A key that distinguishes positions within a turn. */
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

/** Our options: only cards in hand at the start, and one of equal cards. */
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
  // Not ordered by worth: the result must not depend on a bot's judgement. Passing goes first, as the shortest way, but
  // last in the minion phase, which it ends.
  const pass = places.findIndex((place) => decision?.options[place]?.verb === 'pass');
  if (pass >= 0) {
    const [place = 0] = places.splice(pass, 1);
    if (decision?.window === 'minion') places.push(place);
    else places.unshift(place);
  }
  return places;
}

/** Searches all our decisions against all open answers; null if that takes more than `most` decisions. */
export function canOust(from: Game, most: number): boolean | null {
  const turn = turnOf(from);
  const hand = new Set<CardId>(tableOf(from).state.seats[turn.seat]?.hand);
  const known = new Map<string, boolean>();
  let left = most;
  const search = (game: Game, depth: number): boolean => {
    const end = ended(game, turn);
    if (end !== null) return end;
    left -= 1;
    if (left < 0 || depth > MAX_DECISIONS) throw new TooFar();
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

/** Does this bot oust the prey, whichever of these answers the others give? */
export function botOusts(from: Game, player: () => Bot, answers: Answers): boolean {
  const turn = turnOf(from);
  const play = (game: Game, depth: number): boolean => {
    const end = ended(game, turn);
    if (end !== null) return end;
    const { decision } = tableOf(game);
    if (decision === null || depth > MAX_DECISIONS) return false;
    if (game.decider !== turn.seat)
      return answers(game).every((place) => play(after(game, place), depth + 1));
    return play(after(game, player().choose(new Eyes(tableOf(game), turn.seat), decision, 100)), depth + 1);
  };
  return play(from, 0);
}
