import { type Interval, wilson } from '../arena/interval.ts';
import { POOL_CAUSES, type PoolCause } from './causes.ts';
import type { TestedGame } from './testgame.ts';

/** What the games of a deck say of it. */

/** How a card fared, per game. */
export interface CardUse {
  readonly card: number;
  readonly drawn: number;
  readonly played: number;
  readonly discarded: number;
  /** How many turns a copy that was drawn began in the hand, on average. */
  readonly turnsHeld: number;
  /** Which part of the copies drawn was played. */
  readonly share: number;
}

export interface DeckReport {
  readonly games: number;
  readonly victoryPoints: number;
  /** How many games ended with 0, 1, 2, … victory points. */
  readonly byPoints: readonly number[];
  readonly won: Interval | null;
  /** The part that would be won by chance. */
  readonly chance: number;
  readonly ousted: number;
  /** The turn of the table in which it is ousted, on average; null if it never is. */
  readonly oustedIn: number | null;
  /** What took the last pool, by the number of games. */
  readonly endedBy: Readonly<Record<PoolCause, number>>;
  /** Pool per game that others lost by what it did, and that it lost. */
  readonly dealt: Readonly<Record<PoolCause, number>>;
  readonly lost: Readonly<Record<PoolCause, number>>;
  readonly turns: number;
  /** The cards that stay in the hand longest first. */
  readonly cards: readonly CardUse[];
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

const byCause = (of: (cause: PoolCause) => number): Readonly<Record<PoolCause, number>> =>
  Object.fromEntries(POOL_CAUSES.map((cause) => [cause, of(cause)])) as Record<PoolCause, number>;

export function reportOf(games: readonly TestedGame[], seats: number): DeckReport {
  const outs = games.flatMap(({ ousted }) => ousted ?? []);
  const most = Math.max(0, ...games.map(({ victoryPoints }) => Math.floor(victoryPoints)));
  return {
    games: games.length,
    victoryPoints: mean(games.map(({ victoryPoints }) => victoryPoints)),
    byPoints: Array.from(
      { length: most + 1 },
      (_, points) => games.filter(({ victoryPoints }) => Math.floor(victoryPoints) === points).length,
    ),
    won: wilson(games.filter(({ isWon }) => isWon).length, games.length),
    chance: 1 / seats,
    ousted: outs.length,
    oustedIn: outs.length === 0 ? null : mean(outs.map(({ turn }) => turn)),
    endedBy: byCause((cause) => outs.filter(({ by }) => by === cause).length),
    dealt: byCause((cause) => mean(games.map(({ dealt }) => dealt[cause]))),
    lost: byCause((cause) => mean(games.map(({ lost }) => lost[cause]))),
    turns: mean(games.map(({ turns }) => turns)),
    cards: usesIn(games),
  };
}

function usesIn(games: readonly TestedGame[]): CardUse[] {
  const ids = new Set(games.flatMap(({ cards }) => [...cards.keys()]));
  const uses = [...ids].map((card): CardUse => {
    const sum = (of: 'drawn' | 'played' | 'discarded' | 'turnsHeld'): number =>
      games.reduce((total, { cards }) => total + (cards.get(card)?.[of] ?? 0), 0);
    const drawn = sum('drawn');
    return {
      card,
      drawn: drawn / games.length,
      played: sum('played') / games.length,
      discarded: sum('discarded') / games.length,
      turnsHeld: drawn === 0 ? 0 : sum('turnsHeld') / drawn,
      share: drawn === 0 ? 0 : sum('played') / drawn,
    };
  });
  return uses.sort((a, b) => b.turnsHeld - a.turnsHeld || a.card - b.card);
}
