import type { CardId, Seat } from '@methuselah/engine';
import type { Change } from '../eyes/ledger.ts';

/**
 * A fact that speaks for an advice, or against what it advises not to do. `card` and `other` are cards, `seat` a Methuselah; all
 * else is plain numbers and words.
 */
export type Because = Effect | Action | Defence | Fight | Vote | Influence | Hand | Preference;

/** A change that an option brings about. */
export type Effect = Change extends infer C ? (C extends Change ? Fact<C> : never) : never;
type Fact<C extends Change> = Omit<C, 'is' | 'worth'> & { readonly why: C['is'] };

/** The acting minion is `card`, who could block it `other`. */
type Action =
  /** A bleed of `n`. */
  | { readonly why: 'ousts'; readonly seat: Seat; readonly n: number; readonly pool: number }
  /** All bleeds of this turn together. */
  | { readonly why: 'race'; readonly seat: Seat; readonly n: number; readonly pool: number }
  /** The bleed that cards in hand could add. */
  | { readonly why: 'bleedInHand'; readonly n: number }
  | { readonly why: 'thirst'; readonly card: CardId; readonly n: number; readonly of: number }
  | { readonly why: 'diablerie'; readonly card: CardId; readonly isHunted: boolean }
  | { readonly why: 'unblockable' }
  | { readonly why: 'blockerLocked'; readonly other: CardId }
  | { readonly why: 'blockersLocked'; readonly n: number }
  | { readonly why: 'noBlockers' }
  | { readonly why: 'noMinions'; readonly seat: Seat }
  | { readonly why: 'stealthEnough'; readonly n: number; readonly of: number }
  | { readonly why: 'stealthInHand'; readonly other: CardId; readonly n: number }
  | { readonly why: 'mayBeBlocked'; readonly other: CardId }
  | { readonly why: 'worthTheRisk'; readonly other: CardId }
  | { readonly why: 'blockIsNoHarm'; readonly other: CardId }
  | { readonly why: 'blockHurts'; readonly card: CardId; readonly other: CardId }
  /** The predator could bleed for `n`. */
  | { readonly why: 'guards'; readonly card: CardId; readonly seat: Seat; readonly n: number }
  | { readonly why: 'staysReady'; readonly card: CardId }
  | { readonly why: 'noGain' }
  | { readonly why: 'noBleed'; readonly card: CardId }
  | { readonly why: 'shakesOff'; readonly other: CardId; readonly n: number; readonly of: number }
  | { readonly why: 'moreBleed'; readonly seat: Seat; readonly n: number; readonly of: number }
  | { readonly why: 'bleedLater' }
  | { readonly why: 'givesUpBleed'; readonly n: number }
  | { readonly why: 'stealthLater' }
  | { readonly why: 'stealthUnneeded' }
  | { readonly why: 'bleedEnough'; readonly seat: Seat; readonly n: number }
  | { readonly why: 'stealthShort'; readonly n: number; readonly of: number }
  | { readonly why: 'savesBlood'; readonly card: CardId }
  | { readonly why: 'avoidsFight'; readonly other: CardId };

/** One's own minion is `card`, the acting one `other`. */
type Defence =
  | { readonly why: 'oustsYou'; readonly n: number; readonly pool: number }
  | { readonly why: 'interceptEnough'; readonly card: CardId; readonly n: number; readonly of: number }
  | { readonly why: 'interceptInHand'; readonly card: CardId; readonly n: number }
  | { readonly why: 'interceptShort'; readonly card: CardId; readonly n: number; readonly of: number }
  | { readonly why: 'failedBefore'; readonly card: CardId }
  | { readonly why: 'harmless' }
  | { readonly why: 'notYours' }
  | { readonly why: 'tooLate' }
  | { readonly why: 'attemptFirst' }
  | { readonly why: 'littleHarm'; readonly card: CardId }
  | { readonly why: 'mayFail' }
  | { readonly why: 'bounce'; readonly seat: Seat; readonly n: number }
  | { readonly why: 'bounceLater' }
  | { readonly why: 'bounceSaved' }
  | { readonly why: 'blockFirst' }
  | { readonly why: 'wakesToBlock'; readonly card: CardId }
  | { readonly why: 'wakesToBounce'; readonly card: CardId }
  | { readonly why: 'lessBleed'; readonly n: number; readonly of: number }
  | { readonly why: 'cancels'; readonly card: CardId };

/** One's own minion is `card`, the opposing one `other`. */
type Fight =
  | { readonly why: 'goodFight'; readonly card: CardId; readonly other: CardId }
  | { readonly why: 'badFight'; readonly card: CardId; readonly other: CardId }
  | { readonly why: 'deals'; readonly other: CardId; readonly n: number }
  | { readonly why: 'takes'; readonly card: CardId; readonly n: number }
  | { readonly why: 'steals'; readonly other: CardId; readonly n: number }
  | { readonly why: 'dodges'; readonly card: CardId; readonly n: number }
  | { readonly why: 'endsFight'; readonly card: CardId; readonly n: number }
  | { readonly why: 'changesLittle' }
  | { readonly why: 'outOfReach' }
  | { readonly why: 'farAway'; readonly other: CardId }
  | { readonly why: 'betterRange'; readonly isLong: boolean }
  | { readonly why: 'goodRange'; readonly isLong: boolean }
  | { readonly why: 'prevents'; readonly card: CardId; readonly n: number; readonly of: number }
  | { readonly why: 'staysOutOfTorpor'; readonly card: CardId }
  | { readonly why: 'handsOnly'; readonly n: number; readonly of: number }
  | { readonly why: 'strikesAgain'; readonly card: CardId }
  | { readonly why: 'aggravatedFirst'; readonly n: number }
  | { readonly why: 'equipmentFirst'; readonly card: CardId };

/** Votes for one's own side are `n`, against it `of`. */
type Vote =
  | { readonly why: 'votesLikely'; readonly n: number; readonly of: number }
  | { readonly why: 'votesUnlikely'; readonly n: number; readonly of: number }
  /** Fewer than the others could cast, of whom not all will be against it. */
  | { readonly why: 'votesRisky'; readonly n: number; readonly of: number }
  | { readonly why: 'noVotes' }
  | { readonly why: 'votesClose'; readonly n: number; readonly of: number }
  | { readonly why: 'votesEnough'; readonly n: number; readonly of: number }
  | { readonly why: 'votesTooFew'; readonly n: number; readonly of: number }
  | { readonly why: 'votesNoMatter' };

type Influence =
  | { readonly why: 'full'; readonly card: CardId }
  | { readonly why: 'outNow'; readonly card: CardId; readonly n: number }
  | { readonly why: 'outSoon'; readonly card: CardId; readonly n: number }
  /** `card` could play `n` of the cards in hand. */
  | { readonly why: 'playsHand'; readonly card: CardId; readonly n: number }
  | { readonly why: 'keepsPool'; readonly seat: Seat; readonly n: number; readonly pool: number }
  | { readonly why: 'lastPool' }
  | { readonly why: 'contested'; readonly card: CardId }
  | { readonly why: 'nobodyWaits' }
  | { readonly why: 'enoughMinions'; readonly n: number }
  | { readonly why: 'someoneWaits' }
  | { readonly why: 'takenBack'; readonly card: CardId }
  | { readonly why: 'bloodStays'; readonly card: CardId };

type Hand =
  | { readonly why: 'unplayable'; readonly card: CardId }
  | { readonly why: 'uniqueInPlay'; readonly card: CardId }
  | { readonly why: 'copies'; readonly card: CardId; readonly n: number }
  | { readonly why: 'masters'; readonly n: number }
  | { readonly why: 'leastUseful'; readonly card: CardId }
  | { readonly why: 'worthKeeping' }
  | { readonly why: 'noLibrary' }
  | { readonly why: 'theirBest'; readonly card: CardId }
  | { readonly why: 'worthHaving'; readonly card: CardId };

/** Little more than a preference. */
type Preference =
  | { readonly why: 'costsPool'; readonly n: number; readonly pool: number }
  | { readonly why: 'costsBlood'; readonly card: CardId; readonly n: number; readonly of: number }
  | { readonly why: 'poolToSpare'; readonly pool: number }
  | { readonly why: 'poolOfChoice' }
  | { readonly why: 'poolIsLow'; readonly pool: number }
  | { readonly why: 'duty' }
  | { readonly why: 'secondCopy' }
  | { readonly why: 'newCard' }
  | { readonly why: 'takesEquipment' }
  | { readonly why: 'noEffect' }
  | { readonly why: 'playingOn' }
  | { readonly why: 'only' }
  | { readonly why: 'same' }
  | { readonly why: 'slight' };

/** When a fact comes true: now; if the referendum passes; if the action is not blocked; if another option is taken. */
export type When = 'now' | 'passes' | 'unblocked' | 'otherwise';

/** A fact, and when it comes true. */
export interface Reason {
  readonly when: When;
  readonly because: Because;
}

export const now = (because: Because): Reason => ({ when: 'now', because });

/** What a seat should do, and why. */
export interface Advice {
  /** The place of the option. */
  readonly place: number;
  readonly reasons: readonly Reason[];
  /** The best of what the reasons speak against, where nothing is worth doing; else null. */
  readonly against: number | null;
}

/** Says little about the position. */
const GENERIC: readonly Because['why'][] = ['same', 'slight', 'noEffect', 'noGain', 'newCard'];
export const isSpecific = ({ reasons }: Advice): boolean =>
  reasons.some(({ because }) => !GENERIC.includes(because.why));
