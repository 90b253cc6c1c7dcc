import { clanName } from '../language/aliases.ts';
import { type Path, SECTS, type Sect, type Trait } from '../language/language.ts';
import type { Belonging, CardId, Row } from '../state/types.ts';
import { defOf, findCard, indexOf, type Table } from '../table/table.ts';
import { isIdle, rowHolds, speakingOf } from './stats.ts';

/** A minion's sect, clan, traits and circle (rulebook p.39-41). */

/** The latest change counts. */
function lastRow(t: Table, what: Belonging, id: CardId): Row | undefined {
  for (let i = t.state.rows.length - 1; i >= 0; i--) {
    const row = t.state.rows[i] as Row;
    if (row.kind === 'belongs' && row.what === what && row.subject === id && rowHolds(t, row)) return row;
  }
  return undefined;
}

/** R-SECT-01: exactly one sect; a change replaces it. */
export function sectOf(t: Table, id: CardId): Sect | undefined {
  if (id < 0 || !defOf(t, id).isVampire) return undefined;
  return SECTS[lastRow(t, 'sect', id)?.amount ?? defOf(t, id).sect];
}

/** R-GLOSS-14, R-SECT-24: the clan does not depend on the sect. */
export function clanOf(t: Table, id: CardId): string {
  const row = lastRow(t, 'clan', id);
  return row === undefined ? defOf(t, id).clan : (t.pool.clans[row.amount] ?? '');
}

export const isOfClan = (t: Table, id: CardId, clan: string): boolean => clanOf(t, id) === clanName(clan);

/** R-TRAIT-01: printed on it, or given by a card. */
export function hasTrait(t: Table, id: CardId, trait: Trait): boolean {
  if (id < 0 || !t.pool.traits.has(trait)) return false;
  if (defOf(t, id).traits.includes(trait)) return true;
  for (const row of t.state.rows) {
    if (row.kind !== 'belongs' || row.what !== 'trait' || row.subject !== id || !rowHolds(t, row)) continue;
    const node = t.pool.nodes[row.node];
    if (node && 'trait' in node && node.trait === trait) return true;
  }
  for (const {
    card,
    text: { text },
  } of indexOf(t).statics.get('trait') ?? []) {
    if (!('trait' in text) || text.trait !== trait || isIdle(t, card, text.who)) continue;
    if (speakingOf(t, card, text, id) !== null) return true;
  }
  return false;
}

/** Does the vampire follow this Path? */
export const followsPath = (t: Table, id: CardId, path: Path): boolean => defOf(t, id).path === path;

/** R-TRAIT-04: a vampire without a circle is in a circle of its own. */
export function inSameCircle(t: Table, a: CardId, b: CardId): boolean {
  if (a === b) return true;
  if (!findCard(t, a) || !findCard(t, b)) return false;
  const circle = defOf(t, a).circle;
  return circle !== '' && circle === defOf(t, b).circle;
}
