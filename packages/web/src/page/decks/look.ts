import { type CatalogueCard, fullName } from '@methuselah/cards/catalogue';
import { HEADINGS } from '@methuselah/cards/decklist';
import type { Lang } from '@methuselah/text';
import { ICON_NAMES, type IconName } from '../../looks/signs.ts';

/** How cards of the catalogue are shown. */

/** The type whose icon and colour a card has. Powers and convictions have none of their own. */
export const typeOf = (card: CatalogueCard): string => {
  const type = card.kind === 'crypt' ? 'vampire' : (card.types[0] ?? 'master');
  return ICON_NAMES.some((known) => known === type) ? type : 'event';
};
export const typeIcon = (card: CatalogueCard): IconName => typeOf(card) as IconName;

/** Its name with what tells it from others of that name. */
export const nameOf = (card: CatalogueCard, lang: Lang): string => fullName(card, lang);

/** "Action / Combat" */
export const typeText = (card: CatalogueCard, lang: Lang): string =>
  card.kind === 'crypt' ? HEADINGS.crypt[lang] : card.types.map((type) => HEADINGS[type][lang]).join(' / ');

const numbers = new Map<string, Intl.NumberFormat>();
function format(lang: Lang, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = lang + JSON.stringify(options);
  const known = numbers.get(key) ?? new Intl.NumberFormat(lang, options);
  numbers.set(key, known);
  return known;
}
/** 1.25 as "1.3". */
export const decimal = (n: number, lang: Lang): string =>
  format(lang, { maximumFractionDigits: 1 }).format(n);
/** 0.25 as "25%". */
export const percent = (share: number, lang: Lang): string =>
  format(lang, { style: 'percent', maximumFractionDigits: 0 }).format(share);
