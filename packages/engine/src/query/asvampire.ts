import { type Disciplines, SECTS, type Sect } from '../language/language.ts';
import { type CardId, type EffectContext, NONE } from '../state/types.ts';
import { defOf, type Table } from '../table/table.ts';
import { sectOf } from './belonging.ts';
import { capacityOf, isVampire } from './minions.ts';

/** Allies that can play cards as a vampire: they count as one only for playing such a card (rulebook p.11). */

/** Does its text let an ally play a card that needs these Disciplines? False for a card that needs none. */
export function playsAsVampire(t: Table, minion: CardId, needed: Disciplines = {}): boolean {
  if (minion === NONE || isVampire(t, minion)) return false;
  const { playsAs } = defOf(t, minion);
  const names = Object.keys(needed);
  // R-MINION-10: every Discipline that the card needs, at the needed level
  return names.length > 0 && names.every((name) => (playsAs[name] ?? 0) >= (needed[name] ?? 1));
}

/** Is it a vampire, or an ally that played the card of this context as one? */
export function countsAsVampire(t: Table, context: EffectContext, id: CardId): boolean {
  if (isVampire(t, id)) return true;
  const use = t.pool.uses[context.use];
  // R-MINION-10: for this play only, however long its effects last
  return use?.fromHand === true && context.by === id && playsAsVampire(t, id, use.requires.disciplines);
}

export function capacityIn(t: Table, context: EffectContext, id: CardId): number {
  // R-MINION-12: an ally that plays as a vampire has a capacity of 1, unless its text says otherwise
  if (!isVampire(t, id) && countsAsVampire(t, context, id)) return defOf(t, id).asVampire.capacity;
  return capacityOf(t, id);
}

/** The sect of a vampire, or of the vampire that an ally played the card of this context as. */
export function sectIn(t: Table, context: EffectContext, id: CardId): Sect | undefined {
  return isVampire(t, id) || !countsAsVampire(t, context, id) ? sectOf(t, id) : sectAsVampire(t, id);
}

/** The sect of the vampire that an ally plays cards as, if its text names one. */
export const sectAsVampire = (t: Table, id: CardId): Sect | undefined => SECTS[defOf(t, id).asVampire.sect];
