import type { CardId, Option, OptionOf, Seat } from '@methuselah/engine';
import { type EffectContext, NONE, type PendingDecision } from '@methuselah/engine/internal';
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

/** The windows of an action. */
export type ActionWindow =
  | 'announced'
  | 'beforeBlocks'
  | 'blocking'
  | 'blocked'
  | 'blockResolved'
  | 'declined'
  | 'succeeding'
  | 'resolved';

/** A card that is played or used. */
export type UseOption = OptionOf<'play' | 'use'>;

/** The worth of what a window offers, in pool; passing is worth 0 unless something is lost or gained by it. */
export type Judge<O extends Option> = (c: Case, o: O) => number;

export const quiet: Note = (_, worth) => worth;

export const caseOf = (eyes: Eyes, decision: PendingDecision, note: Note = quiet): Case => ({
  eyes,
  decision,
  readings: readingsOf(eyes.cards),
  note,
});

export const effectContextOf = (
  seat: Seat,
  o: { readonly card: CardId; readonly minion: CardId; readonly use: number },
  def = NONE,
): EffectContext => ({
  seat,
  card: o.card,
  def,
  by: o.minion,
  use: o.use,
  picks: [],
  x: 0,
  subject: NONE,
});

export const readingOf = (c: Case, o: UseOption): UseReading | undefined => c.readings.uses[o.use];

/** A card played is replaced: a little is gained by that alone. */
export const CYCLE = 0.12;
/** What an option that does nothing is worth: less than passing. */
export const USELESS = -0.5;
