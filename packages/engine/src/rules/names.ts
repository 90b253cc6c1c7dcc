import { defOfNameKey } from '../atoms/rows.ts';
import { disciplineName } from '../language/aliases.ts';
import type { Card, ForbiddenCards } from '../language/language.ts';
import type { CompiledUse } from '../language/pool.ts';
import { rowHolds, speakingOf } from '../query/stats.ts';
import type { CardId } from '../state/types.ts';
import { indexOf, type Reason, reason, type Table } from '../table/table.ts';

/** Texts that name other cards: cards a minion cannot play, and cards not played in the same action. */

const WHY = {
  cannotPlay: reason('R-TERM-12', 'cannotPlayCardsOfThisName'),
  notBoth: reason('R-TERM-12', 'notInTheSameAction'),
} as const;

export function whyCannotUseWithOthers(t: Table, by: CardId, use: CompiledUse): Reason | null {
  const forbids = t.pool.words.has('play');
  if (!forbids && !t.pool.hasNotWith) return null;
  const card = t.pool.cards[use.def]?.card;
  if (card === undefined) return null;
  if (forbids && isForbidden(t, by, card, use)) return WHY.cannotPlay;
  return t.pool.hasNotWith && isExcluded(t, card, by) ? WHY.notBoth : null;
}

/** R-TERM-12: does a card in play or a lasting effect keep this minion from playing the card this way? */
function isForbidden(t: Table, by: CardId, card: Card, use: CompiledUse): boolean {
  for (const row of t.state.rows) {
    if (row.what !== 'play' || row.kind !== 'restriction' || row.subject !== by || !rowHolds(t, row))
      continue;
    const node = t.pool.nodes[row.node];
    if (node && 'cards' in node && node.cards !== undefined && isAmong(node.cards, card, use)) return true;
  }
  for (const { card: source, text } of indexOf(t).statics.get('play') ?? []) {
    const static_ = text.text;
    if (!('restrict' in static_) || static_.restrict !== 'play') continue;
    if (isAmong(static_, card, use) && speakingOf(t, source, static_, by) !== null) return true;
  }
  return false;
}

/** Is the card, played this way, one of those described? */
function isAmong(
  { named, types, needs, needsAny }: ForbiddenCards,
  card: Card,
  { type, requires }: CompiledUse,
): boolean {
  if (named !== undefined && named !== card.name) return false;
  if (types !== undefined && (type === 'ability' || !types.includes(type))) return false;
  const disciplines = Object.keys(requires.disciplines ?? {});
  if (needsAny && disciplines.length === 0) return false;
  return needs === undefined || needs.some((each) => disciplines.includes(disciplineName(each)));
}

/** Has a card been played in this action that excludes this one? */
const isExcluded = (t: Table, card: Card, by: CardId): boolean =>
  t.state.ledger.some(({ scope, subject, key }) => {
    const played = scope === 'action' ? t.pool.cards[defOfNameKey(key)]?.card : undefined;
    if (played === undefined) return false;
    const isSame = subject === by;
    return excludes(card, played, isSame) || excludes(played, card, isSame);
  });

/** `isSame`: the same minion plays both. */
const excludes = (card: Card, { name }: Card, isSame: boolean): boolean =>
  card.kind === 'library' &&
  (card.notWith?.includes(name) === true || (isSame && card.notBothBy?.includes(name) === true));
