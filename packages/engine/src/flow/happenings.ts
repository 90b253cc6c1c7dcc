import { mark, marked, spendRow, triggerKey } from '../atoms/rows.ts';
import type { Effect, Happening, Reading, Trigger } from '../language/language.ts';
import type { Pool } from '../language/pool.ts';
import { allHold, appliesTo } from '../query/conditions.ts';
import { matches } from '../query/filters.ts';
import { isIn } from '../query/seats.ts';
import { contextOf, rowHolds } from '../query/stats.ts';
import {
  DIRTY,
  type Due,
  type EffectContext,
  isSeatTarget,
  type LedgerEntry,
  type Target,
  targetSeat,
} from '../state/types.ts';
import { effectFrame } from '../table/frames.ts';
import { courseOf, push } from '../table/stack.ts';
import { EngineError, indexOf, type Table } from '../table/table.ts';

/** What happens is told to scheduled effects and triggers; they come due when the batch has settled. */

/** A trigger with all that may be left out of it. */
type WholeTrigger = Reading<Trigger, 'about' | 'aboutThis' | 'if' | 'instead' | 'once'>;

interface Waiting {
  readonly context: EffectContext;
  readonly node: number;
  readonly effects: readonly Effect[];
  readonly row: number;
  /** What the ledger keeps of it, if it happens only so often. */
  readonly once?: LedgerEntry;
}

/** What waits for it, to happen then or instead of it. */
export function awaiting(t: Table, at: Happening, subject: Target, instead: boolean): readonly Waiting[] {
  if (!isAwaited(t, at)) return [];
  const found: Waiting[] = [];
  waiting(t, at, subject, instead, found);
  return found;
}

function waiting(t: Table, at: Happening, subject: Target, instead: boolean, found: Waiting[]): void {
  for (const row of t.state.rows) {
    if (row.kind !== 'schedule' || row.what !== at) continue;
    const node = t.pool.nodes[row.node];
    if (!node || !('do' in node) || node.do !== 'schedule')
      throw new EngineError(`Row ${row.id} schedules nothing.`);
    if ((node.instead ?? false) !== instead) continue;
    if (row.subject !== -1 && row.subject !== subject) continue;
    // R-END-02: nothing of an ousted Methuselah comes due any more
    if (!isIn(t, row.context.seat) || !rowHolds(t, row)) continue;
    found.push({
      context: { ...row.context, subject },
      node: row.node,
      effects: node.effects,
      row: row.uses >= 1 ? row.id : -1,
    });
  }
  const triggers = indexOf(t).triggers.get(at);
  if (!triggers) return;
  for (const { card, text } of triggers) {
    const { about, aboutThis, if: conditions, instead: replaces, once: scope }: WholeTrigger = text.text;
    if ((replaces ?? false) !== instead) continue;
    const context = contextOf(t, card);
    context.subject = subject;
    if (
      aboutThis === 'you'
        ? !isSeatTarget(subject) || targetSeat(subject) !== context.seat
        : aboutThis !== undefined && !appliesTo(t, context, aboutThis, subject)
    )
      continue;
    if (about !== undefined && (isSeatTarget(subject) || !matches(t, context, subject, about))) continue;
    if (conditions && !allHold(t, context, conditions)) continue;
    const entry = scope && { scope, subject: card, key: triggerKey(text.node) };
    if (entry && marked(t, entry.scope, entry.subject, entry.key)) continue;
    found.push({
      context,
      node: text.node,
      effects: text.text.effects,
      row: -1,
      ...(entry && { once: entry }),
    });
  }
}

/** A quick look at whether anything waits for it: most of what happens is nobody's concern. */
const isAwaited = (t: Table, at: Happening): boolean =>
  indexOf(t).triggers.has(at) || t.state.rows.some((row) => row.what === at);

export function happen(t: Table, at: Happening, subject: Target): void {
  for (const w of awaiting(t, at, subject, false)) {
    t.state.due.push({ seat: w.context.seat, node: w.node, context: w.context, course: courseOf(t) });
    t.state.dirty |= DIRTY.due;
    noteHappened(t, w);
  }
}

/** A row is spent, and what happens only so often has happened. */
function noteHappened(t: Table, { row, once }: Waiting): void {
  if (row >= 0) spendRow(t, row);
  if (once) mark(t, once.scope, once.subject, once.key);
}

/** Takes those effects off what is due whose node is meant. */
export function takeDue(t: Table, meant: (node: Pool['nodes'][number] | undefined) => boolean): Due[] {
  const taken = t.state.due.filter((due) => meant(t.pool.nodes[due.node]));
  if (taken.length > 0) t.state.due = t.state.due.filter((due) => !taken.includes(due));
  return taken;
}

/** Something else happens instead: true, and its effects are on the stack. */
export function happensInstead(t: Table, at: Happening, subject: Target): boolean {
  const [first] = awaiting(t, at, subject, true);
  if (!first) return false;
  noteHappened(t, first);
  push(t, effectFrame(scriptIndex(t, first.effects), first.context));
  return true;
}

export function scriptIndex(t: Table, effects: readonly Effect[]): number {
  const script = t.pool.scriptOf.get(effects);
  if (script === undefined) throw new EngineError('A list of effects is missing in the pool.');
  return script;
}
