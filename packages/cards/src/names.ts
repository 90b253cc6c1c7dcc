import { cardById } from './catalogue/facts.ts';
import type { Lang } from './catalogue/lang.ts';
import { namesake } from './catalogue/names.ts';

/** What a card is called in a language; a card that is not in the catalogue has one name. */
export const nameIn = ({ id, name }: { readonly id: number; readonly name: string }, lang: Lang): string =>
  cardById(id)?.names[lang] ?? name;

/** What cards of an English name are called in a language, where a text names them. */
export const translated = (name: string, lang: Lang): string => namesake(name)?.names[lang] ?? name;
