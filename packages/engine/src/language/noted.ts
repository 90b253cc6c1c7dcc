import type { Card } from './language.ts';

/** What the state keeps only for games in which a card can ask for it, so that all others go on as they began. */
const NOTED = ['bled', 'reactionPlayed', 'continueAction'] as const;
export type Noted = (typeof NOTED)[number];

const isNoted = (word: unknown): word is Noted => NOTED.some((noted) => noted === word);

export function notedBy(card: Card): readonly Noted[] {
  const words = new Set<Noted>();
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    if ('if' in part && isNoted(part.if)) words.add(part.if);
    if ('do' in part && isNoted(part.do)) words.add(part.do);
    for (const inner of Object.values(part)) look(inner);
  };
  look(card);
  return [...words];
}
