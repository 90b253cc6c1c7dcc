/** A turn in short, as done by the player whose turn it was. `whom` is null for the reader. */
export interface DigestWords {
  readonly bleeds: (whom: string | null, n: number) => string;
  readonly bringsOut: (name: string) => string;
  /** A card that is not a vampire enters play. */
  readonly puts: (name: string) => string;
  /** The referendum that this card called passes or fails. */
  readonly referendum: (name: string, isPassed: boolean) => string;
  readonly ousted: (whom: string | null) => string;
  readonly pool: (before: number, after: number) => string;
  /** The change of the reader's pool in a turn of another. */
  readonly yourPool: (n: number) => string;
  /** Of a block. */
  readonly failedBefore: string;
}
