import { hashText } from '../language/hash.ts';
import type { Card } from '../language/language.ts';
import type { Pool } from '../language/pool.ts';
import { cardsBroughtBy } from '../language/source.ts';
import type { Player } from '../rules/setup.ts';
import { RULES_VERSION } from './version.ts';

/** By card number: the hash of each card's definition. */
export type CardHashes = Readonly<Record<string, string>>;

const sorted = (_: string, value: unknown): unknown =>
  value === null || typeof value !== 'object' || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

/** A hash that does not depend on the order of fields. */
const hashCard = (card: Card): string => hashText(JSON.stringify(card, sorted));

const HASH_CACHE = new WeakMap<Card, string>();
function hashOf(card: Card): string {
  const hash = HASH_CACHE.get(card) ?? hashCard(card);
  HASH_CACHE.set(card, hash);
  return hash;
}

/** Hashes of these cards and of those they can bring into play, ordered by number. */
export function hashesOf(ids: Iterable<number>, pool: Pool): CardHashes {
  const cards = cardsBroughtBy(ids, (id) => pool.byId.get(id)?.card);
  return Object.fromEntries(cards.map((card) => [card.id, hashOf(card)]));
}

export const hashesOfDecks = (players: readonly Player[], pool: Pool): CardHashes =>
  hashesOf(new Set(players.flatMap(({ deck }) => [...deck.crypt, ...deck.library])), pool);

/** What has changed since a game was played: the version of the rules, and definitions of its cards. */
export interface Differences {
  readonly rules: { readonly was: number; readonly is: number } | null;
  /** The numbers of the cards whose definitions have changed or are missing. */
  readonly cards: readonly number[];
}

export function differences(
  of: { readonly rules: number; readonly cards: CardHashes },
  pool: Pool,
): Differences {
  const isAsBefore = (id: string): boolean => {
    const card = pool.byId.get(Number(id))?.card;
    return card !== undefined && hashOf(card) === of.cards[id];
  };
  return {
    rules: of.rules === RULES_VERSION ? null : { was: of.rules, is: RULES_VERSION },
    cards: Object.keys(of.cards)
      .filter((id) => !isAsBefore(id))
      .map(Number),
  };
}

export const isDifferent = ({ rules, cards }: Differences): boolean => rules !== null || cards.length > 0;

/** The differences as the end of a sentence; empty if there are none. */
export function differencesInWords({ rules, cards }: Differences, pool: Pool): string {
  const names = cards.map((id) => pool.byId.get(id)?.name ?? `card ${id}`);
  const parts = [
    ...(rules === null ? [] : [`its rules are of version ${rules.was}, and these are of ${rules.is}`]),
    ...(names.length === 0 ? [] : [`these cards have changed: ${names.join(', ')}`]),
  ];
  return parts.length === 0 ? '' : `; ${parts.join('; ')}`;
}
