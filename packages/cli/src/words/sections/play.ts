import type { BotName } from '@methuselah/bots';

/** Texts of the terminal table that are not terms of the game. */

/** Commands that can be typed besides option numbers. The English word works in every language. */
export const TYPED = [
  'pass',
  'why',
  'card',
  'hand',
  'table',
  'log',
  'undo',
  'save',
  'load',
  'help',
  'quit',
] as const;
export type TypedName = (typeof TYPED)[number];

export interface TypedWords {
  readonly name: string;
  /** Arguments of the command. */
  readonly takes: string;
  readonly says: string;
}

export interface PlayWords {
  readonly typed: Readonly<Record<TypedName, TypedWords>>;
  /** Words after "pass": until my turn; until there is something other than passing to choose. */
  readonly until: Readonly<Record<'turn' | 'choice', string>>;
  readonly number: string;
  /** Who plays a seat, as players call them. */
  readonly bots: Readonly<Record<BotName, string>>;
  readonly you: string;
  readonly mayBlock: string;
  readonly votes: (votesFor: number, against: number) => string;
  /** Votes a Methuselah could still cast; and the pool before and after, if the referendum passes. */
  readonly possible: (votes: number) => string;
  readonly ifPassed: (pool: number, then: number) => string;
  /** Polling: all have passed and are asked once more. */
  readonly lastCall: string;
  /** Shown at the start of a game. */
  readonly begin: string;
  /** Hot seat: who is next at the keyboard. */
  readonly handOver: (who: string) => string;
  readonly notUnderstood: (text: string) => string;
  readonly noOption: (number: string, most: number) => string;
  /** An option typed ahead is no longer offered. */
  readonly gone: (number: number, text: string) => string;
  /** No person is left in the game. */
  readonly out: string;
  readonly cannotPass: string;
  readonly noCard: (name: string) => string;
  readonly sayCard: string;
  readonly canNow: string;
  readonly nothingToExplain: (name: string) => string;
  readonly nothingToUndo: string;
  readonly undoIsSolo: string;
  readonly undone: string;
  readonly sayFile: string;
  readonly saved: (file: string) => string;
  readonly loaded: (file: string) => string;
  readonly noFile: (file: string) => string;
  readonly notWritten: (file: string) => string;
  /** Saving failed, perhaps because the disk is full: the file still holds the last state written. */
  readonly notKept: (file: string) => string;
  readonly notSaved: string;
}
