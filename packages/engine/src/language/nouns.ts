import type { Sect, Title, Trait } from './facts.ts';

/** Who and how much: the nouns and amounts of the card language. */

/** A card in play, seen from the effect that speaks of it. */
export type CardNoun =
  | 'this' // the card whose text this is
  | 'self' // the minion using it
  | 'host' // what this card is attached to
  | 'acting'
  | 'blocker'
  | 'opposing' // the other combatant, seen from self
  | 'subject' // the card an event is about
  | { readonly pick: number }
  | { readonly bound: number };

const SEAT_WORDS = [
  'you',
  'yourPrey',
  'yourPredator',
  'actingMethuselah',
  'actionTarget', // the Methuselah an action is directed at
  'everyone',
  'everyoneElse',
] as const;
/** A Methuselah, seen from the effect that speaks of them. */
export type SeatNoun =
  | (typeof SEAT_WORDS)[number]
  | { readonly controllerOf: CardNoun }
  | { readonly seatPick: number }
  | { readonly boundSeat: number };

/** All cards in play that match. */
export interface Group {
  readonly all: Filter;
}
/** Whom an effect speaks of. */
export type Who = CardNoun | SeatNoun | Group;

/** Does it speak of Methuselahs, not of cards? */
export function isSeatNoun(who: Who): who is SeatNoun {
  return typeof who === 'string'
    ? (SEAT_WORDS as readonly string[]).includes(who)
    : 'controllerOf' in who || 'seatPick' in who || 'boundSeat' in who;
}

/** A description of cards in play; every field that is given must hold. */
export interface Filter {
  readonly kind?: 'vampire' | 'ally' | 'minion' | 'equipment' | 'retainer' | 'any';
  readonly named?: string;
  readonly keyword?: string;
  /** Has the same name as that card. */
  readonly copyOf?: CardNoun;
  readonly of?: 'you' | 'others' | 'yourPrey' | 'yourPredator' | 'actionTarget' | 'notActing';
  readonly region?: 'ready' | 'torpor' | 'uncontrolled' | 'controlled';
  readonly locked?: boolean;
  readonly clan?: string | { readonly pick: number };
  readonly sect?: Sect;
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
  /** Smaller or larger capacity than that card's. */
  readonly youngerThan?: CardNoun;
  readonly olderThan?: CardNoun;
  readonly minCounters?: number;
  readonly not?: CardNoun;
  readonly on?: CardNoun;
  /** On a minion of that Methuselah, whoever controls the card. */
  readonly onMinionOf?: NonNullable<Filter['of']>;
  readonly inCombat?: boolean;
  /** Has cast votes in the current referendum. */
  readonly hasVoted?: boolean;
}

// ---------------------------------------------------------------------------------------------- amounts

/** A number that is printed, chosen, or counted on the table. */
export type Amount =
  | number
  | 'x'
  | 'bleedAmount'
  | 'points' // allocated to the Methuselah who gains or burns the pool
  | 'margin' // votes for minus votes against in the last referendum of this action
  | { readonly counters: CardNoun }
  | { readonly capacity: CardNoun }
  | { readonly pool: SeatNoun }
  /** How many; `them`: of those that the Methuselah controls who gains or burns the pool. */
  | { readonly count: Filter; readonly of?: 'them' }
  | { readonly strength: CardNoun }
  | { readonly tally: Tally; readonly of: CardNoun }
  | { readonly sum: readonly Amount[] }
  | { readonly times: number; readonly of: Amount };

type KeyOf<T> = T extends object ? keyof T : never;
/** What tells the forms of an amount apart: that it is a number, its word, or the field that says what is counted. */
export type AmountForm = 'number' | Extract<Amount, string> | Exclude<KeyOf<Amount>, 'of'>;
/** The amounts by their form: a table over these keys has an entry for every form. */
export type AmountOf = {
  readonly [F in AmountForm]: F extends 'number'
    ? number
    : F extends Amount
      ? F
      : Extract<Amount, { readonly [K in F]: unknown }>;
};

/** Which form of an amount it is. */
export function amountForm(amount: Amount): AmountForm {
  if (typeof amount === 'number') return 'number';
  if (typeof amount === 'string') return amount;
  if ('counters' in amount) return 'counters';
  if ('capacity' in amount) return 'capacity';
  if ('pool' in amount) return 'pool';
  if ('count' in amount) return 'count';
  if ('strength' in amount) return 'strength';
  if ('tally' in amount) return 'tally';
  if ('sum' in amount) return 'sum';
  return 'times' satisfies keyof typeof amount;
}

/** What a frame remembers of the past for the cards that ask. */
export const TALLIES = ['bloodLostToDamageThisRound', 'blockAttemptsThisAction'] as const;
/** Something that is counted for the cards that ask. */
export type Tally = (typeof TALLIES)[number];
