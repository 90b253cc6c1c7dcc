import type { Player, Seat, Seed } from '@methuselah/engine';
import type { Answer, By, Chair, Orders, Passing } from '@methuselah/host';
import type { LogEvent, NewEvent } from '../log/index.ts';

/** What the log of a table holds: enough to play it again. Choices that have no alternative are not written. */

/** The first event: how the table is set up. Nothing of it is told to anybody before the end. */
export interface Begin {
  readonly kind: 'begin';
  /** The version of the rules that it is played by. */
  readonly rules: number;
  readonly seed: Seed;
  /** Bots have dice of their own, and so has the beat. */
  readonly bots: Seed;
  readonly jitter: Seed;
  readonly players: readonly Player[];
  readonly chairs: readonly Chair[];
  readonly signs: readonly number[];
  readonly options: TableOptions;
}

/** What is played for beside the rules. */
export interface TableOptions {
  readonly pace: PaceOptions;
  /** May others watch? */
  readonly spectators: boolean;
  /** So many milliseconds after the players. */
  readonly delay: number;
  /** May a choice be taken back if all others consent? */
  readonly undo: boolean;
  /** How many milliseconds an absent player is waited for before a bot plays for them; null: for ever. */
  readonly takeover: number | null;
}

/** Times are in milliseconds. */
export interface PaceOptions {
  /** A window stays open for at least so long. */
  readonly beat: number;
  /** How long a player may think in the whole game, beside the beats; null: as long as they like. */
  readonly bank: number | null;
  /** How long a player may think about one decision; null: as long as they like. */
  readonly each: number | null;
}

export type TableEvent =
  | Begin
  /** A player's answer, which counts when it is its turn. */
  | { readonly kind: 'answer'; readonly seat: Seat; readonly question: string; readonly answer: Answer }
  /** A player passes from a question on. */
  | {
      readonly kind: 'pass';
      readonly seat: Seat;
      readonly question: string;
      readonly until: Passing['until'];
    }
  | { readonly kind: 'orders'; readonly seat: Seat; readonly orders: Orders }
  | { readonly kind: 'hold'; readonly seat: Seat; readonly on: boolean }
  /** A choice that counts, by the option's id in the engine. */
  | { readonly kind: 'choose'; readonly seat: Seat; readonly option: string; readonly by: By }
  /** Somebody else plays a seat from now on: for good, or a bot until the player is back. */
  | {
      readonly kind: 'chair';
      readonly seat: Seat;
      readonly chair: Chair;
      readonly isForGood: boolean;
    }
  /** No page of a player is open any more; is there one at any node?; one is open again. */
  | { readonly kind: 'gone' | 'missed' | 'back'; readonly seat: Seat }
  /** A player asks to take back what they have chosen last; another one agrees or does not; nobody has answered for long. */
  | { readonly kind: 'askUndo'; readonly seat: Seat }
  | { readonly kind: 'consent'; readonly seat: Seat; readonly undo: number; readonly yes: boolean }
  | { readonly kind: 'lapsed'; readonly undo: number }
  /** What was chosen from an event on was taken back, and the answer that it came from. */
  | {
      readonly kind: 'undo';
      readonly undo: number;
      readonly from: number;
      readonly answer: number | null;
    }
  /** From now on it is played by these rules: under them it stands where it stood. */
  | { readonly kind: 'rules'; readonly rules: number }
  /** The game is over: victory points by seat. */
  | { readonly kind: 'end'; readonly victoryPoints: readonly number[] };

export type LaterEvent = Exclude<TableEvent, Begin>;

export const readEvent = ({ kind, body }: Pick<LogEvent, 'kind' | 'body'>): TableEvent =>
  ({ kind, ...JSON.parse(body) }) as TableEvent;

/** An event as the log keeps it. */
export function written({ kind, ...body }: TableEvent, at: number, command: string | null): NewEvent {
  return { command, at, seat: 'seat' in body ? body.seat : null, kind, body: JSON.stringify(body) };
}

/** The first event of a new table. */
export const beginning = (begin: Begin, at: number): NewEvent => written(begin, at, null);
