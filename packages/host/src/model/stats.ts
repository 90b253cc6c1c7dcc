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
import type { ViewerContext } from './viewercontext.ts';

/** A stat of a minion and its parts; all that one card adds is one part. */
export function statOf(context: ViewerContext, stat: StatModel['stat'], minion: CardId): StatModel {
  const parts = new Map<string, PartModel>();
  let total = 0;
  for (const part of partsOf(context.t, stat, minion)) {
    total += part.n;
    const { card, of } = named(context, stat, part);
    const known = parts.get(of);
    parts.set(of, { n: part.n + (known?.n ?? 0), of, card });
  }
  return { stat, label: context.locale.words.terms.stats[stat], total, parts: [...parts.values()] };
}

function named(
  { t, locale }: ViewerContext,
  stat: StatModel['stat'],
  { of, def }: Part,
): Omit<PartModel, 'n'> {
  const card = def === NONE ? undefined : t.pool.cards[def]?.card;
  const action = currentAction(t);
  // Stealth comes from the kind of action, unless the card gives its own.
  if (of === 'action' && stat === 'stealth' && action && !hasOwnStealth(t, action))
    return { of: locale.words.terms.actions[action.action], card: null };
  if (card) return { of: locale.cardName(card), card: card.id };
  const { parts } = locale.host;
  return { of: of === 'title' || of === 'least' ? parts[of] : parts.printed, card: null };
}

const hasOwnStealth = ({ pool }: Table, { context }: ActionFrame): boolean =>
  pool.uses[context.use]?.text.action?.stealth !== undefined;
