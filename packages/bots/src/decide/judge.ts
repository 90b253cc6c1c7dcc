import type { CardId, Option, OptionOf, Seat } from '@methuselah/engine';
import { type EffectContext, NONE, type PendingDecision } from '@methuselah/engine/internal';
import type { Eyes } from '../eyes/eyes.ts';
import { type Readings, readingsOf, type UseReading } from '../reading/reading.ts';

/** One part of an option's worth, in pool. */
export interface Why {
  readonly why: string;
  readonly worth: number;
}
/** Records one part of a worth and returns it. */
export type Note = (why: string, worth: number) => number;

/** A pending decision, with what all its options have in common. */
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

/** Playing or using a card. */
export type UseOption = OptionOf<'play' | 'use'>;

/** The worth of an option, in pool; passing is worth 0 unless it gains or loses something. */
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

/** A played card is replaced: worth a little by itself. */
export const CYCLE = 0.12;
/** The worth of an option that does nothing: less than passing. */
export const USELESS = -0.5;
