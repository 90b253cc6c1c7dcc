import { book } from '../game/book.ts';
import { type Game, resume, tableOf } from '../game/game.ts';
import { badName, isName, isSeatCount, LIMITS } from '../game/limits.ts';
import type { Pool } from '../language/pool.ts';
import { hashState } from '../state/serialise.ts';
import type { State } from '../state/types.ts';
import type { Written } from '../state/written/codec.ts';
import { readWritten, writeState } from '../state/written/state.ts';
import { standsAtStep } from '../table/stack.ts';
import { ASKS, type Asks } from '../table/table.ts';
import {
  type CardHashes,
  type Differences,
  differences,
  differencesInWords,
  hashesOf,
} from './definitions.ts';
import { corrupt, excerpt, isFields, misfit, parseJson, type Refusal, type Shape } from './shape.ts';
import { ENGINE_VERSION, RULES_VERSION } from './version.ts';

/** A game saved at any decision, as plain data for JSON. */
export interface SavedGame {
  readonly format: 'methuselah saved game 2';
  readonly engine: string;
  /** The version of the rules it is played by. */
  readonly rules: number;
  /** The hashes of all its cards. */
  readonly cards: CardHashes;
  readonly names: readonly string[];
  readonly asks: Asks;
  readonly state: Written;
  readonly hash: string;
}

/** The loaded game, which continues by the current rules and cards, with what has changed since it was saved. */
export type LoadResult =
  | { readonly ok: true; readonly game: Game; readonly differences: Differences }
  | Refusal;

const FORMAT = 'methuselah saved game 2';

/** The current state of a game as plain data; the game itself is not affected. */
export function saveGame(game: Game): SavedGame {
  const { state, names, asks, pool } = tableOf(game);
  return {
    format: FORMAT,
    engine: ENGINE_VERSION,
    rules: RULES_VERSION,
    cards: hashesOf(
      state.def.flatMap((def) => pool.cards[def]?.card.id ?? []),
      pool,
    ),
    names: [...names],
    asks,
    state: writeState(state, pool),
    hash: hashState(state, pool),
  };
}

const SAVED: Shape = {
  format: 'string',
  engine: 'string',
  rules: 'number',
  cards: 'object',
  names: 'strings',
  asks: 'string',
  state: 'object',
  hash: 'string',
};

const isAsks = (asks: string): boolean => (ASKS as readonly string[]).includes(asks);

/** Reads the state of a save or a snapshot into the numbering of a pool, and checks its hash. */
export function readState(
  { state: written, hash }: { readonly state: unknown; readonly hash: string },
  pool: Pool,
): { readonly ok: true; readonly state: State } | Refusal {
  const { seats, def } = isFields(written) ? written : {};
  if (Array.isArray(seats) && !isSeatCount(seats.length))
    return corrupt(`A game has 2 to 6 players, not ${seats.length}.`);
  if (Array.isArray(def) && Array.isArray(seats) && def.length > seats.length * LIMITS.deck)
    return { ok: false, refused: 'deckTooLarge', message: `There are ${def.length} cards in the state.` };
  const state = readWritten(written, pool);
  if (typeof state === 'string') return corrupt(excerpt(state));
  if (hashState(state, pool) !== hash)
    return corrupt('The state is not the one that was saved: its hash is another.');
  const wrong = wrongFrames(state) ?? wrongZones(state);
  return wrong === null ? { ok: true, state } : corrupt(wrong);
}

/** Every frame is at a step of the rulebook, and every seat that is asked exists. */
function wrongFrames({ frames, over }: State): string | null {
  for (const f of frames) {
    if (!standsAtStep(book, f)) return `A ${f.kind} frame of the state is at no step of it.`;
    if (f.kind === 'impulse' && (f.order.includes(-1) || f.holder < 0 || f.holder >= f.order.length))
      return 'Nobody has the impulse.';
  }
  const begins = frames.length === 0 ? over : frames[0]?.kind === 'game';
  return begins ? null : 'The state has no game in it.';
}

/** Every card has an owner and a definition, and is in exactly one place. */
function wrongZones({ seats, def, owner, cards, limbo }: State): string | null {
  if (owner.length !== def.length || owner.includes(-1) || def.includes(-1))
    return 'Some cards have no owner, or are no cards.';
  const placed = [
    ...seats.flatMap((p) => [p.library, p.crypt, p.hand, p.ashHeap, p.removed].flat()),
    ...cards.flatMap(({ id, merged }) => (merged < 0 ? [id] : [id, merged])),
    ...limbo,
  ];
  const isOnce = placed.length === def.length && new Set(placed).size === def.length && !placed.includes(-1);
  return isOnce ? null : 'Some cards of the state are in no place, or in several.';
}

/** Loads a saved game; errors are returned, never thrown. */
export function loadGame(json: string | SavedGame, pool: Pool): LoadResult {
  const parsed = typeof json === 'string' ? parseJson(json) : { ok: true as const, value: json };
  if (!parsed.ok) return parsed;
  const wrong = misfit(parsed.value, SAVED, 'the saved game');
  if (wrong !== null) return corrupt(wrong);
  const saved = parsed.value as SavedGame;
  if (saved.format !== FORMAT) return corrupt(`"${excerpt(saved.format)}" is no format of a saved game.`);
  const unnamed = saved.names.findIndex((name) => !isName(name));
  if (unnamed >= 0) return { ok: false, ...badName(unnamed) };
  if (!isAsks(saved.asks)) return corrupt(`"${excerpt(saved.asks)}" does not say who is asked.`);
  const changed = differences(saved, pool);
  const read = readState(saved, pool);
  if (!read.ok) return blamed(read, changed, pool);
  if (saved.names.length !== read.state.seats.length)
    return corrupt(`There are ${saved.names.length} names for ${read.state.seats.length} seats.`);
  try {
    const game = resume(pool, read.state, [...saved.names], saved.asks);
    return game.hash() === saved.hash
      ? { ok: true, game, differences: changed }
      : blamed(corrupt('The state does not stand at a decision.'), changed, pool);
  } catch (error) {
    return corrupt(`The game cannot go on: ${error instanceof Error ? error.message : error}`);
  }
}

/** Adds to a refusal what has changed since the save, as a possible cause. */
export function blamed(refusal: Refusal, changed: Differences, pool: Pool): Refusal {
  const why = differencesInWords(changed, pool);
  if (why === '') return refusal;
  const refused = changed.cards.length > 0 ? 'otherCards' : 'otherVersion';
  return { ok: false, refused, message: `${refusal.message.replace(/\.$/, '')}${why}.` };
}
