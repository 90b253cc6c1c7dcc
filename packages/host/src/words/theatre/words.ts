/** Sentences of the stage, of great moments and of the end. The gender of names and of the viewer is unknown. */
export interface TheatreWords {
  /** The terms of a referendum, as sentences. */
  readonly movesPool: (n: number, from: string, to: string) => string;
  readonly burnsPool: (n: number, who: string) => string;
  readonly gainsPool: (n: number, who: string) => string;
  readonly chosenClan: (clan: string) => string;
  readonly chosenCard: (card: string) => string;
  /** An ousting that concerns the viewer. */
  readonly youOust: (whom: string) => string;
  readonly oustsYou: (who: string) => string;
  readonly youAreOut: string;
  /** What an ousting brings: "+6 pool, +1 victory point". */
  readonly gains: (pool: number, points: number) => string;
  /** The result, said to the viewer. `place` counts from 1. */
  readonly verdict: {
    readonly won: (points: number) => string;
    readonly tied: (points: number) => string;
    readonly ousted: (by: string | null, place: number, points: number) => string;
    /** Withdrew, or was still there when another won. */
    readonly placed: (place: number, points: number) => string;
  };
}
