import type { Condition, Cost, Requirement } from './conditions.ts';
import type { Disciplines, Sect, Title, Trait } from './facts.ts';
import type { Ability, Mode, Static, Trigger } from './text.ts';

/** A card: what is printed on it beside its text, and its text. */

export interface CardFacts {
  /** The stable number of the card, as used by records, decks and option ids. */
  readonly id: number;
  readonly name: string;
  /** Free words a card may be asked for: weapon, gun, location, animal, mortal, ... */
  readonly keywords?: readonly string[];
  /** Only one of its name is in play. Crypt cards are unique unless they say no, others only if they say so. */
  readonly unique?: boolean;
  readonly traits?: readonly Trait[];
  /** The clan that a slave serves (R-TRAIT-12). */
  readonly slaveTo?: string;
}

/** A crypt card. */
export interface VampireCard extends CardFacts, InPlayText {
  readonly kind: 'vampire';
  readonly capacity: number;
  readonly clan: string;
  readonly group: number | 'any';
  readonly sect: Sect;
  readonly disciplines: Disciplines;
  readonly title?: Title;
  /** The city of a prince, baron or archbishop. */
  readonly city?: string;
  /** The votes of a title of its own. */
  readonly votes?: number;
  /** The circle of a Blood Brother (R-TRAIT-04). */
  readonly circle?: string;
  /** An advanced vampire: the number of its base card. */
  readonly advancedOf?: number;
  /** What it does only when merged with its base card (R-MERGE-05). */
  readonly merged?: InPlayText;
  /** Printed where it differs from the default of 1. */
  readonly strength?: number;
  readonly bleed?: number;
}

/** A library card. */
export interface LibraryCard extends CardFacts, InPlayText {
  readonly kind: 'library';
  readonly requires?: Requirement;
  readonly cost?: Cost;
  /** Ally or retainer: life on entering play. */
  readonly life?: number;
  readonly strength?: number;
  readonly bleed?: number;
  /** What it has instead when it was put into play at the superior level. */
  readonly atSuperior?: { readonly life?: number; readonly strength?: number; readonly bleed?: number };
  /** The counters that it comes into play with, other than life. */
  readonly counters?: number;
  /** A master card for the turns of others (R-MASTER-04). */
  readonly outOfTurn?: boolean;
  /** A master card that gives back its master phase action (R-MASTER-07). */
  readonly trifle?: boolean;
  /** May be discarded in any unlock phase by who cannot use it (R-UNLOCK-05). */
  readonly burnOption?: boolean;
  /** A minion can have only one card of this name, or with this keyword, on it. */
  readonly onlyOne?: 'name' | { readonly keyword: string };
  /** It and cards of these names cannot both be played in one action. */
  readonly notWith?: readonly string[];
  /** A placeholder for the title it gives to what it is on (R-GLOSS-19). */
  readonly titleCard?: { readonly title: Title; readonly city?: string };
  /** An ally that plays cards of these Disciplines as a vampire (R-MINION-10). */
  readonly playsAs?: Disciplines;
  /** It comes into play as a vampire of this capacity, of the clan and sect of who created it (R-GLOSS-14). */
  readonly becomes?: { readonly capacity: number };
  /** The ways of playing it: usually one a Discipline level. The type belongs to the mode. */
  readonly modes: readonly Mode[];
}

/** A card: what it is and what it does. */
export type Card = VampireCard | LibraryCard;

/** What a card does while in play. */
export interface InPlayText {
  readonly statics?: readonly Static[];
  readonly abilities?: readonly Ability[];
  readonly triggers?: readonly Trigger[];
  /** It is burned as soon as this holds. */
  readonly burnedIf?: readonly Condition[];
}
