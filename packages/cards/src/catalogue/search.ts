import type { CardType } from '@methuselah/engine/language';
import { CATALOGUE, type CatalogueCard } from './facts.ts';
import { nameKeys, normalised } from './names.ts';

/** Searches the catalogue by name in any language and by facts. */

/** What is looked for. An empty list, text or undefined field asks for nothing. */
export interface CardQuery {
  /** Part of a name, in any language, or of a text (`textOf`). */
  readonly words: string;
  readonly kind?: CatalogueCard['kind'];
  readonly clan?: string;
  /** Codes of Disciplines; all of them. In capitals: at the superior level, for vampires. */
  readonly disciplines?: readonly string[];
  readonly type?: CardType | 'power' | 'conviction';
  readonly capacity?: Range;
  /** Pool or blood. */
  readonly cost?: Range;
  readonly group?: number | 'any';
  /** A title, or any. */
  readonly title?: string;
  readonly set?: string;
  /** Only these cards. */
  readonly among?: (id: number) => boolean;
  /** The text of a card, as far as it is known. */
  readonly textOf?: (id: number) => string | undefined;
}
/** A number of these bounds, both included. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

const within = (value: number, range: Range | undefined): boolean =>
  range === undefined || (value >= range.least && value <= range.most);

/** What a card costs; X counts as 0. */
export const costOf = (card: CatalogueCard): number => {
  if (card.kind === 'crypt') return 0;
  const printed = [card.pool, card.blood, card.conviction].map((cost) =>
    typeof cost === 'number' ? cost : 0,
  );
  return Math.max(...printed);
};

function hasDisciplines(card: CatalogueCard, asked: readonly string[]): boolean {
  return asked.every((code) => {
    const level = card.disciplines[code.toLowerCase()] ?? 0;
    return card.kind === 'crypt' && code !== code.toLowerCase() ? level === 2 : level > 0;
  });
}

function fits(card: CatalogueCard, query: CardQuery): boolean {
  const { kind, clan, disciplines = [], type, capacity, cost, group, title, set, among } = query;
  if (kind !== undefined && card.kind !== kind) return false;
  if (clan !== undefined && !card.clans.includes(clan)) return false;
  if (!hasDisciplines(card, disciplines)) return false;
  if (set !== undefined && !card.sets.includes(set)) return false;
  if (among && !among(card.id)) return false;
  if (card.kind === 'crypt')
    return (
      type === undefined &&
      cost === undefined &&
      within(card.capacity, capacity) &&
      (group === undefined || card.group === group) &&
      (title === undefined || (title === 'any' ? card.title !== undefined : card.title === title))
    );
  return (
    capacity === undefined &&
    group === undefined &&
    title === undefined &&
    (type === undefined || card.types.includes(type)) &&
    within(costOf(card), cost)
  );
}

/** All cards that fit: names that begin with the words first, then names that contain them, then texts. */
export function searchCards(query: CardQuery): readonly CatalogueCard[] {
  const key = normalised(query.words);
  const ranks: CatalogueCard[][] = [[], [], []];
  const byName = (a: CatalogueCard, b: CatalogueCard): number =>
    a.name < b.name ? -1 : a.name > b.name ? 1 : a.id - b.id;
  for (const card of CATALOGUE) {
    if (!fits(card, query)) continue;
    const rank = key === '' ? 0 : rankOf(card, key, query);
    ranks[rank]?.push(card);
  }
  return ranks.flatMap((cards) => cards.sort(byName));
}

function rankOf(card: CatalogueCard, key: string, { words, textOf }: CardQuery): number {
  const keys = nameKeys(card);
  if (keys.some((name) => name.startsWith(key))) return 0;
  if (keys.some((name) => name.includes(key))) return 1;
  return key.length >= 3 && textOf?.(card.id)?.toLowerCase().includes(words.trim().toLowerCase())
    ? 2
    : Number.NaN;
}
