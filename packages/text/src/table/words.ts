import type {
  ChooseRefusal,
  DeckProblem,
  Divergence,
  NoText,
  Phase,
  Pile,
  ReasonKey,
  Refusal,
} from '@methuselah/engine';
import type { ActionKind, Happening, Sect } from '@methuselah/engine/language';
import type { Mode, Side, StrikeKind, TermWords, Unit } from '../language/words.ts';
import type { ConsequenceWords } from './consequence-words.ts';

/**
 * What a language must be able to say at the table: everything a player reads that is not the text of a card. A language is
 * one object of this type (`en/`); what it leaves out does not compile.
 *
 * Functions get plain facts: names are ready to be put into a sentence, numbers are numbers. A name stands for a person, a
 * card, or something hidden ("a card", "uncontrolled 2"), of unknown gender: sentences are in the present tense and
 * active, and never agree with a name. `null` is "not there".
 */
export interface TableWords {
  readonly names: NameWords;
  readonly terms: TermWords;
  readonly prompts: PromptWords;
  readonly options: OptionWords;
  readonly consequences: ConsequenceWords;
  readonly events: EventWords;
  readonly story: StoryWords;
  readonly refusals: RefusalWords;
  readonly deck: DeckWords;
  readonly result: ResultWords;
}

/** Why something cannot be done now: whole sentences, to who would like to do it. */
export type ReasonWords = Readonly<Record<ReasonKey, string>>;

// ---------------------------------------------------------------------------------------------- names

export interface NameWords {
  /** A card that the reader may not know: "a card". */
  readonly hidden: string;
  /** An uncontrolled vampire that the reader may not know, by its place in the row. */
  readonly uncontrolled: (place: number) => string;
  readonly nothing: string;
  readonly nobody: string;
  /** A card or a seat without a name: never seen in a game. */
  readonly card: (number: number) => string;
  readonly seat: (number: number) => string;
  /** A clan as something to choose: "the clan Ventrue". */
  readonly clan: (clan: string) => string;
  /** Somebody's card: "Sarah's Bramble". */
  readonly of: (who: string, card: string) => string;
  /** A card at its superior level, or in one of its modes: "Slip Away (superior)". */
  readonly inMode: (card: string, mode: Mode | null) => string;
  /** "Anna, Bea and Carl". */
  readonly list: (items: readonly string[]) => string;
}

// ---------------------------------------------------------------------------------------------- prompts

export interface PhaseFacts {
  /** It is the turn of who decides; otherwise whose it is. */
  readonly own: boolean;
  readonly active: string;
  /** Contests to settle, master phase actions, transfers or discard phase actions left. */
  readonly left: number;
  /** Nothing is left that must be done before the phase ends. */
  readonly mayEnd: boolean;
}
export interface ActionFacts {
  /** Who decides is the acting Methuselah. */
  readonly own: boolean;
  readonly minion: string;
  readonly action: ActionKind;
  readonly stealth: number;
  /** The minion that attempts to block, or blocks. */
  readonly blocker: string | null;
  readonly intercept: number;
}
export interface CombatFacts {
  /** The minion of who decides and the one it fights; for others, the two in their order. */
  readonly minion: string;
  readonly opposing: string;
  readonly round: number;
  readonly long: boolean;
}
export interface PollFacts {
  /** The card that called the referendum, or the vampire that a blood hunt is called on. */
  readonly subject: string;
  readonly bloodHunt: boolean;
  readonly for: number;
  readonly against: number;
}
type ActionWindow =
  | 'announced'
  | 'beforeBlocks'
  | 'blocking'
  | 'blocked'
  | 'blockResolved'
  | 'declined'
  | 'succeeding'
  | 'resolved';
type CombatWindow =
  | 'beforeRange'
  | 'range'
  | 'beforeStrikes'
  | 'strike'
  | 'afterStrikes'
  | 'press'
  | 'roundEnd';

/**
 * What is to be decided, in a few words above the options: an order ("Choose a target for Govern"), in the infinitive where
 * a language has no neutral imperative. It begins with a capital and has no full stop, and one colon at the most.
 */
export interface PromptWords {
  /** To a reader who sees everything: "Sarah: choose a target". */
  readonly decides: (who: string, prompt: string) => string;
  /** To those who wait: where is one of `terms.windows`. */
  readonly waits: (who: string, where: string) => string;

  readonly phase: Readonly<Record<Phase, (f: PhaseFacts) => string>>;
  readonly action: Readonly<Record<ActionWindow, (f: ActionFacts) => string>>;
  readonly combat: Readonly<Record<CombatWindow, (f: CombatFacts) => string>>;
  readonly damage: (minion: string, amount: number) => string;
  readonly beforeVotes: (f: PollFacts) => string;
  readonly polling: (f: PollFacts) => string;
  /** A card is being played, and may be cancelled. */
  readonly asPlayed: (who: string, card: string) => string;

  /** Which effect comes first. */
  readonly order: string;
  readonly may: (card: string) => string;
  readonly target: (card: string) => string;
  readonly x: (card: string) => string;
  /** An effect makes who decides discard. */
  readonly discard: (card: string) => string;
  readonly discardForCost: (card: string) => string;
  /** Pool or blood: a counter at a time, of which so many are left to pay; or who pays the whole cost (null). */
  readonly payMix: (card: string, left: number | null) => string;
  /** Where a card goes that was stolen by the effect of this one. */
  readonly stolen: (card: string) => string;
  readonly search: string;
  /** A Discipline card or a trophy may be fetched for a vampire. */
  readonly maySearch: (vampire: string, what: 'discipline' | 'trophy') => string;
  readonly trophies: (vampire: string) => string;
  readonly terms: (card: string) => string;
  /** There is less pool than the card has allocated. */
  readonly share: (card: string) => string;
  readonly equipment: (minion: string, from: string) => string;
  readonly takeEquipment: (vampire: string, from: string) => string;
  readonly rescueCost: (minion: string, vampire: string, blood: number) => string;
  readonly mayDiablerise: (minion: string, vampire: string) => string;
  readonly strikeTarget: (minion: string, opposing: string) => string;
  /** Aggravated or normal damage. */
  readonly whichDamage: (minion: string) => string;
  /** How much of the blood gained goes to the pool. */
  readonly toPool: (card: string) => string;
  /** Too many cards in hand. */
  readonly handSize: (size: number) => string;
}

// ---------------------------------------------------------------------------------------------- options

/** Who does it; null, if it is who reads: then it is said without a name and with a capital, as what is asked of them is ("Discard Govern"). */
export type Who = string | null;

/** What a player may do: whole sentences without a full stop. In English, told of somebody, they are the notation, word for word. */
export interface OptionWords {
  readonly passes: (who: Who) => string;
  readonly endsPhase: (who: Who, phase: Phase) => string;
  readonly doesNotBlock: (who: Who) => string;
  readonly findsNothing: (who: Who) => string;
  /** No more equipment. */
  readonly takesNoMore: (who: Who) => string;
  /** A stolen card stays on the card it is on. */
  readonly leavesIt: (who: Who) => string;
  readonly hasNoStrike: (who: Who) => string;

  readonly plays: (who: Who, card: string, mode: Mode | null, minion: string | null) => string;
  readonly uses: (who: Who, card: string, mode: Mode | null, minion: string | null) => string;

  readonly bleeds: (minion: string, who: string) => string;
  readonly hunts: (minion: string) => string;
  readonly takesEquipment: (minion: string, from: string) => string;
  readonly leavesTorpor: (minion: string) => string;
  readonly rescues: (minion: string, vampire: string) => string;
  readonly diablerises: (minion: string, vampire: string) => string;
  /** Enters combat with a marked Red List minion. */
  readonly huntsDown: (minion: string, target: string) => string;
  readonly becomesAnarch: (minion: string) => string;
  readonly blocks: (minion: string) => string;
  /** A slave fights in place of the acting minion. */
  readonly fightsInstead: (minion: string) => string;

  readonly chooses: (who: Who, what: string) => string;
  readonly choosesFrom: (who: Who, card: string, pile: Pile) => string;
  readonly choosesNobodyElse: (who: Who) => string;
  /** Shares out the points of a referendum's terms. */
  readonly givesPoint: (who: Who, to: string) => string;
  readonly givesNoPoint: (who: Who) => string;
  /** Of the blood gained: so much goes to the pool instead. */
  readonly takesToPool: (who: Who, n: number) => string;
  readonly choosesX: (who: Who, x: number) => string;
  readonly saysYes: (who: Who) => string;
  readonly saysNo: (who: Who) => string;
  /** A due effect of a card comes next: what it waited for, and what that was about. */
  readonly resolves: (who: Who, card: string, at: Happening | null, about: string | null) => string;

  /** By a card that gave it, where there are several to choose from. */
  readonly maneuvers: (minion: string, means: string | null) => string;
  readonly presses: (minion: string, means: string | null) => string;
  /** With nothing: a hand strike. */
  readonly strikes: (minion: string, means: string | null) => string;
  /** What a strike is called that has no card. */
  readonly aStrike: string;
  readonly preventsDamage: (minion: string, means: string | null) => string;
  /** So much aggravated damage, and so much that is not; one of them may be none. */
  readonly preventsKinds: (minion: string, aggravated: number, normal: number) => string;

  /** A minion, or a Methuselah (with the votes of a card, where it must be told). */
  readonly votes: (voter: Who, side: Side, card: string | null) => string;
  readonly burnsForVote: (who: Who, card: string, side: Side) => string;
  readonly burnsEdgeForVote: (who: Who, side: Side) => string;

  /** Moves a counter from the pool to an uncontrolled vampire; and back. */
  readonly transfersTo: (who: Who, vampire: string) => string;
  readonly takesBackFrom: (who: Who, vampire: string) => string;
  readonly drawsFromCrypt: (who: Who) => string;
  readonly bringsOut: (who: Who, vampire: string) => string;
  readonly merges: (who: Who, card: string, other: string) => string;
  readonly discards: (who: Who, card: string) => string;
  readonly gainsEdgePool: (who: Who) => string;
  readonly paysPool: (who: Who) => string;
  readonly paysBlood: (minion: string) => string;
  /** A rescue costs 2 blood: who pays how much. */
  readonly sharesCost: (vampire: string, pays: number, rescuer: string, rest: number) => string;
  readonly contests: (who: Who, card: string) => string;
  readonly contestsTitle: (vampire: string) => string;
  readonly yields: (who: Who, card: string) => string;
  readonly yieldsTitle: (vampire: string) => string;
  readonly unlocksInfernal: (who: Who, minion: string) => string;
  readonly marks: (who: Who, minion: string) => string;
  readonly usesBurnOption: (who: Who, card: string) => string;
  readonly withdraws: (who: Who) => string;
}

// ---------------------------------------------------------------------------------------------- events

export interface PlayedFacts {
  readonly who: string;
  readonly card: string;
  readonly minion: string | null;
  /** What it is played on. */
  readonly on: readonly string[];
}
export interface AnnouncedFacts {
  readonly minion: string;
  /** The Methuselah it is directed at; the minion or vampire it is about. */
  readonly against: string | null;
  readonly at: string | null;
  readonly card: string | null;
}
/** In vain: successful, but without effect. */
export type Outcome = 'successful' | 'blocked' | 'ended' | 'inVain';
/** Of a counter: how many there are now; null if it is gone. */
export type Now = number | null;

/**
 * What happened: a clause for every event, without a full stop. It begins a line of the log or follows another clause after
 * a comma: so it begins with a small letter, but for names. The log capitalises its lines.
 */
export interface EventWords {
  readonly gameBegan: (first: string) => string;
  readonly turnBegan: (turn: number, who: string) => string;
  readonly phaseBegan: (who: string, phase: Phase) => string;
  readonly locked: (card: string) => string;
  readonly unlocked: (card: string) => string;
  /** Gained or (below 0) lost, and what there is now. */
  readonly pool: (who: string, n: number, now: number) => string;
  readonly counters: (card: string, n: number, unit: Unit, now: Now) => string;
  readonly drew: (who: string, card: string) => string;
  readonly drewCrypt: (who: string, card: string) => string;
  readonly discarded: (who: string, card: string) => string;
  readonly played: (f: PlayedFacts) => string;
  readonly used: (f: PlayedFacts) => string;
  readonly toReady: (card: string) => string;
  readonly toTorpor: (card: string) => string;
  readonly burned: (card: string) => string;
  readonly removed: (card: string) => string;
  readonly entered: (card: string) => string;
  readonly attached: (card: string, host: string) => string;
  readonly control: (who: string, card: string) => string;
  /** Nobody has it, if it is null. */
  readonly edge: (who: string | null) => string;
  /** The title is `terms.title`; null, if it is lost. */
  readonly title: (vampire: string, title: string | null) => string;
  readonly titleContested: (vampire: string, title: string, contested: boolean) => string;
  readonly titlePaid: (vampire: string, title: string) => string;
  readonly titleYielded: (vampire: string, title: string) => string;
  readonly shuffled: (who: string) => string;
  readonly announced: Readonly<Record<ActionKind, (f: AnnouncedFacts) => string>>;
  readonly attempt: (minion: string) => string;
  readonly attemptFailed: (minion: string) => string;
  readonly blocked: (minion: string) => string;
  readonly resolved: (outcome: Outcome, bleed: boolean) => string;
  readonly redirected: (to: string) => string;
  readonly combatBegan: (minion: string, opposing: string) => string;
  readonly roundBegan: (round: number) => string;
  readonly maneuver: (minion: string, long: boolean) => string;
  readonly range: (round: number, long: boolean) => string;
  /** With a weapon or card, or with nothing. */
  readonly strike: Readonly<Record<StrikeKind, (minion: string, means: string | null) => string>>;
  /** How much of which kind, and what is left, if it lost any. */
  readonly inflicted: (
    card: string,
    normal: number,
    aggravated: number,
    left: { readonly n: number; readonly unit: Unit } | null,
  ) => string;
  readonly prevented: (card: string, n: number) => string;
  readonly press: (minion: string, toContinue: boolean) => string;
  readonly combatEnded: (minion: string, opposing: string) => string;
  readonly diablerie: (minion: string, victim: string) => string;
  readonly referendum: (card: string, bloodHunt: boolean) => string;
  readonly cast: (voter: string, n: number, side: Side) => string;
  readonly ballot: (voter: string, n: number, side: Side) => string;
  readonly votesCancelled: (voter: string) => string;
  /** The block of the prisci; null, if it abstains. */
  readonly prisciShifted: (side: Side | null) => string;
  readonly tallied: (votesFor: number, against: number) => string;
  readonly ousted: (who: string) => string;
  readonly withdrawing: (who: string) => string;
  readonly withdrawalFailed: (who: string) => string;
  readonly withdrew: (who: string) => string;
  readonly victoryPoint: (who: string, n: number) => string;
  readonly gameOver: string;
  readonly toHand: (who: string, card: string) => string;
  readonly transfers: (who: string, n: number) => string;
  readonly sect: (card: string, sect: Sect) => string;
  /** The clan is in the words of this language. */
  readonly clan: (card: string, clan: string) => string;
  readonly cancelled: (card: string) => string;
  readonly toUncontrolled: (card: string) => string;
  readonly merged: (who: string, card: string) => string;
  readonly contested: (card: string) => string;
  readonly contestPaid: (who: string, card: string) => string;
  readonly yielded: (who: string, card: string) => string;
  readonly contestEnded: (card: string) => string;
  readonly marked: (who: string, minion: string) => string;
  readonly champion: (minion: string, actor: string) => string;
  readonly scarce: (vampire: string, pool: number) => string;
  readonly infernal: (minion: string) => string;
}

// ---------------------------------------------------------------------------------------------- the story

export interface InfluenceFacts {
  readonly vampire: string;
  readonly n: number;
  readonly now: Now;
  /** Null, if the reader may not know it. */
  readonly capacity: number | null;
}
export interface VampireFacts {
  readonly clan: string;
  readonly capacity: number;
  readonly title: string | null;
}

/** What the log of a game adds to the words of its events. */
export interface StoryWords {
  /** A line and what follows from it: "Bramble bleeds Alexis: Alexis −2 pool". Each language has its own colon. */
  readonly line: (text: string, notes: readonly string[]) => string;
  /** The pool of a Methuselah, at the head of a turn. */
  readonly pool: (who: string, pool: number, edge: boolean) => string;
  /** Attempts to block that failed, one after the other: who, and how often. */
  readonly attemptsInVain: (
    minions: readonly { readonly minion: string; readonly times: number }[],
  ) => string;
  /** A bleed that succeeded with nothing left of it. */
  readonly vainBleed: string;
  /** Pool for the Edge, in the unlock phase. */
  readonly edgePool: string;
  /** What an influence phase did; the crypt cards drawn. */
  readonly influence: (moved: readonly InfluenceFacts[], drawn: number) => string;
  /** The pool burned for a scarce vampire, or 0. */
  readonly broughtOut: (who: string, vampire: string, facts: VampireFacts | null, scarce: number) => string;
}

// ---------------------------------------------------------------------------------------------- errors and results

type CountedLimit = 'badName' | 'deckTooLarge' | 'tooManyDecisions';

/** Why a choice, a save or a record is not taken: sentences to a player; the engine's message has the details. */
export interface RefusalWords
  extends Readonly<
    Record<ChooseRefusal | Exclude<Refusal['refused'], CountedLimit> | NoText['refused'], string>
  > {
  /** The most there may be. */
  readonly badName: (most: number) => string;
  readonly deckTooLarge: (most: number) => string;
  readonly tooManyDecisions: (most: number) => string;
  /** The decision at which a replay leaves its record, counted from 0. */
  readonly diverged: (at: Divergence['at']) => string;
}

type Problem<K extends DeckProblem['key']> = Extract<DeckProblem, { key: K }>;
/** What is wrong with a deck: whole sentences. */
export interface DeckWords {
  readonly cryptTooSmall: (count: number, least: Problem<'cryptTooSmall'>['least']) => string;
  readonly libraryTooSmall: (count: number, least: Problem<'libraryTooSmall'>['least']) => string;
  readonly libraryTooLarge: (count: number, most: Problem<'libraryTooLarge'>['most']) => string;
  readonly groupsTooFarApart: (
    groups: readonly { readonly group: number; readonly cards: readonly string[] }[],
  ) => string;
  readonly unknownCard: (deck: 'crypt' | 'library', card: number) => string;
  /** A library card in the crypt, or a vampire in the library. */
  readonly wrongDeck: (deck: 'crypt' | 'library', card: string) => string;
}

/** How a game begins and ends: whole sentences, and the headings of the final standing. */
export interface ResultWords {
  readonly sitDown: (names: readonly string[], first: string) => string;
  readonly player: string;
  readonly victoryPoints: string;
  readonly pool: string;
  readonly fate: string;
  readonly stillStanding: string;
  readonly withdrew: string;
  readonly oustedOnTurn: (turn: number) => string;
  readonly limitReached: (turns: number) => string;
  readonly recordEnds: (turn: number) => string;
  readonly tie: string;
  readonly wins: (who: string) => string;
  readonly recordWritten: (file: string) => string;
}
