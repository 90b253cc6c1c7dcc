import type { Pool } from '@methuselah/engine';
import type { CompiledCard } from '@methuselah/engine/internal';
import type { Amount, Card, Disciplines, LibraryCard, VampireCard } from '@methuselah/engine/language';
import { clanText, disciplineText, titleText, traitText } from '@methuselah/text/internal';
import type { Face } from '../contract/index.ts';
import type { HostLocale } from '../words/words.ts';

/** What is printed on every card of a pool, in one language. */
export const facesOf = (pool: Pool, locale: HostLocale): Face[] =>
  // A merged vampire is compiled from two cards, and each has its own face.
  [...pool.byId.values()].map((def) => faceOf(def, locale));

function faceOf(def: CompiledCard, locale: HostLocale): Face {
  const { card, types } = def;
  const { terms, names } = locale.words;
  const kinds = card.kind === 'vampire' ? (['vampire'] as const) : types;
  return {
    card: card.id,
    name: locale.cardName(card),
    types: kinds,
    typeText: kinds.map((type) => terms.cardTypes[type]).join(' / '),
    disciplines: disciplinesOf(card, locale),
    keywords: keywordsOf(card, locale),
    unique: card.unique ?? false,
    lines: locale.cards.text(card).split('\n'),
    ...(card.kind === 'vampire' ? vampireFace(def, card, locale) : libraryFace(card, locale, names.list)),
  };
}

type Rest = Pick<
  Face,
  'clan' | 'clanText' | 'capacity' | 'group' | 'sectText' | 'titleText' | 'cost' | 'life'
>;

function vampireFace({ domain }: CompiledCard, card: VampireCard, locale: HostLocale): Rest {
  const { clan, capacity, group, sect, title } = card;
  return {
    clan,
    clanText: clanText(locale, clan),
    capacity,
    group: group === 'any' ? '' : `${group}`,
    sectText: locale.words.terms.sects[sect],
    titleText: title === undefined ? '' : titleText(locale, title, domain, card.id),
    cost: null,
    life: null,
  };
}

function libraryFace(
  { requires, cost, life }: LibraryCard,
  locale: HostLocale,
  list: (items: readonly string[]) => string,
): Rest {
  const clans = requires?.clan ?? [];
  const { sects, title } = locale.words.terms;
  return {
    clan: clans[0] ?? null,
    clanText: list(clans.map((clan) => clanText(locale, clan))),
    capacity: null,
    group: '',
    sectText: list((requires?.sect ?? []).map((sect) => sects[sect])),
    titleText: list((requires?.title ?? []).map((each) => title(each, null))),
    cost: costOf(cost),
    life: life ?? null,
  };
}

function costOf(cost: LibraryCard['cost']): Face['cost'] {
  const said = (n: Amount): number | 'X' => (typeof n === 'number' ? n : 'X');
  if (cost?.pool !== undefined) return { unit: 'pool', n: said(cost.pool) };
  return cost?.blood === undefined ? null : { unit: 'blood', n: said(cost.blood) };
}

/** For a library card: the Disciplines it requires, at the lowest level that allows it. */
function disciplinesOf(card: Card, locale: HostLocale): Face['disciplines'] {
  const needed: Disciplines[] =
    card.kind === 'vampire'
      ? [card.disciplines]
      : [card.requires?.disciplines ?? {}, ...card.modes.map(({ disciplines = {} }) => disciplines)];
  const levels = new Map<string, number>();
  for (const disciplines of needed)
    for (const [code, level] of Object.entries(disciplines))
      levels.set(code, Math.min(level, levels.get(code) ?? level));
  return [...levels].map(([code, level]) => ({
    code,
    superior: level === 2,
    text: disciplineText(locale, code),
  }));
}

function keywordsOf(card: Card, locale: HostLocale): string[] {
  const traits = (card.traits ?? []).map((trait) => traitText(locale, trait));
  return [...(card.keywords ?? []).map((word) => locale.cards.keyword(word)), ...traits];
}
