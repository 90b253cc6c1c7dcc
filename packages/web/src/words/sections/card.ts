/** An opened card. */
export interface CardWords {
  readonly close: string;
  /** For screen readers: the card can be used now. */
  readonly usable: string;
  /** For screen readers: a Discipline at its superior level. */
  readonly superior: (discipline: string) => string;
  /** Label of the icon for a directed action. */
  readonly directed: string;
  readonly capacity: (n: number) => string;
  readonly group: (n: string) => string;
  readonly life: (n: number) => string;
  readonly cost: Readonly<Record<'pool' | 'blood', (n: number | 'X') => string>>;
  readonly unique: string;
  /** Below the text: underlined words can be pressed. */
  readonly explained: string;
  /** Heading of the card's state in the current game. */
  readonly now: string;
  /** Heading of the cards attached to it. */
  readonly attached: string;
  /** The card that it is attached to. */
  readonly on: (name: string) => string;
  /** Before the players and cards that the text of a card in play refers to. */
  readonly about: string;
}
