import type { Card } from '@methuselah/engine/language';

/** The keywords that a card's heading names: a melee weapon is a weapon without saying so. */
export const shownKeywords = ({ keywords = [] }: Card): readonly string[] =>
  keywords.includes('meleeWeapon') ? keywords.filter((word) => word !== 'weapon') : keywords;
