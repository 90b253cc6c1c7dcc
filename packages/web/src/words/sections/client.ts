/** Why there is no text in a file. */
export type FileFault = 'empty' | 'tooLarge' | 'unreadable' | 'noGame';

/** What goes wrong behind the page: sentences; and what is said while it shows what the others do. */
export interface ClientWords {
  readonly restarted: string;
  readonly lost: string;
  readonly notKept: string;
  /** Another tab plays the game: asked for here, or lost to it. */
  readonly elsewhere: {
    readonly title: string;
    readonly text: string;
    readonly lost: string;
    readonly here: string;
  };
  /** There is little room for another game, or none for this one. */
  readonly room: {
    readonly title: string;
    readonly low: string;
    readonly full: string;
    readonly export: string;
    readonly anyway: string;
  };
  readonly files: Readonly<Record<FileFault, string>>;
  readonly skip: string;
  /** To the only person at the table, who is out of the game. */
  readonly out: string;
  readonly watchOn: string;
  readonly toEnd: string;
  /** Opens how the game ended. */
  readonly result: string;
}
