/** Two well-known engines for comparison: boardgame.io and Pokémon Showdown. Each plays its own game. */
import { createRequire } from 'node:module';
import { Dice } from '@methuselah/engine';
import type { ID } from '@pkmn/sim';
import type { Game } from 'boardgame.io';
import type * as ClientModule from 'boardgame.io/dist/types/packages/client.js';
import type * as CoreModule from 'boardgame.io/dist/types/packages/core.js';

// boardgame.io's entry points are folders, which only `require` can load.
// Loading Showdown the same way keeps one copy of it: its team generator requires it too.
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as typeof ClientModule;
const { INVALID_MOVE } = require('boardgame.io/core') as typeof CoreModule;
const { Battle, PRNG, Teams } = require('@pkmn/sim') as typeof import('@pkmn/sim');
const { TeamGenerators } = require('@pkmn/randoms') as typeof import('@pkmn/randoms');

/** The result of one round: moves and milliseconds. */
export interface Round {
  moves: number;
  ms: number;
}

const CELLS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

interface TicTacToe {
  cells: (string | null)[];
}

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

/** The game of boardgame.io's own tutorial. */
const ticTacToe: Game<TicTacToe> = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id: number) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }) => {
    const { cells } = G;
    if (LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c])) {
      return { winner: ctx.currentPlayer };
    }
    if (cells.every((cell) => cell !== null)) return { draw: true };
    return undefined;
  },
};

/** Plays random tic-tac-toe with a local boardgame.io client for about `ms` milliseconds. */
export function boardgameio(ms: number): Round {
  const client = Client<TicTacToe>({ game: ticTacToe, debug: false });
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
}

Teams.setGeneratorFactory(TeamGenerators);
const FORMAT = 'gen9randombattle' as ID;
let battles = 0;

/** Plays generation 9 random battles with default choices for about `ms` milliseconds. Counts choices. */
export function showdown(ms: number): Round {
  const start = performance.now();
  let moves = 0;
  let elapsed = 0;
  while (elapsed < ms) {
    battles++;
    const battle = new Battle({ formatid: FORMAT, seed: PRNG.convertSeed([1, 2, 3, battles]) });
    for (const slot of ['p1', 'p2'] as const) {
      const seed = PRNG.convertSeed([slot === 'p1' ? 4 : 5, 6, 7, battles]);
      battle.setPlayer(slot, { name: slot, team: Teams.generate(FORMAT, { seed }) });
    }
    // The time limit may cut the last battle: its choices so far count.
    while (!battle.ended && elapsed < ms) {
      for (const side of battle.sides) if (!side.isChoiceDone()) moves++;
      battle.makeChoices('default', 'default');
      elapsed = performance.now() - start;
    }
    battle.destroy();
  }
  return { moves, ms: elapsed };
}
