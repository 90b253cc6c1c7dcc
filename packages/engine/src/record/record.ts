import { pump } from '../flow/pump.ts';
import { dealtTable, type GameSetup, newTable, PlayedGame, seated, tableOf } from '../game/game.ts';
import type { Pool } from '../language/pool.ts';
import { type CardSource, poolOfDecks } from '../language/source.ts';
import { optionId } from '../notation/ids.ts';
import type { Player } from '../rules/setup.ts';
import { cloneState } from '../state/clone.ts';
import type { Seed } from '../state/seed.ts';
import { hashState } from '../state/serialise.ts';
import type { Seat, State } from '../state/types.ts';
import type { Written } from '../state/written/codec.ts';
import { writeState } from '../state/written/state.ts';
import type { GameEvent } from '../table/events.ts';
import type { Option } from '../table/options.ts';
import type { Table } from '../table/table.ts';
import { type CardHashes, type Differences, differences, hashesOfDecks } from './definitions.ts';
import { RULES_OF_FORMAT_1 } from './format1.ts';
import { markOf, type Seal, type Seal1, sealOf, settled } from './seal.ts';
import { ENGINE_VERSION, RULES_VERSION } from './version.ts';

/** The fields of records of every format. */
interface RecordBase {
  readonly engine: string;
  readonly seed: Seed;
  readonly players: readonly Player[];
  readonly first: Seat | 'random';
  readonly turnLimit: number;
  readonly decisions: readonly string[];
}

/** A record written by engine 0.1.0: its cards cannot be checked, and its snapshots cannot be read. */
export interface GameRecord1 extends RecordBase {
  readonly format: 'methuselah record 1';
  readonly cards: string;
  readonly snapshots: readonly { readonly at: number }[];
  readonly seal: Seal1;
}

/**
 * A record: everything needed to replay a game, decision by decision.
 *
 * It holds only decisions with two or more options, by stable id, so that it does not depend on whether forced choices were
 * shown.
 */
export interface GameRecord2 extends RecordBase {
  readonly format: 'methuselah record 2';
  /** The version of the rules it was played by. */
  readonly rules: number;
  /** The hashes of all its cards. */
  readonly cards: CardHashes;
  /** The initial state, if not the deal: for a game that continued after its past could no longer be replayed. */
  readonly start: Start | null;
  readonly snapshots: readonly Snapshot[];
  readonly seal: Seal;
}
/** A record of any readable format. */
export type GameRecord = GameRecord1 | GameRecord2;

/** A written state and its hash. */
export interface Start {
  readonly hash: string;
  readonly state: Written;
}
/** The game before decision `at` (counted from 0). */
export interface Snapshot extends Start {
  readonly at: number;
}

export const FORMATS = { 1: 'methuselah record 1', 2: 'methuselah record 2' } as const;

export const isFormat1 = (record: GameRecord): record is GameRecord1 => record.format === FORMATS[1];

/** The readable snapshots of a record. */
export const snapshotsOf = (record: GameRecord): readonly Snapshot[] =>
  isFormat1(record) ? [] : record.snapshots;
export const startOf = (record: GameRecord): Start | null => (isFormat1(record) ? null : record.start);

/** How the rules and cards have changed since a record was made. */
export const differencesFrom = (record: GameRecord, pool: Pool): Differences =>
  differences(isFormat1(record) ? { rules: RULES_OF_FORMAT_1, cards: {} } : record, pool);

/** The pool with the cards of a record. */
export const poolOfRecord = ({ players }: Pick<GameRecord, 'players'>, source: CardSource): Pool =>
  poolOfDecks(
    players.map(({ deck }) => deck),
    source,
  );

export const stateWritten = (state: State, pool: Pool): Start => ({
  hash: hashState(state, pool),
  state: writeState(state, pool),
});

// ---------------------------------------------------------------------------------------------- recording

/** A game that keeps its record; its forks keep none. */
export class RecordedGame extends PlayedGame {
  private readonly setup: GameSetup;
  private readonly every: number;
  private readonly start: Start | null;
  private readonly decisions: string[] = [];
  private readonly snapshots: Snapshot[] = [];
  private trail = '';

  constructor(setup: GameSetup, table: Table, every: number, start: Start | null = null) {
    super(table);
    this.setup = setup;
    this.every = every;
    this.start = start;
  }

  record(): GameRecord2 {
    const end = settled(this);
    return this.recordTo(end.hash());
  }

  /**
   * The record with a snapshot of the current state: it can be resumed even if later rules replay its past differently.
   */
  save(): GameRecord2 {
    const table = tableOf(settled(this));
    const now = stateWritten(table.state, table.pool);
    const record = this.recordTo(now.hash);
    const before = record.snapshots.filter(({ at }) => at < this.decisions.length);
    return { ...record, snapshots: [...before, { at: this.decisions.length, ...now }] };
  }

  private recordTo(end: string): GameRecord2 {
    const { seed, players, first = 'random', turnLimit = 0, pool } = this.setup;
    const { start } = this;
    const head = {
      engine: ENGINE_VERSION,
      rules: RULES_VERSION,
      cards: hashesOfDecks(players, pool),
      seed,
      players,
      first,
      turnLimit,
      start,
    };
    return {
      format: FORMATS[2],
      ...head,
      decisions: [...this.decisions],
      snapshots: [...this.snapshots],
      seal: sealOf(head, this.trail, end),
    };
  }

  protected override take(chosen: Option): void {
    if (this.optionCount >= 2) this.note(optionId(tableOf(this), chosen));
    super.take(chosen);
  }

  private note(id: string): void {
    const { state, pool } = tableOf(this);
    const at = this.decisions.length;
    if (at > 0 && at % this.every === 0) this.snapshots.push({ at, ...stateWritten(state, pool) });
    this.decisions.push(id);
    this.trail += markOf(tableOf(this), id);
  }
}

/** How a game is recorded. */
export interface RecordOptions {
  readonly snapshotEvery?: number;
  readonly listener?: ((event: GameEvent) => void) | null;
}

/** A new game that keeps its record, with a snapshot after every `snapshotEvery` decisions. */
export function recordGame(
  setup: GameSetup,
  { snapshotEvery = 500, listener = null }: RecordOptions = {},
): RecordedGame {
  const given = seated(setup);
  return new RecordedGame(given, dealtTable(given, listener), snapshotEvery);
}

/** Resumes from a state; the record starts there and counts decisions from 0. */
export function recordFrom(
  setup: GameSetup,
  from: State,
  { snapshotEvery = 500 }: RecordOptions = {},
): RecordedGame {
  const { pool, players, asks = 'choices' } = setup;
  const state = { ...cloneState(from), decisions: 0 };
  const start = stateWritten(state, pool);
  const names = players.map(({ name }) => name);
  const table = newTable(pool, state, names, asks);
  pump(table);
  return new RecordedGame(setup, table, snapshotEvery, start);
}
