import type { CardId } from '@methuselah/engine';
import {
  type ActionFrame,
  currentAction,
  NONE,
  type Part,
  partsOf,
  type Table,
} from '@methuselah/engine/internal';
import type { PartModel, StatModel } from '../contract/index.ts';
import type { Look } from './look.ts';

/** A value of a minion, and what it is made of; what comes of one card is one part. */
export function statOf(look: Look, stat: StatModel['stat'], minion: CardId): StatModel {
  const parts = new Map<string, PartModel>();
  let total = 0;
  for (const part of partsOf(look.t, stat, minion)) {
    total += part.n;
    const { card, of } = named(look, stat, part);
    const known = parts.get(of);
    parts.set(of, { n: part.n + (known?.n ?? 0), of, card });
  }
  return { stat, label: look.tongue.words.terms.stats[stat], total, parts: [...parts.values()] };
}

function named({ t, tongue }: Look, stat: StatModel['stat'], { of, def }: Part): Omit<PartModel, 'n'> {
  const card = def === NONE ? undefined : t.pool.cards[def]?.card;
  const action = currentAction(t);
  // The stealth of an action is that of its kind, unless its card says otherwise.
  if (of === 'action' && stat === 'stealth' && action && !hasOwnStealth(t, action))
    return { of: tongue.words.terms.actions[action.action], card: null };
  if (card) return { of: tongue.cardName(card), card: card.id };
  const { parts } = tongue.host;
  return { of: of === 'title' || of === 'least' ? parts[of] : parts.printed, card: null };
}

const hasOwnStealth = ({ pool }: Table, { cast }: ActionFrame): boolean =>
  pool.uses[cast.use]?.text.action?.stealth !== undefined;
