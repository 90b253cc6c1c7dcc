import type { Player, Seat, Seed } from '@methuselah/engine';
import type { Answer, By, Chair, Orders, Passing } from '@methuselah/host';

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
  readonly pace: PaceOptions;
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
  /** Somebody else plays a seat from now on. */
  | { readonly kind: 'chair'; readonly seat: Seat; readonly chair: Chair }
  /** The game is over: victory points by seat. */
  | { readonly kind: 'end'; readonly victoryPoints: readonly number[] };

export type LaterEvent = Exclude<TableEvent, Begin>;
