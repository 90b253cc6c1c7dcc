import type { BotName } from '@methuselah/bots/names';
import type { CardKey, Deck, Seat, Viewer } from '@methuselah/engine';
import type { Lang } from '@methuselah/text';
import type { Beat } from './beat.ts';
import type { AdviceModel, WhyLine } from './decision.ts';
import type { Face } from './face.ts';
import type { LessonTask, Verdict } from './lesson.ts';
import type { GameCourse, LogLine, SinceLine, TurnDigest } from './story.ts';
import type { TableModel } from './table.ts';

/** The requests to a host and its replies. Everything is plain data. */

/** A new table, as set up on the start screen. */
export interface NewTable {
  readonly chairs: readonly NewChair[];
  readonly seating: 'given' | 'random';
  /** A number for a practice game that can be repeated; null: the system's random source. */
  readonly seed: number | null;
}
/** Who plays a seat. */
export type Chair = 'person' | BotName;
export interface NewChair {
  readonly name: string;
  readonly chair: Chair;
  /** The key of a prebuilt deck, or a deck of one's own. */
  readonly deck: string | Deck;
  /** The player's sign (shape and colour) at any seat; by default their place in the list. */
  readonly sign?: number;
}

/**
 * When a person is asked outside their own turn. Depends on window and relation, never on cards. Where passing is not possible,
 * they are always asked.
 */
export interface Orders {
  /** Actions directed at the seat or its cards, and cards played on them. */
  readonly aimedAtMe: boolean;
  /** Undirected actions of prey and predator, except hunting and equipping: recruiting, political actions. */
  readonly neighbours: boolean;
  /** All else: actions between others, and all hunting and equipping. */
  readonly crossTable: boolean;
  /** Combats of the seat's minions; combats of others. */
  readonly myCombats: boolean;
  readonly otherCombats: boolean;
  readonly referendums: boolean;
  /**
   * Also where it could change nothing, as far as is known: votes that cannot turn a result, a block that has failed, a phase of
   * one's own turn with nothing to do.
   */
  readonly needless: boolean;
  /** Below this pool, the seat is always asked. */
  readonly belowPool: number;
}

/** What to do in an influence phase, in this order. It is one step to undo, and stops where anything else is asked. */
export interface InfluencePlan {
  readonly moves: readonly InfluenceMove[];
  /** Ends the phase afterwards. */
  readonly end: boolean;
}
export interface InfluenceMove {
  readonly vampire: CardKey;
  /** How many counters go from pool to vampire; if negative, back to the pool. */
  readonly counters: number;
  readonly bringOut: boolean;
}

/** Requests about the game in play. */
export type TableRequest =
  | { readonly is: 'choose'; readonly decision: string; readonly option: string }
  | { readonly is: 'influence'; readonly decision: string; readonly plan: InfluencePlan }
  /** Casts all votes that cost nothing (`DecisionModel.votes`) for one side. */
  | { readonly is: 'votes'; readonly decision: string; readonly side: 'for' | 'against' }
  /** Passes until the seat's own turn, or until passing is not possible. */
  | { readonly is: 'pass'; readonly until: 'turn' | 'choice' }
  | { readonly is: 'undo' }
  /** Hot-seat: the next person is at the screen. */
  | { readonly is: 'ready' }
  /** Suspends standing orders until something other than passing is chosen. */
  | { readonly is: 'hold'; readonly on: boolean }
  | { readonly is: 'orders'; readonly orders: Orders };

export type Request =
  | TableRequest
  | { readonly is: 'new'; readonly lang: Lang; readonly table: NewTable; readonly orders: Orders }
  /** Continues a saved game (JSON). With a task, it is a lesson: the table waits once the task is decided. */
  | {
      readonly is: 'load';
      readonly lang: Lang;
      readonly saved: string;
      readonly orders: Orders;
      readonly task?: LessonTask | null;
      /** A finished game is shown from this step on, to an ousted person who was watching the rest; by default its end is. */
      readonly watched?: number;
    }
  /** Why a card or minion (by its key) is not offered; null asks about everything. */
  | { readonly is: 'why'; readonly card: number | null }
  /** What the bots would do in the place of who decides. */
  | { readonly is: 'advice' }
  /** Changes the language of the game and of the opened record. */
  | { readonly is: 'lang'; readonly lang: Lang }
  /** Opens a record in the replay viewer, beside the game in play. */
  | { readonly is: 'replay'; readonly lang: Lang; readonly record: string }
  | { readonly is: 'seek'; readonly step: number; readonly viewer: Viewer }
  /** Loads what a table with these prebuilt decks (by key) needs, so that it starts at once. */
  | { readonly is: 'prepare'; readonly lang: Lang; readonly decks: readonly string[] }
  /** What is printed on these cards, by card number. */
  | { readonly is: 'faces'; readonly lang: Lang; readonly cards: readonly number[] };

/** All changes since the last reply. It never contains seed, decks or record, which players must not know. */
export interface TableNews {
  readonly is: 'table';
  /** The table after each event worth showing; the last one is the table now. */
  readonly frames: readonly TableModel[];
  /** What happened between the frames, to be acted out; each belongs to the first frame that is not before its step. */
  readonly beats: readonly Beat[];
  /** New lines replace the log from this line on. */
  readonly logFrom: number;
  readonly log: readonly LogLine[];
  /** The turns that may have changed, by step. */
  readonly turns: readonly TurnDigest[];
  /** What the others have done since the viewer's last turn. */
  readonly since: readonly SinceLine[];
  /** Hot-seat: the person who must take the screen before the table is shown; null if nobody else. */
  readonly curtain: { readonly seat: Seat; readonly name: string } | null;
  readonly canUndo: boolean;
  readonly hold: boolean;
  /** The sign (shape and colour) of the player at each seat, the same for the whole game. */
  readonly signs: readonly number[];
  /** What has changed since the game was saved, sent once; null if nothing has. */
  readonly notice: string | null;
  /** In a lesson: how it stands; null in a game. */
  readonly verdict: Verdict | null;
}
export interface ReplayOpened {
  readonly is: 'replay';
  /** Where the record stops agreeing with the current game, and why; null if it agrees. */
  readonly notice: string | null;
  readonly course: GameCourse;
  readonly names: readonly string[];
  readonly signs: readonly number[];
  /** The seat of the only person; null if there is none or several. */
  readonly own: Seat | null;
}
export interface ReplayAt {
  readonly is: 'at';
  readonly model: TableModel;
  /** What the last decision brought about. */
  readonly beats: readonly Beat[];
  readonly log: readonly LogLine[];
}
/** A sentence for the player; nothing has changed. */
export interface Refused {
  readonly is: 'refused';
  readonly text: string;
}

export type TableReply = TableNews | Refused;

export type Reply =
  | TableReply
  | ReplayOpened
  | ReplayAt
  | { readonly is: 'why'; readonly lines: readonly WhyLine[] }
  /** Null if the viewer has nothing to decide. */
  | { readonly is: 'advice'; readonly advice: AdviceModel | null }
  | { readonly is: 'faces'; readonly faces: readonly Face[] }
  /** Prepared, or the language was changed with no game in play. */
  | { readonly is: 'done' }
  /** A fault in the program, with its error message. The page should load the game again. */
  | { readonly is: 'crashed'; readonly text: string };
