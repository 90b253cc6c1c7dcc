import { mark, marked, spendRow, triggerKey } from '../atoms/rows.ts';
import type { Effect, Happening, Reading, Trigger, Who } from '../language/language.ts';
import type { Pool } from '../language/pool.ts';
import { allHold, appliesTo } from '../query/conditions.ts';
import { matches } from '../query/filters.ts';
import { isIn } from '../query/seats.ts';
import { contextOf, isDormant, rowHolds } from '../query/stats.ts';
import {
  DIRTY,
  type Due,
  type EffectContext,
  isSeatTarget,
  type LedgerEntry,
  seatTarget,
  type Target,
} from '../state/types.ts';
import { effectFrame } from '../table/frames.ts';
import { courseOf, push } from '../table/stack.ts';
import { EngineError, indexOf, type Table } from '../table/table.ts';

/** Happenings start scheduled effects and triggers, which resolve once the current batch has settled. */

/** A trigger with its optional fields. */
type WholeTrigger = Reading<Trigger, 'about' | 'aboutThis' | 'if' | 'instead' | 'once' | 'onceForCopies'>;

/** Whom the words for a trigger's subject mean. */
const MEANT: Readonly<Record<NonNullable<Trigger['aboutThis']>, Who>> = {
  this: 'this',
  host: 'host',
  opposing: 'opposing',
  you: 'you',
  hostController: { controllerOf: 'host' },
  yourPrey: 'yourPrey',
  yourPredator: 'yourPredator',
};

interface Waiting {
  readonly context: EffectContext;
  readonly node: number;
  readonly effects: readonly Effect[];
  readonly row: number;
  /** The ledger entry that enforces the trigger's limit, if it has one. */
  readonly once?: LedgerEntry;
}

/** Scheduled effects and triggers that wait for a happening; with `instead`, those that replace it. */
export function awaiting(t: Table, at: Happening, subject: Target, instead: boolean): readonly Waiting[] {
  if (!isAwaited(t, at)) return [];
  const found: Waiting[] = [];
  collectWaiting(t, at, subject, instead, found);
  return found;
}

function collectWaiting(t: Table, at: Happening, subject: Target, instead: boolean, found: Waiting[]): void {
  for (const row of t.state.rows) {
    if (row.kind !== 'schedule' || row.what !== at) continue;
    const node = t.pool.nodes[row.node];
    if (!node || !('do' in node) || node.do !== 'schedule')
      throw new EngineError(`Row ${row.id} schedules nothing.`);
    if ((node.instead ?? false) !== instead || isDormant(row)) continue;
    if (row.subject !== -1 && row.subject !== subject) continue;
    // R-END-02: effects of an ousted Methuselah no longer happen
    if (!isIn(t, row.context.seat) || !rowHolds(t, row)) continue;
    found.push({
      // What happens to a Methuselah is about no card: the effect still means the card it was scheduled for.
      context: isSeatTarget(subject) ? row.context : { ...row.context, subject },
      node: row.node,
      effects: node.effects,
      row: row.uses >= 1 ? row.id : -1,
    });
  }
  const triggers = indexOf(t).triggers.get(at);
  if (!triggers) return;
  for (const { card, text } of triggers) {
    const {
      about,
      aboutThis,
      if: conditions,
      instead: replaces,
      once: scope,
      onceForCopies,
    }: WholeTrigger = text.text;
    if ((replaces ?? false) !== instead) continue;
    const context = contextOf(t, card);
    context.subject = subject;
    if (aboutThis !== undefined && !appliesTo(t, context, MEANT[aboutThis], subject)) continue;
    if (about !== undefined && (isSeatTarget(subject) || !matches(t, context, subject, about))) continue;
    if (conditions && !allHold(t, context, conditions)) continue;
    const entry = scope && {
      scope,
      subject: onceForCopies ? seatTarget(context.seat) : card,
      key: triggerKey(text.node),
    };
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

/** A cheap check whether anything waits for a happening: usually nothing does. */
const isAwaited = (t: Table, at: Happening): boolean =>
  indexOf(t).triggers.has(at) || t.state.rows.some((row) => row.what === at);

export function happen(t: Table, at: Happening, subject: Target): void {
  if (!t.pool.words.has(at)) return;
  for (const w of awaiting(t, at, subject, false)) {
    // Another copy of the card may have used up the limit that they share.
    if (w.once && marked(t, w.once.scope, w.once.subject, w.once.key)) continue;
    t.state.due.push({ seat: w.context.seat, node: w.node, context: w.context, course: courseOf(t) });
    t.state.dirty |= DIRTY.due;
    countAsUsed(t, w);
  }
}

/** Spends the row and counts a limited trigger as used. */
function countAsUsed(t: Table, { row, once }: Waiting): void {
  if (row >= 0) spendRow(t, row);
  if (once) mark(t, once.scope, once.subject, once.key);
}

/** Removes from the due list, and returns, the effects whose node satisfies `isWanted`. */
export function takeDue(t: Table, isWanted: (node: Pool['nodes'][number] | undefined) => boolean): Due[] {
  const taken = t.state.due.filter((due) => isWanted(t.pool.nodes[due.node]));
  if (taken.length > 0) t.state.due = t.state.due.filter((due) => !taken.includes(due));
  return taken;
}

/** Is there an effect that will replace the happening? */
export const isReplaced = (t: Table, at: Happening, subject: Target): boolean =>
  awaiting(t, at, subject, true).length > 0;

/** If an effect replaces the happening: pushes its effects on the stack and returns true. */
export function happensInstead(t: Table, at: Happening, subject: Target): boolean {
  const [first] = awaiting(t, at, subject, true);
  if (!first) return false;
  countAsUsed(t, first);
  push(t, effectFrame(scriptIndex(t, first.effects), first.context));
  return true;
}

export function scriptIndex(t: Table, effects: readonly Effect[]): number {
  const script = t.pool.scriptOf.get(effects);
  if (script === undefined) throw new EngineError('A list of effects is missing in the pool.');
  return script;
}
