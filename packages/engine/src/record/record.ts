import {
  dealtTable,
  type Game,
  type GameSetup,
  newGame,
  PlayedGame,
  resume,
  seated,
  tableOf,
  wrongNumbers,
} from '../game/game.ts';
import { isSeatCount, LIMITS, type OverLimit, playersOverLimit, tooManyDecisions } from '../game/limits.ts';
import type { Pool } from '../language/pool.ts';
import { findOption } from '../notation/decision.ts';
import { optionId } from '../notation/ids.ts';
import { misplacedCards, type Player, problemInWords } from '../rules/setup.ts';
import { cloneState } from '../state/clone.ts';
import type { Seed } from '../state/seed.ts';
import { hashState } from '../state/serialise.ts';
import type { Seat, State } from '../state/types.ts';
import type { GameEvent } from '../table/events.ts';
import type { Option } from '../table/options.ts';
import type { Asks, Table } from '../table/table.ts';
import { otherEngine, readState } from './saved.ts';
import { endHash, markOf, type Seal, sealOf, wrongSeal } from './seal.ts';
import { corrupt, excerpt, isFields, misfit, parseJson, type Refusal, type Shape } from './shape.ts';
import { ENGINE_VERSION } from './version.ts';

/**
 * A record: everything from which a game can be played again, decision by decision. It holds only decisions with two or
 * more options, by stable id, so that it is the same whether or not single options were asked for.
 */
export interface GameRecord {
  readonly format: 'methuselah record 1';
  readonly engine: string;
  readonly cards: string;
  readonly seed: Seed;
  readonly players: readonly Player[];
  readonly first: Seat | 'random';
  readonly turnLimit: number;
  readonly decisions: readonly string[];
  readonly snapshots: readonly Snapshot[];
  readonly seal: Seal;
}
/** The game before decision `at` (counted from 0). */
export interface Snapshot {
  readonly at: number;
  readonly hash: string;
  readonly state: State;
}

const FORMAT = 'methuselah record 1';

/** Where a replay leaves its record. */
export interface Divergence {
  readonly ok: false;
  readonly refused: 'diverged';
  /** The number of the decision, counted from 0. */
  readonly at: number;
  readonly expected: string;
  readonly offered: readonly string[];
  readonly message: string;
}
/** The game that was played again, or why it could not be. */
export type ReplayResult = { readonly ok: true; readonly game: Game } | Refusal | Divergence;

// ---------------------------------------------------------------------------------------------- recording

/** A game that keeps its record. Its forks keep none. */
export class RecordedGame extends PlayedGame {
  private readonly setup: GameSetup;
  private readonly every: number;
  private readonly decisions: string[] = [];
  private readonly snapshots: Snapshot[] = [];
  private trail = '';

  constructor(setup: GameSetup, table: Table, every: number) {
    super(table);
    this.setup = setup;
    this.every = every;
  }

  record(): GameRecord {
    const { seed, players, first = 'random', turnLimit = 0, pool } = this.setup;
    return {
      format: FORMAT,
      engine: ENGINE_VERSION,
      cards: pool.hash,
      seed,
      players,
      first,
      turnLimit,
      decisions: [...this.decisions],
      snapshots: [...this.snapshots],
      seal: sealOf({ seed, players, first, turnLimit }, this.trail, endHash(this)),
    };
  }

  protected override take(chosen: Option): void {
    if (this.optionCount >= 2) this.note(optionId(tableOf(this), chosen));
    super.take(chosen);
  }

  private note(id: string): void {
    const { state } = tableOf(this);
    if (this.decisions.length > 0 && this.decisions.length % this.every === 0)
      this.snapshots.push({ at: this.decisions.length, hash: hashState(state), state: cloneState(state) });
    this.decisions.push(id);
    this.trail += markOf(tableOf(this), id);
  }
}

/** A new game that keeps its record, with a snapshot every so many decisions. */
export function recordGame(
  setup: GameSetup,
  { snapshotEvery = 500, listener = null }: RecordOptions = {},
): RecordedGame {
  const given = seated(setup);
  return new RecordedGame(given, dealtTable(given, listener), snapshotEvery);
}
/** How a game is recorded. */
export interface RecordOptions {
  readonly snapshotEvery?: number;
  readonly listener?: ((event: GameEvent) => void) | null;
}

// ---------------------------------------------------------------------------------------------- replay

/** How far and from where a record is played. */
export interface ReplayOptions {
  /** Stops before this decision, counted from 0. */
  readonly to?: number;
  readonly asks?: Asks;
  /** Replays a record of another engine or of other cards too, as far as it goes. */
  readonly anyEngine?: boolean;
  /** Begins at the last snapshot instead of the setup. */
  readonly fromSnapshot?: boolean;
}

/** Plays a record again, up to its end or to a decision in between. */
export function replay(record: GameRecord, pool: Pool, options: ReplayOptions = {}): ReplayResult {
  const other = options.anyEngine ? null : otherEngine(record, pool, 'record');
  if (other) return other;
  const to = Math.min(options.to ?? record.decisions.length, record.decisions.length);
  const begun = begin(record, pool, to, options);
  if (!begun.ok) return begun;
  const diverging = replayOn(begun.game, record, to);
  return diverging ?? begun;
}

/** Takes a record's decisions in a game that stands at one of them; null if it went as recorded. */
export function replayOn(game: Game, record: GameRecord, to = record.decisions.length): Divergence | null {
  const table = tableOf(game);
  const snapshots = new Map(record.snapshots.map((s) => [s.at, s.hash]));
  for (;;) {
    const at = table.state.decisions;
    const pending = table.decision;
    if (pending !== null && pending.options.length === 1) {
      game.chooseAt(0);
      continue;
    }
    const hash = snapshots.get(at);
    if (hash !== undefined && hash !== game.hash())
      return diverged(table, '', 'the game is not the one of the snapshot');
    if (at >= to) return null;
    const id = record.decisions[at] ?? '';
    if (pending === null) return diverged(table, id, 'the game is over');
    const chosen = findOption(table, pending, id);
    if (chosen === undefined) return diverged(table, id, `"${excerpt(id)}" is not offered`);
    game.chooseAt(pending.options.indexOf(chosen));
  }
}

function begin(record: GameRecord, pool: Pool, to: number, options: ReplayOptions): ReplayResult {
  const last = options.fromSnapshot ? record.snapshots.findLast((s) => s.at <= to) : undefined;
  if (last) {
    const read = readState(last.state, last.hash);
    if (!read.ok) return read;
    const names = record.players.map((p) => p.name);
    if (read.state.decisions !== last.at || read.state.seats.length !== names.length)
      return { ok: false, refused: 'corrupt', message: `The snapshot at ${last.at} is not of this record.` };
    return { ok: true, game: resume(pool, read.state, names, options.asks) };
  }
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
  return {
    ok: true,
    game: newGame({ pool, seed, players, first, turnLimit, asks: options.asks ?? 'choices' }),
  };
}

export function diverged(t: Table, expected: string, why: string): Divergence {
  const at = t.state.decisions;
  const where = t.decision === null ? '' : ` (${t.decision.window})`;
  return {
    ok: false,
    refused: 'diverged',
    at,
    expected,
    offered: t.decision?.options.map((o) => optionId(t, o)) ?? [],
    message: `The replay leaves the record at decision ${at}${where}: ${why}.`,
  };
}

// ---------------------------------------------------------------------------------------------- reading

const RECORD: Shape = {
  format: 'string',
  engine: 'string',
  cards: 'string',
  seed: 'seed',
  players: 'list',
  turnLimit: 'number',
  decisions: 'strings',
  snapshots: 'list',
  seal: 'object',
};
const DECK: Shape = { crypt: 'numbers', library: 'numbers' };
const SNAPSHOT: Shape = { at: 'number', hash: 'string', state: 'object' };

/** A record from JSON. Whatever is wrong with it is said, never thrown. */
export function readRecord(json: string): { readonly ok: true; readonly record: GameRecord } | Refusal {
  const parsed = parseJson(json);
  if (!parsed.ok) return parsed;
  const wrong = wrongRecord(parsed.value);
  if (wrong !== null) return corrupt(wrong);
  const record = parsed.value as GameRecord;
  const over = overLimit(record);
  return over === null ? { ok: true, record } : { ok: false, ...over };
}

/** What is beyond the limits of a record that is otherwise laid out as one. */
function overLimit({ players, decisions }: GameRecord): OverLimit | null {
  if (decisions.length > LIMITS.decisions) return tooManyDecisions(decisions.length);
  return playersOverLimit(players);
}

function wrongRecord(value: unknown): string | null {
  const wrong = misfit(value, RECORD, 'the record');
  if (wrong !== null || !isFields(value)) return wrong;
  if (value.format !== FORMAT) return `"${excerpt(`${value.format}`)}" is no format of a record.`;
  const players = value.players as readonly unknown[];
  if (!isSeatCount(players.length)) return `A game has 2 to 6 players, not ${players.length}.`;
  const numbers = wrongNumbers(value.seed, value.first, value.turnLimit, players.length);
  if (numbers !== null) return numbers;
  for (const player of players) {
    const misfitting = misfit(player, { name: 'string', deck: 'object' }, 'a player');
    if (misfitting !== null) return misfitting;
    const deck = misfit(isFields(player) ? player.deck : null, DECK, 'a deck');
    if (deck !== null) return deck;
  }
  const seal = wrongSeal(value.seal);
  if (seal !== null) return seal;
  const decisions = value.decisions as readonly string[];
  const long = decisions.findIndex((id) => id.length > LIMITS.option);
  if (long >= 0) return `Decision ${long} is longer than any option.`;
  const snapshots = value.snapshots as readonly unknown[];
  if (snapshots.length > decisions.length) return 'There are more snapshots than decisions.';
  for (const snapshot of snapshots) {
    const misfitting = misfit(snapshot, SNAPSHOT, 'a snapshot');
    if (misfitting !== null) return misfitting;
  }
  return null;
}
