import { type Divergence, type Pool, type Refusal, verifyRecord } from '@methuselah/engine';
import { beginning, cutRecord, isOutdated, lastState, startState } from '@methuselah/engine/internal';
import type { Locale } from '@methuselah/text/internal';
import type { Chair } from './contract/index.ts';
import { signsOf } from './saved.ts';
import { asksOf, botSeedOf, type SavedTable, Session, type SessionSetup } from './session.ts';

/**
 * Continues a saved game. If it would replay differently now, it continues from its snapshot or, without one, from the last
 * decision that still agrees. Any other fault is returned.
 */
export function loadSession(
  saved: SavedTable,
  pool: Pool,
  chairs: readonly Chair[],
  locale: Locale,
): Session | Refusal | Divergence {
  const verified = verifyRecord(saved, pool);
  if (verified.ok) return sessionOf(saved, pool, chairs, locale);
  if (verified.refused !== 'diverged' || !isOutdated(saved, verified)) return verified;
  const { differences, at } = verified;
  const start = lastState(saved, pool);
  try {
    const session = start
      ? new Session({ ...setupOf(saved, pool, chairs), start }, chairs, locale)
      : sessionOf(cutRecord(saved, at), pool, chairs, locale);
    if (session instanceof Session)
      session.takenUp = { differences, isCut: start !== null, partsAt: start ? null : at };
    return session;
  } catch {
    // A snapshot made by other rules may be invalid under these.
    return verified;
  }
}

/** Replays a record up to a decision. */
export function sessionOf(
  record: SavedTable,
  pool: Pool,
  chairs: readonly Chair[],
  locale: Locale,
  to = record.decisions.length,
): Session | Refusal | Divergence {
  const begun = beginning(record, pool);
  if (!begun.ok) return begun;
  const start = startState(record, pool);
  const setup = setupOf(record, pool, chairs);
  const session = new Session(start ? { ...setup, start } : setup, chairs, locale);
  session.takenUp = { differences: begun.differences, isCut: false, partsAt: null };
  return session.takeUp(record, to) ?? session;
}

const setupOf = (record: SavedTable, pool: Pool, chairs: readonly Chair[]): SessionSetup => ({
  pool,
  seed: record.seed,
  bots: botSeedOf(record),
  signs: signsOf(record),
  players: record.players,
  first: record.first,
  turnLimit: record.turnLimit,
  asks: asksOf(chairs),
});
