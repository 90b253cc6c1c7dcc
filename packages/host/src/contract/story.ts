import type { Seat } from '@methuselah/engine';
import type { Span } from './card.ts';

/** A line of the log. Lines are nested: a deeper line belongs to the one above it. */
export interface LogLine {
  readonly is: 'turn' | 'out' | 'line';
  /** 0 for a turn; from 1 for lines. */
  readonly depth: number;
  readonly text: readonly Span[];
  /** For a turn: the pool of each seat as it began. */
  readonly pools: readonly string[];
  /** The step of the game at which it was written. */
  readonly step: number;
}

export interface EndModel {
  /** "Sarah wins", or a tie. */
  readonly title: string;
  /** The same for the viewer, in the second person: "You won! 2 victory points"; empty for who does not play. */
  readonly verdict: string;
  readonly winner: Seat | null;
  /** Says that the turn limit was reached; else empty. */
  readonly note: string;
  /** Most victory points first. */
  readonly rows: readonly EndRow[];
}
export interface EndRow {
  readonly seat: Seat;
  readonly name: string;
  readonly fate: string;
  readonly victoryPoints: number;
  readonly pool: number;
}

/** The timeline of a whole game: marks for the scrubber and the chart of pools. */
export interface GameCourse {
  readonly steps: number;
  readonly marks: readonly Mark[];
  /** One row per turn: step, turn, and each seat's pool as it began; the last row is the end. */
  readonly pools: readonly {
    readonly step: number;
    readonly turn: number;
    readonly pool: readonly number[];
  }[];
}
export interface Mark {
  readonly step: number;
  readonly is: 'turn' | 'oust' | 'combat' | 'referendum';
  /** "Turn 12: Dirk", "Orsino ousts Lucita". */
  readonly text: string;
  readonly seat: Seat;
}
