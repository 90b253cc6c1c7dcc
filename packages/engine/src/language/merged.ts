import { clanName } from './aliases.ts';
import type { Card, InPlayText, VampireCard } from './language.ts';

/** The city or clan of a printed title. */
export const domainOf = (card: Card): string =>
  card.kind !== 'vampire'
    ? ''
    : (card.city ??
      (card.title === 'justicar' || card.title === 'innerCircle' || card.title === 'kholo'
        ? clanName(card.clan)
        : ''));

const both = (a: InPlayText, b: InPlayText, c: InPlayText): InPlayText => ({
  statics: [...(a.statics ?? []), ...(b.statics ?? []), ...(c.statics ?? [])],
  abilities: [...(a.abilities ?? []), ...(b.abilities ?? []), ...(c.abilities ?? [])],
  triggers: [...(a.triggers ?? []), ...(b.triggers ?? []), ...(c.triggers ?? [])],
});

/** R-MERGE-04: the advanced card in full, with the text of the base card; R-MERGE-05: and its text for when merged. */
export const merge = (advanced: VampireCard, base: VampireCard): VampireCard => ({
  ...base,
  ...advanced,
  ...titleOfBoth(advanced, base),
  traits: [...(base.traits ?? []), ...(advanced.traits ?? [])],
  // A value above the default counts as text, on either card.
  strength: (base.strength ?? 1) + (advanced.strength ?? 1) - 1,
  bleed: (base.bleed ?? 1) + (advanced.bleed ?? 1) - 1,
  ...both(base, advanced, advanced.merged ?? {}),
});

/** A title counts as text too: the base card's, unless the advanced card prints another. */
function titleOfBoth(
  advanced: VampireCard,
  base: VampireCard,
): Pick<VampireCard, 'title' | 'city' | 'votes'> {
  const { title, votes, ...card } = advanced.title === undefined ? base : advanced;
  if (title === undefined) return {};
  return { title, city: domainOf({ ...card, title }), ...(votes === undefined ? {} : { votes }) };
}
