import { matches } from '../query/filters.ts';
import { isRestricted, speakingOf } from '../query/stats.ts';
import { opponentOf } from '../state/sides.ts';
import { type CardId, NONE, type Packet } from '../state/types.ts';
import { currentCombat } from '../table/stack.ts';
import { defOf, indexOf, type Table } from '../table/table.ts';

/** Where damage comes from, and who is immune to it (rulebook p.31-32). */

/** Does the opponent of its target inflict it? */
export function isOpposing(t: Table, { source, target }: Packet): boolean {
  const combat = currentCombat(t);
  return combat !== undefined && source !== NONE && opponentOf(combat, target) === source;
}

export function isImmune(t: Table, id: CardId, p: Packet): boolean {
  if (isRestricted(t, 'immune', id) || isImmuneToSource(t, id, p.source)) return true;
  if (!p.aggravated && isRestricted(t, 'immuneToNormal', id)) return true;
  if (p.strike) return isRestricted(t, 'immuneToStrikes', id);
  // R-DAMAGE-06: environmental damage: not from a strike and not inflicted by a minion
  const environmental = p.source === NONE || !defOf(t, p.source).isMinion;
  return environmental && isRestricted(t, 'immuneToEnvironment', id);
}

/** Immune to damage from cards like the one that inflicts it. */
function isImmuneToSource(t: Table, id: CardId, source: CardId): boolean {
  if (source === NONE) return false;
  for (const { card, text } of indexOf(t).statics.get('immunity') ?? []) {
    if (!('immuneTo' in text.text)) continue;
    const context = speakingOf(t, card, text.text, id);
    if (context !== null && matches(t, context, source, text.text.immuneTo)) return true;
  }
  return false;
}

/** Does a card in play make damage from this source aggravated to its target? */
export function isAggravatedByText(t: Table, { source, target }: Packet): boolean {
  if (source === NONE) return false;
  for (const { card, text } of indexOf(t).statics.get('aggravation') ?? []) {
    if (!('aggravatedFrom' in text.text)) continue;
    const context = speakingOf(t, card, text.text, target);
    const { aggravatedFrom: from } = text.text;
    if (context !== null && (from === 'this' ? source === card : matches(t, context, source, from)))
      return true;
  }
  return false;
}
