import type { Card, LibraryCard, NewCard, NewVampire } from '@methuselah/engine/language';

/** The keywords that a card's heading names: a melee weapon is a weapon without saying so. */
export const shownKeywords = ({ keywords = [] }: Pick<Card, 'keywords'>): readonly string[] =>
  keywords.includes('meleeWeapon') ? keywords.filter((word) => word !== 'weapon') : keywords;

/** What a library card becomes as it enters play, for the sentence that puts it there; null for a location. */
export function becomingOf(
  card: Card,
): NewVampire | (NewCard & { readonly keywords: readonly string[] }) | null {
  const becomes = card.kind === 'library' ? card.becomes : undefined;
  if (becomes === undefined) return null;
  if ('capacity' in becomes) return becomes;
  return becomes.type === 'location' ? null : { ...becomes, keywords: shownKeywords(becomes) };
}

/** Is it an ally in play, by its type or by its text? */
export const isAllyInPlay = (card: LibraryCard): boolean =>
  card.modes.some(({ type }) => type === 'ally') ||
  (card.becomes !== undefined && 'type' in card.becomes && card.becomes.type === 'ally');
