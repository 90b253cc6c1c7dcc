/**
 * What a game may hold. Files, links and requests come from strangers: whoever reads one holds it against these limits
 * before anything is made of it, and a game beyond them is not dealt, so that whatever is written can be read again.
 */
export const LIMITS = {
  leastSeats: 2,
  mostSeats: 6,
  /** Characters of a name. */
  name: 40,
  /** Cards of a deck, crypt and library together. */
  deck: 200,
  /** Decisions of a record. */
  decisions: 20_000,
  /** Characters of the id of an option. */
  option: 200,
  /** Characters of a record or save as text, JSON or words. */
  text: 8_000_000,
} as const;

/** Limits that have a sentence of their own. */
export const OVER_LIMITS = ['badName', 'deckTooLarge', 'tooManyDecisions', 'tooLarge'] as const;
export interface OverLimit {
  readonly refused: (typeof OVER_LIMITS)[number];
  readonly message: string;
}

/** What moves the cursor, ends a line, turns the direction of writing or is not seen at all. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** A name that can be shown: 1 to 40 characters, not all blank, none of them a control character. */
export const isName = (name: unknown): name is string =>
  typeof name === 'string' &&
  // A character is one or two units long: a text of a megabyte is not taken apart to be counted.
  name.length <= 2 * LIMITS.name &&
  [...name].length <= LIMITS.name &&
  name.trim() !== '' &&
  !UNSEEN.test(name);

export const isSeatCount = (seats: unknown): seats is number =>
  Number.isInteger(seats) && Number(seats) >= LIMITS.leastSeats && Number(seats) <= LIMITS.mostSeats;

/** Does a deck have a size that can be played with? Whether it is legal is another question. */
export const fitsDeck = (deck: {
  readonly crypt: readonly unknown[];
  readonly library: readonly unknown[];
}) => deck.crypt.length + deck.library.length <= LIMITS.deck;

/** The first thing about players, counted from seat `first`, that is beyond the limits, in words; null if nothing is. */
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
