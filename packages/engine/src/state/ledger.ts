import { ACTION_KINDS, type ActionKind } from '../language/language.ts';
import type { Pool } from '../language/pool.ts';
import type { CardId } from './targets.ts';

/**
 * Encodes ledger keys as numbers: small ones for the rulebook, then ranges for keywords, cards, actions, uses and triggers.
 */

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
  /** A limit shared by several abilities of a card in play. */
  sharedLimit: 13,
  /** A block attempt that failed for good: of a minion, or of all that a Methuselah controls. */
  noFurtherBlock: 14,
  /** The price of attempts to block has risen during the attempt of this minion. */
  taxed: 15,
  /** The bleed of this minion was successful. */
  bled: 16,
  /** The attempt of this minion to block ignores who may block the action. */
  blocksAnyAction: 17,
  /** A reaction card has been played. */
  reaction: 18,
  /** The action of this minion has led to a combat. */
  fought: 19,
  /** Blood was paid for the cost of this minion's action. */
  bloodPaid: 20,
  /** This combatant has left the ready region. */
  left: 21,
  /** A point of damage that this combatant has inflicted. */
  dealt: 22,
  /** And the number of the seat that controlled a combatant which left play, if not its owner. */
  controlled: 30,
} as const;

/** The first key of each range. */
const FIRST = { keyword: 100, card: 1000, action: 500_000, use: 1_000_000 } as const;
/** More than the cards in any game. */
const CARD_LIMIT = 10_000;

/** Do the keywords and cards of a pool fit into the key ranges? */
export const fitsLedger = ({ keywords, cards }: Pick<Pool, 'keywords' | 'cards'>): boolean =>
  FIRST.keyword + keywords.length <= FIRST.card && FIRST.card + cards.length <= FIRST.action;

/** Marks something done with a card that has this keyword. */
export const keywordKey = ({ pool }: { readonly pool: Pool }, keyword: string): number =>
  FIRST.keyword + pool.keywords.indexOf(keyword);
export const cardNameKey = (def: number): number => FIRST.card + def;
/** The definition for a key made by `cardNameKey`; no valid definition for any other key. */
export const defOfNameKey = (key: number): number => key - FIRST.card;
/** A basic action and its target. */
export const actionKey = (kind: ActionKind, target: CardId): number =>
  FIRST.action + ACTION_KINDS.indexOf(kind) * CARD_LIMIT + target + 1;
export const useKey = (use: number, card: CardId): number => FIRST.use + use * CARD_LIMIT + card + 1;
/** A trigger of a card in play. */
export const triggerKey = (node: number): number => -1 - node;

/** A decoded key: the number in the pool or among the kinds of actions, and for some the card in this game. */
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
  return { is, n: Math.floor(rest / CARD_LIMIT), card: (rest % CARD_LIMIT) - 1 };
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
      return FIRST[parts.is] + parts.n * CARD_LIMIT + parts.card + 1;
  }
}
