import type { CompiledUse } from '../language/pool.ts';
import { type CardId, NONE, type Seat } from '../state/types.ts';
import { defOf, findCard, indexOf, type Table } from '../table/table.ts';
import { isRestricted, levelsGiven, total } from './stats.ts';

/** One-line questions about minions, in the game's own words. */

export const isReady = (t: Table, id: CardId): boolean => findCard(t, id)?.region === 'ready';
export const isLocked = (t: Table, id: CardId): boolean => findCard(t, id)?.locked === true;
export const isVampire = (t: Table, id: CardId): boolean => id >= 0 && defOf(t, id).isVampire;
export const isAlly = (t: Table, id: CardId): boolean => id >= 0 && defOf(t, id).isAlly;
export const controllerOf = (t: Table, id: CardId): Seat => findCard(t, id)?.controller ?? NONE;
export const countersOn = (t: Table, id: CardId): number => findCard(t, id)?.counters ?? 0;
export const minionsOf = (t: Table, seat: Seat): readonly CardId[] => indexOf(t).minions[seat] ?? [];
export const uncontrolledOf = (t: Table, seat: Seat): readonly CardId[] =>
  indexOf(t).uncontrolled[seat] ?? [];

/** Does this seat have an unlocked minion, which could act? */
export const hasUnlocked = (t: Table, seat: Seat): boolean =>
  minionsOf(t, seat).some((minion) => !isLocked(t, minion));

/** R-GLOSS-20: a minion that wakes can block and react as though unlocked. */
export const isAwake = (t: Table, id: CardId): boolean => !isLocked(t, id) || isRestricted(t, 'wake', id);

/** May these two enter combat with each other? */
export function canFight(t: Table, a: CardId, b: CardId): boolean {
  // R-COMBAT-02: only ready minions fight
  if (!isReady(t, a) || !isReady(t, b)) return false;
  // R-COMBAT-02: and never two minions of the same Methuselah
  if (controllerOf(t, a) === controllerOf(t, b)) return false;
  return !isRestricted(t, 'enterCombat', a) && !isRestricted(t, 'enterCombat', b);
}

export const capacityOf = (t: Table, id: CardId): number => {
  const def = defOf(t, id);
  return def.isVampire ? Math.max(1, total(t, 'capacity', id, def.capacity)) : 0;
};

/** The life an ally or retainer enters play with. */
export function lifeOf(t: Table, id: CardId): number {
  const { card } = defOf(t, id);
  if (card.kind !== 'library') return 0;
  return (findCard(t, id)?.level === 2 ? card.atSuperior?.life : undefined) ?? card.life ?? 0;
}

export function disciplineLevel(t: Table, id: CardId, discipline: string): number {
  const known = defOf(t, id).disciplines[discipline] ?? 0;
  // R-MASTER-11: the printed level plus the levels that cards give, up to superior
  return known >= 2 ? known : Math.min(2, known + levelsGiven(t, id, discipline));
}

export function equipmentOf(t: Table, id: CardId): CardId[] {
  const found: CardId[] = [];
  for (const c of t.state.cards)
    if (c.host === id && c.region === 'attached' && defOf(t, c.id).isEquipment) found.push(c.id);
  return found;
}

export function retainersOf(t: Table, id: CardId): CardId[] {
  const found: CardId[] = [];
  for (const c of t.state.cards)
    if (c.host === id && c.region === 'attached' && defOf(t, c.id).isRetainer) found.push(c.id);
  return found;
}

/** The uses of cards in play that are available in a window. */
export const usesInPlay = (
  t: Table,
  window: number,
): readonly { readonly card: CardId; readonly use: CompiledUse }[] => indexOf(t).uses[window] ?? NO_USES;
const NO_USES: readonly { readonly card: CardId; readonly use: CompiledUse }[] = [];
