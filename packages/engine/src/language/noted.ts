import type { Amount, Card, Condition, Effect } from './language.ts';
import type { Happening } from './lasting.ts';
import type { Tally } from './nouns.ts';

/** A word by which a card asks for something that the state keeps only in games with such a card: all others go on as they began. */
export type Noted =
  | Condition['if']
  | Effect['do']
  | Tally
  | Extract<Amount, string>
  | Happening
  | 'diablerist'
  | 'opposingController'; // who controlled a combatant, even after it has left play

const KEYS = ['if', 'do', 'tally', 'amount', 'at'] as const;

/** The words of a card's conditions, effects and amounts, and of filters that ask for the past. */
export function notedBy(card: Card): readonly Noted[] {
  const words = new Set<Noted>();
  const look = (part: object): void => {
    for (const [key, inner] of Object.entries(part))
      if (typeof inner === 'object' && inner !== null) look(inner);
      else if (key === 'diablerist') words.add(key);
      else if (key === 'controllerOf' && inner === 'opposing') words.add('opposingController');
      else if (typeof inner === 'string' && KEYS.some((known) => known === key)) words.add(inner as Noted);
  };
  look(card);
  return [...words];
}
