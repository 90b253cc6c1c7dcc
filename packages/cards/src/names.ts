import { cardById } from './catalogue/facts.ts';
import type { Lang } from './catalogue/lang.ts';
import { namesake } from './catalogue/names.ts';

/** A card's name in one language; a card not in the catalogue keeps its name. */
export const nameIn = ({ id, name }: { readonly id: number; readonly name: string }, lang: Lang): string =>
  cardById(id)?.names[lang] ?? name;

/** The name of a card in one language, by its English name. */
export const translated = (name: string, lang: Lang): string => namesake(name)?.names[lang] ?? name;
