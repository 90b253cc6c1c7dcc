import type { Game } from '../game/game.ts';
import { tableOf } from '../game/game.ts';
import type { Pool } from '../language/pool.ts';
import { findOption } from '../notation/decision.ts';
import { type Divergence, diverged, type GameRecord, type ReplayResult, replay, replayOn } from './record.ts';
import { otherEngine, readState } from './saved.ts';
import { brokenSeal, endHash, MARK, markOf } from './seal.ts';
import { corrupt, excerpt, type Refusal } from './shape.ts';

/** Plays a record again and holds everything in it against the game: the first thing that does not agree is named. */
export function verifyRecord(record: GameRecord, pool: Pool): ReplayResult {
  const other = otherEngine(record, pool, 'record');
  if (other) return other;
  const broken = brokenSeal(record, record.seal);
  if (broken !== null) return corrupt(`${broken} is not what was written: its hash is another.`);
  const snapshot = wrongSnapshot(record);
  if (snapshot) return snapshot;
  const begun = replay(record, pool, { to: 0 });
  if (!begun.ok) return begun;
  return leavesTrail(begun.game, record) ?? begun;
}

function wrongSnapshot({ snapshots, decisions }: GameRecord): Refusal | null {
  for (const { at, hash, state } of snapshots) {
    if (!Number.isInteger(at) || at < 0 || at > decisions.length)
      return corrupt(`There is a snapshot at ${at}, and there are ${decisions.length} decisions.`);
    const read = readState(state, hash);
    if (!read.ok) return corrupt(`The snapshot at ${at}: ${read.message}`);
    if (read.state.decisions !== at)
      return corrupt(`The snapshot at ${at} is of decision ${read.state.decisions}.`);
  }
  return null;
}

function leavesTrail(game: Game, record: GameRecord): Divergence | null {
  const table = tableOf(game);
  const { trail, end } = record.seal;
  for (const [at, id] of record.decisions.entries()) {
    const left = replayOn(game, record, at);
    if (left) return left;
    if (markOf(table, id) === trail.slice(at * MARK, (at + 1) * MARK)) continue;
    const isOffered = table.decision !== null && findOption(table, table.decision, id) !== undefined;
    return diverged(
      table,
      id,
      isOffered
        ? `"${id}" is not what was chosen here, or the game is another`
        : `"${excerpt(id)}" is not offered`,
    );
  }
  const left = replayOn(game, record);
  if (left) return left;
  const written = trail.length / MARK;
  if (written !== record.decisions.length)
    return diverged(
      table,
      '',
      `the record has ${record.decisions.length} decisions, and ${written} were written`,
    );
  return endHash(game) === end ? null : diverged(table, '', 'the game ends with another hash');
}
