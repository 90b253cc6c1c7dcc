import type { Relation } from '@methuselah/host';

export interface TableWords {
  /** Labels of the parts of the page, for screen readers. */
  readonly table: string;
  readonly opponents: string;
  readonly stage: string;
  readonly yours: string;
  readonly hand: string;
  readonly log: string;
  readonly decision: string;
  readonly menu: string;
  readonly close: string;

  readonly relation: Readonly<Record<Relation, string>>;
  /** "preys on Orsino". */
  readonly preysOn: (name: string) => string;
  readonly bot: string;
  readonly pool: string;
  readonly edge: string;
  readonly points: string;
  readonly ousted: string;
  readonly withdrawing: string;
  /** Short names of regions, and long ones for screen readers, with the owner and the number of cards. */
  readonly ready: string;
  readonly uncontrolled: string;
  readonly torpor: string;
  readonly cards: string;
  readonly ashHeap: string;
  readonly removed: string;
  readonly library: string;
  readonly crypt: string;
  readonly regionOf: Readonly<Record<Place, (name: string, n: number) => string>>;
  readonly emptyAshHeap: string;

  readonly yourTurn: string;
  readonly turnOf: (name: string) => string;
  readonly turn: (n: number) => string;
  readonly phases: string;
  readonly language: string;
  readonly settings: string;
  readonly help: string;
  readonly undo: string;

  readonly yourDecision: string;
  readonly hold: string;
  readonly untilMyTurn: string;
  /** The same in the player's own turn. */
  readonly endTurn: string;
  readonly all: (n: number) => string;
  /** Announced when Space passes. */
  readonly passed: (what: string) => string;
  readonly cannotPass: string;
  readonly waiting: string;

  readonly open: string;
  readonly why: string;
  readonly whyEffectDoesNothing: string;
  readonly can: string;
  readonly onIt: string;
  readonly has: string;
  readonly rule: (id: string) => string;

  readonly stealth: string;
  readonly intercept: string;
  readonly bleed: string;
  readonly strength: string;
  readonly madeOf: (stat: string, n: number) => string;
  readonly against: string;
  readonly blocks: string;
  readonly mayBlock: string;
  readonly declined: string;
  readonly strike: string;
  readonly toCome: string;
  readonly votesFor: string;
  readonly votesAgainst: string;
  readonly votesPossible: string;
  readonly poolIfPassed: string;
  readonly round: (n: number) => string;
  readonly seats: string;
  readonly newest: string;
  /** Opens the steps of an action in the log. */
  readonly details: string;
}

export type Place = 'ready' | 'uncontrolled' | 'torpor' | 'table' | 'hand';
