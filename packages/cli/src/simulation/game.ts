import { FIFTH_EDITION } from '@methuselah/cards';
import {
  compilePool,
  type Deck,
  type Game,
  type GameRecord,
  type RecordedGame,
  recordGame,
  type Seat,
} from '@methuselah/engine';
import { Dice, pickPlace, playerName, TURN_LIMIT } from '@methuselah/testkit';

/** One simulated game: who sits where, who plays, and what came of it. */

export interface NamedDeck {
  readonly name: string;
  readonly deck: Deck;
}

export interface Simulation {
  readonly seats: number;
  readonly decks: readonly NamedDeck[];
  /** Who plays: a name of `PLAYERS`. */
  readonly player: string;
}

/** Takes the decisions of one seat: the place of an option. */
export type Choose = (game: Game) => number;

/** Players by their names; each seat has its own, with a generator of its own. */
export const PLAYERS: Readonly<Record<string, (seed: number, seat: Seat) => Choose>> = {
  /** Any option, but never its own last pool. */
  random: (seed, seat) => {
    const dice = new Dice(Math.imul(seed, 31) + seat);
    return (game) => pickPlace(game, dice, 'careful');
  },
};

/** Only one is left because the others were ousted, or one withdrew; or nobody is left; or it took too long. */
export type GameEnd = 'ousting' | 'withdrawal' | 'nobodyLeft' | 'turnLimit';

/** A game as a line of JSON. */
export interface GameLine {
  readonly seed: number;
  readonly seats: readonly SeatLine[];
  /** The seat that won, or null. */
  readonly winner: Seat | null;
  readonly end: GameEnd;
  readonly turns: number;
  readonly decisions: number;
  /** Of the final state. */
  readonly hash: string;
}
export interface SeatLine {
  readonly player: string;
  readonly deck: string;
  readonly victoryPoints: number;
  readonly pool: number;
  /** How they left the game, and in which turn of the table; null if they did not. */
  readonly out: { readonly how: 'ousted' | 'withdrew'; readonly turn: number } | null;
}

const POOL = compilePool(FIFTH_EDITION);

/** The decks in random seats; with more seats than decks some are there again. */
function seated(seed: number, { seats, decks }: Simulation): NamedDeck[] {
  const dice = new Dice(seed ^ 0x5ea75);
  const left: NamedDeck[] = [];
  return Array.from({ length: seats }, () => {
    if (left.length === 0) left.push(...decks);
    return left.splice(dice.roll(left.length), 1)[0] as NamedDeck;
  });
}

export function simulate(seed: number, simulation: Simulation): { line: GameLine; record: () => GameRecord } {
  const decks = seated(seed, simulation);
  const players = decks.map(({ deck }, seat) => ({ name: playerName(seat), deck }));
  const game = recordGame({ pool: POOL, seed, players, turnLimit: TURN_LIMIT });
  const out = new Map<Seat, SeatLine['out']>();
  game.onEvent(({ type, seat }) => {
    if (type === 'ousted' || type === 'withdrew') out.set(seat, { how: type, turn: game.table.state.turn });
  });
  const choosers = decks.map((_, seat) => PLAYERS[simulation.player]?.(seed, seat));
  let decisions = 0;
  for (; game.optionCount > 0; decisions++) game.chooseAt(choosers[game.decider]?.(game) ?? 0);
  const { state } = game.table;
  const line: GameLine = {
    seed,
    seats: state.seats.map(({ victoryPoints, pool }, seat) => ({
      player: playerName(seat),
      deck: decks[seat]?.name ?? '',
      victoryPoints,
      pool,
      out: out.get(seat) ?? null,
    })),
    winner: game.winner < 0 ? null : game.winner,
    end: endOf(
      game,
      [...out.values()].some((left) => left?.how === 'withdrew'),
    ),
    turns: state.turn,
    decisions,
    hash: game.hash(),
  };
  return { line, record: () => game.record() };
}

function endOf({ table: { state } }: RecordedGame, withdrew: boolean): GameEnd {
  if (state.limitReached) return 'turnLimit';
  if (state.seats.every((p) => p.ousted)) return 'nobodyLeft';
  return withdrew ? 'withdrawal' : 'ousting';
}
