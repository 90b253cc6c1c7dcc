import type { Side, StrikeKind, Unit } from '../language/words.ts';

/** What is lost if not used in its phase. */
export type Unused = 'masterActions' | 'transfers' | 'discardActions';

/**
 * The consequences of an option, in short parts shown in a row ("stealth 0 · Bramble locks"). Parts start in lower case, except
 * names, and have no full stop. Events are worded by `EventWords`; these are what a player weighs beforehand: prices, changed
 * numbers, what passing leads to.
 */
export interface ConsequenceWords {
  /** A price in pool, or in blood or life: the amount, and the total before and after. */
  readonly poolPrice: (n: number, from: number, to: number) => string;
  readonly bloodPrice: (n: number, unit: Unit, from: number, to: number) => string;
  /** A Methuselah's pool; null for the deciding player's own. */
  readonly pool: (who: string | null, from: number, to: number) => string;
  /** Counters on a card, with the capacity of a vampire that the reader may see. */
  readonly counters: (card: string, from: number, to: number, capacity: number | null) => string;
  /** A gain; `n` is 0 if the vampire is full. */
  readonly gains: (n: number, unit: Unit, from: number, to: number) => string;
  /** The current state of something that can be chosen. */
  readonly poolNow: (n: number) => string;
  readonly countersNow: (n: number, unit: Unit, capacity: number | null) => string;
  readonly lockedNow: string;

  /** What an action or a block does if it succeeds. */
  readonly ifSuccessful: (what: 'action' | 'block', parts: readonly string[]) => string;
  readonly stealth: (n: number) => string;
  readonly intercept: (intercept: number, stealth: number) => string;
  /** The minion is clear from the context: "fights Bramble". */
  readonly fights: (opposing: string) => string;
  /** The deciding player, after a bleed. */
  readonly takesEdge: string;
  /** The cost of a rescue, which the Methuselah divides between the two vampires. */
  readonly rescuePrice: (blood: number) => string;
  /** After diablerie. */
  readonly bloodHunt: string;

  /** What it uses up of the phase. */
  readonly masterAction: string;
  /** A trifle grants another master phase action. */
  readonly trifle: string;
  readonly outOfTurn: string;
  readonly discardAction: string;
  readonly transfers: (n: number, of: number) => string;
  readonly discards: (n: number) => string;
  /** For a vampire being brought out. */
  readonly readyAtOnce: string;
  /** Drawing a replacement; or the library is empty. */
  readonly drawsCard: string;
  readonly drawsNone: string;

  /** Votes for a side, and ballots of the prisci. */
  readonly votes: (side: Side, from: number, to: number) => string;
  readonly ballots: (side: Side, from: number, to: number) => string;

  readonly damage: (n: number, is: { aggravated: boolean; ranged: boolean; first: boolean }) => string;
  /** Strikes that do not inflict damage; `n` is the amount of stolen blood. */
  readonly strike: Readonly<Record<Exclude<StrikeKind, 'damage' | 'special'>, (n: number) => string>>;
  readonly outOfReach: string;
  readonly toRange: (long: boolean) => string;
  readonly anotherRound: string;
  readonly combatOver: string;
  readonly prevents: (n: number, of: number) => string;

  /** For passing. */
  readonly unblocked: (others: boolean) => string;
  readonly attempt: (succeeds: boolean) => string;
  readonly staysAtRange: (long: boolean) => string;
  readonly asItStands: (votesFor: number, against: number) => string;
  readonly takesEffect: (card: string) => string;
  readonly unused: (n: number, what: Unused) => string;
  readonly idle: (minions: number) => string;
  /** For an announced withdrawal. */
  readonly withdraws: string;
}
