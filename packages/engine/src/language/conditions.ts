import type { CardType, Disciplines, Path, Sect, Title, Trait } from './facts.ts';
import type { Amount, CardNoun, Filter, Group, Printed, SeatNoun } from './nouns.ts';

/** Conditions, costs, requirements and windows. */

/** The kinds of actions. */
export const ACTION_KINDS = [
  'bleed',
  'hunt',
  'equip',
  'employ',
  'recruit',
  'political',
  'leaveTorpor',
  'rescue',
  'diablerise',
  'becomeAnarch',
  'enterCombat', // with a marked Red List minion
  'special',
] as const;
/** A kind of action. */
export type ActionKind = (typeof ACTION_KINDS)[number];

/** A condition of the card language. */
export type Condition =
  | { readonly if: 'action'; readonly kind: readonly ActionKind[] }
  /** The action comes from this card's text. */
  | { readonly if: 'actionWith'; readonly card: CardNoun }
  /** The action is taken with such a card from hand. */
  | { readonly if: 'actionCard'; readonly card: Printed }
  | { readonly if: 'yourTurn' }
  | { readonly if: 'directedAt'; readonly who: SeatNoun }
  | { readonly if: 'directed'; readonly is: boolean }
  /** The action targets such a card. */
  | { readonly if: 'targets'; readonly filter: Filter }
  | { readonly if: 'range'; readonly is: 'close' | 'long' }
  | { readonly if: 'is'; readonly card: CardNoun; readonly filter: Filter }
  | { readonly if: 'atLeast'; readonly a: Amount; readonly b: Amount }
  | { readonly if: 'hasEdge'; readonly who: SeatNoun }
  | { readonly if: 'blocked'; readonly is: boolean }
  | { readonly if: 'successful' }
  | { readonly if: 'bled' } // the bleed of this action was successful
  | { readonly if: 'bloodPaid' } // blood was paid for the cost of this action
  /** A reaction card has been played during this action, even if it was cancelled. */
  | { readonly if: 'reactionPlayed'; readonly is: boolean }
  | { readonly if: 'passed' } // the referendum of this action has passed
  | { readonly if: 'bloodHunt' } // the referendum is a blood hunt
  | { readonly if: 'selfIs'; readonly role: 'acting' | 'blocker' | 'combatant' | 'notActing' | 'caller' }
  /** That card is the acting minion. */
  | { readonly if: 'acts'; readonly card: CardNoun }
  /** The action, which has not resolved yet, is directed at that card, or at one of those cards. */
  | { readonly if: 'targeted'; readonly card: CardNoun | Group }
  | { readonly if: 'inCombat'; readonly is: boolean }
  /** What the opposing minion is, or was before it was burned. */
  | {
      readonly if: 'opposing';
      readonly kind: 'vampire' | 'ally';
      /** The opponent of that minion, not of the user. */
      readonly of?: CardNoun;
    }
  | { readonly if: 'roundAtLeast'; readonly round: number }
  | { readonly if: 'superior' } // this card was put into play at the superior level
  | { readonly if: 'cast'; readonly side: 'for' | 'against' | 'any'; readonly who: CardNoun }
  /** The card being played, in its "as it is played" window: its types, its player, and whom it is played against. */
  | {
      readonly if: 'played';
      readonly card?: Printed;
      /** Who plays it; others by default. */
      readonly by?: 'others' | 'any' | 'preyOrPredator' | 'opposing';
      /** The minion that plays it. */
      readonly user?: Filter;
      /** A card in play that it is played on. */
      readonly on?: Filter;
      /** Played against the user: it targets that minion, or the opposing combatant plays it. */
      readonly against?: 'self' | 'you';
    }
  | { readonly if: 'not'; readonly of: Condition }
  | { readonly if: 'any'; readonly of: readonly Condition[] };

/** The word that names a condition. */
export type ConditionWord = Condition['if'];
/** Conditions by word: a table over these keys covers every condition. */
export type ConditionOf = { readonly [W in ConditionWord]: Extract<Condition, { if: W }> };

// ---------------------------------------------------------------------------------------------- costs

/** A cost; all given parts are paid. */
export interface Cost {
  readonly blood?: Amount;
  readonly pool?: Amount;
  /** Blood of a vampire, or life of an ally. */
  readonly bloodOrLife?: Amount;
  /** Pool, or the same amount of blood from one matching vampire: the payer is chosen after the targets. */
  readonly poolOrBlood?: { readonly amount: number; readonly of: Filter };
  readonly lock?: 'self' | 'this' | 'host';
  readonly burnThis?: boolean;
  /** Cards discarded from your hand, chosen one at a time. */
  readonly discard?: number;
  /** Only cards of this type may be discarded. */
  readonly discardType?: CardType;
  /** Only cards that require this Discipline may be discarded. */
  readonly discardNeeds?: string;
  /** Cards discarded from your hand at random. */
  readonly discardAtRandom?: number;
  /** Cards in your ash heap, chosen one at a time, that are removed from the game. */
  readonly removeFromAsh?: number;
  readonly edge?: boolean;
  readonly transfers?: number;
  readonly masterActions?: number;
  readonly discardActions?: number;
  readonly counters?: number;
  /** Cards burned from the top of your library. */
  readonly library?: number;
}

/** A cost paid as an effect resolves: it involves no choice. */
export type Toll = Omit<Cost, 'poolOrBlood' | 'discard' | 'discardType' | 'discardNeeds' | 'removeFromAsh'>;

/** What the minion must be; for a master card, what a ready minion of the player must be (R-PLAY-14). */
export interface Requirement {
  readonly kind?: 'vampire' | 'ally';
  readonly clan?: readonly string[];
  readonly disciplines?: Disciplines;
  readonly minCapacity?: number;
  readonly titled?: boolean;
  readonly title?: readonly Title[];
  readonly sect?: readonly Sect[];
  /** It follows this Path. */
  readonly path?: Path;
  readonly trait?: Trait;
}

// ---------------------------------------------------------------------------------------------- windows

/** Moments at which cards and effects can be used; flow/windows.ts lists who is asked, in which order. */
export const WINDOWS = [
  'unlock',
  'master',
  'minion',
  'influence',
  'discard',
  'announced',
  'beforeBlocks', // state A: no current block attempt
  'blocking', // state B: a block attempt in progress
  'blocked', // before block resolution
  'blockResolved', // the card is burned; the blocker has not yet locked or entered combat
  'declined', // state C: all have declined to block
  'succeeding', // the action is about to succeed
  'resolved', // after resolution
  'beforeRange',
  'range',
  'beforeStrikes',
  'strike',
  'damage',
  'afterStrikes', // the first pair is done: additional strikes
  'press',
  'roundEnd',
  'combatEnding', // combat would end, and both combatants are ready
  'beforeVotes',
  'polling',
  'asPlayed', // a card is being played: only cancelling it, and wakes
] as const;
/** A moment at which cards and effects can be used. */
export type Window = (typeof WINDOWS)[number];
