import { defOfNameKey } from '../atoms/rows.ts';
import type { Card } from '../language/language.ts';
import type { CompiledUse } from '../language/pool.ts';
import { speakingOf } from '../query/stats.ts';
import type { CardId } from '../state/types.ts';
import { indexOf, type Reason, reason, type Table } from '../table/table.ts';

/** Texts that name other cards: cards a minion cannot play, and cards not played in the same action. */

const WHY = {
  cannotPlay: reason('R-TERM-12', 'cannotPlayCardsOfThisName'),
  notBoth: reason('R-TERM-12', 'notInTheSameAction'),
} as const;

export function whyCannotUseWithOthers(t: Table, by: CardId, use: CompiledUse): Reason | null {
  const forbidding = indexOf(t).statics.get('play');
  if (forbidding === undefined && !t.pool.hasNotWith) return null;
  const card = t.pool.cards[use.def]?.card;
  if (card === undefined) return null;
  for (const {
    card: source,
    text: { text },
  } of forbidding ?? [])
    if ('named' in text && text.named === card.name && speakingOf(t, source, text, by) !== null)
      return WHY.cannotPlay;
  return t.pool.hasNotWith && isExcluded(t, card) ? WHY.notBoth : null;
}

/** Has a card been played in this action that excludes this one? */
const isExcluded = (t: Table, card: Card): boolean =>
  t.state.ledger.some(({ scope, key }) => {
    const played = scope === 'action' ? t.pool.cards[defOfNameKey(key)]?.card : undefined;
    return played !== undefined && (excludes(card, played) || excludes(played, card));
  });

const excludes = (card: Card, other: Card): boolean =>
  card.kind === 'library' && (card.notWith?.includes(other.name) ?? false);
