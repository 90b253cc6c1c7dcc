/** A card opened. */
export interface CardWords {
  readonly close: string;
  /** Read aloud of a card that something can be done with now. */
  readonly usable: string;
  /** A Discipline at its superior level, read aloud. */
  readonly superior: (discipline: string) => string;
  /** Of an action: it is directed at another Methuselah; read aloud for its sign. */
  readonly directed: string;
  readonly capacity: (n: number) => string;
  readonly group: (n: string) => string;
  readonly life: (n: number) => string;
  readonly cost: Readonly<Record<'pool' | 'blood', (n: number | 'X') => string>>;
  readonly unique: string;
  /** Below the text: its underlined words can be pressed. */
  readonly explained: string;
  /** The heading of what the card is like in the game now. */
  readonly now: string;
  /** The heading of the cards that are on it. */
  readonly attached: string;
  /** The card that it is on. */
  readonly on: (name: string) => string;
  /** Before whom and what the text of a card in play speaks of. */
  readonly about: string;
}
