import { readdirSync, readFileSync } from 'node:fs';
import type { Game } from '@methuselah/engine';
import { tableOf } from '@methuselah/engine/internal';
import { DEFAULT_ORDERS, type Host } from '@methuselah/host';
import { LOCALES } from '../src/words/all.ts';

/** The records and saves of earlier releases. */
const HOME = new URL('../../testkit/golden/', import.meta.url);

export const FORMATS = [1, 2] as const;

/** The files of a format with this ending: names and contents. */
export const golden = (format: number, ending: string): readonly (readonly [string, string])[] =>
  readdirSync(new URL(`${format}/`, HOME))
    .filter((name) => name.endsWith(ending))
    .map((name) => [name, readFileSync(new URL(`${format}/${name}`, HOME), 'utf8')]);

export const expected = (format: number): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(new URL(`${format}/expected.json`, HOME), 'utf8'));

/** The result of a game. */
export function resultOf(game: Game): unknown {
  const { over, winner } = game;
  const { state, names } = tableOf(game);
  return {
    over,
    winner: names[winner] ?? null,
    turn: state.turn,
    seats: state.seats.map((seat, at) => ({
      name: names[at],
      pool: seat.pool,
      victoryPoints: seat.victoryPoints,
      library: seat.library.length,
      hand: seat.hand.length,
    })),
  };
}

/** What a save shows once the deciding person has taken the screen; or its refusal. */
export function opened(host: Host, saved: string): unknown {
  const loaded = host.handle({ is: 'load', lang: 'en', saved, orders: DEFAULT_ORDERS }, LOCALES.en);
  if (loaded.is !== 'table') return loaded;
  const reply = loaded.curtain === null ? loaded : host.handle({ is: 'ready' }, LOCALES.en);
  const now = reply.is === 'table' ? reply.frames.at(-1) : undefined;
  return {
    turn: now?.turn,
    decider: now?.seats[now.decision?.seat ?? -1]?.name ?? null,
    window: now?.decision?.window ?? null,
    options: now?.decision?.options.map(({ text }) => text) ?? [],
    pools: now?.seats.map(({ name, pool }) => `${name} ${pool}`),
    isOver: now?.end !== null,
  };
}
