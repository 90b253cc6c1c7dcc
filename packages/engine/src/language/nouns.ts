import type { Condition } from './conditions.ts';
import type { CardType, Path, Sect, Title, Trait } from './facts.ts';
import type { CounterKind } from './lasting.ts';

/** Nouns and amounts of the card language: who and how much. */

/** A card in play, relative to an effect. */
export type CardNoun =
  | 'this' // the card whose text this is
  | 'self' // the minion that uses it
  | 'host' // what this card is attached to
  | 'acting'
  | 'blocker'
  | 'opposing' // the other combatant, relative to self
  | 'subject' // the card an event is about
  | { readonly pick: number }
  | { readonly bound: number };

const SEAT_WORDS = [
  'you',
  'yourPrey',
  'yourPredator',
  'predatorsPredator', // the predator of your predator
  'actingMethuselah',
  'player', // who plays the card being played
  'actionTarget', // the Methuselah an action is directed at
  'everyone',
  'everyoneElse',
  'chosen', // in the terms of the referendum: one or more
  'castAgainst', // who cast votes or ballots against the referendum, or control a minion that did
] as const;
/** A Methuselah, relative to an effect. */
export type SeatNoun =
  | (typeof SEAT_WORDS)[number]
  | { readonly controllerOf: CardNoun }
  | { readonly seatPick: number }
  | { readonly boundSeat: number }
  /** Each Methuselah, or each of these, who controls a matching card. */
  | { readonly controlling: Filter; readonly of?: 'chosen' | 'actingMethuselah' };

/** All cards in play that match. */
export interface Group {
  readonly all: Filter;
}
/** The cards or Methuselahs that an effect applies to. */
export type Who = CardNoun | SeatNoun | Group;

/** Does the noun mean Methuselahs, not cards? */
export function isSeatNoun(who: Who): who is SeatNoun {
  return typeof who === 'string'
    ? (SEAT_WORDS as readonly string[]).includes(who)
    : 'controllerOf' in who || 'seatPick' in who || 'boundSeat' in who || 'controlling' in who;
}

/** The Methuselah whose cards a filter is about: one of these relations, or a Methuselah that the text speaks of. */
export type FilterSeat =
  | 'you'
  | 'others'
  | 'yourPrey'
  | 'yourPredator'
  | 'preyOrPredator'
  | 'actionTarget'
  | 'actingMethuselah'
  | 'notActing'
  | Exclude<SeatNoun, string>;

/** A filter for cards in play; every given field must match. */
export interface Filter {
  readonly kind?: 'vampire' | 'ally' | 'minion' | 'equipment' | 'retainer' | 'any';
  readonly named?: string;
  readonly keyword?: string;
  /** Has the same name as that card. */
  readonly copyOf?: CardNoun;
  /** Who controls it. */
  readonly of?: FilterSeat;
  readonly region?: 'ready' | 'torpor' | 'uncontrolled' | 'controlled';
  readonly locked?: boolean;
  readonly clan?: string | { readonly pick: number };
  readonly sect?: Sect;
  /** Follows this Path. */
  readonly path?: Path;
  readonly trait?: Trait;
  /** In the same circle as that vampire (R-TRAIT-04). */
  readonly inCircleOf?: CardNoun;
  readonly discipline?: string;
  /** Has this Discipline at the superior level. */
  readonly superior?: string;
  /** Does not have this Discipline at the superior level yet. */
  readonly canLearn?: string;
  readonly titled?: boolean;
  readonly title?: readonly Title[];
  readonly minCapacity?: number;
  readonly maxCapacity?: number;
  /** Smaller or larger capacity than that card. */
  readonly youngerThan?: CardNoun;
  readonly olderThan?: CardNoun;
  readonly minCounters?: number;
  readonly maxCounters?: number;
  readonly unique?: boolean;
  /** Has any such counters, or at least so many; all, or only those that you put on it. */
  readonly marked?: { readonly with: CounterKind; readonly yours?: boolean; readonly least?: number };
  readonly not?: CardNoun;
  readonly on?: CardNoun;
  /** On a card that matches. */
  readonly onA?: Filter;
  /** On a minion of that Methuselah, regardless of who controls the card. */
  readonly onMinionOf?: FilterSeat;
  readonly inCombat?: boolean;
  /** Has committed diablerie since your last turn. */
  readonly diablerist?: boolean;
  /** Controlled by a Methuselah with so much pool or less. */
  readonly poolAtMost?: number;
  /** Has cast votes in the current referendum. */
  readonly hasVoted?: boolean;
  /** Was chosen for the effect: in the terms of the referendum, or by each Methuselah. */
  readonly chosen?: boolean;
  /** Was allocated a point in the terms of the referendum. */
  readonly allocated?: boolean;
  /** Matches at least one of these, too. */
  readonly either?: readonly Filter[];
  /** Matches none of these. */
  readonly except?: readonly Filter[];
}

/** What is printed on a card, wherever it is, in the way in which it is played; every given field must match. */
export interface Printed {
  /** Any of these types. */
  readonly type?: readonly CardType[];
  /** Not a master card or an event. */
  readonly minionCard?: boolean;
  readonly named?: string;
  /** Any of these keywords. */
  readonly keyword?: readonly string[];
  /** Requires any of these Disciplines, by code. */
  readonly discipline?: readonly string[];
  /** Requires a Discipline at the superior level. */
  readonly superior?: boolean;
  /** Requires a titled vampire, or one with a certain title. */
  readonly titled?: boolean;
  /** Requires any of these clans. */
  readonly clan?: readonly string[];
  /** Requires this sect. */
  readonly sect?: Sect;
  /** Requires this Path. */
  readonly path?: Path;
  /** Requires any of these titles. */
  readonly title?: readonly Title[];
  readonly unique?: boolean;
  readonly outOfTurn?: boolean;
  /** Is played to strike. */
  readonly strike?: boolean;
  /** Changes the target of a bleed. */
  readonly redirects?: boolean;
  /** Matches at least one of these, too. */
  readonly either?: readonly Printed[];
  /** Matches none of these. */
  readonly except?: readonly Printed[];
}

/** Where a card can be moved: to a pile of its owner, out of the game, or into play. */
export const PLACES = [
  'hand',
  'library', // which is shuffled
  'libraryBottom',
  'crypt', // which is shuffled
  'cryptBottom',
  'ashHeap',
  'removed',
  'uncontrolled',
  'ready', // an ally, with its starting life
] as const;
/** Where a card can be moved. */
export type Place = (typeof PLACES)[number];

// ---------------------------------------------------------------------------------------------- amounts

/** A number that is printed, chosen, or counted on the table. */
export type Amount =
  | number
  | 'x'
  | 'bleedAmount'
  | 'points' // the points allocated to the Methuselah who gains or burns the pool, or to the card that gains blood
  | 'poolBled' // the pool that the bleed of this action has burned
  | 'margin' // votes for minus votes against in the last referendum of this action
  | { readonly counters: CardNoun }
  /** The named counters on a card, or those of them that you put on it. */
  | { readonly marks: CounterKind; readonly on: CardNoun; readonly yours?: boolean }
  | { readonly capacity: CardNoun }
  /** The capacity of a vampire, or the cost of an ally. */
  | { readonly capacityOrCost: CardNoun }
  | { readonly pool: SeatNoun }
  /** Victory points, or cards in hand; `them` is the Methuselah who gains, burns or gets something. */
  | { readonly victoryPoints: SeatNoun | 'them' }
  | { readonly hand: SeatNoun | 'them' }
  /** Cards in an ash heap. */
  | { readonly ashHeap: SeatNoun }
  | 'methuselahs' // in the game
  | 'onlyAgainst' // Methuselahs who cast votes against the referendum and none for it
  | 'chosen' // how many Methuselahs and cards were chosen in the terms
  /** The capacity of what a Methuselah chose, of those who each chose a vampire. */
  | { readonly chosenCapacity: 'theirs' | 'theirPredators' }
  /** The pool cost that is printed on a card. */
  | { readonly poolCost: CardNoun }
  /** The blood that a vampire lacks to its capacity. */
  | { readonly missing: CardNoun }
  /** The number of matching cards; `them` counts those of the Methuselah who gains or burns the pool. */
  | { readonly count: Filter; readonly of?: 'them' }
  | { readonly strength: CardNoun }
  /** None if it is negative. */
  | { readonly stealth: CardNoun }
  | { readonly tally: Tally; readonly of: CardNoun }
  | { readonly sum: readonly Amount[] }
  | { readonly times: number; readonly of: Amount }
  /** Rounded down unless `up`. */
  | { readonly half: Amount; readonly up?: boolean }
  /** Another amount if these conditions hold. */
  | { readonly if: readonly Condition[]; readonly amount: Amount; readonly else: Amount };

type KeyOf<T> = T extends object ? keyof T : never;
/** The discriminator of an amount: 'number', its word, or the field that says what is counted. */
export type AmountForm =
  | 'number'
  | Extract<Amount, string>
  | Exclude<KeyOf<Amount>, 'of' | 'on' | 'yours' | 'up' | 'amount' | 'else'>;
/** Amounts by form: a table over these keys covers every form. */
export type AmountOf = {
  readonly [F in AmountForm]: F extends 'number'
    ? number
    : F extends Amount
      ? F
      : Extract<Amount, { readonly [K in F]: unknown }>;
};

/** The form of an amount. */
export function amountForm(amount: Amount): AmountForm {
  if (typeof amount === 'number') return 'number';
  if (typeof amount === 'string') return amount;
  if ('counters' in amount) return 'counters';
  if ('marks' in amount) return 'marks';
  if ('capacity' in amount) return 'capacity';
  if ('capacityOrCost' in amount) return 'capacityOrCost';
  if ('pool' in amount) return 'pool';
  if ('victoryPoints' in amount) return 'victoryPoints';
  if ('hand' in amount) return 'hand';
  if ('chosenCapacity' in amount) return 'chosenCapacity';
  if ('poolCost' in amount) return 'poolCost';
  if ('ashHeap' in amount) return 'ashHeap';
  if ('missing' in amount) return 'missing';
  if ('count' in amount) return 'count';
  if ('strength' in amount) return 'strength';
  if ('stealth' in amount) return 'stealth';
  if ('tally' in amount) return 'tally';
  if ('sum' in amount) return 'sum';
  if ('half' in amount) return 'half';
  if ('if' in amount) return 'if';
  return 'times' satisfies keyof typeof amount;
}

/** Counts that a frame keeps for card text. */
export const TALLIES = [
  'bloodLostToDamageThisRound',
  'damageInflictedThisRound', // by that combatant, not prevented
  'blockAttemptsThisAction',
  'disciplinesUsedThisAction', // to play cards, even if they were cancelled
] as const;
/** A count that a frame keeps for card text. */
export type Tally = (typeof TALLIES)[number];
