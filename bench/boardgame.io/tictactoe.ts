/** boardgame.io for comparison, with the game of its own tutorial. It is installed by itself: `HOW_TO_INSTALL`. */
import { createRequire } from 'node:module';
import { Dice } from '@methuselah/engine';

/** The result of one round: moves and milliseconds. */
export interface Round {
  moves: number;
  ms: number;
}

export const HOW_TO_INSTALL = 'npm ci --prefix bench/boardgame.io';

interface TicTacToe {
  cells: (string | null)[];
}

/** What is used of boardgame.io, as its own types have it: they are not there before it is installed. */
interface Move {
  readonly G: TicTacToe;
  readonly playerID: string;
}

interface Client {
  readonly moves: { readonly clickCell?: (cell: number) => void };
  start(): void;
  stop(): void;
  reset(): void;
  getState(): { readonly ctx: { readonly gameover?: unknown } } | null;
}

interface Library {
  readonly makeClient: (options: { game: unknown; debug: boolean }) => Client;
  readonly invalidMove: string;
}

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

/** Null if it is not installed. */
function library(): Library | null {
  // Its entry points are folders, which only `require` can load.
  const require = createRequire(import.meta.url);
  try {
    require.resolve('boardgame.io/client');
  } catch {
    return null;
  }
  return {
    makeClient: require('boardgame.io/client').Client,
    invalidMove: require('boardgame.io/core').INVALID_MOVE,
  };
}

const ticTacToe = (invalidMove: string) => ({
  name: 'tic-tac-toe',
  setup: (): TicTacToe => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }: Move, id: number) => {
      if (G.cells[id] !== null) return invalidMove;
      G.cells[id] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }: { readonly G: TicTacToe; readonly ctx: { readonly currentPlayer: string } }) => {
    const { cells } = G;
    if (LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c])) {
      return { winner: ctx.currentPlayer };
    }
    if (cells.every((cell) => cell !== null)) return { draw: true };
    return undefined;
  },
});

/** Plays random tic-tac-toe with a local client for about `ms` milliseconds; null if boardgame.io is not installed. */
export function boardgameio(): ((ms: number) => Round) | null {
  const found = library();
  if (found === null) return null;
  const game = ticTacToe(found.invalidMove);
  return (ms) => {
    const client = found.makeClient({ game, debug: false });
    client.start();
    const { clickCell } = client.moves;
    if (!clickCell) throw new Error('boardgame.io: the move is missing');
    const start = performance.now();
    const dice = new Dice(1);
    let moves = 0;
    let elapsed = 0;
    while (elapsed < ms) {
      client.reset();
      // A random order of the nine cells is a random legal game.
      for (const cell of dice.drawn(CELLS)) {
        clickCell(cell);
        moves++;
        if (client.getState()?.ctx.gameover) break;
      }
      elapsed = performance.now() - start;
    }
    const end = client.getState();
    if (!end?.ctx.gameover) throw new Error('boardgame.io: the game did not end');
    client.stop();
    return { moves, ms: elapsed };
  };
}
