import type { Game, Seat } from '@methuselah/engine';
import { tableOf } from '@methuselah/engine/internal';
import type { Bot } from '../bot.ts';
import { answer, BUDGET } from '../bots.ts';

/** One game between bots, played to its end and told in numbers. */

/**
 * Only one is left because the others were ousted, or one withdrew; or nobody is left; or it took too long; or it was
 * given up, as it went round in a circle or broke.
 */
export const GAME_ENDS = ['ousting', 'withdrawal', 'nobodyLeft', 'turnLimit', 'unfinished'] as const;
export type GameEnd = (typeof GAME_ENDS)[number];

export interface SeatOutcome {
  readonly victoryPoints: number;
  readonly pool: number;
  readonly decisions: number;
  /** How they left the game, in which turn of the table, and who gained the victory point; null if they did not. */
  readonly out: Out | null;
}
export interface Out {
  readonly how: 'ousted' | 'withdrew';
  readonly turn: number;
  readonly by: Seat | null;
}

/** What a bot, or the game, did wrong. After a wrong answer the first option is taken, and the game goes on. */
export interface Fault {
  readonly kind: 'threw' | 'illegal' | 'broken' | 'endless';
  readonly seat: Seat;
  /** Which decision of the game, from 0. */
  readonly decision: number;
  readonly message: string;
}

export interface Outcome {
  readonly winner: Seat | null;
  readonly end: GameEnd;
  readonly turns: number;
  readonly decisions: number;
  readonly seats: readonly SeatOutcome[];
  /** The pool of each seat as each round of the table begins. */
  readonly pools: readonly (readonly number[])[];
  readonly faults: readonly Fault[];
  /** By the seat: answers that took longer than the budget. Of the machine, not of the game: another run has others. */
  readonly late: readonly number[];
}

/** No game takes so many decisions: somebody goes round in a circle. */
const ENDLESS = 20_000;

export function playOut(game: Game, bots: readonly Bot[], budget = BUDGET): Outcome {
  const table = tableOf(game);
  const seats = table.state.seats.length;
  const outs = watchOuts(game);
  const faults: Fault[] = [];
  const late = Array.from({ length: seats }, () => 0);
  const taken = Array.from({ length: seats }, () => 0);
  const pools: number[][] = [];
  let decisions = 0;
  const fault: Blame = (kind, cause) => {
    const message = cause instanceof Error ? cause.message : String(cause);
    faults.push({ kind, seat: game.decider, decision: decisions, message });
  };
  for (; !game.over; decisions++) {
    const { decider } = game;
    while (table.state.turn > pools.length * seats) pools.push(table.state.seats.map(({ pool }) => pool));
    if (decisions >= ENDLESS) {
      fault('endless', `${ENDLESS} decisions are more than any game takes.`);
      break;
    }
    const before = process.threadCpuUsage();
    const place = placeFrom(game, bots[decider], budget, fault);
    // The thread's own time: a busy machine makes nobody late
    const { user, system } = process.threadCpuUsage(before);
    if ((user + system) / 1000 > budget) late[decider] = (late[decider] ?? 0) + 1;
    taken[decider] = (taken[decider] ?? 0) + 1;
    try {
      game.chooseAt(place);
    } catch (cause) {
      fault('broken', cause);
      break;
    }
  }
  const { state } = table;
  return {
    winner: game.winner < 0 ? null : game.winner,
    end: endOf(game, outs),
    turns: state.turn,
    decisions,
    seats: state.seats.map(({ victoryPoints, pool }, seat) => ({
      victoryPoints,
      pool,
      decisions: taken[seat] ?? 0,
      out: outs.get(seat) ?? null,
    })),
    pools,
    faults,
    late,
  };
}

type Blame = (kind: Fault['kind'], cause: unknown) => void;

/** The place of the option that a bot takes; the first one, if its answer is none. */
function placeFrom(game: Game, bot: Bot | undefined, budget: number, blame: Blame): number {
  try {
    if (!bot) throw new Error('Nobody sits here.');
    const place = answer(game, bot, budget);
    if (Number.isInteger(place) && place >= 0 && place < game.optionCount) return place;
    blame('illegal', `There is no option ${place}.`);
  } catch (cause) {
    blame('threw', cause);
  }
  return 0;
}

/** Who leaves the game, and who is rewarded for it. */
function watchOuts(game: Game): ReadonlyMap<Seat, Out> {
  const outs = new Map<Seat, Out>();
  game.onEvent((e) => {
    if (e.type === 'ousted' || e.type === 'withdrew')
      outs.set(e.seat, { how: e.type, turn: e.when.turn, by: null });
    else if (e.type === 'victoryPoint') {
      const out = outs.get(e.ousted);
      if (out) outs.set(e.ousted, { ...out, by: e.seat });
    }
  });
  return outs;
}

function endOf(game: Game, outs: ReadonlyMap<Seat, Out>): GameEnd {
  const { state } = tableOf(game);
  if (!game.over) return 'unfinished';
  if (state.limitReached) return 'turnLimit';
  if (state.seats.every((p) => p.ousted)) return 'nobodyLeft';
  return [...outs.values()].some(({ how }) => how === 'withdrew') ? 'withdrawal' : 'ousting';
}
