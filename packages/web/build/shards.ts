import { cardOf, DECKS, PLAYABLE } from '@methuselah/cards';
import { type CatalogueCard, cardById } from '@methuselah/cards/catalogue';
import { compilePool, sourceOf } from '@methuselah/engine';
import type { Card } from '@methuselah/engine/language';
import { LANGS, type Lang } from '@methuselah/text';
import { CARD_WORDS } from '@methuselah/text/internal';
import type { ShardTexts } from '../src/cards/shard.ts';

/**
 * Splits the playable cards into shards, so that the page loads only those that its decks need: whole cards (facts and
 * definition), and names and texts by language. Cards of one family (clan and group, or Discipline) are likely to share a deck,
 * so they share a shard.
 */

/** Cards per shard. More: fewer files, but more cards loaded that no deck uses. */
const SHARD_SIZE = 32;

const CARDS: readonly Card[] = PLAYABLE.flatMap((id) => cardOf(id) ?? []);

function familyOf(facts: CatalogueCard | undefined): string {
  if (facts?.kind === 'crypt') return `crypt ${facts.clans[0]} ${facts.group}`;
  return `library ${Object.keys(facts?.disciplines ?? {}).sort()[0] ?? facts?.clans[0] ?? ''}`;
}

/** Sorted by family, then by card number, so that a new card moves few others to another shard. */
function shardsOf(cards: readonly Card[]): (readonly Card[])[] {
  const families = Map.groupBy(
    cards.toSorted((a, b) => a.id - b.id),
    ({ id }) => familyOf(cardById(id)),
  );
  const inOrder = [...families].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, cards]) => cards);
  return Array.from({ length: Math.ceil(inOrder.length / SHARD_SIZE) }, (_, i) =>
    inOrder.slice(i * SHARD_SIZE, (i + 1) * SHARD_SIZE),
  );
}

/** Most games are played with the prebuilt decks: their cards have shards of their own. */
const PREBUILT = new Set(DECKS.flatMap(({ crypt, library }) => [...crypt, ...library].map(({ id }) => id)));
export const SHARDS: readonly (readonly Card[])[] = [
  ...shardsOf(CARDS.filter(({ id }) => PREBUILT.has(id))),
  ...shardsOf(CARDS.filter(({ id }) => !PREBUILT.has(id))),
];

const pool = compilePool(CARDS);
const usesOf = Map.groupBy(pool.uses.keys(), (use) => pool.cards[pool.uses[use]?.def ?? -1]?.card.id ?? 0);

/** Names and texts of a shard's cards in a language. */
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

/** Source of a virtual module: `virtual:shards`, `virtual:shard/3` or `virtual:shard/3/fr`. */
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
