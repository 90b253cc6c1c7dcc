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
 * All that a language must provide for the table: everything players read apart from card texts. A language is one object of this
 * type (`en/`); what it lacks does not compile.
 *
 * Functions receive plain facts: names ready to insert, and numbers. A name stands for a person, a card, or something hidden
 * ("a card", "uncontrolled 2"), of unknown gender: sentences are active, in the present tense, and never agree with a name.
 * `null` means absent.
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

/** Why something cannot be done now: whole sentences for the player who wants to. */
export type ReasonWords = Readonly<Record<ReasonKey, string>>;

// ---------------------------------------------------------------------------------------------- names

export interface NameWords {
  /** A hidden card: "a card". */
  readonly hidden: string;
  /** A hidden uncontrolled vampire, by its position. */
  readonly uncontrolled: (place: number) => string;
  readonly nothing: string;
  readonly nobody: string;
  /** A card or seat without a name, which never happens in a game. */
  readonly card: (number: number) => string;
  readonly seat: (number: number) => string;
  /** A clan as a choice: "the clan Ventrue". */
  readonly clan: (clan: string) => string;
  /** A card at its superior level, or in one of its modes: "Slip Away (superior)". */
  readonly inMode: (card: string, mode: Mode | null) => string;
  /** "Anna, Bea and Carl". */
  readonly list: (items: readonly string[]) => string;
}

// ---------------------------------------------------------------------------------------------- prompts

export interface PhaseFacts {
  /** Is it the deciding player's turn? Otherwise `active` is named. */
  readonly own: boolean;
  readonly active: string;
  /** Contests to settle, master phase actions, transfers or discard phase actions left. */
  readonly left: number;
  /** Nothing must be done before the phase ends. */
  readonly mayEnd: boolean;
}
export interface ActionFacts {
  /** The deciding player is the acting Methuselah. */
  readonly own: boolean;
  readonly minion: string;
  readonly action: ActionKind;
  readonly stealth: number;
  /** The minion that attempts to block, or blocks. */
  readonly blocker: string | null;
  readonly intercept: number;
}
export interface CombatFacts {
  /** The deciding player's minion and its opponent; for others, both in order. */
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
  | 'roundEnd'
  | 'combatEnding';

/**
 * What must be decided, above the options: an imperative ("Choose a target for Govern"), or an infinitive if a language has no
 * neutral imperative. It starts with a capital, and has no full stop and at most one colon.
 */
export interface PromptWords {
  /** For a reader who sees everything: "Sarah: choose a target". */
  readonly decides: (who: string, prompt: string) => string;
  /** For waiting players; `where` is from `terms.windows`. */
  readonly waits: (who: string, where: string) => string;

  readonly phase: Readonly<Record<Phase, (f: PhaseFacts) => string>>;
  readonly action: Readonly<Record<ActionWindow, (f: ActionFacts) => string>>;
  readonly combat: Readonly<Record<CombatWindow, (f: CombatFacts) => string>>;
  readonly damage: (minion: string, amount: number) => string;
  readonly beforeVotes: (f: PollFacts) => string;
  readonly polling: (f: PollFacts) => string;
  /** A card is being played and can be cancelled. */
  readonly asPlayed: (who: string, card: string) => string;

  /** Which effect comes first. */
  readonly order: string;
  readonly may: (card: string) => string;
  readonly target: (card: string) => string;
  readonly x: (card: string) => string;
  /** An effect makes the deciding player discard. */
  readonly discard: (card: string) => string;
  readonly discardForCost: (card: string) => string;
  /** Paying in pool or blood: one counter at a time, with so many left; null: who pays the whole cost. */
  readonly payMix: (card: string, left: number | null) => string;
  /** Where a stolen card goes; `card` is the one that stole it. */
  readonly stolen: (card: string) => string;
  readonly search: string;
  /** A Discipline card or a trophy can be fetched for a vampire. */
  readonly maySearch: (vampire: string, what: 'discipline' | 'trophy') => string;
  readonly trophies: (vampire: string) => string;
  readonly terms: (card: string) => string;
  /** There is less pool than the card assigns. */
  readonly share: (card: string) => string;
  readonly equipment: (minion: string, from: string) => string;
  readonly takeEquipment: (vampire: string, from: string) => string;
  readonly rescueCost: (minion: string, vampire: string, blood: number) => string;
  readonly mayDiablerise: (minion: string, vampire: string) => string;
  readonly strikeTarget: (minion: string, opposing: string) => string;
  /** Whether to prevent aggravated or normal damage. */
  readonly whichDamage: (minion: string) => string;
  /** How much of the blood gained goes to the pool. */
  readonly toPool: (card: string) => string;
  /** Too many cards in hand. */
  readonly handSize: (size: number) => string;
}

// ---------------------------------------------------------------------------------------------- options

/** The subject; null for the reader: then the sentence has no name and starts with a capital ("Discard Govern"). */
export type Who = string | null;

/**
 * What a player may do: sentences without a full stop. In English and with a name, they are the engine's notation, word for word.
 */
export interface OptionWords {
  readonly passes: (who: Who) => string;
  readonly endsPhase: (who: Who, phase: Phase) => string;
  readonly doesNotBlock: (who: Who) => string;
  readonly findsNothing: (who: Who) => string;
  /** Takes no more equipment. */
  readonly takesNoMore: (who: Who) => string;
  /** A stolen card stays where it is. */
  readonly leavesIt: (who: Who) => string;
  readonly hasNoStrike: (who: Who) => string;

  readonly plays: (who: Who, card: string, mode: Mode | null, minion: string | null) => string;
  /** `ability`: the card is a minion, and what is used is written on it. */
  readonly uses: (
    who: Who,
    card: string,
    mode: Mode | null,
    minion: string | null,
    ability: boolean,
  ) => string;

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
  /** Allocates a point of a referendum's terms. */
  readonly givesPoint: (who: Who, to: string) => string;
  readonly givesNoPoint: (who: Who) => string;
  /** Moves some of the blood gained to the pool instead. */
  readonly takesToPool: (who: Who, n: number) => string;
  readonly choosesX: (who: Who, x: number) => string;
  readonly saysYes: (who: Who) => string;
  readonly saysNo: (who: Who) => string;
  /** Chooses the next effect to resolve: its card, its trigger, and the subject of that trigger. */
  readonly resolves: (who: Who, card: string, at: Happening | null, about: string | null) => string;

  /** `means`: the card that granted it, if there are several. */
  readonly maneuvers: (minion: string, means: string | null) => string;
  readonly presses: (minion: string, means: string | null) => string;
  /** Without means: a hand strike. */
  readonly strikes: (minion: string, means: string | null) => string;
  /** A strike without a card. */
  readonly aStrike: string;
  readonly preventsDamage: (minion: string, means: string | null) => string;
  /** Prevents aggravated and normal damage; either may be 0. */
  readonly preventsKinds: (minion: string, aggravated: number, normal: number) => string;

  /** The voter is a minion or a Methuselah; `card` gives a Methuselah's votes, if it must be named. */
  readonly votes: (voter: Who, side: Side, card: string | null) => string;
  readonly burnsForVote: (who: Who, card: string, side: Side) => string;
  readonly burnsEdgeForVote: (who: Who, side: Side) => string;

  /** Moves a counter from the pool to an uncontrolled vampire; or back. */
  readonly transfersTo: (who: Who, vampire: string) => string;
  readonly takesBackFrom: (who: Who, vampire: string) => string;
  readonly drawsFromCrypt: (who: Who) => string;
  readonly bringsOut: (who: Who, vampire: string) => string;
  readonly merges: (who: Who, card: string, other: string) => string;
  readonly discards: (who: Who, card: string) => string;
  readonly gainsEdgePool: (who: Who) => string;
  readonly paysPool: (who: Who) => string;
  readonly paysBlood: (minion: string) => string;
  /** A rescue costs 2 blood: how it is shared. */
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
  /** The card is a minion, and what is used is written on it. */
  readonly ability: boolean;
}
export interface AnnouncedFacts {
  readonly minion: string;
  /** The Methuselah it is directed at; its target minion or vampire. */
  readonly against: string | null;
  readonly at: string | null;
  readonly card: string | null;
  /** The card in play that gives the action, if the action burns it. */
  readonly burns: string | null;
}
/** 'inVain': successful, but without effect. */
export type Outcome = 'successful' | 'blocked' | 'ended' | 'inVain';
/** The number of counters now; null if the card is gone. */
export type Now = number | null;

/**
 * What happened: a clause for every event, without a full stop. It may start a log line or follow a comma, so it starts in lower
 * case, except names; the log capitalises its lines.
 */
export interface EventWords {
  readonly gameBegan: (first: string) => string;
  readonly turnBegan: (turn: number, who: string) => string;
  readonly phaseBegan: (who: string, phase: Phase) => string;
  readonly locked: (card: string) => string;
  readonly unlocked: (card: string) => string;
  /** Gained, or lost (below 0), and the total now. */
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
  /** Null: nobody has it. */
  readonly edge: (who: string | null) => string;
  /** The title, from `terms.title`; null if it is lost. */
  readonly title: (vampire: string, title: string | null) => string;
  readonly titleContested: (vampire: string, title: string, contested: boolean) => string;
  readonly titlePaid: (vampire: string, title: string) => string;
  readonly titleYielded: (vampire: string, title: string) => string;
  readonly shuffled: (who: string) => string;
  readonly announced: Readonly<Record<ActionKind, (f: AnnouncedFacts) => string>>;
  readonly attempt: (minion: string) => string;
  readonly attemptFailed: (minion: string) => string;
  readonly blocked: (minion: string) => string;
  /** The action; a bleed too, as the action may succeed when the bleed does not. */
  readonly resolved: (outcome: Outcome) => string;
  readonly redirected: (to: string) => string;
  readonly combatBegan: (minion: string, opposing: string) => string;
  readonly roundBegan: (round: number) => string;
  readonly maneuver: (minion: string, long: boolean) => string;
  readonly range: (round: number, long: boolean) => string;
  /** With a weapon or card, or null. Without a minion: said of one that is seen. */
  readonly strike: Readonly<Record<StrikeKind, (minion: Who, means: string | null) => string>>;
  /** Amounts by kind, and what is left if anything was lost. */
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
  /** How the block of the prisci votes; null: it abstains. */
  readonly prisciShifted: (side: Side | null) => string;
  readonly tallied: (votesFor: number, against: number) => string;
  /** Whether somebody stays in the game, and with how many points, is told to the reader in the second person: `who` is null. */
  readonly ousted: (who: Who) => string;
  readonly withdrawing: (who: string) => string;
  readonly withdrawalFailed: (who: string) => string;
  readonly withdrew: (who: Who) => string;
  readonly victoryPoint: (who: Who, n: number) => string;
  readonly gameOver: string;
  readonly toHand: (who: string, card: string) => string;
  readonly toDeck: (card: string, to: 'library' | 'libraryBottom' | 'crypt' | 'cryptBottom') => string;
  readonly revealed: (who: string, card: string) => string;
  readonly transfers: (who: string, n: number) => string;
  readonly sect: (card: string, sect: Sect) => string;
  readonly namedCounters: (card: string, counters: string) => string;
  /** The clan's name in this language. */
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
  /** Null if hidden from the reader. */
  readonly capacity: number | null;
}
export interface VampireFacts {
  readonly clan: string;
  readonly capacity: number;
  readonly title: string | null;
}

/** What the log adds to the wording of events. */
export interface StoryWords {
  /** A line and its consequences: "Bramble bleeds Alexis: Alexis −2 pool". Languages differ in their colon. */
  readonly line: (text: string, notes: readonly string[]) => string;
  /** A Methuselah's pool, in the header of a turn. */
  readonly pool: (who: string, pool: number, edge: boolean) => string;
  /** Consecutive failed attempts to block: the minion, and how often. */
  readonly attemptsInVain: (
    minions: readonly { readonly minion: string; readonly times: number }[],
  ) => string;
  /** A successful bleed for 0 or less. */
  readonly vainBleed: string;
  /** Pool gained with the Edge, in the unlock phase. */
  readonly edgePool: string;
  /** The transfers of an influence phase, and the crypt cards drawn. */
  readonly influence: (moved: readonly InfluenceFacts[], drawn: number) => string;
  /** `scarce`: the pool burned for a scarce vampire, or 0. */
  readonly broughtOut: (who: string, vampire: string, facts: VampireFacts | null, scarce: number) => string;
}

// ---------------------------------------------------------------------------------------------- errors and results

type CountedLimit = 'badName' | 'deckTooLarge' | 'tooManyDecisions';

/** Why a choice, a save or a record is refused: sentences for a player; the engine's message has the details. */
export interface RefusalWords
  extends Readonly<
    Record<ChooseRefusal | Exclude<Refusal['refused'], CountedLimit> | NoText['refused'], string>
  > {
  /** The limit. */
  readonly badName: (most: number) => string;
  readonly deckTooLarge: (most: number) => string;
  readonly tooManyDecisions: (most: number) => string;
  /** The decision at which a replay diverges from its record, counted from 0. */
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

/** The start and end of a game: whole sentences, and the headings of the final table. */
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
