import { compilePool, type Game, loadGame, type Pool, saveGame } from '@methuselah/engine';
import { tableOf } from '@methuselah/engine/internal';

/** Pools that number the same cards the other way round: what is saved must mean the same in both. */

const OTHERS = new WeakMap<Pool, Pool>();

/** The same cards in the opposite order; of that pool, the first one again. */
export function reversed(pool: Pool): Pool {
  const known = OTHERS.get(pool);
  if (known) return known;
  const cards = [...pool.byId.values()].map(({ card }) => card);
  const other = compilePool(cards.reverse(), pool);
  OTHERS.set(pool, other);
  OTHERS.set(other, pool);
  return other;
}

/** A game written to JSON, and read with the other pool. */
export function savedAndLoaded(game: Game): Game {
  const loaded = loadGame(JSON.stringify(saveGame(game)), reversed(tableOf(game).pool));
  if (!loaded.ok) throw new Error(loaded.message);
  if (loaded.game.hash() !== game.hash()) throw new Error('The game has another hash with another pool.');
  return loaded.game;
}
