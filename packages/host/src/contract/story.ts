import type { Seat } from '@methuselah/engine';
import type { Span } from './card.ts';

/** The story: a turn holds actions and other lines, deeper ones belong to what is above. */
export interface LogLine {
  readonly is: 'turn' | 'out' | 'line';
  /** 0 for a turn; from 1 for lines. */
  readonly depth: number;
  readonly text: readonly Span[];
  /** Of a turn: the seats' pools as it began. */
  readonly pools: readonly string[];
  /** The step of the table at which it was written. */
  readonly step: number;
}

export interface EndModel {
  /** "Sarah wins", or that it is a tie. */
  readonly title: string;
  readonly winner: Seat | null;
  /** That a limit of turns was reached; else empty. */
  readonly note: string;
  /** The most victory points first. */
  readonly rows: readonly EndRow[];
}
export interface EndRow {
  readonly seat: Seat;
  readonly name: string;
  readonly fate: string;
  readonly victoryPoints: number;
  readonly pool: number;
}

/** What happened when, over a whole game: the marks of a scrubber and the chart of pools. */
export interface GameCourse {
  readonly steps: number;
  readonly marks: readonly Mark[];
  /** A row a turn: the step, the table turn, and the pool of each seat as it began; the last row is the end. */
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
