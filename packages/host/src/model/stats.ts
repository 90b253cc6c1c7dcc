import { type CardId, NONE, type Part, partsOf } from '@methuselah/engine';
import type { PartModel, StatModel } from '../model.ts';
import type { Look } from './look.ts';

/** A value of a minion, and what it is made of; what comes of one card is one part. */
export function statOf(look: Look, stat: StatModel['stat'], minion: CardId): StatModel {
  const parts = new Map<string, PartModel>();
  let total = 0;
  for (const part of partsOf(look.t, stat, minion)) {
    total += part.n;
    const { card, of } = named(look, part);
    const known = parts.get(of);
    parts.set(of, { n: part.n + (known?.n ?? 0), of, card });
  }
  return { stat, label: look.tongue.words.terms.stats[stat], total, parts: [...parts.values()] };
}

function named({ t, tongue }: Look, { of, def }: Part): Omit<PartModel, 'n'> {
  const words = tongue.host.parts;
  const card = def === NONE ? undefined : t.pool.cards[def]?.card;
  if (card) return { of: tongue.cardName(card), card: card.id };
  switch (of) {
    case 'printed':
    case 'title':
    case 'least':
      return { of: words[of], card: null };
    case 'action':
    case 'card':
      return { of: words.basicAction, card: null };
  }
}
