import { CATALOGUE, type CatalogueCard } from './facts.ts';
import { LANGS, type Lang } from './lang.ts';

/** Finds cards by names in any language, with or without accents, articles and punctuation. */

/** A name reduced to what people write alike. */
export function normalised(name: string): string {
  return name
    .replaceAll(/™|\(tm\)/gi, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(/^the (?=.)|(?<=.) the$/g, '')
    .replaceAll(' ', '');
}

interface ParsedName {
  readonly key: string;
  readonly advanced: boolean;
  readonly group?: number | 'any';
  readonly id?: number;
}

/** Parses "Theo Bell (G6)", "Lucita (ADV)", "Tegyrius, Vizier (G2 ADV)", "Distraction (#100560)". */
function parsed(name: string): ParsedName {
  const mark = /\s*[([](?=[^)\]])(?:(?:g|group)\s*(\d|any))?\s*(adv(?:anced)?)?(?:#(\d+))?[)\]]\s*$/i;
  let [rest, advanced, group, id] = [name, false, '', ''];
  for (let found = mark.exec(rest); found; found = mark.exec(rest)) {
    rest = rest.slice(0, found.index);
    group = (found[1] ?? group).toLowerCase();
    advanced ||= found[2] !== undefined;
    id = found[3] ?? id;
  }
  return {
    key: normalised(rest),
    advanced,
    ...(group && { group: group === 'any' ? 'any' : Number(group) }),
    ...(id && { id: Number(id) }),
  };
}

const namesOf = (card: CatalogueCard): string[] => [...new Set([...Object.values(card.names), ...card.aka])];

const keysOf = new WeakMap<CatalogueCard, readonly string[]>();

/** All names of a card, reduced; remembered. */
export function nameKeys(card: CatalogueCard): readonly string[] {
  const known = keysOf.get(card);
  if (known) return known;
  const keys = [...new Set(namesOf(card).map(normalised))];
  keysOf.set(card, keys);
  return keys;
}

const byKey = new Map<string, CatalogueCard[]>();

/** Built on first use: looking up by id does not need it. */
function index(): ReadonlyMap<string, readonly CatalogueCard[]> {
  if (byKey.size > 0) return byKey;
  for (const card of CATALOGUE) {
    for (const key of nameKeys(card)) {
      const known = byKey.get(key);
      if (known) known.push(card);
      else byKey.set(key, [card]);
    }
  }
  return byKey;
}

/** Does a card have this name in a language? An English name standing in for a missing one does not count. */
const isNamed = (card: CatalogueCard, key: string, lang: Lang): boolean =>
  normalised(card.names[lang]) === key && (lang === 'en' || card.names[lang] !== card.name);

/**
 * All cards that a name may mean: none, one, or several if vampires of different groups or cards in different languages share it.
 * Cards with that name in `lang` come before all others. A plain name means the base version, not the advanced one.
 */
export function findCards(name: string, lang?: Lang): readonly CatalogueCard[] {
  const { key, advanced, group, id } = parsed(name);
  const found = (index().get(key) ?? []).filter((card) => {
    if (id !== undefined) return card.id === id;
    if (card.kind === 'library') return !advanced && group === undefined;
    return (card.advancedOf !== undefined) === advanced && (group === undefined || card.group === group);
  });
  if (lang === undefined) return found;
  const own = found.filter((card) => isNamed(card, key, lang));
  const shown = found.filter((card) => normalised(card.names[lang]) === key);
  return [own, shown].find((some) => some.length > 0) ?? found;
}

const byName = new Map<string, CatalogueCard>();

/** A card with exactly this English name. */
export function namesake(name: string): CatalogueCard | undefined {
  if (byName.size === 0) for (const card of CATALOGUE.toReversed()) byName.set(card.name, card);
  return byName.get(name);
}

/** The languages in which a card has this name of its own. */
export const langsOfName = (card: CatalogueCard, name: string): Lang[] =>
  LANGS.filter((lang) => isNamed(card, parsed(name).key, lang));

/** A name with what distinguishes it from its namesakes: "Theo Bell (G6)", "Lucita (ADV)". */
export function fullName(card: CatalogueCard, lang: Lang = 'en'): string {
  const name = card.names[lang];
  const marks: string[] = [];
  if (card.kind === 'crypt') {
    const isAdvanced = card.advancedOf !== undefined;
    const namesakes = findCards(isAdvanced ? `${card.name} (ADV)` : card.name);
    if (namesakes.length > 1) marks.push(`G${card.group}`);
    if (isAdvanced) marks.push('ADV');
  }
  const full = marks.length === 0 ? name : `${name} (${marks.join(' ')})`;
  const found = findCards(full, lang);
  return found.length === 1 && found[0] === card ? full : `${full} (#${card.id})`;
}

/** Edit distance with swaps; `limit` + 1 if it exceeds the limit. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(change, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, (before[j - 2] ?? i) + 1);
      row.push(best);
    }
    if (Math.min(...row) > limit) return limit + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? limit + 1;
}

/** Cards whose names are similar to this one or contain it, closest first. */
export function suggestCards(name: string, most = 3): readonly CatalogueCard[] {
  const { key } = parsed(name);
  if (key === '') return [];
  const limit = Math.max(1, Math.floor(key.length / 4));
  const close: { card: CatalogueCard; far: number }[] = [];
  for (const [other, cards] of index()) {
    const part = key.length >= 3 && other.includes(key);
    const far = part ? (other.startsWith(key) ? 0.5 : 1.5) : distance(key, other, limit);
    if (far <= limit || part) close.push(...cards.map((card) => ({ card, far })));
  }
  close.sort((a, b) => a.far - b.far || a.card.name.length - b.card.name.length || a.card.id - b.card.id);
  return [...new Set(close.map(({ card }) => card))].slice(0, most);
}
