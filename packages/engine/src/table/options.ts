import { type CardId, NONE, type Target } from '../state/types.ts';

export const VERBS = [
  'pass',
  'play', // a card from hand
  'use', // a card in play
  'act', // a basic action
  'block',
  'pick',
  'x',
  'maneuver',
  'press',
  'strike',
  'prevent',
  'cast',
  'burnForVote',
  'edgeVote',
  'transfer',
  'takeBack',
  'drawCrypt',
  'bringOut',
  'discard',
  'edgePool',
  'yes',
  'no',
  'order',
  'pay',
  'contest', // pay for a contested card or title
  'yield',
  'unlock', // an infernal minion, for a pool
  'mark', // a Red List minion
  'burnOption',
  'withdraw',
  'merge',
  'sendSlave',
] as const;
/** What an option does. */
export type Verb = (typeof VERBS)[number];

/** One thing a player may do: a flat record. Its words and its id are made on demand (notation/notation.ts). */
export interface Option {
  readonly verb: Verb;
  readonly use: number;
  readonly card: CardId;
  readonly by: CardId;
  readonly at: Target;
  readonly n: number;
}
export const option = (verb: Verb, use = NONE, card = NONE, by = NONE, at = NONE, n = 0): Option => ({
  verb,
  use,
  card,
  by,
  at,
  n,
});
export const PASS: Option = option('pass');
/** A card, a Methuselah, or (NONE) nothing is chosen. */
export const pickOption = (target: Target): Option =>
  option('pick', NONE, target >= 0 ? target : NONE, NONE, target);
