import type {
  ActionKind,
  CardId,
  CardType,
  DecisionWindow,
  Phase,
  Region,
  Seat,
  Viewer,
} from '@methuselah/engine';
import type { OptionRuleKey } from '@methuselah/text';

/**
 * What one viewer sees of a table, in their language: all that a page draws, as plain data. Every text is ready to be shown;
 * nothing is in it that the viewer may not know.
 */
export interface TableModel {
  readonly viewer: Viewer;
  /** Decisions taken so far. */
  readonly step: number;
  readonly turn: number;
  readonly phase: Phase;
  readonly active: Seat;
  readonly seats: readonly SeatModel[];
  /**
   * Every card on the table, in the hands that the viewer sees, or played and not yet resolved; and whatever else the stage or an
   * option is about (a card that is searched for): by its key.
   */
  readonly cards: Readonly<Record<CardId, CardModel>>;
  /** Where in the turn we are; then in the action, combat or referendum, the innermost last. */
  readonly rails: readonly RailModel[];
  /** What is under way; combat and referendum stand for the action that they belong to. */
  readonly stage: StageModel | null;
  /** What the viewer is to decide; null while somebody else is. */
  readonly decision: DecisionModel | null;
  /** Who is waited for, and where: "Dirk decides: before blocks"; empty if it is the viewer. */
  readonly waiting: string;
  readonly end: EndModel | null;
}

/** A text with names of cards in it that can be opened. */
export type Span = string | { readonly card: number; readonly text: string };

export type Relation = 'you' | 'prey' | 'predator' | 'grandPrey' | 'grandPredator' | 'other';

export interface SeatModel {
  readonly seat: Seat;
  readonly name: string;
  /** To the viewer; with two or three players prey comes before predator, and that before the others. */
  readonly relation: Relation;
  readonly chair: 'person' | 'bot';
  readonly pool: number;
  readonly victoryPoints: number;
  readonly hasEdge: boolean;
  readonly ousted: boolean;
  readonly withdrawing: boolean;
  readonly hand: number;
  readonly handSize: number;
  readonly library: number;
  readonly crypt: number;
  /** Numbers of the cards, the last one on top. */
  readonly ashHeap: readonly number[];
  /** Keys of its cards by where they lie, in the order of the table. Attached ones are in the cards they are on. */
  readonly ready: readonly CardId[];
  readonly torpor: readonly CardId[];
  readonly uncontrolled: readonly CardId[];
  /** Master cards, locations and the like that are on no minion; and contested cards. */
  readonly table: readonly CardId[];
  /** Keys of the cards in hand that the viewer may see; else empty. */
  readonly handCards: readonly CardId[];
  /** Read aloud: "Orsino, your prey: 18 pool, 7 cards in hand, 70 in the library". */
  readonly spoken: string;
}

export interface CardModel {
  readonly key: CardId;
  /** The number of the card, a key of the faces; null if the viewer may not see it. */
  readonly card: number | null;
  readonly name: string;
  /** What tells it from others of its name on the table, as options do: "(2)", "(2, Sarah)"; empty if there are none. */
  readonly twin: string;
  readonly seat: Seat;
  readonly region: Region | 'hand' | 'stage';
  readonly host: CardId | null;
  readonly attached: readonly CardId[];
  /** Blood, life or counters on it. */
  readonly counters: number;
  readonly unit: 'blood' | 'life' | 'counters';
  /** Of a vampire that the viewer may see: what it can hold now. */
  readonly capacity: number | null;
  readonly locked: boolean;
  readonly isMinion: boolean;
  /** What has changed on it or is not printed: title, sect, "contested", "merged"; short words. */
  readonly marks: readonly string[];
  /** Whom and what its text speaks of, chosen when it was played; but for the card it is on. */
  readonly bound: readonly string[];
  /** Of a minion that the viewer may see: what it has now, and what that is made of. */
  readonly stats: readonly StatModel[];
  /** Read aloud: "Bramble, 3 of 5 blood, locked, in Sarah's ready region". */
  readonly spoken: string;
}

/** A number with what it is made of. */
export interface StatModel {
  readonly stat: 'bleed' | 'strength' | 'stealth' | 'intercept' | 'votes';
  readonly label: string;
  readonly total: number;
  readonly parts: readonly PartModel[];
}
export interface PartModel {
  readonly n: number;
  /** "printed", "basic action", the name of a card. */
  readonly of: string;
  readonly card: number | null;
}

// ---------------------------------------------------------------------------------------------- rail

export interface RailModel {
  readonly of: 'turn' | 'action' | 'combat' | 'referendum';
  readonly label: string;
  readonly steps: readonly RailStep[];
}
export interface RailStep {
  readonly key: string;
  readonly label: string;
  readonly is: 'past' | 'now' | 'next';
}

// ---------------------------------------------------------------------------------------------- stage

export type StageModel = ActionStage | CombatStage | ReferendumStage | PlayStage;

/** Cards played and not yet resolved, the first one first; and to who is about to play or use one, that card, with its targets so far. */
export interface Played {
  readonly key: CardId;
  readonly card: number;
  readonly seat: Seat;
  readonly by: CardId | null;
  /** "Sarah plays Wake with Evening's Freshness with Bramble". */
  readonly text: string;
}

interface StageBase {
  /** A sentence: "Bramble bleeds Alexis". */
  readonly title: string;
  readonly played: readonly Played[];
}
/** A card that is being played or used outside of everything else: a master card. */
export interface PlayStage extends StageBase {
  readonly is: 'play';
  readonly targets: readonly CardId[];
}
export interface ActionStage extends StageBase {
  readonly is: 'action';
  readonly action: ActionKind;
  readonly seat: Seat;
  readonly minion: CardId;
  readonly card: number | null;
  readonly targets: readonly CardId[];
  readonly directedAt: readonly Seat[];
  readonly outcome: 'pending' | 'successful' | 'blocked' | 'ended';
  readonly stealth: StatModel;
  /** The bleed amount, if it is a bleed. */
  readonly bleed: StatModel | null;
  readonly blocker: CardId | null;
  readonly intercept: StatModel | null;
  /** Who may still attempt to block, and who has declined. */
  readonly mayBlock: readonly Seat[];
  readonly declined: readonly Seat[];
}
export interface CombatStage extends StageBase {
  readonly is: 'combat';
  readonly round: number;
  readonly long: boolean;
  /** "round 2, long range". */
  readonly where: string;
  readonly fighters: readonly [Fighter, Fighter];
  /** The action that it belongs to, a sentence; empty if there is none. */
  readonly within: string;
}
export interface Fighter {
  readonly minion: CardId;
  readonly seat: Seat;
  readonly strength: StatModel;
  /** The strike chosen, in words; empty before. */
  readonly strike: string;
  /** What the other's strike or the damage under way would do to it, in words; empty if nothing is known. */
  readonly toCome: string;
}
export interface ReferendumStage extends StageBase {
  readonly is: 'referendum';
  readonly card: number | null;
  readonly bloodHunt: boolean;
  /** The terms, in words. */
  readonly terms: readonly string[];
  readonly for: number;
  readonly against: number;
  readonly rows: readonly PollRow[];
  /** The block of the prisci, in words; empty if there is none. */
  readonly prisci: string;
  /** All have passed, and are asked once more. */
  readonly lastCall: boolean;
}
export interface PollRow {
  readonly seat: Seat;
  readonly for: number;
  readonly against: number;
  /** Votes that its vampires and cards in play could still cast, as far as everybody knows. */
  readonly possible: number;
  /** What its pool would be if the referendum passes; null if it cannot be said. */
  readonly poolIfPassed: number | null;
}

// ---------------------------------------------------------------------------------------------- decision

export interface DecisionModel {
  readonly id: string;
  readonly seat: Seat;
  readonly window: DecisionWindow;
  /** "Choose a target for Govern", with names that can be opened. */
  readonly prompt: readonly Span[];
  readonly options: readonly OptionModel[];
  /** The option that passes, if there is one: its id; its text says what is passed. */
  readonly pass: string | null;
}
export interface OptionModel {
  readonly id: string;
  /** A whole sentence without a full stop. */
  readonly text: string;
  /** What it does: short parts. */
  readonly consequences: readonly string[];
  readonly rule: string;
  /** What the rule says in a sentence or two, by its key in the rules of a language (`@methuselah/text/rules/en`). */
  readonly ruleKey: OptionRuleKey;
  /** The cards it belongs to: a click on one of them offers it. The first is what is used: the card in hand, the minion. */
  readonly cards: readonly CardId[];
  /** The seat it is about, if it is about one. */
  readonly seat: Seat | null;
  /** What kind of thing it is, for its icon. */
  readonly icon: OptionIcon;
}
export type OptionIcon =
  | 'pass'
  | CardType
  | 'ability'
  | 'bleed'
  | 'hunt'
  | 'block'
  | 'torpor'
  | 'diablerie'
  | 'strike'
  | 'maneuver'
  | 'press'
  | 'prevent'
  | 'for'
  | 'against'
  | 'transfer'
  | 'crypt'
  | 'bringOut'
  | 'discard'
  | 'pool'
  | 'blood'
  | 'edge'
  | 'target'
  | 'number'
  | 'yes'
  | 'no'
  | 'contest'
  | 'withdraw';

// ---------------------------------------------------------------------------------------------- log

/** The story: a turn holds actions and other lines, deeper ones belong to what is above. */
export interface LogLine {
  readonly is: 'turn' | 'out' | 'line';
  /** 0 for a turn; from 1 for lines. */
  readonly depth: number;
  readonly text: readonly Span[];
  /** Of a turn: the seats' pools as it began. */
  readonly pools: readonly string[];
  /** The step (decisions taken) at which it was written. */
  readonly step: number;
}

// ---------------------------------------------------------------------------------------------- end

export interface EndModel {
  /** "Sarah wins", or that it is a tie. */
  readonly title: string;
  readonly winner: Seat | null;
  /** That a limit of turns was reached; else empty. */
  readonly note: string;
  /** The most victory points first. */
  readonly rows: readonly EndRow[];
}
export interface EndRow {
  readonly seat: Seat;
  readonly name: string;
  readonly fate: string;
  readonly victoryPoints: number;
  readonly pool: number;
}

/** What happened when, over a whole game: the marks of a scrubber and the chart of pools. */
export interface GameCourse {
  readonly steps: number;
  readonly marks: readonly Mark[];
  /** A row a turn: the step, the table turn, and the pool of each seat as it began; the last row is the end. */
  readonly pools: readonly {
    readonly step: number;
    readonly turn: number;
    readonly pool: readonly number[];
  }[];
}
export interface Mark {
  readonly step: number;
  readonly is: 'turn' | 'oust' | 'combat' | 'referendum';
  /** "Turn 12: Dirk", "Orsino ousts Lucita". */
  readonly text: string;
  readonly seat: Seat;
}

// ---------------------------------------------------------------------------------------------- faces

/** What is printed on a card, in a language. Sent once for all cards; a page keeps it by number. */
export interface Face {
  readonly card: number;
  readonly name: string;
  /** The types of a library card, "vampire" for one of the crypt. */
  readonly types: readonly (CardType | 'vampire')[];
  readonly typeText: string;
  readonly clan: string | null;
  readonly clanText: string;
  readonly disciplines: readonly {
    readonly code: string;
    readonly superior: boolean;
    readonly text: string;
  }[];
  readonly capacity: number | null;
  readonly group: string;
  readonly sectText: string;
  readonly titleText: string;
  readonly cost: { readonly unit: 'pool' | 'blood'; readonly n: number | 'X' } | null;
  readonly life: number | null;
  readonly keywords: readonly string[];
  readonly unique: boolean;
  /** The generated text, a line for each way of playing it. */
  readonly lines: readonly string[];
}
