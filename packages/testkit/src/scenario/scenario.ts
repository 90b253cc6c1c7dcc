import type { Phase } from '@methuselah/engine';
import type { Place } from './error.ts';

/** A parsed scenario file. Nothing here depends on the game. */

export type Scenario = GameScenario | DeckScenario;
/** A scenario that is played: from a position, or from the setup of a game. */
export type GameScenario = PositionScenario | SetupScenario;

interface Titled {
  readonly place: Place;
  readonly name: string;
  readonly rules: readonly string[];
}
interface Played extends Titled {
  /** The name of the card pool. */
  readonly pool: string;
  readonly seed: number;
  readonly asks: 'phases' | 'allAndPhases';
  readonly script: readonly Line[];
  readonly expect: readonly Line[];
}
export interface PositionScenario extends Played {
  readonly kind: 'position';
  readonly players: readonly PlayerText[];
  readonly edge: Named | null;
  readonly turn: Named | null;
  readonly phase: Phase;
  readonly tableTurn: number;
}
/** A game from its beginning: the engine seats, shuffles and draws. */
export interface SetupScenario extends Played {
  readonly kind: 'setup';
  readonly players: readonly SetupPlayer[];
  /** The first player; null means drawn by the seed. */
  readonly begins: Named | null;
  readonly seating: 'given' | 'random';
}
/** A deck list and its expected problems. */
export interface DeckScenario extends Titled {
  readonly kind: 'deck';
  readonly deck: DeckText;
  readonly problems: readonly Line[];
}
/** A deck list line by line, or the name of a prebuilt deck. */
export type DeckText = readonly Line[];
export interface SetupPlayer extends Named {
  readonly deck: DeckText | null;
  readonly crypt: readonly CardText[];
  readonly library: readonly CardText[];
  /** The top cards after the shuffle, in order: vampires for the crypt, other cards for the library. */
  readonly top: readonly CardText[];
}
export interface Named {
  readonly name: string;
  readonly place: Place;
}
export interface Line {
  readonly text: string;
  readonly place: Place;
}
export interface PlayerText extends Named {
  readonly numbers: Readonly<Partial<Record<PlayerNumber, number>>>;
  readonly ousted: boolean;
  /** Has announced a withdrawal that has not failed so far. */
  readonly withdrawing: boolean;
  readonly zones: Readonly<Record<Zone, readonly CardText[]>>;
}
export interface CardText extends Named {
  /** The scenario's label for this card: "Hired Knife as K1". */
  readonly label: string | null;
  readonly counters: { readonly word: 'blood' | 'life' | 'counters'; readonly amount: number } | null;
  readonly locked: boolean;
  readonly justRecruited: boolean;
  readonly superior: boolean;
  /** Such as "prince of London". */
  readonly title: string | null;
  readonly sect: string | null;
  readonly clan: string | null;
  /** Out of play because contested. */
  readonly contested: boolean;
  /** Its title is contested. */
  readonly titleContested: boolean;
  /** Merged with its base card. */
  readonly merged: boolean;
  readonly owner: Named | null;
  readonly on: readonly CardText[];
  readonly bound: readonly Named[];
}

export const ZONES = [
  'hand',
  'library',
  'crypt',
  'ready',
  'torpor',
  'uncontrolled',
  'table',
  'ash',
  'removed',
] as const;
export type Zone = (typeof ZONES)[number];
export const PLAYER_NUMBERS = [
  'pool',
  'victoryPoints',
  'handSize',
  'transfers',
  'masterActions',
  'discardActions',
] as const;
export type PlayerNumber = (typeof PLAYER_NUMBERS)[number];
