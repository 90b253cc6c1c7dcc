import type { CardKey, Region, Seat } from '@methuselah/engine';

export interface CardModel {
  readonly key: CardKey;
  /** The number of the card, as in `Face`; null if the viewer may not see it. */
  readonly card: number | null;
  /** With a number if its controller has several of that name on the table: "Bramble (2)". */
  readonly name: string;
  readonly seat: Seat;
  readonly region: Region | 'hand' | 'stage';
  readonly host: CardKey | null;
  readonly attached: readonly CardKey[];
  /** Blood, life or counters on it. */
  readonly counters: number;
  readonly unit: 'blood' | 'life' | 'counters';
  /** The current capacity of a visible vampire. */
  readonly capacity: number | null;
  readonly locked: boolean;
  readonly isMinion: boolean;
  /** What has changed or is not printed: title, sect, "contested", "merged"; short words. */
  readonly marks: readonly string[];
  /** What was chosen when it was played, apart from the card it is on. */
  readonly bound: readonly string[];
  /** The current stats of a visible minion. */
  readonly stats: readonly StatModel[];
  /** For screen readers: "Bramble, 3 of 5 blood, locked, in Sarah's ready region". */
  readonly spoken: string;
}

/** A number and the parts it is the sum of. */
export interface StatModel {
  readonly stat: 'bleed' | 'strength' | 'stealth' | 'intercept' | 'votes';
  readonly label: string;
  readonly total: number;
  readonly parts: readonly PartModel[];
}

export interface PartModel {
  readonly n: number;
  /** "printed", "basic action", the name of a card. */
  readonly of: string;
  readonly card: number | null;
}

/** A piece of text, or a card name that opens the card. */
export type Span = string | { readonly card: number; readonly text: string };
