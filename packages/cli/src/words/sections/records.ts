/** Texts about records. */
export interface RecordWords
  extends Readonly<Record<'seed' | 'practice' | 'engine' | 'rules' | 'turnLimit', string>> {
  /** A deck that is not prebuilt. */
  readonly ownDeck: (crypt: number, library: number) => string;
  readonly decisions: (count: number) => string;
  readonly agrees: (decisions: number) => string;
  readonly verified: (agree: number, differ: number) => string;
  readonly same: string;
  readonly headsDiffer: (fields: readonly string[]) => string;
  readonly differ: (at: number) => string;
  readonly ends: string;
  /** Precedes a turn number. */
  readonly turn: string;
}
