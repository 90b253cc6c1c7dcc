import type { Option, Seat } from '@methuselah/engine';
import { type Cast, NONE, type PendingDecision } from '@methuselah/engine/internal';
import type { Eyes } from '../eyes/eyes.ts';
import { type Readings, readingsOf, type UseReading } from '../reading/reading.ts';

/** Why an option is worth what it is: sums of these, in pool. */
export interface Why {
  readonly why: string;
  readonly worth: number;
}
/** Notes a part of a worth, and gives it back. */
export type Note = (why: string, worth: number) => number;

/** A decision before a seat: what all options have in common is looked at once. */
export interface Case {
  readonly eyes: Eyes;
  readonly decision: PendingDecision;
  readonly readings: Readings;
  readonly note: Note;
}

/** The worth of an option, in pool; passing is worth 0 unless something is lost or gained by it. */
export type Judge = (c: Case, o: Option) => number;

export const quiet: Note = (_, worth) => worth;

export const caseOf = (eyes: Eyes, decision: PendingDecision, note: Note = quiet): Case => ({
  eyes,
  decision,
  readings: readingsOf(eyes.cards),
  note,
});

export const castOf = (seat: Seat, o: Pick<Option, 'card' | 'by' | 'use'>, def = NONE): Cast => ({
  seat,
  card: o.card,
  def,
  by: o.by,
  use: o.use,
  picks: [],
  x: 0,
  subject: NONE,
});

export const readingOf = (c: Case, o: Option): UseReading | undefined =>
  o.verb === 'play' || o.verb === 'use' ? c.readings.uses[o.use] : undefined;

/** A card played is replaced: a little is gained by that alone. */
export const CYCLE = 0.12;
/** What an option that does nothing is worth: less than passing. */
export const USELESS = -0.5;
