import { cardOf, PLAYABLE } from '@methuselah/cards';
import { type CatalogueCard, cardById } from '@methuselah/cards/catalogue';
import { compilePool, sourceOf } from '@methuselah/engine';
import type { Card } from '@methuselah/engine/language';
import { LANGS, type Lang } from '@methuselah/text';
import { CARD_WORDS } from '@methuselah/text/internal';
import type { ShardTexts } from '../src/cards/shard.ts';

/**
 * The playable cards in parts that a page loads for the decks at its table: whole cards (facts and definition), and what they
 * are called and say in each language. Cards that stand in a deck together are together: a clan of a group, a Discipline.
 */

/** More cards in a part: fewer files, and more that no deck at the table has. */
const MOST = 16;

const CARDS: readonly Card[] = PLAYABLE.flatMap((id) => cardOf(id) ?? []);

function familyOf(facts: CatalogueCard | undefined): string {
  if (facts?.kind === 'crypt') return `crypt ${facts.clans[0]} ${facts.group}`;
  return `library ${Object.keys(facts?.disciplines ?? {}).sort()[0] ?? facts?.clans[0] ?? ''}`;
}

/** In the order of their families, and within one of their numbers; so a new card moves few others. */
export const SHARDS: readonly (readonly Card[])[] = (() => {
  const families = Map.groupBy(
    CARDS.toSorted((a, b) => a.id - b.id),
    ({ id }) => familyOf(cardById(id)),
  );
  const inOrder = [...families].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, cards]) => cards);
  return Array.from({ length: Math.ceil(inOrder.length / MOST) }, (_, i) =>
    inOrder.slice(i * MOST, (i + 1) * MOST),
  );
})();

const pool = compilePool(CARDS);
const usesOf = Map.groupBy(pool.uses.keys(), (use) => pool.cards[pool.uses[use]?.def ?? -1]?.card.id ?? 0);

/** What the cards of a part say in a language. */
export function textsOf(cards: readonly Card[], lang: Lang): ShardTexts {
  const words = CARD_WORDS[lang];
  const uses = cards.flatMap(({ id }) => usesOf.get(id) ?? []);
  const keywords = new Set(cards.flatMap((card) => card.keywords ?? []));
  return {
    names: Object.fromEntries(
      cards.filter((card) => words.name(card) !== card.name).map((card) => [card.id, words.name(card)]),
    ),
    texts: Object.fromEntries(cards.map((card) => [card.id, words.text(card)])),
    uses: Object.fromEntries(
      uses
        .map((use): [string, string] => [pool.uses[use]?.key ?? '', words.ability(pool, use)])
        .filter(([, text]) => text !== ''),
    ),
    keywords: Object.fromEntries(
      [...keywords].filter((word) => words.keyword(word) !== word).map((word) => [word, words.keyword(word)]),
    ),
  };
}

/** The modules of the parts, by the names under which the page imports them. */
export function shardModule(name: string): string | null {
  if (name === 'virtual:shards') return manifest();
  const [, index, lang] = /^virtual:shard\/(\d+)(?:\/(\w\w))?$/.exec(name) ?? [];
  const cards = SHARDS[Number(index)];
  if (cards === undefined) return null;
  const known = LANGS.find((each) => each === lang);
  return known === undefined
    ? `export const CARDS = ${JSON.stringify(cards)};`
    : `export const TEXTS = ${JSON.stringify(textsOf(cards, known))};`;
}

function manifest(): string {
  const shard = (cards: readonly Card[], i: number): string => {
    const texts = LANGS.map((lang) => `${lang}: () => import('virtual:shard/${i}/${lang}')`).join(', ');
    const ids = JSON.stringify(cards.map(({ id }) => id));
    return `{ ids: ${ids}, cards: () => import('virtual:shard/${i}'), texts: { ${texts} } }`;
  };
  const known = JSON.stringify(sourceOf(CARDS).known);
  return `export const SHARDS = [\n${SHARDS.map(shard).join(',\n')}\n];\nexport const KNOWN = ${known};`;
}
