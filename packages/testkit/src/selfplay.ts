import {
  Dice,
  type Game,
  type GameEvent,
  type GameSetup,
  newGame,
  type Option,
  type OptionOf,
  type Player,
} from '@methuselah/engine';
import {
  capacityOf,
  optionId,
  playerName,
  type Table,
  TURN_LIMIT,
  tableOf,
} from '@methuselah/engine/internal';
import type { CardCounts } from './cardcoverage.ts';
import { testDeck, testPool } from './cards/index.ts';
import { curiousPlaces } from './curious.ts';
import { type Oust, OustWatch } from './ousts.ts';

/** Random players: whole games from a seed, for the fuzzer, the benchmark and the tests. */

/**
 * `uniform` takes any option; `careful` any that does not spend its own last pool; `eager` is careful, brings out its
 * vampires one after the other, and prefers acting to passing and bleeding to other actions, which makes its games more
 * readable; `curious` is careful and prefers what cards have done least so far.
 */
export type Style = 'uniform' | 'careful' | 'eager' | 'curious';

/** Players with decks of test cards. The decks vary with the seed, so that many games use all cards. */
export function testPlayers(seats: number, seed = 0): Player[] {
  return Array.from({ length: seats }, (_, seat) => ({
    name: playerName(seat),
    deck: testDeck(seed * seats + seat),
  }));
}

export function testSetup(seed: number, seats: number, turnLimit = TURN_LIMIT): GameSetup {
  return { pool: testPool, seed, players: testPlayers(seats, seed), turnLimit };
}

/** The lowest pool cost of a use; cards in play may raise it a little. */
function poolCost(t: Table, o: OptionOf<'play' | 'use'>): number {
  const cost = t.pool.uses[o.use]?.cost.pool;
  if (cost === undefined) return 0;
  return typeof cost === 'number' ? cost + 1 : 2;
}

/** Decisions a careful player looks ahead: enough for a card's choices and the passes of an action. */
const LOOKAHEAD = 40;

/** Would the decider oust itself by this option if nobody interfered? Tried on a fork. */
function spendsLastPool(game: Game, place: number): boolean {
  const t = tableOf(game);
  const seat = game.decider;
  const chosen = t.decision?.options[place];
  const pool = t.state.seats[seat]?.pool ?? 0;
  if (!chosen || chosen.verb === 'pass') return false;
  if (chosen.verb === 'transfer' || chosen.verb === 'drawCrypt' || chosen.verb === 'merge') return pool <= 1;
  if ((chosen.verb === 'play' || chosen.verb === 'use') && poolCost(t, chosen) >= pool) return true;
  if (pool > 8) return false;
  const fork = game.fork();
  const watch = new OustWatch();
  fork.onEvent((event) => watch.see(event));
  fork.chooseAt(place);
  // Passing is the first option where possible, so this plays out the card or action without interference.
  const depth = t.state.frames.length;
  for (let i = 0; i < LOOKAHEAD && tableOf(fork).decision !== null; i++) {
    if (tableOf(fork).state.frames.length <= depth || watch.ousts.length > 0) break;
    fork.chooseAt(0);
  }
  return watch.ousts.some((oust) => oust.seat === seat && oust.by === seat);
}

/** The index of the option that a random player of this style takes. */
export function pickPlace(game: Game, dice: Dice, style: Style, counts: CardCounts = {}): number {
  if (style === 'eager' || style === 'curious') {
    const places = style === 'eager' ? eagerPlaces(game, dice) : curiousPlaces(game, dice, counts);
    const liked = places[dice.roll(places.length)];
    if (liked !== undefined && !spendsLastPool(game, liked)) return liked;
  }
  const n = game.optionCount;
  const first = dice.roll(n);
  if (style === 'uniform' || !spendsLastPool(game, first)) return first;
  const places = Array.from({ length: n }, (_, i) => i).filter((i) => i !== first);
  while (places.length > 0) {
    const [place = 0] = places.splice(dice.roll(places.length), 1);
    if (!spendsLastPool(game, place)) return place;
  }
  return first;
}

/** Indexes of the options an eager player chooses among; empty if it has no preference. */
function eagerPlaces(game: Game, dice: Dice): number[] {
  const t = tableOf(game);
  const { options, window } = t.decision ?? { options: [], window: '' };
  const places = (wanted: (o: Option) => boolean): number[] =>
    options.flatMap((o, place) => (wanted(o) ? [place] : []));
  if (window === 'influence') {
    const missing = (o: Option): number => {
      const card = o.verb === 'transfer' ? t.state.cards.find((c) => c.id === o.vampire) : undefined;
      return card ? capacityOf(t, card.id) - card.counters : Number.POSITIVE_INFINITY;
    };
    const ready = places((o) => o.verb === 'bringOut');
    if (ready.length > 0) return ready;
    const pool = t.state.seats[game.decider]?.pool ?? 0;
    const wanted = options.filter((o) => o.verb === 'transfer' && missing(o) > 0);
    const least = Math.min(...wanted.map(missing));
    return pool > 8 && wanted.length > 0
      ? places((o) => wanted.includes(o) && missing(o) === least)
      : places((o) => o.verb === 'pass');
  }
  if (window === 'minion' && dice.percent(60)) {
    const bleeds = places((o) => isBleed(t, o));
    if (bleeds.length > 0) return bleeds;
  }
  // Block sometimes; take duties and actions usually.
  const wish = window === 'beforeBlocks' || window === 'blocking' ? 30 : 85;
  return dice.percent(wish) ? places((o) => o.verb !== 'pass') : [];
}

function isBleed(t: Table, o: Option): boolean {
  if (o.verb === 'act') return o.action === 'bleed';
  return (o.verb === 'play' || o.verb === 'use') && t.pool.uses[o.use]?.text.action?.kind === 'bleed';
}

export interface PlayedOut {
  readonly game: Game;
  /** The id of the option taken at each decision. */
  readonly record: string[];
  readonly ousts: readonly Oust[];
  readonly limitReached: boolean;
}

export interface PlayOptions {
  readonly seed: number;
  readonly seats: number;
  readonly style: Style;
  readonly turnLimit?: number;
  /** The setup, if not test cards. */
  readonly setup?: GameSetup;
  /** Coverage so far, for a curious player. */
  readonly counts?: CardCounts;
  /** Called at each decision, before the choice. */
  readonly atDecision?: (game: Game, taken: number) => void;
  /** Called with each choice, before it is applied. */
  readonly onChoice?: (game: Game, chosen: Option) => void;
  readonly onEvent?: (event: GameEvent, game: Game) => void;
  /** If false, the record stays empty and the game is faster. */
  readonly keepRecord?: boolean;
}

export function playGame(options: PlayOptions): PlayedOut {
  const { seed, seats, style, atDecision, onChoice, onEvent, keepRecord = true } = options;
  const game = newGame(options.setup ?? testSetup(seed, seats, options.turnLimit));
  const watch = new OustWatch();
  game.onEvent((event) => {
    watch.see(event);
    onEvent?.(event, game);
  });
  const dice = new Dice(seed);
  const record: string[] = [];
  for (let taken = 0; tableOf(game).decision !== null; taken++) {
    atDecision?.(game, taken);
    const place = pickPlace(game, dice, style, options.counts);
    const chosen = tableOf(game).decision?.options[place];
    if (keepRecord && chosen) record.push(optionId(tableOf(game), chosen));
    if (chosen) onChoice?.(game, chosen);
    game.chooseAt(place);
  }
  return { game, record, ousts: watch.ousts, limitReached: tableOf(game).state.limitReached };
}

/** Plays a game to its end, or for a number of decisions. */
export function playOn(game: Game, seed: number, style: Style, decisions = Number.POSITIVE_INFINITY): void {
  const dice = new Dice(seed);
  for (let taken = 0; taken < decisions && game.optionCount > 0; taken++)
    game.chooseAt(pickPlace(game, dice, style));
}

// ---------------------------------------------------------------------------------------------- benchmark

export interface BenchRun {
  readonly decisions: number;
  /** Microseconds per decision: applying an option and running to the next decision. */
  readonly samples: Float64Array;
  /** The table turn of each decision. */
  readonly turnOf: Uint16Array;
}

/** A game between uniform players, timed per decision. Only the game itself is inside the timed part. */
export function benchGame(seed: number, setup: GameSetup): BenchRun {
  const game = newGame(setup);
  const table = tableOf(game);
  const dice = new Dice(seed);
  let samples = new Float64Array(4096);
  let turnOf = new Uint16Array(4096);
  let n = 0;
  while (table.decision !== null) {
    if (n === samples.length) {
      samples = grown(samples, new Float64Array(n * 2));
      turnOf = grown(turnOf, new Uint16Array(n * 2));
    }
    turnOf[n] = table.state.turn;
    const place = dice.roll(table.decision.options.length);
    const start = performance.now();
    game.chooseAt(place);
    samples[n++] = (performance.now() - start) * 1000;
  }
  return { decisions: n, samples, turnOf };
}

function grown<T extends Float64Array | Uint16Array>(from: T, to: T): T {
  to.set(from);
  return to;
}

/** Clones a five-player mid-game state for about `ms` milliseconds. */
export function cloneBench(ms: number, setup: (seed: number) => GameSetup): { clones: number; ms: number } {
  const game = gameInFullSwing(setup);
  let clones = 0;
  const start = performance.now();
  let elapsed = 0;
  while (elapsed < ms) {
    for (let i = 0; i < 100; i++) if (game.fork().over) throw new Error('A game in full swing is not over.');
    clones += 100;
    elapsed = performance.now() - start;
  }
  return { clones, ms: elapsed };
}

/** Five players, all still in, at table turn 20. */
function gameInFullSwing(setup: (seed: number) => GameSetup): Game {
  for (let seed = 1; ; seed++) {
    const game = newGame(setup(seed));
    const dice = new Dice(seed);
    while (!game.over && tableOf(game).state.turn < 20) game.chooseAt(pickPlace(game, dice, 'careful'));
    if (!game.over && tableOf(game).state.seats.every((p) => !p.ousted)) return game;
  }
}
