import { type Game, tableOf } from '../game/game.ts';
import type { Pool } from '../language/pool.ts';
import { isDifferent } from './definitions.ts';
import { differencesFrom, type GameRecord, isFormat1, snapshotsOf } from './record.ts';
import {
  beginning,
  type Divergence,
  diverged,
  type ReplayResult,
  recordedOption,
  replayOn,
} from './replay.ts';
import { readState } from './saved.ts';
import { brokenSeal, brokenSeal1, endHash, MARK, markOf, markOfFormat1 } from './seal.ts';
import { corrupt, excerpt, type Refusal } from './shape.ts';

/**
 * Replays a record and checks everything in it; names the first mismatch, and what has changed since the record was made.
 */
export function verifyRecord(record: GameRecord, pool: Pool): ReplayResult {
  const broken = isFormat1(record) ? brokenSeal1(record, record.seal) : brokenSeal(record, record.seal);
  if (broken !== null) return corrupt(`${broken} is not what was written: its hash is another.`);
  const snapshot = wrongSnapshot(record, pool);
  if (snapshot) return snapshot;
  const begun = beginning(record, pool);
  if (!begun.ok) return begun;
  return leavesTrail(begun.game, record) ?? begun;
}

function wrongSnapshot(record: GameRecord, pool: Pool): Refusal | null {
  const { decisions } = record;
  const isChanged = isDifferent(differencesFrom(record, pool));
  for (const snapshot of snapshotsOf(record)) {
    const { at } = snapshot;
    if (!Number.isInteger(at) || at < 0 || at > decisions.length)
      return corrupt(`There is a snapshot at ${at}, and there are ${decisions.length} decisions.`);
    const read = readState(snapshot, pool);
    // A changed card may lack what the snapshot refers to.
    if (!read.ok && isChanged) continue;
    if (!read.ok) return corrupt(`The snapshot at ${at}: ${read.message}`);
    if (read.state.decisions !== at)
      return corrupt(`The snapshot at ${at} is of decision ${read.state.decisions}.`);
  }
  return null;
}

function leavesTrail(game: Game, record: GameRecord): Divergence | null {
  const table = tableOf(game);
  const { trail, end } = record.seal;
  const mark = isFormat1(record) ? markOfFormat1 : markOf;
  for (const [at, id] of record.decisions.entries()) {
    const left = replayOn(game, record, at);
    if (left) return left;
    if (mark(table, id) === trail.slice(at * MARK, (at + 1) * MARK)) continue;
    const isOffered =
      table.decision !== null && recordedOption(table, table.decision, record, id) !== undefined;
    return diverged(
      table,
      record,
      id,
      isOffered
        ? `"${excerpt(id)}" is not what was chosen here, or the game is another`
        : `"${excerpt(id)}" is not offered`,
    );
  }
  const left = replayOn(game, record);
  if (left) return left;
  const written = trail.length / MARK;
  if (written !== record.decisions.length)
    return diverged(
      table,
      record,
      '',
      `the record has ${record.decisions.length} decisions, and ${written} were written`,
    );
  // In format 1 the final hash depends on the numbering of the cards of its time.
  if (isFormat1(record) || endHash(game) === end) return null;
  return diverged(table, record, '', 'the game ends with another hash');
}
