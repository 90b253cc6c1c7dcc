import type { ActionKind, CounterKind, Sect, StrikeText, Title } from '../language/language.ts';
import type { CardId, Phase, Region, Seat } from '../state/types.ts';

/**
 * Events: what happens in a game, emitted as it happens. An event is plain data (JSON) and complete: a reader can put it into
 * words in any language, draw it or send it without access to the table.
 */

/** A card as described in an event. */
export interface ToldCard {
  /**
   * Its id in this game, or the viewer's key for it; NONE for a drawn card the reader may not see. A shuffle reassigns ids.
   */
  readonly id: CardId;
  /** The number of the published card, the same in all games; NONE for a reader who may not see it. */
  readonly number: number;
  /** Where it was on the table and who controlled it; null and NONE if it was elsewhere. */
  readonly region: Region | null;
  readonly controller: Seat;
  /** Its position among the uncontrolled cards, from 1; else 0. */
  readonly place: number;
  /**
   * Its number among its controller's cards of this name, from 1 in order of entering play; 0 if it is the only one.
   */
  readonly copy: number;
  /** Another card of this name is on the table. */
  readonly twin: boolean;
  /** Who may know which card it is. */
  readonly known: 'all' | readonly Seat[];
}

/** A card played or used, at its superior level or not. */
export interface ToldUse {
  readonly card: ToldCard;
  readonly superior: boolean;
}
export type ToldTarget =
  | { readonly is: 'card'; readonly card: ToldCard }
  | { readonly is: 'seat'; readonly seat: Seat }
  | { readonly is: 'clan'; readonly clan: string };
/** A title, with its city or clan, or ''. */
export interface ToldTitle {
  readonly title: Title;
  readonly domain: string;
}

/** Something in progress while an event happens. */
export type Scene =
  | {
      readonly is: 'action';
      readonly kind: ActionKind;
      readonly card: ToldCard | null;
      readonly successful: boolean;
    }
  | { readonly is: 'combat' }
  | { readonly is: 'referendum' }
  | { readonly is: 'play' };

/** When an event happens, and who caused it. */
export interface Moment {
  readonly turn: number;
  readonly phase: Phase;
  /** The Methuselah whose turn it is. */
  readonly active: Seat;
  /** The Methuselah whose choice, card, action or referendum caused it, or NONE. */
  readonly doer: Seat;
  /** Everything in progress, innermost last. */
  readonly within: readonly Scene[];
  /** The card whose text is being carried out; null if the rules cause it. */
  readonly by: ToldCard | null;
}

/** Why pool or counters are gained or burned; `effect` is card text. */
export type PoolReason =
  | 'effect'
  | 'cost'
  | 'bleed'
  | 'transfer'
  | 'crypt' // the price of drawing a crypt card
  | 'edge'
  | 'oust' // gained for ousting the prey
  | 'contest'
  | 'scarce'
  | 'infernal'
  | 'merge';
export type CountersReason =
  | 'effect'
  | 'cost'
  | 'transfer'
  | 'hunt'
  | 'damage'
  | 'strike' // stolen by a strike
  | 'vote' // the price of voting
  | 'titleContest'
  | 'diablerie'
  | 'entered' // counters it enters play with
  | 'overCapacity'
  | 'merge';
export type DiscardReason = 'discardPhase' | 'burnOption' | 'cost' | 'vote' | 'handSize' | 'effect';
/** Blood on a vampire, life on an ally or retainer, plain counters elsewhere. */
export type CounterUnit = 'blood' | 'life' | 'counters';
/** `inVain`: successful, but without effect. */
export type ActionOutcome = 'successful' | 'blocked' | 'ended' | 'inVain';
/** The side a vote is cast for. */
export type VoteSide = 'for' | 'against';

interface OfCard {
  readonly card: ToldCard;
}
interface OfSeat {
  readonly seat: Seat;
}
interface OfBoth extends OfSeat, OfCard {}
/** A minion and its opponent. */
interface OfPair {
  readonly minion: ToldCard;
  readonly other: ToldCard;
}
interface OfPlay extends OfSeat, ToldUse {
  /** The minion that plays or uses it; null if a Methuselah or the card itself does. */
  readonly minion: ToldCard | null;
  /** The chosen targets. */
  readonly on: readonly ToldTarget[];
  /** It announces an action. */
  readonly isAction: boolean;
}
interface OfBlock {
  readonly blocker: ToldCard;
  readonly acting: ToldCard;
}
interface OfVotes extends OfSeat {
  /** The minion that casts the votes; null for a Methuselah's own. */
  readonly minion: ToldCard | null;
  readonly amount: number;
  readonly side: VoteSide;
}
interface OfContestedTitle extends OfCard {
  readonly title: ToldTitle | null;
}
interface Move extends OfCard {
  readonly from: Region;
  /** The position among the uncontrolled cards that it left, from 1; else 0. */
  readonly fromPlace: number;
}
/** `seat` is its former controller. */
interface Departure extends OfBoth {
  /** The card it was on. */
  readonly from: ToldCard | null;
}

/** The fields of each event, besides its moment. */
export interface EventFacts {
  /** The Methuselah who begins. */
  gameBegan: OfSeat;
  turnBegan: OfSeat & {
    /** By seat: the pool, or null for an ousted Methuselah. */
    readonly pools: readonly (number | null)[];
    /** The holder of the Edge, or NONE. */
    readonly edge: Seat;
  };
  phaseBegan: OfSeat & { readonly phase: Phase };
  locked: OfCard;
  unlocked: OfCard;
  pool: OfSeat & { readonly before: number; readonly after: number; readonly why: PoolReason };
  counters: OfCard & {
    readonly before: number;
    readonly after: number;
    readonly unit: CounterUnit;
    readonly why: CountersReason;
  };
  drew: OfBoth;
  drewCrypt: OfBoth;
  discarded: OfBoth & { readonly why: DiscardReason };
  played: OfPlay;
  /** A duty is demanded by a card in play and is nobody's choice. */
  used: OfPlay & { readonly isDuty: boolean };
  toReady: Move;
  toTorpor: Move;
  burned: Departure;
  removed: Departure;
  entered: OfCard;
  attached: OfCard & { readonly host: ToldCard };
  /** The new controller. */
  control: OfBoth & { readonly from: Seat };
  /** NONE if nobody has it now. */
  edge: OfSeat & { readonly from: Seat };
  /** Null if the title is lost. */
  title: OfContestedTitle;
  titleContested: OfContestedTitle & { readonly contested: boolean };
  titlePaid: OfContestedTitle;
  titleYielded: OfContestedTitle;
  shuffled: OfSeat;
  announced: OfSeat & {
    readonly minion: ToldCard;
    readonly kind: ActionKind;
    /** It equips, employs or recruits with a card other than its own, chosen by its text. */
    readonly bringsAnother: boolean;
    /** The Methuselahs it is directed at, and the cards it targets. */
    readonly directedAt: readonly Seat[];
    readonly targets: readonly ToldCard[];
    /** The minion whose equipment it takes. */
    readonly takesFrom: ToldCard | null;
    /** The card it is announced with; null for a basic action. */
    readonly use: ToldUse | null;
    readonly stealth: number;
  };
  attempt: OfBlock;
  attemptFailed: OfBlock;
  blocked: OfBlock;
  resolved: OfSeat & {
    readonly minion: ToldCard;
    readonly kind: ActionKind;
    readonly outcome: ActionOutcome;
    /** The amount of a bleed; else null. */
    readonly bleed: number | null;
  };
  redirected: { readonly minion: ToldCard; readonly to: Seat };
  combatBegan: OfPair;
  roundBegan: OfPair & { readonly round: number };
  maneuver: { readonly minion: ToldCard; readonly long: boolean };
  range: { readonly round: number; readonly long: boolean };
  strike: {
    readonly minion: ToldCard;
    readonly kind: StrikeText['kind'];
    /** The card in play that it comes from; else the number of the card whose text it is, or NONE. */
    readonly weapon: ToldCard | null;
    readonly text: number;
  };
  inflicted: OfCard & {
    readonly amount: number;
    readonly aggravated: boolean;
    /** The minion or retainer that inflicts it. */
    readonly source: ToldCard | null;
    /** The counters on the victim before any are lost. */
    readonly counters: number;
    readonly unit: CounterUnit;
  };
  prevented: OfCard & { readonly amount: number; readonly aggravated: boolean };
  press: { readonly minion: ToldCard; readonly toContinue: boolean };
  combatEnded: OfPair;
  diablerie: { readonly diablerist: ToldCard; readonly victim: ToldCard };
  /** The card that calls it; for a blood hunt, the vampire that is hunted. */
  referendum: OfBoth & { readonly bloodHunt: boolean };
  cast: OfVotes;
  ballot: OfVotes;
  votesCancelled: OfCard & { readonly amount: number };
  /** The side of the prisci block; null if it abstains. */
  prisciShifted: { readonly side: VoteSide | null };
  tallied: OfSeat & { readonly for: number; readonly against: number };
  /** With the ousted Methuselah's predator, or NONE. */
  ousted: OfSeat & { readonly predator: Seat };
  withdrawing: OfSeat;
  withdrawalFailed: OfSeat;
  withdrew: OfSeat;
  victoryPoint: OfSeat & {
    readonly before: number;
    readonly after: number;
    readonly why: 'oust' | 'withdrawal' | 'lastOne';
    /** The ousted Methuselah; else NONE. */
    readonly ousted: Seat;
  };
  gameOver: object;
  toHand: OfBoth;
  /** Into the deck of that Methuselah, or to its bottom. */
  toDeck: OfBoth & { readonly to: 'library' | 'libraryBottom' | 'crypt' | 'cryptBottom' };
  /** The top card of a deck, or one found in it. */
  revealed: OfBoth;
  /** The number left. */
  transfers: OfSeat & { readonly left: number };
  sect: OfCard & { readonly sect: Sect };
  clan: OfCard & { readonly clan: string };
  /** Counters with a name of their own on a card. */
  namedCounters: OfCard & {
    readonly named: CounterKind;
    readonly before: number;
    readonly after: number;
  };
  cancelled: OfBoth;
  /** Emitted while the card is still face up. */
  toUncontrolled: OfCard;
  merged: OfBoth & { readonly incoming: ToldCard };
  contested: OfCard;
  contestPaid: OfBoth;
  yielded: OfBoth;
  contestEnded: OfCard;
  marked: OfBoth;
  /** The slave that fights in place of the acting minion. */
  champion: { readonly slave: ToldCard; readonly acting: ToldCard };
  scarce: OfBoth & { readonly pool: number };
  infernal: OfBoth;
}

/** The kinds of events. */
export type EventType = keyof EventFacts;
/** Something that has happened, with everything needed to describe it. */
export type GameEvent = {
  readonly [T in EventType]: { readonly type: T; readonly when: Moment } & EventFacts[T];
}[EventType];
/** The event of one type, or of one of several. */
export type EventOf<T extends EventType> = Extract<GameEvent, { readonly type: T }>;
