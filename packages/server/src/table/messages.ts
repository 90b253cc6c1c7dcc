import type { Seat } from '@methuselah/engine';
import type { Answer, Fed, Orders, Passing, Patch } from '@methuselah/host';

/** What players send to their table, and what the table sends to who looks at it. Plain data. */

/** What a player does. `command` is chosen by the client, once for each: sent again, it counts once. */
export type Command =
  | { readonly is: 'answer'; readonly question: string; readonly answer: Answer }
  | { readonly is: 'pass'; readonly question: string; readonly until: Passing['until'] }
  | { readonly is: 'hold'; readonly on: boolean }
  /** Asks to take back what they have chosen last. */
  | { readonly is: 'undo' }
  | { readonly is: 'consent'; readonly undo: number; readonly yes: boolean }
  | { readonly is: 'orders'; readonly orders: Orders };

/** How a command ended. Nothing is said of a command before it is safe. */
export type Outcome = { readonly is: 'ack' } | { readonly is: 'refused'; readonly why: CommandRefusal };

/**
 * `stale`: the table has gone on; `unknown`: there is no such option; `notSeated`: not at this table; `unavailable`: it could not
 * be kept, and may be sent again; `broken`: the table cannot go on; `otherRules`: at another node it
 * can.
 */
export const COMMAND_REFUSALS = [
  'stale',
  'unknown',
  'notSeated',
  'unavailable',
  'broken',
  'otherRules',
] as const;
export type CommandRefusal = (typeof COMMAND_REFUSALS)[number];

/** Why a seat is not given to a bot, or back: it is no player's; they are there, or the game is over. */
export type SeatRefusal = 'noChair' | 'taken' | 'unavailable';

/** What a player is told of a table of which they have no page open. */
export interface Standing {
  readonly turn: number;
  /** They are asked something. */
  readonly isYourTurn: boolean;
  readonly deadline: number | null;
}

/** What else a player's page shows. */
export interface Desk {
  /** Standing orders are suspended. */
  readonly hold: boolean;
  /** When the open window closes at the earliest; null if the viewer is asked nothing. */
  readonly closes: number | null;
  /** How long each seat could still think when it was last waited for, in milliseconds; null: as long as they like. */
  readonly left: readonly number[] | null;
  /** The seat that is waited for; and since when, if there is a clock. */
  readonly waits: {
    readonly seat: Seat;
    readonly since: number | null;
    readonly until: number | null;
  } | null;
  /** By seat: a page of the player is open. A bot is always there. */
  readonly present: readonly boolean[];
  /** The absent player who is waited for, and when a bot takes over. */
  readonly away: { readonly seat: Seat; readonly until: number } | null;
  /** By seat: a bot plays until the player is back. */
  readonly standsIn: readonly boolean[];
  /** Somebody wants to take back what they have chosen, and has to wait for these seats. */
  readonly undo: { readonly n: number; readonly by: Seat; readonly waits: readonly Seat[] } | null;
  /** The viewer may ask for it. */
  readonly canUndo: boolean;
}

/** The whole table. `n` counts what this viewer was sent. */
export interface ViewMessage extends Fed {
  readonly is: 'view';
  readonly n: number;
  readonly desk: Desk;
  /** The sign of the player at each seat. */
  readonly signs: readonly number[];
}
/**
 * What has changed since message `n - 1`. What is not named is as before; new lines replace the log from `logFrom` on, and what has
 * happened since the viewer's last turn from `sinceFrom` on.
 */
export interface PatchMessage extends Partial<Omit<Fed, 'model'>> {
  readonly is: 'patch';
  readonly n: number;
  readonly model?: Patch;
  readonly sinceFrom?: number;
  readonly desk?: Patch;
}
export type TableMessage = ViewMessage | PatchMessage;
