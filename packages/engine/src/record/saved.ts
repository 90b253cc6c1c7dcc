import { type Game, resume, tableOf } from '../game/game.ts';
import { badName, isName, isSeatCount, LIMITS } from '../game/limits.ts';
import type { Pool } from '../language/pool.ts';
import { cloneState } from '../state/clone.ts';
import { hashState, stateToJson } from '../state/serialise.ts';
import type { State } from '../state/types.ts';
import { ASKS, type Asks } from '../table/table.ts';
import { corrupt, excerpt, misfit, parseJson, type Refusal, type Shape } from './shape.ts';
import { ENGINE_VERSION } from './version.ts';

/** A game saved at any decision: plain data, ready for JSON. */
export interface SavedGame {
  readonly format: 'methuselah saved game 1';
  readonly engine: string;
  /** The hash of the card definitions it is played with. */
  readonly cards: string;
  readonly names: readonly string[];
  readonly asks: Asks;
  readonly state: State;
  readonly hash: string;
}

/** The game that was loaded, or why it could not be. */
export type LoadResult = { readonly ok: true; readonly game: Game } | Refusal;

const FORMAT = 'methuselah saved game 1';

/** The game as it stands, as plain data. The game itself goes on. */
export function saveGame(game: Game): SavedGame {
  const { state, names, asks, pool } = tableOf(game);
  return {
    format: FORMAT,
    engine: ENGINE_VERSION,
    cards: pool.hash,
    names: [...names],
    asks,
    state: cloneState(state),
    hash: hashState(state),
  };
}

const SAVED: Shape = {
  format: 'string',
  engine: 'string',
  cards: 'string',
  names: 'strings',
  asks: 'string',
  state: 'object',
  hash: 'string',
};

const STATE: Shape = {
  turn: 'number',
  active: 'number',
  first: 'number',
  phase: 'string',
  edge: 'number',
  over: 'boolean',
  seats: 'list',
  def: 'numbers',
  owner: 'numbers',
  cards: 'list',
  limbo: 'numbers',
  frames: 'list',
  rows: 'list',
  ledger: 'list',
  due: 'list',
  rng: 'numbers',
  decisions: 'number',
};

const isAsks = (asks: string): boolean => (ASKS as readonly string[]).includes(asks);

/** The state of a save or a snapshot as the engine lays it out, if it is what its hash says. */
export function readState(
  state: unknown,
  hash: string,
): { readonly ok: true; readonly state: State } | Refusal {
  const wrong = misfit(state, STATE, 'the state');
  if (wrong !== null) return corrupt(wrong);
  const { seats, def } = state as State;
  if (!isSeatCount(seats.length)) return corrupt(`A game has 2 to 6 players, not ${seats.length}.`);
  if (def.length > seats.length * LIMITS.deck)
    return { ok: false, refused: 'deckTooLarge', message: `There are ${def.length} cards in the state.` };
  try {
    const copy = cloneState(state as State);
    // Both ways: what was changed, and what the engine does not know and would drop.
    if (hashState(copy) !== hash || stateToJson(state as State) !== stateToJson(copy))
      return corrupt('The state is not the one that was saved: its hash is another.');
    return { ok: true, state: copy };
  } catch {
    return corrupt('The state is not laid out as a state.');
  }
}

/** Continues a saved game. Whatever is wrong with the save is said, never thrown. */
export function loadGame(json: string | SavedGame, pool: Pool): LoadResult {
  const parsed = typeof json === 'string' ? parseJson(json) : { ok: true as const, value: json };
  if (!parsed.ok) return parsed;
  const wrong = misfit(parsed.value, SAVED, 'the saved game');
  if (wrong !== null) return corrupt(wrong);
  const saved = parsed.value as SavedGame;
  if (saved.format !== FORMAT) return corrupt(`"${excerpt(saved.format)}" is no format of a saved game.`);
  const unnamed = saved.names.findIndex((name) => !isName(name));
  if (unnamed >= 0) return { ok: false, ...badName(unnamed) };
  const other = otherEngine(saved, pool, 'saved game');
  if (other) return other;
  const read = readState(saved.state, saved.hash);
  if (!read.ok) return read;
  if (saved.names.length !== read.state.seats.length)
    return corrupt(`There are ${saved.names.length} names for ${read.state.seats.length} seats.`);
  if (!isAsks(saved.asks)) return corrupt(`"${excerpt(saved.asks)}" does not say who is asked.`);
  try {
    const game = resume(pool, read.state, [...saved.names], saved.asks);
    return game.hash() === saved.hash
      ? { ok: true, game }
      : corrupt('The state does not stand at a decision.');
  } catch (error) {
    return corrupt(`The game cannot go on: ${error instanceof Error ? error.message : error}`);
  }
}

/** Another engine or other cards would play the same decisions to another end. */
export function otherEngine(
  from: { readonly engine: string; readonly cards: string },
  pool: Pool,
  what: string,
): Refusal | null {
  if (from.engine !== ENGINE_VERSION)
    return {
      ok: false,
      refused: 'otherVersion',
      message: `This ${what} is of engine ${excerpt(from.engine)}; this is engine ${ENGINE_VERSION}.`,
    };
  if (from.cards !== pool.hash)
    return {
      ok: false,
      refused: 'otherCards',
      message: `This ${what} was played with other card definitions (${excerpt(from.cards)}, not ${pool.hash}).`,
    };
  return null;
}
