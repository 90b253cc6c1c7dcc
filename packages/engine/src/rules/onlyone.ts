import { attach, leavePlay } from '../atoms/cards.ts';
import type { CompiledCard, CompiledUse } from '../language/pool.ts';
import { controllerOf, equipmentOf } from '../query/minions.ts';
import { isRestricted } from '../query/stats.ts';
import { type CardId, type EffectContext, NONE } from '../state/types.ts';
import { defOf, type Reason, reason, type Table } from '../table/table.ts';

/** "A minion can have only one" card of this name or with a keyword. */

const WHY = {
  second: reason('R-PLAY-12', 'onlyOneOnAMinion'),
  unfit: reason('R-TERM-12', 'cannotHaveIt'),
} as const;

/** Does either card's text exclude the other from the same minion? */
const excludes = (a: CompiledCard, b: CompiledCard): boolean => forbids(a, b) || forbids(b, a);

function forbids({ index, card }: CompiledCard, other: CompiledCard): boolean {
  if (card.kind !== 'library' || card.onlyOne === undefined) return false;
  if (card.onlyOne === 'name') return index === other.index;
  return other.keywords.includes(card.onlyOne.keyword);
}

/** R-TERM-12: the minion cannot have such cards at all. */
const isUnfitFor = (t: Table, { isEquipment, isRetainer }: CompiledCard, host: CardId): boolean =>
  (isEquipment && t.pool.words.has('haveEquipment') && isRestricted(t, 'haveEquipment', host)) ||
  (isRetainer && t.pool.words.has('haveRetainers') && isRestricted(t, 'haveRetainers', host));

/** Is there a card on this minion that excludes the other card? */
export function isBarredFrom(t: Table, card: CardId, host: CardId): boolean {
  const def = defOf(t, card);
  if (isUnfitFor(t, def, host)) return true;
  if (!def.exclusive) return false;
  for (const c of t.state.cards)
    if (c.id !== card && c.host === host && c.region === 'attached' && excludes(def, defOf(t, c.id)))
      return true;
  return false;
}

/** The minion that a use would attach its card to. */
export function hostOf(context: EffectContext, use: CompiledUse): CardId {
  const stays = use.mode?.stays;
  if (stays === 'self' || use.type === 'equipment' || use.type === 'retainer') return context.by;
  return typeof stays === 'object' ? (context.picks[stays.pick] ?? NONE) : NONE;
}

/** R-PLAY-12: a card cannot be played on a minion that already has an excluding one. */
export function whyCannotHaveSecond(t: Table, context: EffectContext, use: CompiledUse): Reason | null {
  const host = hostOf(context, use);
  if (isUnfitFor(t, defOf(t, context.card), host)) return WHY.unfit;
  return isBarredFrom(t, context.card, host) ? WHY.second : null;
}

/** The equipment that a minion may take from another minion. */
export const takeable = (t: Table, minion: CardId, from: CardId): CardId[] =>
  equipmentOf(t, from).filter((id) => !isBarredFrom(t, id, minion));

/** R-EQUIP-02: from another minion you control, only equipment you control: not stolen equipment left there. */
export const takeableOfOwn = (t: Table, minion: CardId, from: CardId): CardId[] =>
  takeable(t, minion, from).filter((id) => controllerOf(t, id) === controllerOf(t, minion));

/** Attaches a card to a minion by an effect; if the minion cannot have it, it is burned (docs/RULES.md). */
export function moveOnto(t: Table, card: CardId, host: CardId): void {
  if (isBarredFrom(t, card, host)) leavePlay(t, card, 'ashHeap');
  else attach(t, card, host);
}
