/** Texts of the arena that it does not share with `simulate`. */
export interface ArenaWords
  extends Readonly<
    Record<
      | 'title'
      | 'bot'
      | 'seat'
      | 'interval'
      | 'chance'
      | 'threw'
      | 'illegal'
      | 'late'
      | 'pool'
      | 'round'
      | 'faults'
      /** Headings of the report, and the notes below them. */
      | 'byBot'
      | 'byDeck'
      | 'bySeat'
      | 'bars'
      | 'ousts'
      | 'oustsHow'
      | 'lengths'
      | 'pools'
      | 'poolsHow'
      | 'rating',
      string
    >
  > {
  /** How many of the games had a winner: the win shares count only these. */
  readonly decided: (decided: number, games: number) => string;
  readonly speed: (games: number, seconds: string, threads: number, rate: string, alone: string) => string;
  readonly setting: (seats: number, seed: number) => string;
  readonly written: (file: string) => string;
}
