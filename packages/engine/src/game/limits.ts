/**
 * Size limits of a game.
 *
 * Files, links and requests are untrusted: they are checked against these limits before use, and a game beyond them is not
 * dealt, so that everything written can be read back.
 */
export const LIMITS = {
  leastSeats: 2,
  mostSeats: 6,
  /** Characters in a player's name. */
  name: 40,
  /** Cards in a deck, crypt and library together. */
  deck: 200,
  /** Decisions in a record. */
  decisions: 20_000,
  /** Characters in an option id. */
  option: 200,
  /** Characters in the text of a record or save (JSON or the text form). */
  text: 8_000_000,
} as const;

/** Limits with a message of their own. */
export const OVER_LIMITS = ['badName', 'deckTooLarge', 'tooManyDecisions', 'tooLarge'] as const;
export interface OverLimit {
  readonly refused: (typeof OVER_LIMITS)[number];
  readonly message: string;
}

/** Control characters, line breaks, marks of writing direction and invisible characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** A name that can be shown: 1 to 40 characters, not all blank, none of them a control character. */
export const isName = (name: unknown): name is string =>
  typeof name === 'string' &&
  // A character has at most two UTF-16 units: reject a huge text before splitting it into characters.
  name.length <= 2 * LIMITS.name &&
  [...name].length <= LIMITS.name &&
  name.trim() !== '' &&
  !INVISIBLE.test(name);

export const isSeatCount = (seats: unknown): seats is number =>
  Number.isInteger(seats) && Number(seats) >= LIMITS.leastSeats && Number(seats) <= LIMITS.mostSeats;

/** Is the deck small enough to play with? Its legality is checked elsewhere. */
export const fitsDeck = (deck: {
  readonly crypt: readonly unknown[];
  readonly library: readonly unknown[];
}) => deck.crypt.length + deck.library.length <= LIMITS.deck;

/** The first player (seats counted from `first`) beyond the limits, in words; null if there is none. */
export function playersOverLimit(
  players: readonly {
    readonly name: string;
    readonly deck: { readonly crypt: readonly unknown[]; readonly library: readonly unknown[] };
  }[],
  first = 0,
): OverLimit | null {
  for (const [seat, { name, deck }] of players.entries()) {
    if (!isName(name)) return badName(first + seat);
    if (!fitsDeck(deck))
      return {
        refused: 'deckTooLarge',
        message: `The deck of ${name} has ${deck.crypt.length + deck.library.length} cards; ${LIMITS.deck} are the most.`,
      };
  }
  return null;
}

export const badName = (seat: number): OverLimit => ({
  refused: 'badName',
  message: `The name of player ${seat + 1} should have 1 to ${LIMITS.name} characters, none of them a control character.`,
});

export const tooManyDecisions = (decisions: number): OverLimit => ({
  refused: 'tooManyDecisions',
  message: `There are ${decisions} decisions; ${LIMITS.decisions} are the most.`,
});

export const tooLarge = (text: string): OverLimit | null =>
  text.length <= LIMITS.text
    ? null
    : {
        refused: 'tooLarge',
        message: `The text has ${text.length} characters; ${LIMITS.text} are the most.`,
      };
