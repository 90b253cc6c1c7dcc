import { compilePool, type Game, loadGame, type Pool, saveGame } from '@methuselah/engine';
import { tableOf } from '@methuselah/engine/internal';

/** Pools with the same cards in reverse order: a saved game must not depend on the order. */

const OTHERS = new WeakMap<Pool, Pool>();

/** The same cards in reverse order; reversing twice returns the first pool. */
export function reversed(pool: Pool): Pool {
  const known = OTHERS.get(pool);
  if (known) return known;
  const cards = [...pool.byId.values()].map(({ card }) => card);
  const other = compilePool(cards.reverse(), pool);
  OTHERS.set(pool, other);
  OTHERS.set(other, pool);
  return other;
}

/** Saves a game to JSON and loads it with the reversed pool. */
export function savedAndLoaded(game: Game): Game {
  const loaded = loadGame(JSON.stringify(saveGame(game)), reversed(tableOf(game).pool));
  if (!loaded.ok) throw new Error(loaded.message);
  if (loaded.game.hash() !== game.hash()) throw new Error('The game has another hash with another pool.');
  return loaded.game;
}
