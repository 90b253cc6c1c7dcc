import type { Game } from '../game/game.ts';
import { hashText } from '../language/hash.ts';
import type { Player } from '../rules/setup.ts';
import type { Seed } from '../state/seed.ts';
import type { Seat } from '../state/types.ts';
import type { Table } from '../table/table.ts';
import type { CardHashes } from './definitions.ts';
import { countOf } from './format1.ts';
import { misfit, type Shape } from './shape.ts';

/** Hashes of the parts of a record (format 1): they show which part was edited or replays differently. */
export interface Seal1 {
  readonly seed: string;
  readonly first: string;
  readonly turnLimit: string;
  /** One per player. */
  readonly players: readonly string[];
  /** Four hexadecimal digits per decision (`markOf`). */
  readonly trail: string;
  /** The hash of the final state. */
  readonly end: string;
}
/** The seal of a format 2 record, which also covers its versions, cards and start. */
export interface Seal extends Seal1 {
  readonly engine: string;
  readonly rules: string;
  readonly cards: string;
  readonly start: string;
}

interface Head1 {
  readonly seed: Seed;
  readonly first: Seat | 'random';
  readonly turnLimit: number;
  readonly players: readonly Player[];
}
/** The part of a record before its decisions. */
export interface Head extends Head1 {
  readonly engine: string;
  readonly rules: number;
  readonly cards: CardHashes;
  readonly start: { readonly hash: string } | null;
}

const SEAL_1: Shape = {
  seed: 'string',
  first: 'string',
  turnLimit: 'string',
  players: 'strings',
  trail: 'string',
  end: 'string',
};
const SEAL: Shape = { ...SEAL_1, engine: 'string', rules: 'string', cards: 'string', start: 'string' };

const hashPlayer = ({ name, deck }: Player): string =>
  hashText(JSON.stringify([name, deck.crypt, deck.library]));

const sealOf1 = ({ seed, first, turnLimit, players }: Head1, trail: string, end: string): Seal1 => ({
  seed: hashText(`${seed}`),
  first: hashText(`${first}`),
  turnLimit: hashText(`${turnLimit}`),
  players: players.map(hashPlayer),
  trail,
  end,
});

export const sealOf = (head: Head, trail: string, end: string): Seal => ({
  ...sealOf1(head, trail, end),
  engine: hashText(`${head.engine}`),
  rules: hashText(`${head.rules}`),
  cards: hashText(JSON.stringify(head.cards)),
  start: hashText(head.start?.hash ?? ''),
});

/** The first part of a head that does not match its seal; null if all match. */
export const brokenSeal = (head: Head, seal: Seal): string | null =>
  brokenPart(sealOf(head, '', ''), seal, head.players);
export const brokenSeal1 = (head: Head1, seal: Seal1): string | null =>
  brokenPart(sealOf1(head, '', ''), seal, head.players);

function brokenPart(now: Seal1, seal: Seal1, players: readonly Player[]): string | null {
  const sealed = new Map(Object.entries(seal));
  for (const [part, hash] of Object.entries(now))
    if (part !== 'trail' && part !== 'end' && part !== 'players' && sealed.get(part) !== hash)
      return `"${part}"`;
  if (now.players.length !== seal.players.length) return '"players"';
  const seat = now.players.findIndex((hash, at) => hash !== seal.players[at]);
  return seat < 0 ? null : `"players[${seat}]" (${players[seat]?.name})`;
}

export const MARK = 4;

const gameSummary = ({ state }: Table): readonly unknown[] => [
  state.turn,
  state.edge,
  state.rng,
  state.cards.length,
  state.seats.map((p) => `${p.pool} ${p.hand} ${p.library.length}`),
];

/** A short hash of a choice and a summary of the game: much cheaper than hashing the state. */
export const markOf = (table: Table, id: string): string =>
  hashText([id, ...gameSummary(table)].join('|')).slice(-MARK);

/** The same for format 1, which includes the number of options. */
export const markOfFormat1 = (table: Table, id: string): string =>
  hashText([id, countOf(table), ...gameSummary(table)].join('|')).slice(-MARK);

/**
 * The game at its next decision with two or more options, or at its end: independent of which forced choices are shown.
 */
export function settled(game: Game): Game {
  const end = game.fork();
  while (end.optionCount === 1) end.chooseAt(0);
  return end;
}
export const endHash = (game: Game): string => settled(game).hash();

export const wrongSeal = (seal: unknown, isFirst: boolean): string | null =>
  misfit(seal, isFirst ? SEAL_1 : SEAL, 'the seal');
