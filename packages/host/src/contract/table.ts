import type { CardKey, Phase, Seat, Viewer } from '@methuselah/engine';
import type { CardModel } from './card.ts';
import type { DecisionModel } from './decision.ts';
import type { StageModel } from './stage.ts';
import type { EndModel, LogLine } from './story.ts';

/**
 * A table as one viewer sees it, in their language: all that a page draws, as plain data. Texts are ready to show, and nothing
 * hidden from the viewer is in it.
 */
export interface TableModel {
  readonly viewer: Viewer;
  /** The number of events so far, which is public; in a replay, the number of decisions. */
  readonly step: number;
  readonly turn: number;
  readonly phase: Phase;
  readonly active: Seat;
  readonly seats: readonly SeatModel[];
  /**
   * Every card on the table, in visible hands, or played and not yet resolved; and any other card that the stage or an option
   * refers to (such as one searched for). By key.
   */
  readonly cards: Readonly<Record<number, CardModel>>;
  /** Progress of the turn; then of the action, combat or referendum, innermost last. */
  readonly rails: readonly RailModel[];
  /** What is in progress; a combat or referendum replaces the action it belongs to. */
  readonly stage: StageModel | null;
  /** What the viewer must decide; null if it is another seat's decision. */
  readonly decision: DecisionModel | null;
  /** Who decides, and where: "Dirk decides: before blocks"; empty if it is the viewer. */
  readonly waiting: string;
  /** In a past frame: the unfinished log lines of that moment. */
  readonly writing: readonly LogLine[];
  readonly end: EndModel | null;
}

export type Relation = 'you' | 'prey' | 'predator' | 'grandPrey' | 'grandPredator' | 'other';

export interface SeatModel {
  readonly seat: Seat;
  readonly name: string;
  /** Relation to the viewer. With two or three players, prey takes precedence over predator, and both over the others. */
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
  /** Card numbers, top card last. */
  readonly ashHeap: readonly number[];
  /** Cards removed from the game, likewise. */
  readonly removed: readonly number[];
  /** Keys of its cards by region, in table order. Attached cards are listed in `CardModel.attached`. */
  readonly ready: readonly CardKey[];
  readonly torpor: readonly CardKey[];
  readonly uncontrolled: readonly CardKey[];
  /** Master cards, locations and the like that are not on a minion; and contested cards. */
  readonly table: readonly CardKey[];
  /** Keys of the cards in hand, if the viewer may see them. */
  readonly handCards: readonly CardKey[];
  /** For screen readers: "Orsino, your prey: 18 pool, 7 cards in hand, 70 in the library". */
  readonly spoken: string;
}

export interface RailModel {
  readonly of: 'turn' | 'action' | 'combat' | 'referendum';
  readonly label: string;
  readonly steps: readonly RailStep[];
  /** The place of the current step. */
  readonly now: number;
}
export interface RailStep {
  readonly key: string;
  readonly label: string;
}
