import type { Seat } from '@methuselah/engine';
import type { Span } from './card.ts';

/** A line of the log. Lines are nested: a deeper line belongs to the one above it. */
export interface LogLine {
  readonly is: 'turn' | 'out' | 'line';
  /** 0 for a turn; from 1 for lines. */
  readonly depth: number;
  readonly text: readonly Span[];
  /** For a turn of a game that is over: the pool of each seat as it began. Before that, its digest says more. */
  readonly pools?: readonly string[];
  /** The step of the game at which it was written. */
  readonly step: number;
}

/** What happened in a turn, in short: "pool 24 → 21", "bleeds you for 3". */
export interface TurnDigest {
  /** The step of its line in the log. */
  readonly step: number;
  readonly seat: Seat;
  readonly deeds: readonly string[];
}

/** What a rival did in their turn since the viewer's last one. */
export interface SinceLine {
  readonly seat: Seat;
  /** The step of the line in the log at which their turn began. */
  readonly step: number;
  /** The change of their pool. */
  readonly pool: number;
  readonly deeds: readonly string[];
  /** The viewer lost pool in it. */
  readonly hitsYou?: true;
}

export interface EndModel {
  /** "Sarah wins the game.", or a tie. */
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
