import type { BotName } from '@methuselah/bots';
import type { Seat, Viewer } from '@methuselah/engine';
import type { Lang } from '@methuselah/text';
import type { WhyLine } from './decision.ts';
import type { Face } from './face.ts';
import type { GameCourse, LogLine } from './story.ts';
import type { TableModel } from './table.ts';

/** What is asked of a host, and what it answers. Everything is plain data. */

/** A table as it is asked for on the start screen. */
export interface NewTable {
  readonly chairs: readonly NewChair[];
  readonly seating: 'given' | 'random';
  /** A number for a practice game, the same number for the same game; null: the system's random source. */
  readonly seed: number | null;
}
/** Who sits on a chair. */
export type Chair = 'person' | BotName;
export interface NewChair {
  readonly name: string;
  readonly chair: Chair;
  /** The key of a prebuilt deck. */
  readonly deck: string;
}

/**
 * When a person is asked outside their own turn: by window and by relation, never by card. What must be chosen is always
 * asked.
 */
export interface Orders {
  /** Actions directed at the seat or its cards, and cards played on them. */
  readonly aimedAtMe: boolean;
  /** What prey and predator do that is directed at nobody, but for hunting and equipping: recruiting, political actions. */
  readonly neighbours: boolean;
  /** The rest: what others do to others, hunts and equips of everybody. */
  readonly crossTable: boolean;
  /** Combats of the seat's minions; and of others. */
  readonly myCombats: boolean;
  readonly otherCombats: boolean;
  readonly referendums: boolean;
  /** Stops whatever the order, when the seat's pool is below this. */
  readonly belowPool: number;
}

/** What may be asked about a game that is being played. */
export type TableRequest =
  | { readonly is: 'choose'; readonly decision: string; readonly option: string }
  /** Passes until the seat's own turn, or until something else than passing must be chosen. */
  | { readonly is: 'pass'; readonly until: 'turn' | 'choice' }
  | { readonly is: 'undo' }
  /** Hot-seat: the one who decides next looks at the screen. */
  | { readonly is: 'ready' }
  /** Nothing is passed by standing orders until something else than passing is chosen. */
  | { readonly is: 'hold'; readonly on: boolean }
  | { readonly is: 'orders'; readonly orders: Orders }
  /** Why a card, a minion (by its key) or (null) anything is not offered. */
  | { readonly is: 'why'; readonly card: number | null };

export type Request =
  | TableRequest
  | { readonly is: 'new'; readonly lang: Lang; readonly table: NewTable; readonly orders: Orders }
  /** A saved game (JSON) goes on. */
  | { readonly is: 'load'; readonly lang: Lang; readonly saved: string; readonly orders: Orders }
  /** Everything is told in another language from now on: the game, and the record that is opened. */
  | { readonly is: 'lang'; readonly lang: Lang }
  /** Opens a record in the replay viewer, beside the game that is being played. */
  | { readonly is: 'replay'; readonly lang: Lang; readonly record: string }
  | { readonly is: 'seek'; readonly step: number; readonly viewer: Viewer }
  /** Gets ready for a table with these prebuilt decks, by their keys, so that it begins at once. */
  | { readonly is: 'prepare'; readonly lang: Lang; readonly decks: readonly string[] }
  /** What is printed on these cards, by their numbers. */
  | { readonly is: 'faces'; readonly lang: Lang; readonly cards: readonly number[] };

/** What has become of the table: everything since the last time. Seed, decks and record are not in it: who plays must not know them. */
export interface TableNews {
  readonly is: 'table';
  /** The table after each thing that happened, the last one as it is now. */
  readonly frames: readonly TableModel[];
  /** The log from this line on is new; earlier lines stay, later ones are forgotten. */
  readonly logFrom: number;
  readonly log: readonly LogLine[];
  /** Hot-seat: who is to take the screen before the table is shown; null if nobody else. */
  readonly curtain: { readonly seat: Seat; readonly name: string } | null;
  readonly canUndo: boolean;
  readonly hold: boolean;
  /** What has changed since the game was saved, said once; null if nothing has. */
  readonly notice: string | null;
}
export interface ReplayOpened {
  readonly is: 'replay';
  /** Where the record parts from the game of today, and why; null if it does not. */
  readonly notice: string | null;
  readonly course: GameCourse;
  readonly names: readonly string[];
}
export interface ReplayAt {
  readonly is: 'at';
  readonly model: TableModel;
  readonly log: readonly LogLine[];
}
/** A sentence to the player; nothing has changed. */
export interface Refused {
  readonly is: 'refused';
  readonly text: string;
}

export type TableReply = TableNews | { readonly is: 'why'; readonly lines: readonly WhyLine[] } | Refused;

export type Reply =
  | TableReply
  | ReplayOpened
  | ReplayAt
  | { readonly is: 'faces'; readonly faces: readonly Face[] }
  /** It is ready, or the language is changed and no game is being played. */
  | { readonly is: 'done' }
  /** Something is wrong with the program: what, in its own words. The game is to be loaded again. */
  | { readonly is: 'crashed'; readonly text: string };
