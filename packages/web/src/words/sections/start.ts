/** Screens of the page. */
export type Place = 'start' | 'table' | 'replay' | 'online' | 'decks';
export type DeckKey = 'malkavian' | 'nosferatu' | 'toreador' | 'tremere' | 'ventrue';
/** Who plays a seat, as the start screen offers it. */
export type Level = 'person' | 'heuristic' | 'novice' | 'random';

export interface StartWords {
  /** Window titles, by screen; online play and decks have their own. */
  readonly titles: Readonly<Record<Exclude<Place, 'online' | 'decks'>, string>>;
  readonly close: string;
  readonly failed: {
    readonly title: string;
    readonly text: string;
    readonly again: string;
    readonly start: string;
  };

  readonly lead: string;
  readonly play: string;
  /** The button that leads to online play. */
  readonly online: string;
  readonly goOn: string;
  /** Shown beside the button that resumes a game. */
  readonly newGame: string;
  /** The turn of the game that can be resumed. */
  readonly turn: (n: number) => string;
  /** "5 unfinished games". */
  readonly unfinished: (n: number) => string;
  readonly saves: string;
  readonly settings: string;
  readonly help: string;
  /** The button that leads to all decks. */
  readonly decks: string;
  readonly language: string;
  readonly unofficial: string;

  readonly yourDeck: string;
  readonly yourDecks: string;
  /** A deck in a sentence. */
  readonly styles: Readonly<Record<DeckKey, string>>;
  readonly crypt: string;
  readonly library: string;

  readonly table: string;
  /** "5 seats", shown and read by screen readers. */
  readonly seats: string;
  readonly preys: string;
  readonly name: string;
  readonly who: string;
  readonly you: string;
  readonly levels: Readonly<Record<Level, string>>;
  readonly deck: string;
  readonly anyDeck: string;
  /** Label of a field of a seat: "Name, seat 2". */
  readonly ofSeat: (what: string, seat: number) => string;
  readonly up: (name: string) => string;
  readonly down: (name: string) => string;
  readonly seating: string;
  readonly random: string;
  readonly given: string;
  readonly seed: string;
  readonly anySeed: string;

  readonly curtain: {
    readonly pass: (name: string) => string;
    readonly text: string;
    readonly ready: (name: string) => string;
  };

  readonly end: {
    readonly player: string;
    readonly fate: string;
    readonly points: string;
    readonly pool: string;
    readonly story: string;
    readonly chart: string;
    readonly replay: string;
    readonly again: string;
    readonly newTable: string;
    readonly export: string;
  };
}
