/** Why there is no text in a file. */
export type FileFault = 'empty' | 'tooLarge' | 'unreadable';

/** What goes wrong behind the page: sentences; and what is said while it shows what the others do. */
export interface ClientWords {
  readonly restarted: string;
  readonly lost: string;
  readonly notKept: string;
  /** Another page has kept its game in the place of this one. */
  readonly elsewhere: string;
  readonly files: Readonly<Record<FileFault, string>>;
  readonly skip: string;
  /** To the only person at the table, who is out of the game. */
  readonly out: string;
  readonly watchOn: string;
  readonly toEnd: string;
  /** Opens how the game ended. */
  readonly result: string;
}
