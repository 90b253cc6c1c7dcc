/** A well-known engine for comparison, Pokémon Showdown, with its own game; `boardgame.io/` has another. */
import { createRequire } from 'node:module';
import type { ID } from '@pkmn/sim';
import type { Round } from './boardgame.io/tictactoe.ts';

// Loading Showdown in this way keeps one copy of it: its team generator requires it too.
const require = createRequire(import.meta.url);
const { Battle, PRNG, Teams } = require('@pkmn/sim') as typeof import('@pkmn/sim');
const { TeamGenerators } = require('@pkmn/randoms') as typeof import('@pkmn/randoms');

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
