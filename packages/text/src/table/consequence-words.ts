import type { Side, StrikeKind, Unit } from '../language/words.ts';

/** What is lost if it is not used in its phase. */
export type Unused = 'masterActions' | 'transfers' | 'discardActions';

/**
 * What choosing an option comes to, in short parts that are shown one after the other ("stealth 0 · Bramble locks"). They begin
 * with a small letter, but for names, and have no full stop. What happens is said in the words of the events; these are
 * what a player weighs beforehand: prices, numbers that change, what follows from passing.
 */
export interface ConsequenceWords {
  /** A price in pool, or in blood or life: how much, and what there is before and after. */
  readonly poolPrice: (n: number, from: number, to: number) => string;
  readonly bloodPrice: (n: number, unit: Unit, from: number, to: number) => string;
  /** The pool of a Methuselah; of who decides, without a name. */
  readonly pool: (who: string | null, from: number, to: number) => string;
  /** What lies on a card, with the capacity of a vampire that the reader may know. */
  readonly counters: (card: string, from: number, to: number, capacity: number | null) => string;
  /** Nothing, if there is no room for more. */
  readonly gains: (n: number, unit: Unit, from: number, to: number) => string;
  /** Of something to be chosen: how it stands. */
  readonly poolNow: (n: number) => string;
  readonly countersNow: (n: number, unit: Unit, capacity: number | null) => string;
  readonly lockedNow: string;

  /** What an action or a block does if nothing stops it. */
  readonly ifSuccessful: (what: 'action' | 'block', parts: readonly string[]) => string;
  readonly stealth: (n: number) => string;
  readonly intercept: (intercept: number, stealth: number) => string;
  /** Of a minion that is named before, or goes without saying: "fights Bramble". */
  readonly fights: (opposing: string) => string;
  /** Who decides, by a bleed. */
  readonly takesEdge: string;
  /** The blood of a rescue, which the two vampires share as their Methuselah likes. */
  readonly rescuePrice: (blood: number) => string;
  /** After diablerie. */
  readonly bloodHunt: string;

  /** What of a phase it uses. */
  readonly masterAction: string;
  /** And a trifle gives another one. */
  readonly trifle: string;
  readonly outOfTurn: string;
  readonly discardAction: string;
  readonly transfers: (n: number, of: number) => string;
  readonly discards: (n: number) => string;
  /** A vampire that is brought out. */
  readonly readyAtOnce: string;
  /** A replacement for a card; or the library is empty. */
  readonly drawsCard: string;
  readonly drawsNone: string;

  /** Votes on a side, and ballots of the prisci. */
  readonly votes: (side: Side, from: number, to: number) => string;
  readonly ballots: (side: Side, from: number, to: number) => string;

  readonly damage: (n: number, is: { aggravated: boolean; ranged: boolean; first: boolean }) => string;
  /** Strikes that do something else; stolen blood has its number. */
  readonly strike: Readonly<Record<Exclude<StrikeKind, 'damage' | 'none'>, (n: number) => string>>;
  readonly outOfReach: string;
  readonly toRange: (long: boolean) => string;
  readonly anotherRound: string;
  readonly combatOver: string;
  readonly prevents: (n: number, of: number) => string;

  /** Passing. */
  readonly unblocked: (others: boolean) => string;
  readonly attempt: (succeeds: boolean) => string;
  readonly staysAtRange: (long: boolean) => string;
  readonly asItStands: (votesFor: number, against: number) => string;
  readonly takesEffect: (card: string) => string;
  readonly unused: (n: number, what: Unused) => string;
  readonly idle: (minions: number) => string;
  /** An announced withdrawal. */
  readonly withdraws: string;
}
