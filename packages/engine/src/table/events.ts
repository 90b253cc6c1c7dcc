import type { ActionKind, Sect, StrikeText, Title } from '../language/language.ts';
import type { CardId, Phase, Region, Seat } from '../state/types.ts';

/**
 * What happens in a game, told as it happens. An event carries all that it takes to say it, in any language, to draw it or to
 * send it away: whoever reads one needs no table. It is plain data and can be sent as JSON.
 */

/** A card as an event speaks of it. */
export interface ToldCard {
  /** Its number in this game, for a viewer their key of it; NONE for a drawn card that the reader may not see; a shuffle gives it to another card. */
  readonly id: CardId;
  /** The number it is published under, the same in all games; NONE for a reader who may not see it. */
  readonly number: number;
  /** Where it lay on the table, and whose it was there; null and NONE for a card that lay elsewhere. */
  readonly region: Region | null;
  readonly controller: Seat;
  /** Its place in the row of uncontrolled cards, from 1; else 0. */
  readonly place: number;
  /** Which of its controller's cards of this name it is, from 1 as they came into play; 0, if it is the only one. */
  readonly copy: number;
  /** Another card of this name lies on the table. */
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
/** A title, with the city or clan it is of, or ''. */
export interface ToldTitle {
  readonly title: Title;
  readonly domain: string;
}

/** Something under way while an event happens. */
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

/** When an event happens, and by whose doing. */
export interface Moment {
  readonly turn: number;
  readonly phase: Phase;
  /** The Methuselah whose turn it is. */
  readonly active: Seat;
  /** The Methuselah whose choice, card, action or referendum it comes of, or NONE. */
  readonly doer: Seat;
  /** What is under way, the innermost last. */
  readonly within: readonly Scene[];
  /** The card whose text is being carried out; null, if it is the rules. */
  readonly by: ToldCard | null;
}

/** Why pool is gained or burned, or counters on a card; `effect` is the text of a card. */
export type PoolReason =
  | 'effect'
  | 'cost'
  | 'bleed'
  | 'transfer'
  | 'crypt' // the price of a crypt card drawn
  | 'edge'
  | 'oust' // of the prey
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
  | 'strike' // stolen
  | 'vote' // the price of voting
  | 'titleContest'
  | 'diablerie'
  | 'entered' // what it comes into play with
  | 'overCapacity'
  | 'merge';
export type DiscardReason = 'discardPhase' | 'burnOption' | 'cost' | 'vote' | 'handSize' | 'effect';
/** Blood on a vampire, life on an ally or retainer, plain counters elsewhere. */
export type CounterUnit = 'blood' | 'life' | 'counters';
/** In vain: successful, but without effect. */
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
/** A minion, and the one that it meets. */
interface OfPair {
  readonly minion: ToldCard;
  readonly other: ToldCard;
}
interface OfPlay extends OfSeat, ToldUse {
  /** The minion that plays or uses it; null, if it is a Methuselah, or the card itself. */
  readonly minion: ToldCard | null;
  /** What was chosen for it. */
  readonly on: readonly ToldTarget[];
  /** It announces an action. */
  readonly isAction: boolean;
}
interface OfBlock {
  readonly blocker: ToldCard;
  readonly acting: ToldCard;
}
interface OfVotes extends OfSeat {
  /** The minion whose votes they are; null for a Methuselah's own. */
  readonly minion: ToldCard | null;
  readonly amount: number;
  readonly side: VoteSide;
}
interface OfContestedTitle extends OfCard {
  readonly title: ToldTitle | null;
}
interface Move extends OfCard {
  readonly from: Region;
  /** Its place in the row of uncontrolled cards that it left, from 1; else 0. */
  readonly fromPlace: number;
}
/** The seat is who controlled it. */
interface Departure extends OfBoth {
  /** The card it was on. */
  readonly from: ToldCard | null;
}

/** What each event tells beside its moment. */
export interface EventFacts {
  /** The Methuselah who begins. */
  gameBegan: OfSeat;
  turnBegan: OfSeat & {
    /** By seat: what each has, or null for who is out. */
    readonly pools: readonly (number | null)[];
    /** Who has the Edge, or NONE. */
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
  /** A duty is what a card in play demands: it is nobody's choice. */
  used: OfPlay & { readonly isDuty: boolean };
  toReady: Move;
  toTorpor: Move;
  burned: Departure;
  removed: Departure;
  entered: OfCard;
  attached: OfCard & { readonly host: ToldCard };
  /** The seat controls it from now on. */
  control: OfBoth & { readonly from: Seat };
  /** NONE, if nobody has it now. */
  edge: OfSeat & { readonly from: Seat };
  /** Null, if it is lost. */
  title: OfContestedTitle;
  titleContested: OfContestedTitle & { readonly contested: boolean };
  titlePaid: OfContestedTitle;
  titleYielded: OfContestedTitle;
  shuffled: OfSeat;
  announced: OfSeat & {
    readonly minion: ToldCard;
    readonly kind: ActionKind;
    /** It equips, employs or recruits with another card than its own, which is told by its text. */
    readonly bringsAnother: boolean;
    /** The Methuselahs it is directed at, and the cards it targets. */
    readonly directedAt: readonly Seat[];
    readonly targets: readonly ToldCard[];
    /** The minion whose equipment it takes. */
    readonly takesFrom: ToldCard | null;
    /** What it is announced with; null for a basic action. */
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
    /** Of a bleed: its amount; else null. */
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
    /** The card in play it comes of; else the number of the card whose text it is, or NONE. */
    readonly weapon: ToldCard | null;
    readonly text: number;
  };
  inflicted: OfCard & {
    readonly amount: number;
    readonly aggravated: boolean;
    /** The minion or retainer that inflicts it. */
    readonly source: ToldCard | null;
    /** What is on it before any of it is lost. */
    readonly counters: number;
    readonly unit: CounterUnit;
  };
  prevented: OfCard & { readonly amount: number; readonly aggravated: boolean };
  press: { readonly minion: ToldCard; readonly toContinue: boolean };
  combatEnded: OfPair;
  diablerie: { readonly diablerist: ToldCard; readonly victim: ToldCard };
  /** The card that calls it; of a blood hunt the vampire that is hunted. */
  referendum: OfBoth & { readonly bloodHunt: boolean };
  cast: OfVotes;
  ballot: OfVotes;
  votesCancelled: OfCard & { readonly amount: number };
  /** The side of the prisci block; null, if it abstains. */
  prisciShifted: { readonly side: VoteSide | null };
  tallied: OfSeat & { readonly for: number; readonly against: number };
  /** With who is their predator, or NONE. */
  ousted: OfSeat & { readonly predator: Seat };
  withdrawing: OfSeat;
  withdrawalFailed: OfSeat;
  withdrew: OfSeat;
  victoryPoint: OfSeat & {
    readonly before: number;
    readonly after: number;
    readonly why: 'oust' | 'withdrawal' | 'lastOne';
    /** Of an oust: who was ousted; else NONE. */
    readonly ousted: Seat;
  };
  gameOver: object;
  toHand: OfBoth;
  /** So many are left. */
  transfers: OfSeat & { readonly left: number };
  sect: OfCard & { readonly sect: Sect };
  clan: OfCard & { readonly clan: string };
  cancelled: OfBoth;
  /** Told while it is still face up. */
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
/** Something that has happened, with all that there is to tell of it. */
export type GameEvent = {
  readonly [T in EventType]: { readonly type: T; readonly when: Moment } & EventFacts[T];
}[EventType];
/** An event of one type; of several, one of them. */
export type EventOf<T extends EventType> = Extract<GameEvent, { readonly type: T }>;
