import type { Game } from '../game/game.ts';
import { hashText } from '../language/hash.ts';
import type { Player } from '../rules/setup.ts';
import type { Seed } from '../state/seed.ts';
import type { Seat } from '../state/types.ts';
import type { Table } from '../table/table.ts';
import { misfit, type Shape } from './shape.ts';

/** What was written, hashed: a record that was edited, or plays out otherwise now, can say where. */
export interface Seal {
  readonly seed: string;
  readonly first: string;
  readonly turnLimit: string;
  /** One for each player. */
  readonly players: readonly string[];
  /** Four hexadecimal digits for each decision (`markOf`). */
  readonly trail: string;
  /** The game after the last decision. */
  readonly end: string;
}

export interface Head {
  readonly seed: Seed;
  readonly first: Seat | 'random';
  readonly turnLimit: number;
  readonly players: readonly Player[];
}

export const SEAL: Shape = {
  seed: 'string',
  first: 'string',
  turnLimit: 'string',
  players: 'strings',
  trail: 'string',
  end: 'string',
};

const hashPlayer = ({ name, deck }: Player): string =>
  hashText(JSON.stringify([name, deck.crypt, deck.library]));

export function sealOf({ seed, first, turnLimit, players }: Head, trail: string, end: string): Seal {
  return {
    seed: hashText(`${seed}`),
    first: hashText(`${first}`),
    turnLimit: hashText(`${turnLimit}`),
    players: players.map(hashPlayer),
    trail,
    end,
  };
}

/** The first part of a head that is not the one that was sealed; null if there is none. */
export function brokenSeal(head: Head, seal: Seal): string | null {
  const now = sealOf(head, '', '');
  for (const part of ['seed', 'first', 'turnLimit'] as const)
    if (now[part] !== seal[part]) return `"${part}"`;
  if (now.players.length !== seal.players.length) return '"players"';
  const seat = now.players.findIndex((hash, at) => hash !== seal.players[at]);
  return seat < 0 ? null : `"players[${seat}]" (${head.players[seat]?.name})`;
}

export const MARK = 4;

/** A choice and the game it is made in, as far as a glance tells: much cheaper than the hash of a state. */
export function markOf({ state, decision }: Table, id: string): string {
  const seats = state.seats.map((p) => `${p.pool} ${p.hand} ${p.library.length}`);
  const glance = [id, decision?.options.length, state.turn, state.edge, state.rng, state.cards.length, seats];
  return hashText(glance.join('|')).slice(-MARK);
}

/** The hash of the next real decision, or of the end: the same whoever is asked where there is only one option. */
export function endHash(game: Game): string {
  const end = game.fork();
  while (end.optionCount === 1) end.chooseAt(0);
  return end.hash();
}

export const wrongSeal = (seal: unknown): string | null => misfit(seal, SEAL, 'the seal');
