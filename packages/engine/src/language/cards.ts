import type { Condition, Cost, Requirement } from './conditions.ts';
import type { Disciplines, Path, Sect, Title, Trait } from './facts.ts';
import type { Static } from './statics.ts';
import type { Ability, Mode, Trigger } from './text.ts';

/** The printed facts that all cards have. */
export interface CardFacts {
  /** The stable number of the card, used by records, decks and option ids. */
  readonly id: number;
  readonly name: string;
  /** Keywords that other cards may refer to: weapon, gun, location, animal, mortal, ... */
  readonly keywords?: readonly string[];
  /** Only one card of its name can be in play. The default is true for crypt cards, false for others. */
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
  readonly path?: Path;
  readonly title?: Title;
  /** The city of a prince, baron or archbishop. */
  readonly city?: string;
  /** The votes of an independent title (`own`). */
  readonly votes?: number;
  /** The circle of a Blood Brother (R-TRAIT-04). */
  readonly circle?: string;
  /** The number of the base card of an advanced vampire. */
  readonly advancedOf?: number;
  /** Text that applies only when merged with its base card (R-MERGE-05). */
  readonly merged?: InPlayText;
  /** Given where it differs from the default of 1. */
  readonly strength?: number;
  readonly bleed?: number;
}

/** A library card. */
export interface LibraryCard extends CardFacts, InPlayText {
  readonly kind: 'library';
  readonly requires?: Requirement;
  readonly cost?: Cost;
  /** The life that an ally or retainer enters play with. */
  readonly life?: number;
  readonly strength?: number;
  readonly bleed?: number;
  /** Values that apply instead if it was put into play at the superior level. */
  readonly atSuperior?: { readonly life?: number; readonly strength?: number; readonly bleed?: number };
  /** The counters it enters play with, other than life. */
  readonly counters?: number;
  /** A master card that is played in another Methuselah's turn (R-MASTER-04). */
  readonly outOfTurn?: boolean;
  /** A master card that gives its master phase action back (R-MASTER-07). */
  readonly trifle?: boolean;
  /** A Methuselah who cannot use it may discard it in any unlock phase (R-UNLOCK-05). */
  readonly burnOption?: boolean;
  /** A minion can have only one card of this name, or with this keyword. */
  readonly onlyOne?: 'name' | { readonly keyword: string };
  /** A Methuselah can have only one card of this name in play. */
  readonly onePerMethuselah?: boolean;
  /** Its Disciplines can be used together: it has a mode for each, and for each combination, that adds them up. */
  readonly together?: boolean;
  /** Cards that cannot be played in the same action as this one. */
  readonly notWith?: readonly string[];
  /** Cards that the same minion cannot play in the same action as this one. */
  readonly notBothBy?: readonly string[];
  /** It represents a title of the vampire it is on (R-GLOSS-19). */
  readonly titleCard?: { readonly title: Title; readonly city?: string };
  /** An ally that can play cards of these Disciplines as a vampire (R-MINION-10). */
  readonly playsAs?: Disciplines;
  /** What that vampire is, where its text says more (R-MINION-12). */
  readonly asVampire?: { readonly capacity?: number; readonly sect?: Sect };
  /** What it is in play, instead of a card of its type. */
  readonly becomes?: NewVampire | NewCard;
  /** The ways of playing it, usually one per Discipline level; each has its own card type. */
  readonly modes: readonly Mode[];
}

/** A library card that enters play as a vampire, with its creator's clan and sect unless it names others (R-GLOSS-14). */
export interface NewVampire {
  readonly capacity: number;
  readonly clan?: string;
  readonly sect?: Sect;
  /** It enters play with no blood; otherwise with as much as its capacity. */
  readonly empty?: boolean;
}
/** A library card that is another type of card while in play; its life, strength and bleed are those of the card. */
export interface NewCard {
  readonly type: 'ally' | 'equipment' | 'location';
  /** Its keywords while in play. */
  readonly keywords?: readonly string[];
}

/** A card: its facts and its text. */
export type Card = VampireCard | LibraryCard;

/** The text of a card while it is in play. */
export interface InPlayText {
  readonly statics?: readonly Static[];
  readonly abilities?: readonly Ability[];
  readonly triggers?: readonly Trigger[];
  /** It is burned as soon as these conditions hold. */
  readonly burnedIf?: readonly Condition[];
}
