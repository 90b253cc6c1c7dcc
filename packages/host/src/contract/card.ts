import type { CardKey, Region, Seat } from '@methuselah/engine';

export interface CardModel {
  readonly key: CardKey;
  /** The number of the card, a key of the faces; null if the viewer may not see it. */
  readonly card: number | null;
  /** With its number, where its controller has several of that name on the table: "Bramble (2)". */
  readonly name: string;
  readonly seat: Seat;
  readonly region: Region | 'hand' | 'stage';
  readonly host: CardKey | null;
  readonly attached: readonly CardKey[];
  /** Blood, life or counters on it. */
  readonly counters: number;
  readonly unit: 'blood' | 'life' | 'counters';
  /** Of a vampire that the viewer may see: what it can hold now. */
  readonly capacity: number | null;
  readonly locked: boolean;
  readonly isMinion: boolean;
  /** What has changed on it or is not printed: title, sect, "contested", "merged"; short words. */
  readonly marks: readonly string[];
  /** Whom and what its text speaks of, chosen when it was played; but for the card it is on. */
  readonly bound: readonly string[];
  /** Of a minion that the viewer may see: what it has now, and what that is made of. */
  readonly stats: readonly StatModel[];
  /** Read aloud: "Bramble, 3 of 5 blood, locked, in Sarah's ready region". */
  readonly spoken: string;
}

/** A number with what it is made of. */
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

/** A text with names of cards in it that can be opened. */
export type Span = string | { readonly card: number; readonly text: string };
