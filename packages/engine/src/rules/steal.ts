import type { CompiledUse } from '../language/pool.ts';
import { minionsOf } from '../query/minions.ts';
import { type CardId, type EffectContext, NONE, type Seat } from '../state/types.ts';
import { defOf, findCard, type Reason, reason, type Table } from '../table/table.ts';
import { isBarredFrom } from './onlyone.ts';

/** Stealing cards (rulebook p.44). */

const WHY = { ownCard: reason('R-PLAY-23', 'noLegalTarget') } as const;

/** R-GLOSS-15: you cannot steal from yourself, so your own card is not a legal target. */
export const whyCannotStealOwn = (t: Table, context: EffectContext, use: CompiledUse): Reason | null =>
  use.steals.some((pick) => findCard(t, context.picks[pick] ?? NONE)?.controller === context.seat)
    ? WHY.ownCard
    : null;

/** Cards of the stealing seat that a stolen card may move to: minions if its host is one, else cards sharing a type. */
export function newHosts(t: Table, seat: Seat, id: CardId): readonly CardId[] {
  const card = findCard(t, id);
  if (card?.region !== 'attached') return [];
  const { host } = card;
  const { isMinion, types } = defOf(t, host);
  const hosts = isMinion ? minionsOf(t, seat) : cardsOfTypes(t, seat, types);
  return hosts.filter((other) => other !== host && other !== id && !isBarredFrom(t, id, other));
}

function cardsOfTypes(t: Table, seat: Seat, types: readonly string[]): CardId[] {
  return t.state.cards
    .filter((c) => c.controller === seat && (c.region === 'table' || c.region === 'attached'))
    .filter((c) => defOf(t, c.id).types.some((type) => types.includes(type)))
    .map((c) => c.id);
}
