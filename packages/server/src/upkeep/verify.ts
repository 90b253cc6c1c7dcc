/** Plays the log of every table again, and holds it against the snapshot that was kept of it. */
import { type CardSource, RULES_VERSION } from '@methuselah/engine';
import type { EventLog, LogEvent, Snapshot } from '../log/index.ts';
import { readEvent } from '../table/events.ts';
import { plainly } from '../table/plainly.ts';
import { TableState, type WrittenTable } from '../table/state.ts';

/** What was found at a table. */
export interface Verified {
  readonly table: string;
  readonly events: number;
  readonly hasSnapshot: boolean;
  readonly is: 'whole' | 'otherRules' | 'wrong';
  /** Why it is wrong; nothing hidden is in it. */
  readonly why: string | null;
}

export interface Progress {
  readonly done: number;
  readonly all: number;
}

/** Verifies all tables, one after the other. */
export async function* verified(log: EventLog, cards: CardSource): AsyncGenerator<Verified & Progress> {
  const rows = await log.database.query('SELECT id FROM game_table ORDER BY created, id');
  for (const [index, { id }] of rows.entries())
    yield { ...(await verifiedTable(log, String(id), cards)), done: index + 1, all: rows.length };
}

async function verifiedTable(log: EventLog, table: string, cards: CardSource): Promise<Verified> {
  // A server may be playing on: whatever snapshot there is by now, its events were written before it.
  const snapshot = await log.lastSnapshot(table);
  const events = await log.read(table, 0);
  const facts = { table, events: events.length, hasSnapshot: snapshot !== null };
  const gap = events.findIndex(({ seq }, place) => seq !== place);
  if (gap >= 0) return { ...facts, is: 'wrong', why: `event ${gap} is missing` };
  if (snapshot !== null && snapshot.seq >= events.length)
    return { ...facts, is: 'wrong', why: `the events end before the snapshot of event ${snapshot.seq}` };
  const [first] = events;
  const begin = first && readEvent(first);
  if (begin?.kind !== 'begin') return { ...facts, is: 'wrong', why: 'it does not begin' };
  if (begin.rules !== RULES_VERSION) return { ...facts, is: 'otherRules', why: null };
  try {
    const why = playedAgain(events, snapshot, cards);
    return { ...facts, is: why === null ? 'whole' : 'wrong', why };
  } catch (error) {
    return { ...facts, is: 'wrong', why: plainly(error) };
  }
}

/** Plays all events; what is wrong with the snapshot, if anything is. */
function playedAgain(
  events: readonly LogEvent[],
  snapshot: Snapshot | null,
  cards: CardSource,
): string | null {
  TableState.of(events, cards);
  if (snapshot === null) return null;
  // What was taken back later was still there when the snapshot was made.
  const then = TableState.of(events.slice(0, snapshot.seq + 1), cards);
  if (!then?.reaches(snapshot.hash))
    return `the log plays to another table than the snapshot of event ${snapshot.seq}`;
  const kept = TableState.read(JSON.parse(snapshot.state) as WrittenTable, cards);
  return kept.hash() === snapshot.hash ? null : 'the snapshot is not what its hash says';
}
