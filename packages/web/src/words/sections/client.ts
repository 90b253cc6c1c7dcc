/** Why a file cannot be opened. */
export type FileFault = 'empty' | 'tooLarge' | 'unreadable' | 'noGame';

/** Messages about storage, files and the worker, and buttons shown while others play. */
export interface ClientWords {
  readonly restarted: string;
  readonly lost: string;
  readonly notKept: string;
  /** Another tab plays the game: it was requested here, or this tab lost it. */
  readonly elsewhere: {
    readonly title: string;
    readonly text: string;
    readonly lost: string;
    readonly here: string;
  };
  /** Storage is nearly full for another game, or full for the current one. */
  readonly room: {
    readonly title: string;
    readonly low: string;
    readonly full: string;
    readonly export: string;
    readonly anyway: string;
  };
  readonly files: Readonly<Record<FileFault, string>>;
  readonly skip: string;
  /** To the only person at the table, who is ousted. */
  readonly out: string;
  readonly watchOn: string;
  readonly toEnd: string;
  /** Opens the result of the game. */
  readonly result: string;
}
