import { type CardSource, sourceOf } from '@methuselah/engine';
import type { Card } from '@methuselah/engine/language';
import { cardById } from './catalogue/facts.ts';
import { CRYPT } from './crypt/index.ts';
import type { Definition } from './definition/definition.ts';
import { joinLibraryCard, joinVampire } from './join.ts';
import { LIBRARY } from './library/index.ts';

/** The ids of all playable cards: those with a definition. */
export const PLAYABLE: readonly number[] = [...CRYPT.keys(), ...LIBRARY.keys()];

/** What a card does. */
export const definitionOf = (id: number): Definition | undefined => CRYPT.get(id) ?? LIBRARY.get(id);

const cache = new Map<number, Card>();

/** A complete card by its id. Cached: the same id gives the same object. */
export function cardOf(id: number): Card | undefined {
  const known = cache.get(id);
  if (known) return known;
  const card = join(id);
  if (card) cache.set(id, card);
  return card;
}

function join(id: number): Card | undefined {
  const facts = cardById(id);
  if (facts?.kind === 'crypt') {
    const text = CRYPT.get(id);
    return text && joinVampire(facts, text);
  }
  const text = LIBRARY.get(id);
  return facts && text && joinLibraryCard(facts, text);
}

/** Every card that can be played. */
export const PLAYABLE_CARDS: readonly Card[] = PLAYABLE.flatMap((id) => cardOf(id) ?? []);

/** The card source for creating tables. */
export const CARDS: CardSource = sourceOf(PLAYABLE_CARDS);
