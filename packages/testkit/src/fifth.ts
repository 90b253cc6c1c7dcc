import { DECKS, PLAYABLE_CARDS, toDeck } from '@methuselah/cards';
import { compilePool, type Deck, Dice, type GameSetup, type Pool } from '@methuselah/engine';
import { playerName, TURN_LIMIT } from '@methuselah/engine/internal';
import type { Card, VampireCard } from '@methuselah/engine/language';
import { type CardCounts, FeatureListener, instrumented, leastCount } from './cardcoverage.ts';

/** Games with the cards of the Fifth Edition. */

/** A value that is made when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

export const fifthPool: Pool = compilePool(PLAYABLE_CARDS);

/** Notified of what the cards of the instrumented pool do. */
export const fifthListener = new FeatureListener();
/** Compiled on first use: most who read this file never play with it. */
const instrumentedPool = once((): Pool => compilePool(instrumented(PLAYABLE_CARDS, fifthListener)));

const setup = (seed: number, decks: readonly Deck[], pool = instrumentedPool()): GameSetup => ({
  pool,
  seed,
  players: decks.map((deck, seat) => ({ name: playerName(seat), deck })),
  turnLimit: TURN_LIMIT,
});

/** The five prebuilt decks in random seats; with six players, one deck is used twice. */
export function fifthSetup(seed: number, seats: number, pool?: Pool): GameSetup {
  return setup(seed, new Dice(seed ^ 0xcfdfb4c7).drawn(DECKS.map(toDeck), seats), pool);
}

const CRYPT = 12;
const LIBRARY = 77;

/** Half the time the prebuilt decks, else decks of the least exercised cards, since no prebuilt deck covers everything. */
export function curiousSetup(seed: number, seats: number, counts: CardCounts): GameSetup {
  const dice = new Dice(seed ^ 0xdec5);
  if (dice.roll(2) === 0) return fifthSetup(seed, seats);
  const vampires = PLAYABLE_CARDS.filter((card) => card.kind === 'vampire');
  const others = PLAYABLE_CARDS.filter(({ kind }) => kind === 'library');
  const groups = [...new Set(vampires.flatMap(({ group }) => (group === 'any' ? [] : [group])))].sort(
    (a, b) => a - b,
  );
  const decks = Array.from({ length: seats }, () => ({
    crypt: drawn(ofGroups(vampires, groups[dice.roll(groups.length)] ?? 1), CRYPT, counts, dice),
    library: drawn(others, LIBRARY, counts, dice),
  }));
  return setup(seed, decks);
}

/** Vampires of a group and the next one: only such may be in one crypt (R-DECK-04). */
const ofGroups = (vampires: readonly VampireCard[], first: number): readonly VampireCard[] =>
  vampires.filter(({ group }) => group === 'any' || group === first || group === first + 1);

/** Does a card's definition mention a keyword of another card? Such a feature needs both cards in the game. */
const mentions = (text: string, { keywords = [] }: Card): boolean =>
  keywords.some((word) => text.includes(`:"${word}"`));
const mentionedBy = once((): ReadonlyMap<Card, readonly Card[]> => {
  const texts = PLAYABLE_CARDS.map((card) => ({ card, text: JSON.stringify({ ...card, keywords: [] }) }));
  return new Map(
    PLAYABLE_CARDS.map((card) => [
      card,
      texts.filter(({ text }) => mentions(text, card)).map((other) => other.card),
    ]),
  );
});

/** Draws `many` cards, favouring the least exercised; at most a sixth of them are copies of one card. */
function drawn(cards: readonly Card[], many: number, counts: CardCounts, dice: Dice): number[] {
  const weights = cards.map((card) => {
    const company = [card, ...(mentionedBy().get(card) ?? [])];
    return 1 / (1 + Math.min(...company.map((one) => leastCount(one, counts))));
  });
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const ids: number[] = [];
  while (ids.length < many) {
    let at = (dice.roll(1_000_000) / 1_000_000) * whole;
    const place = weights.findIndex((weight) => {
      at -= weight;
      return at < 0;
    });
    const id = cards[Math.max(0, place)]?.id as number;
    if (ids.filter((other) => other === id).length < many / 6) ids.push(id);
  }
  return ids;
}
