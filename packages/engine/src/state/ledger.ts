import { ACTION_KINDS, type ActionKind } from '../language/language.ts';
import type { Pool } from '../language/pool.ts';
import type { CardId } from './targets.ts';

/** What the ledger's keys mean: small numbers are the rulebook's, the rest are keywords, cards, actions, uses and triggers. */

export const KEY = {
  bleed: 1,
  political: 2,
  edgePool: 3,
  hunt: 4,
  contest: 5,
  contestTitle: 6,
  redList: 7,
  marked: 8,
  trifle: 9,
  event: 10,
  burnOption: 11,
  mayWithdraw: 12,
  /** Of a card in play: one of its abilities that share a limit. */
  sharedLimit: 13,
} as const;

/** Each kind of key begins where the one before it ends. */
const FIRST = { keyword: 100, card: 1000, action: 500_000, use: 1_000_000 } as const;
/** More than there are cards in a game. */
const CARDS = 10_000;

/** Is there a key for everything in a pool? */
export const fitsLedger = ({ keywords, cards }: Pick<Pool, 'keywords' | 'cards'>): boolean =>
  FIRST.keyword + keywords.length <= FIRST.card && FIRST.card + cards.length <= FIRST.action;

/** What a card with this keyword has done. */
export const keywordKey = ({ pool }: { readonly pool: Pool }, keyword: string): number =>
  FIRST.keyword + pool.keywords.indexOf(keyword);
export const cardNameKey = (def: number): number => FIRST.card + def;
/** The definition that such a key means; of any other key, none. */
export const defOfNameKey = (key: number): number => key - FIRST.card;
/** A basic action, with what it is aimed at. */
export const actionKey = (kind: ActionKind, target: CardId): number =>
  FIRST.action + ACTION_KINDS.indexOf(kind) * CARDS + target + 1;
export const useKey = (use: number, card: CardId): number => FIRST.use + use * CARDS + card + 1;
/** A trigger of a card in play. */
export const triggerKey = (node: number): number => -1 - node;

/** A key taken apart: what it is about, by its number in the pool or among the kinds of actions, and of which card of the game. */
export type KeyParts =
  | { readonly is: 'rule' | 'keyword' | 'card' | 'trigger'; readonly n: number }
  | { readonly is: 'action' | 'use'; readonly n: number; readonly card: CardId };

export function partsOfKey(key: number): KeyParts {
  if (key < 0) return { is: 'trigger', n: -1 - key };
  if (key < FIRST.keyword) return { is: 'rule', n: key };
  if (key < FIRST.card) return { is: 'keyword', n: key - FIRST.keyword };
  if (key < FIRST.action) return { is: 'card', n: key - FIRST.card };
  const is = key < FIRST.use ? 'action' : 'use';
  const rest = key - FIRST[is];
  return { is, n: Math.floor(rest / CARDS), card: (rest % CARDS) - 1 };
}

export function keyOfParts(parts: KeyParts): number {
  switch (parts.is) {
    case 'rule':
      return parts.n;
    case 'trigger':
      return triggerKey(parts.n);
    case 'keyword':
    case 'card':
      return FIRST[parts.is] + parts.n;
    case 'action':
    case 'use':
      return FIRST[parts.is] + parts.n * CARDS + parts.card + 1;
  }
}
