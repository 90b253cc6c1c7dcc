import type { CardId, OptionIn } from '@methuselah/engine';
import type { Eyes } from '../eyes/eyes.ts';
import { copiesOf, isUniqueInPlay, keepWorth, masters, usesFor } from '../worth/hand.ts';
import type { Counsel } from './asked.ts';
import { type Because, now } from './because.ts';
import { conUse, proUse } from './uses.ts';

/** Discards: which card is least worth keeping. */

export const DISCARDS: Counsel<OptionIn<'discard'>> = {
  pro(asked, o) {
    if (o.verb === 'pass') return [];
    return o.verb === 'discard' ? [now(whyDiscard(asked.eyes, o.card))] : proUse(asked, o);
  },
  con(asked, o) {
    if (o.verb === 'pass') return [];
    if (o.verb !== 'discard') return conUse(asked, o);
    return asked.eyes.libraryCount(asked.eyes.seat) === 0
      ? [now({ why: 'noLibrary' })]
      : [now({ why: 'worthKeeping' })];
  },
};

function whyDiscard(eyes: Eyes, card: CardId): Because {
  const text = eyes.text(card);
  if (text === null) return { why: 'slight' };
  if (!eyes.hand.includes(card)) return { why: 'theirBest', card };
  if (isUniqueInPlay(eyes, text)) return { why: 'uniqueInPlay', card };
  if (usesFor(eyes, text).length === 0) return { why: 'unplayable', card };
  const copies = copiesOf(eyes, text);
  if (copies > 1) return { why: 'copies', card, n: copies };
  const held = masters(eyes);
  if (text.isMaster && held > 2) return { why: 'masters', n: held };
  return { why: 'leastUseful', card };
}

/** A card that is taken into the hand. */
export const whyHave = (eyes: Eyes, card: CardId): Because => {
  const text = eyes.text(card);
  return text !== null && keepWorth(eyes, text) > 0 ? { why: 'worthHaving', card } : { why: 'slight' };
};
