import type { CardKey, Phase, Seat, Viewer } from '@methuselah/engine';
import type { CardModel } from './card.ts';
import type { DecisionModel } from './decision.ts';
import type { StageModel } from './stage.ts';
import type { EndModel, LogLine } from './story.ts';

/**
 * What one viewer sees of a table, in their language: all that a page draws, as plain data. Every text is ready to be shown;
 * nothing is in it that the viewer may not know.
 */
export interface TableModel {
  readonly viewer: Viewer;
  /** How much has happened so far, as everybody could see; in a replay, the decisions taken. */
  readonly step: number;
  readonly turn: number;
  readonly phase: Phase;
  readonly active: Seat;
  readonly seats: readonly SeatModel[];
  /**
   * Every card on the table, in the hands that the viewer sees, or played and not yet resolved; and whatever else the stage or an
   * option is about (a card that is searched for): by its key.
   */
  readonly cards: Readonly<Record<number, CardModel>>;
  /** Where in the turn we are; then in the action, combat or referendum, the innermost last. */
  readonly rails: readonly RailModel[];
  /** What is under way; combat and referendum stand for the action that they belong to. */
  readonly stage: StageModel | null;
  /** What the viewer is to decide; null while somebody else is. */
  readonly decision: DecisionModel | null;
  /** Who is waited for, and where: "Dirk decides: before blocks"; empty if it is the viewer. */
  readonly waiting: string;
  /** Of a moment that has passed: the end of the log that was still being written then. */
  readonly writing: readonly LogLine[];
  readonly end: EndModel | null;
}

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
  /** Likewise of those that were removed from the game. */
  readonly removed: readonly number[];
  /** Keys of its cards by where they lie, in the order of the table. Attached ones are in the cards they are on. */
  readonly ready: readonly CardKey[];
  readonly torpor: readonly CardKey[];
  readonly uncontrolled: readonly CardKey[];
  /** Master cards, locations and the like that are on no minion; and contested cards. */
  readonly table: readonly CardKey[];
  /** Keys of the cards in hand that the viewer may see; else empty. */
  readonly handCards: readonly CardKey[];
  /** Read aloud: "Orsino, your prey: 18 pool, 7 cards in hand, 70 in the library". */
  readonly spoken: string;
}

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
