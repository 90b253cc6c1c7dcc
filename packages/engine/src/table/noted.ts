import type { Card } from '../language/language.ts';
import type { Pool } from '../language/pool.ts';
import type { State } from '../state/types.ts';

/** What the state keeps only for games in which a card can ask for it, so that all others go on as they began. */
const NOTED = ['bled', 'reactionPlayed', 'continueAction'] as const;
export type Noted = (typeof NOTED)[number];

const isNoted = (word: unknown): word is Noted => NOTED.some((noted) => noted === word);

const notedBy = new WeakMap<Card, ReadonlySet<Noted>>();
function notedOn(card: Card): ReadonlySet<Noted> {
  const known = notedBy.get(card);
  if (known) return known;
  const words = new Set<Noted>();
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('if' in part && isNoted(part.if)) words.add(part.if);
    if ('do' in part && isNoted(part.do)) words.add(part.do);
    for (const inner of Object.values(part)) look(inner);
  };
  look(card);
  notedBy.set(card, words);
  return words;
}

/** By the cards of the decks, not of the pool: a game is the same, whatever other cards are known where it is played on. */
export function notedIn(pool: Pool, { def }: Pick<State, 'def'>): ReadonlySet<Noted> {
  const words = new Set<Noted>();
  for (const index of new Set(def)) {
    const card = pool.cards[index]?.card;
    if (card) for (const word of notedOn(card)) words.add(word);
  }
  return words;
}
