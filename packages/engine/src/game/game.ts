import { pump, take } from '../flow/pump.ts';
import type { Noted } from '../language/noted.ts';
import type { Pool } from '../language/pool.ts';
import { type Decision, decisionId, describeDecision, findOption } from '../notation/decision.ts';
import { eventFor } from '../query/visibility.ts';
import type { Influence } from '../rules/influence.ts';
import { winnerOf } from '../rules/oust.ts';
import { deal, emptyState, misplacedCards, type Player, problemInWords, seating } from '../rules/setup.ts';
import { cloneState } from '../state/clone.ts';
import { fitsLedger } from '../state/ledger.ts';
import { isSeed, type Seed } from '../state/seed.ts';
import { hashState } from '../state/serialise.ts';
import type { CardId, Seat, State } from '../state/types.ts';
import type { GameEvent } from '../table/events.ts';
import { emptyIndex } from '../table/indexes.ts';
import type { BasicAction, Option, PendingDecision } from '../table/options.ts';
import { type Asks, nothingUnderWay, type Reason, type Table } from '../table/table.ts';
import { explainAction, explainBlock, explainCard, explainInfluence } from '../view/explain.ts';
import { Keyring, type WrittenKeyring } from '../view/keyring.ts';
import { type View, type Viewer, viewOf } from '../view/view.ts';
import { book } from './book.ts';
import { isSeatCount, playersOverLimit } from './limits.ts';

/** Everything a game is set up from: cards, seed, players and house rules. */
export interface GameSetup {
  readonly pool: Pool;
  readonly seed: Seed;
  /** 2 to 6 players, clockwise in this order unless `seating` is random. */
  readonly players: readonly Player[];
  readonly seating?: 'given' | 'random';
  /** The seat that begins; drawn from the seed by default. */
  readonly first?: Seat | 'random';
  /** House rule for simulations: the game ends after this many table turns. Off by default. */
  readonly turnLimit?: number;
  /** Which forced passes are still shown as decisions; none by default. */
  readonly asks?: Asks;
}

/** The result of a choice: a refusal is a value with a reason, never an exception, and leaves the game unchanged. */
export type ChooseResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly refused: ChooseRefusal; readonly message: string };
export const CHOOSE_REFUSALS = ['gameOver', 'staleDecision', 'notYourDecision', 'unknownOption'] as const;
/** Why a choice was refused. */
export type ChooseRefusal = (typeof CHOOSE_REFUSALS)[number];

/** The contract of a game: everything a player, a bot, a page or a server needs. */
export interface Game {
  /** The current decision with the complete list of legal options; null when the game is over. */
  readonly decision: Decision | null;
  /**
   * Takes an option of the current decision by id; with `seat`, by the id in that seat's view. The only input of a game.
   */
  choose(decision: string, option: string, seat?: Seat): ChooseResult;
  /** The same by the option's index: for programs that play many games. */
  chooseAt(place: number): void;
  /** The number of options and the deciding seat, without building any text. */
  readonly optionCount: number;
  readonly decider: Seat;
  /** An independent copy: changes to one do not affect the other. */
  fork(): Game;
  /** Everything a seat or a spectator may know; never more. */
  view(viewer: Viewer): View;
  /**
   * A viewer's own keys for cards, numbered in the order in which the viewer first sees them; starts at the first call.
   */
  keys(viewer: Viewer): Keyring;
  /** Why a card in hand cannot be played now, or a card in play cannot be used; null if it can. */
  explainCard(seat: Seat, card: CardId): Reason | null;
  /** Why a minion cannot take a basic action now; null if it can. */
  explainAction(minion: CardId, action: BasicAction): Reason | null;
  /** Why a minion cannot attempt to block the current action; null if it can. */
  explainBlock(minion: CardId): Reason | null;
  /** Why a vampire in a seat's uncontrolled region cannot be influenced this way now; null if it can. */
  explainInfluence(seat: Seat, vampire: CardId, influence: Influence): Reason | null;
  /** Sets the listener for events, limited to what the viewer may know; everything by default. */
  onEvent(listener: ((event: GameEvent) => void) | null, viewer?: Viewer): void;
  readonly over: boolean;
  /** The seat with the most victory points, or -1 (still playing, or a tie). */
  readonly winner: Seat;
  /** Equal for games in equal states, however they were reached. */
  hash(): string;
}

/** What a game that goes on elsewhere needs beside its state, so that all viewers find the same questions and keys. */
export interface Asides {
  readonly asked: readonly number[];
  readonly keyrings: readonly WrittenKeyring[];
}

export class PlayedGame implements Game {
  readonly #table: Table;
  /** Created on first use: most games are played by bots, and forked often. */
  #keyrings: Map<Viewer, Keyring> | null = null;

  constructor(table: Table) {
    this.#table = table;
  }
  static tableOf(game: Game): Table {
    if (!(#table in game)) throw new TypeError('This game was not made by this engine.');
    return game.#table;
  }
  get decision(): Decision | null {
    return this.#table.decision === null ? null : describeDecision(this.#table, this.#table.decision);
  }
  get optionCount(): number {
    return this.#table.decision?.options.length ?? 0;
  }
  get decider(): Seat {
    return this.#table.decision?.seat ?? -1;
  }
  choose(decision: string, optionId: string, seat?: Seat): ChooseResult {
    const pending = this.#table.decision;
    if (pending === null)
      return { ok: false, refused: 'gameOver', message: 'The game is over: there is nothing to decide.' };
    const current = decisionId(this.#table);
    if (decision !== current)
      return {
        ok: false,
        refused: 'staleDecision',
        message: `Decision ${decision} is not the one to be taken now; that is ${current}.`,
      };
    if (seat !== undefined && seat !== pending.seat) {
      return {
        ok: false,
        refused: 'notYourDecision',
        message: `It is for ${this.#table.names[pending.seat] ?? pending.seat} to decide, not for ${this.#table.names[seat] ?? seat}.`,
      };
    }
    const found = this.#option(pending, optionId, seat);
    if (found === undefined)
      return {
        ok: false,
        refused: 'unknownOption',
        message: `"${optionId}" is not among the ${pending.options.length} options of decision ${current}.`,
      };
    this.take(found);
    return { ok: true };
  }
  #option(pending: PendingDecision, id: string, seat?: Seat): Option | undefined {
    if (seat === undefined) return findOption(this.#table, pending, id);
    const keys = this.keys(seat);
    const { options } = describeDecision(this.#table, pending);
    return options.find((o) => keys.optionId(o.id) === id)?.option;
  }
  chooseAt(place: number): void {
    const chosen = this.#table.decision?.options[place];
    if (chosen === undefined) throw new RangeError(`There is no option ${place}.`);
    this.take(chosen);
  }
  protected take(chosen: Option): void {
    take(this.#table, chosen);
    if (this.#keyrings !== null) for (const keys of this.#keyrings.values()) keys.look(this.#table);
  }
  fork(): Game {
    const fork = new PlayedGame(forkTable(this.#table));
    if (this.#keyrings !== null)
      fork.#keyrings = new Map([...this.#keyrings].map(([viewer, keys]) => [viewer, keys.copy()]));
    return fork;
  }
  view(viewer: Viewer): View {
    return viewOf(this.#table, viewer, this.keys(viewer));
  }
  keys(viewer: Viewer): Keyring {
    this.#keyrings ??= new Map();
    const known = this.#keyrings.get(viewer);
    if (known) return known;
    const keys = new Keyring(viewer);
    keys.look(this.#table);
    this.#keyrings.set(viewer, keys);
    return keys;
  }
  /** What the state does not hold: how often each seat was asked, and the keys of the viewers. */
  writeAsides(): Asides {
    const keyrings = [...(this.#keyrings?.values() ?? [])].map((keys) => keys.write());
    return { asked: [...this.#table.asked], keyrings };
  }
  readAsides({ asked, keyrings }: Asides): void {
    this.#table.asked = [...asked];
    this.#keyrings = new Map(keyrings.map((written) => [written.viewer, Keyring.read(written)]));
  }
  explainCard(seat: Seat, card: CardId): Reason | null {
    return explainCard(this.#table, seat, card);
  }
  explainAction(minion: CardId, action: BasicAction): Reason | null {
    return explainAction(this.#table, minion, action);
  }
  explainBlock(minion: CardId): Reason | null {
    return explainBlock(this.#table, minion);
  }
  explainInfluence(seat: Seat, vampire: CardId, influence: Influence): Reason | null {
    return explainInfluence(this.#table, seat, vampire, influence);
  }
  onEvent(listener: ((event: GameEvent) => void) | null, viewer: Viewer = 'all'): void {
    this.#table.emit =
      listener === null || viewer === 'all'
        ? listener
        : (event) => listener(this.keys(viewer).event(eventFor(viewer, event)));
  }
  get over(): boolean {
    return this.#table.state.over;
  }
  get winner(): Seat {
    return winnerOf(this.#table);
  }
  hash(): string {
    return hashState(this.#table.state, this.#table.pool);
  }
}

/** The state and indexes behind a game, for records, bots, hosts and tests. Read only. */
export const tableOf = (game: Game): Table => PlayedGame.tableOf(game);

function forkTable(t: Table): Table {
  // The decision and the indexes are never mutated, so both games can share them.
  return {
    state: cloneState(t.state),
    pool: t.pool,
    noted: t.noted,
    book: t.book,
    names: t.names,
    asks: t.asks,
    emit: null,
    index: t.index,
    underWay: nothingUnderWay(),
    hands: t.hands.slice(),
    decision: t.decision,
    asked: t.asked.slice(),
  };
}

export function newTable(pool: Pool, state: State, names: readonly string[], asks: Asks = 'choices'): Table {
  if (!fitsLedger(pool)) throw new RangeError(`There are ${pool.cards.length} cards: too many for a game.`);
  return {
    state,
    pool,
    noted: notedIn(pool, state),
    book,
    names,
    asks,
    emit: null,
    index: emptyIndex(),
    underWay: nothingUnderWay(),
    hands: [],
    decision: null,
    asked: [],
  };
}

/** By the cards of the decks, not of the pool: a game is the same, whatever other cards are known where it is played on. */
const notedIn = ({ cards }: Pool, { def }: State): ReadonlySet<Noted> =>
  new Set([...new Set(def)].flatMap((index) => cards[index]?.noted ?? []));

/** Creates a game from a state and runs it to its next decision. */
export function resume(
  pool: Pool,
  state: State,
  names: readonly string[],
  asks: Asks = 'choices',
): PlayedGame {
  const table = newTable(pool, state, names, asks);
  pump(table);
  return new PlayedGame(table);
}

/** Puts the players in seating order, drawing it from the seed if it is random. */
export function seated(setup: GameSetup): GameSetup {
  if (setup.seating !== 'random') return setup;
  const players = seating(setup.seed, setup.players.length).map((i) => setup.players[i] as Player);
  return { ...setup, players, seating: 'given' };
}

/** What is wrong with the seed, first seat or turn limit of a setup, in words; null if nothing is. */
export function wrongNumbers(
  seed: unknown,
  first: unknown,
  turnLimit: unknown,
  seats: number,
): string | null {
  const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
  if (!isSeed(seed)) return `The seed should be a whole number or 32 hexadecimal digits, not ${seed}.`;
  if (first !== 'random' && !(isWhole(first) && first >= 0 && first < seats))
    return 'The first player should be a seat or "random".';
  if (!isWhole(turnLimit) || turnLimit < 0)
    return `The turn limit should be a whole number from 0, not ${turnLimit}.`;
  return null;
}

/** The table of a new game, dealt and run to its first decision. */
export function dealtTable(given: GameSetup, listener: ((event: GameEvent) => void) | null): Table {
  const setup = seated(given);
  const n = setup.players.length;
  // R-GEN-01: four or five players; tables of 2, 3 and 6 can be played by the same rules
  if (!isSeatCount(n)) throw new RangeError(`A game has 2 to 6 players, not ${n}.`);
  const over = playersOverLimit(setup.players);
  if (over !== null) throw new RangeError(over.message);
  const wrong = wrongNumbers(setup.seed, setup.first ?? 'random', setup.turnLimit ?? 0, n);
  if (wrong !== null) throw new RangeError(wrong);
  for (const { name, deck } of setup.players) {
    // R-GEN-06: a card in the wrong deck makes the game unplayable; other breaches of deck construction are allowed
    const [problem] = misplacedCards(setup.pool, deck);
    if (problem) throw new RangeError(`${name} cannot play: ${problemInWords(setup.pool, problem)}`);
  }
  const state = emptyState(
    setup.pool,
    setup.players.map((p) => p.deck),
    setup.seed,
  );
  state.turnLimit = setup.turnLimit ?? 0;
  const table = newTable(
    setup.pool,
    state,
    setup.players.map((p) => p.name),
    setup.asks ?? 'choices',
  );
  table.emit = listener;
  deal(table, setup.first ?? 'random');
  pump(table);
  return table;
}

/** Deals a new game and runs it to its first decision; throws a `RangeError` that says what is wrong with the setup. */
export function newGame(setup: GameSetup, listener: ((event: GameEvent) => void) | null = null): Game {
  return playedGame(setup, listener);
}
export const playedGame = (
  setup: GameSetup,
  listener: ((event: GameEvent) => void) | null = null,
): PlayedGame => new PlayedGame(dealtTable(setup, listener));
