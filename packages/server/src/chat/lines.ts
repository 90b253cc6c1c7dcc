/** What is said at a table, as plain data. */
import type { Seat } from '@methuselah/engine';

/** Phrases that a page says in the language of whoever reads them. */
export const TALK_KEYS = [
  'hello',
  'letMeThrough',
  'noBlock',
  'helpMe',
  'targetThem',
  'voteFor',
  'voteAgainst',
  'deal',
  'noDeal',
  'thanks',
  'wellPlayed',
  'sorry',
  'hurry',
  'oneMoment',
] as const;
export type TalkKey = (typeof TALK_KEYS)[number];

/** A phrase, to somebody or to all. */
export interface Talk {
  readonly key: TalkKey;
  readonly to: Seat | null;
}

/** What a line says. */
export type Said = { readonly text: string } | { readonly talk: Talk };

export type ChatLine = Said & {
  /** Counts the lines of a table. */
  readonly n: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Null: a spectator. */
  readonly seat: Seat | null;
  readonly name: string;
};

/** Somebody at a table, or who looks on. */
export interface Speaker {
  readonly account: string;
  readonly name: string;
  readonly seat: Seat | null;
  /** How far spectators of this table are behind, in milliseconds. */
  readonly delay: number;
}

/**
 * How much later than it was said somebody is shown a line; null: never. Spectators who are behind hear the players as late as they
 * see them, and talk among themselves.
 */
export function delayOf(
  { seat }: Pick<ChatLine, 'seat'>,
  to: Pick<Speaker, 'seat' | 'delay'>,
): number | null {
  if (to.delay === 0 || (seat === null) === (to.seat === null)) return 0;
  return to.seat === null ? to.delay : null;
}
