import type { Seat } from '@methuselah/engine';
import type { WhyLine } from '@methuselah/host';
import type { ChatLine, Command, Down, PatchMessage, TalkKey, Up, ViewMessage } from '@methuselah/server/api';

/** What is said on the socket of a table, as the page writes and reads it. */

export type { ChatLine, TalkKey };

/** Sentences that can be said by pressing a button; every reader has them in their own language. */
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
  'oneMoment',
  'hurry',
  'thanks',
  'sorry',
  'wellPlayed',
] as const satisfies readonly TalkKey[];
export type ChatUp =
  | { readonly is: 'chat'; readonly text: string }
  | { readonly is: 'talk'; readonly key: TalkKey; readonly to: Seat | null }
  | { readonly is: 'report'; readonly line: number; readonly reason: string };

export type TableUp =
  | Exclude<Up, { readonly is: 'do' }>
  | { readonly is: 'do'; readonly command: string; readonly deed: Command }
  | (ChatUp & { readonly command: string });

export type TableDown =
  | ViewMessage
  | PatchMessage
  | Extract<Down, { readonly is: 'ack' | 'refused' | 'bye' }>
  | { readonly is: 'why'; readonly card: number | null; readonly lines: readonly WhyLine[] }
  | { readonly is: 'chat'; readonly lines: readonly ChatLine[] };
