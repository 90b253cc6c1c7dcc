import type { Game } from '../game/game.ts';
import { hashText } from '../language/hash.ts';
import type { Player } from '../rules/setup.ts';
import type { Seed } from '../state/seed.ts';
import type { Seat } from '../state/types.ts';
import type { Table } from '../table/table.ts';
import type { CardHashes } from './definitions.ts';
import { countOf } from './format1.ts';
import { misfit, type Shape } from './shape.ts';

/** Hashes of what was written (format 1): a record that was edited, or that plays differently now, can say where. */
export interface Seal1 {
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
/** The seal of a record of format 2, which also covers its versions, its cards and its start. */
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
/** What a record says before its decisions. */
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

/** The first part of a head that is not the one that was sealed; null if there is none. */
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

const glance = ({ state }: Table): readonly unknown[] => [
  state.turn,
  state.edge,
  state.rng,
  state.cards.length,
  state.seats.map((p) => `${p.pool} ${p.hand} ${p.library.length}`),
];

/** A choice and the game it is made in, as far as a glance tells: much cheaper than the hash of a state. */
export const markOf = (table: Table, id: string): string =>
  hashText([id, ...glance(table)].join('|')).slice(-MARK);

/** The mark in the first format: it has the number of options too. */
export const markOfFormat1 = (table: Table, id: string): string =>
  hashText([id, countOf(table), ...glance(table)].join('|')).slice(-MARK);

/** The game at the next real decision, or at its end: the same whoever is asked where there is only one option. */
export function settled(game: Game): Game {
  const end = game.fork();
  while (end.optionCount === 1) end.chooseAt(0);
  return end;
}
export const endHash = (game: Game): string => settled(game).hash();

export const wrongSeal = (seal: unknown, isFirst: boolean): string | null =>
  misfit(seal, isFirst ? SEAL_1 : SEAL, 'the seal');
