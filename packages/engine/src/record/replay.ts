import { type Game, newGame, resume, tableOf } from '../game/game.ts';
import type { Pool } from '../language/pool.ts';
import { findOption } from '../notation/decision.ts';
import { optionId } from '../notation/ids.ts';
import { misplacedCards, problemInWords } from '../rules/setup.ts';
import type { State } from '../state/types.ts';
import type { Option, PendingDecision } from '../table/options.ts';
import type { Asks, Table } from '../table/table.ts';
import { type Differences, differencesInWords, isDifferent } from './definitions.ts';
import { idOfToday, orderOf } from './format1.ts';
import { differencesFrom, type GameRecord, isFormat1, type Start, snapshotsOf, startOf } from './record.ts';
import { readState } from './saved.ts';
import { corrupt, excerpt, type Refusal } from './shape.ts';

/** Where a replay diverges from its record, and what has changed since the record was made. */
export interface Divergence {
  readonly ok: false;
  readonly refused: 'diverged';
  /** The index of the decision, from 0. */
  readonly at: number;
  readonly expected: string;
  readonly offered: readonly string[];
  readonly differences: Differences;
  readonly message: string;
}
/** The replayed game, or why it could not be replayed. */
export type ReplayResult =
  | { readonly ok: true; readonly game: Game; readonly differences: Differences }
  | Refusal
  | Divergence;

/** Where a replay starts and stops. */
export interface ReplayOptions {
  /** Stop before this decision, counted from 0. */
  readonly to?: number;
  readonly asks?: Asks;
  /** Start at the last snapshot instead of the setup. */
  readonly fromSnapshot?: boolean;
}

/** Replays a record as far as it agrees with the current rules and cards. */
export function replay(record: GameRecord, pool: Pool, options: ReplayOptions = {}): ReplayResult {
  const to = Math.min(options.to ?? record.decisions.length, record.decisions.length);
  const begun = begin(record, pool, to, options);
  if (!begun.ok) return begun;
  const diverging = replayOn(begun.game, record, to);
  return diverging ?? begun;
}

/** The option that a record takes in a decision, if it is offered. */
export function recordedOption(
  table: Table,
  pending: PendingDecision,
  record: GameRecord,
  id: string,
): Option | undefined {
  if (!isFormat1(record)) return findOption(table, pending, id);
  const today = idOfToday(id);
  return (
    findOption(table, pending, today) ?? orderOf(today, pending.options, (option) => optionId(table, option))
  );
}

/** Applies a record's decisions to a game that is at one of them; null if it went as recorded. */
export function replayOn(game: Game, record: GameRecord, to = record.decisions.length): Divergence | null {
  const table = tableOf(game);
  const snapshots = new Map(snapshotsOf(record).map((s) => [s.at, s.hash]));
  for (;;) {
    const at = table.state.decisions;
    const pending = table.decision;
    if (pending !== null && pending.options.length === 1) {
      game.chooseAt(0);
      continue;
    }
    const hash = snapshots.get(at);
    if (hash !== undefined && hash !== game.hash())
      return diverged(table, record, '', 'the game is not the one of the snapshot');
    if (at >= to) return null;
    const id = record.decisions[at] ?? '';
    if (pending === null) return diverged(table, record, id, 'the game is over');
    const chosen = recordedOption(table, pending, record, id);
    if (chosen === undefined) return diverged(table, record, id, `"${excerpt(id)}" is not offered`);
    game.chooseAt(pending.options.indexOf(chosen));
  }
}

function begin(record: GameRecord, pool: Pool, to: number, options: ReplayOptions): ReplayResult {
  const last = options.fromSnapshot ? snapshotsOf(record).findLast((s) => s.at <= to) : undefined;
  if (last) return resumed(record, pool, last, last.at, options.asks);
  const start = startOf(record);
  return start === null ? dealt(record, pool, options.asks) : resumed(record, pool, start, 0, options.asks);
}

/** The game of a record before its first decision. */
export const beginning = (record: GameRecord, pool: Pool, asks?: Asks): ReplayResult =>
  begin(record, pool, 0, asks === undefined ? {} : { asks });

function dealt(record: GameRecord, pool: Pool, asks: Asks = 'choices'): ReplayResult {
  const { seed, players, first, turnLimit } = record;
  for (const { name, deck } of players) {
    const [problem] = misplacedCards(pool, deck);
    if (problem)
      return {
        ok: false,
        refused: 'otherCards',
        message: `${name} cannot play: ${problemInWords(pool, problem)}`,
      };
  }
  const game = newGame({ pool, seed, players, first, turnLimit, asks });
  return { ok: true, game, differences: differencesFrom(record, pool) };
}

function resumed(record: GameRecord, pool: Pool, from: Start, at: number, asks?: Asks): ReplayResult {
  const read = readState(from, pool);
  if (!read.ok) return read;
  const names = record.players.map((p) => p.name);
  if (read.state.decisions !== at || read.state.seats.length !== names.length)
    return corrupt(`The state at ${at} is not of this record.`);
  try {
    const game = resume(pool, read.state, names, asks);
    return { ok: true, game, differences: differencesFrom(record, pool) };
  } catch (error) {
    return corrupt(`The game cannot go on: ${excerpt(error instanceof Error ? error.message : `${error}`)}`);
  }
}

/** Does the record diverge because rules or cards have changed? Always assumed for format 1, which cannot tell. */
export const isOutdated = (record: GameRecord, { differences }: Divergence): boolean =>
  isFormat1(record) || isDifferent(differences);

/** A record cut off before decision `to`. */
export function cutRecord<R extends GameRecord>(record: R, to: number): R {
  const snapshots = record.snapshots.filter(({ at }) => at < to);
  return { ...record, decisions: record.decisions.slice(0, to), snapshots };
}

/** The initial state and the last snapshot of a record; null if there is none that can be read. */
export const startState = (record: GameRecord, pool: Pool): State | null =>
  stateIn(record, startOf(record), pool);
export const lastState = (record: GameRecord, pool: Pool): State | null =>
  stateIn(record, snapshotsOf(record).at(-1) ?? null, pool);

function stateIn({ players }: GameRecord, written: Start | null, pool: Pool): State | null {
  const read = written === null ? null : readState(written, pool);
  return read?.ok === true && read.state.seats.length === players.length ? read.state : null;
}

export function diverged(t: Table, record: GameRecord, expected: string, why: string): Divergence {
  const at = t.state.decisions;
  const where = t.decision === null ? '' : ` (${t.decision.window})`;
  const differences = differencesFrom(record, t.pool);
  return {
    ok: false,
    refused: 'diverged',
    at,
    expected,
    offered: t.decision?.options.map((o) => optionId(t, o)) ?? [],
    differences,
    message: `The replay leaves the record at decision ${at}${where}: ${why}${differencesInWords(differences, t.pool)}.`,
  };
}
