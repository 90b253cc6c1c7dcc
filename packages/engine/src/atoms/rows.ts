import { ACTION_KINDS, type ActionKind, type Scope, SECTS } from '../language/language.ts';
import { isForEachRound, isForResultingCombat } from '../query/stats.ts';
import { cloneContext } from '../state/clone.ts';
import { partsOfKey } from '../state/ledger.ts';
import {
  type Belonging,
  type CardId,
  DIRTY,
  type EffectContext,
  type LedgerEntry,
  NONE,
  type Row,
  type Seat,
} from '../state/types.ts';
import { findCard, seatState, type Table } from '../table/table.ts';
import { now, told } from '../table/tell.ts';

export {
  actionKey,
  cardNameKey,
  defOfNameKey,
  KEY,
  keywordKey,
  triggerKey,
  useKey,
} from '../state/ledger.ts';

/** Rows and the ledger: lasting effects and used limits. */

/** What may change with a sect, clan or title: titles, and capacities and hand sizes that depend on them. */
export const STANDING = DIRTY.titles | DIRTY.counters | DIRTY.hand;

export function addRow(t: Table, row: Omit<Row, 'id'>): Row {
  const made: Row = { ...row, id: t.state.nextRow++ };
  t.state.rows.push(made);
  if (row.what === 'handSize' || row.what === 'draw') t.state.dirty |= DIRTY.hand;
  if (row.what === 'capacity') t.state.dirty |= DIRTY.counters;
  if (row.kind === 'belongs') t.state.dirty |= STANDING;
  return made;
}

/** Sets a card's sect or clan by index, or gives it the trait that the node names. */
export function belong(
  t: Table,
  context: EffectContext,
  subject: CardId,
  what: Belonging,
  amount: number,
  scope: Scope = 'game',
  node = NONE,
): void {
  addRow(t, {
    kind: 'belongs',
    what,
    subject,
    amount,
    node,
    context: cloneContext(context),
    scope,
    uses: NONE,
    limited: false,
  });
  const sect = SECTS[amount];
  const clan = t.pool.clans[amount];
  if (what === 'sect' && sect !== undefined)
    t.emit?.({ type: 'sect', when: now(t), card: told(t, subject), sect });
  if (what === 'clan' && clan !== undefined)
    t.emit?.({ type: 'clan', when: now(t), card: told(t, subject), clan });
}

export function dropRow(t: Table, id: number): void {
  dropWhere(t, (row) => row.id === id);
}

export function spendRow(t: Table, id: number): void {
  const row = t.state.rows.find((r) => r.id === id);
  if (!row) return;
  if (row.uses > 1) row.uses -= 1;
  else if (row.uses === 1) dropRow(t, id);
}

/** Uses up part of a grant; the rest remains. */
export function spendPoints(t: Table, id: number, points: number): void {
  const row = t.state.rows.find((r) => r.id === id);
  if (row !== undefined && points < row.amount) row.amount -= points;
  else spendRow(t, id);
}

const combatScope = ({ scope }: Pick<Row, 'scope'>): Scope =>
  scope === 'resultingCombat' ? 'combat' : 'round';
/** Activates the rows for the resulting combat; they wait for another one, if the action goes on and is blocked again. */
export function beginResultingCombat(t: Table): void {
  if (!t.noted.has('continueAction')) {
    for (const row of t.state.rows) if (isForResultingCombat(row)) row.scope = combatScope(row);
    return;
  }
  for (const { id, ...row } of t.state.rows.slice()) {
    if (!isForResultingCombat(row)) continue;
    addRow(t, { ...row, context: cloneContext(row.context), scope: combatScope(row) });
  }
}

/** A round begins: rows that waited for it apply, and grants for each round are renewed. */
export function beginRound(t: Table): void {
  for (const row of t.state.rows.slice()) {
    if (row.scope === 'nextRound') row.scope = 'round';
    else if (row.scope === 'combat' && isForEachRound(t, row)) grantForRound(t, row);
  }
}

export function grantForRound(t: Table, { id, ...row }: Row): void {
  addRow(t, { ...row, context: cloneContext(row.context), scope: 'round' });
}

/** The combat goes on: what its end by a strike would have led to is lost. */
export function dropEndsOfCombat(t: Table): void {
  dropWhere(
    t,
    (row) =>
      row.what === 'combatEnds' &&
      row.scope === 'combat' &&
      t.pool.uses[row.context.use]?.text.strike?.kind === 'combatEnds',
  );
}

/** Drops the rows of a scope that has ended. */
export function endScope(t: Table, scope: Scope, seat: Seat = NONE): void {
  for (const row of t.state.rows)
    if (row.scope === scope)
      return dropWhere(t, (each) => each.scope === scope && (seat === NONE || each.context.seat === seat));
}

/** Ends what lasted until the cards of this Methuselah have unlocked: about a minion, or by the Methuselah. */
export function endUnlocking(t: Table, seat: Seat): void {
  const whose = ({ subject, context }: Row): Seat => findCard(t, subject)?.controller ?? context.seat;
  dropWhere(t, (row) => row.scope === 'nextUnlocking' && whose(row) === seat);
}

/** Drops the rows from and about a card that has left play. */
export function dropRowsOf(t: Table, card: CardId): void {
  if (t.state.rows.length === 0) return;
  dropWhere(t, (row) => row.subject === card || (row.scope === 'inPlay' && row.context.card === card));
}

function dropWhere(t: Table, gone: (row: Row) => boolean): void {
  const { rows } = t.state;
  let kept = 0;
  for (const row of rows) {
    if (gone(row)) {
      if (row.what === 'handSize' || row.what === 'draw') t.state.dirty |= DIRTY.hand;
      // R-PLAY-08: a row without text delays a replacement, which is now due
      if (row.what === 'handSize' && row.node === NONE) seatState(t, row.context.seat).toReplace += 1;
      if (row.what === 'capacity') t.state.dirty |= DIRTY.counters;
      if (row.kind === 'belongs') t.state.dirty |= STANDING;
    } else rows[kept++] = row;
  }
  rows.length = kept;
}

export function mark(t: Table, scope: LedgerEntry['scope'], subject: number, key: number): void {
  t.state.ledger.push({ scope, subject, key });
}

export function marked(t: Table, scope: LedgerEntry['scope'], subject: number, key: number): boolean {
  for (const e of t.state.ledger)
    if (e.key === key && e.subject === subject && e.scope === scope) return true;
  return false;
}

/** Forgets the basic actions of a kind that were marked for the whole game. */
export function forgetActions(t: Table, subject: number, kind: ActionKind): void {
  const n = ACTION_KINDS.indexOf(kind);
  t.state.ledger = t.state.ledger.filter((e) => {
    const parts = partsOfKey(e.key);
    return e.scope !== 'game' || e.subject !== subject || parts.is !== 'action' || parts.n !== n;
  });
}

export const countMarks = (t: Table, scope: LedgerEntry['scope'], subject: number, key: number): number =>
  t.state.ledger.filter((e) => e.key === key && e.subject === subject && e.scope === scope).length;

/** Clears the marks of a scope; `only`: those with this key. */
export function clearMarks(
  t: Table,
  scope: LedgerEntry['scope'],
  about: (subject: number) => boolean = () => true,
  only = NONE,
): void {
  const { ledger } = t.state;
  if (ledger.length === 0) return;
  let kept = 0;
  for (const e of ledger)
    if (e.scope !== scope || !about(e.subject) || (only !== NONE && e.key !== only)) ledger[kept++] = e;
  ledger.length = kept;
}
