import type { Seat, Target } from '@methuselah/engine';
import {
  CHOICES,
  currentAction,
  currentCombat,
  currentReferendum,
  isSeatTarget,
  predator,
  prey,
  type Table,
  targetSeat,
} from '@methuselah/engine/internal';
import type { Orders } from './contract/index.ts';

/** Where a person is asked, and where a standing order passes for them. Depends on window and relation, never on cards. */

export const DEFAULT_ORDERS: Orders = {
  aimedAtMe: true,
  neighbours: true,
  crossTable: false,
  myCombats: true,
  otherCombats: false,
  referendums: true,
  needless: false,
  belowPool: 0,
};

export const passPlace = (t: Table): number =>
  t.decision?.options.findIndex(({ verb }) => verb === 'pass') ?? -1;

/** Do the orders let a seat decide here? Always in its own turn, and where passing is not possible. */
export function stopsAt(t: Table, seat: Seat, orders: Orders): boolean {
  const window = t.decision?.window;
  if (passPlace(t) < 0 || t.state.active === seat || CHOICES.some((choice) => choice === window)) return true;
  return poolOf(t, seat) < orders.belowPool || orders[affairOf(t, seat).is];
}

type Occasion = Exclude<keyof Orders, 'belowPool' | 'needless'>;

/** What others are doing, as it concerns a seat, and a key to tell it from the next one. */
interface Affair {
  readonly is: Occasion;
  readonly key: string;
}

function affairOf(t: Table, seat: Seat): Affair {
  const { active, frames, turn } = t.state;
  const affair = (is: Occasion, ...about: number[]): Affair => ({ is, key: [turn, is, ...about].join(' ') });
  const [action, combat, referendum] = [currentAction(t), currentCombat(t), currentReferendum(t)];
  const isMine = (id: number): boolean => t.state.cards.some((c) => c.id === id && c.controller === seat);
  const isOn = (target: Target): boolean =>
    isSeatTarget(target) ? targetSeat(target) === seat : isMine(target);
  if (combat) {
    const fighters = combat.sides.map(({ minion }) => minion);
    return affair(fighters.some(isMine) ? 'myCombats' : 'otherCombats', ...fighters);
  }
  if (referendum) return affair('referendums', referendum.context.card, referendum.diablerist);
  if (action && (action.directedAt.includes(seat) || action.targets.some(isMine)))
    return affair('aimedAtMe', action.minion, action.context.card);
  const play = frames.findLast((frame) => frame.kind === 'play');
  if (play?.context.picks.some(isOn)) return affair('aimedAtMe', play.context.card);
  const isRoutine = action?.action === 'hunt' || action?.action === 'equip';
  const isAtOthers = (action?.directedAt.length ?? 0) > 0;
  const isNeighbour = active === prey(t, seat) || active === predator(t, seat);
  return affair(isNeighbour && !isRoutine && !isAtOthers ? 'neighbours' : 'crossTable');
}

const poolOf = (t: Table, seat: Seat): number => t.state.seats[seat]?.pool ?? 0;

// ---------------------------------------------------------------------------------------------- passing

/** A seat's standing order to pass until something happens. */
export interface Passing {
  readonly until: 'turn' | 'choice';
  /** When the order was given: the turn, what others were doing, and the pool of the seat. */
  readonly turn: number;
  readonly affair: string;
  readonly pool: number;
  /** Given during an action in the seat's own turn: it ends with that action, not with the turn. */
  readonly inAction: boolean;
}

/** What interrupts passing until the seat's turn: only what concerns the seat itself. */
const UNTIL_MY_TURN: Readonly<Record<Occasion, boolean>> = {
  aimedAtMe: true,
  neighbours: false,
  crossTable: false,
  myCombats: true,
  otherCombats: false,
  referendums: true,
};

export const passingFrom = (t: Table, seat: Seat, until: Passing['until']): Passing => ({
  until,
  turn: t.state.turn,
  affair: affairOf(t, seat).key,
  pool: poolOf(t, seat),
  inAction: t.state.active === seat && currentAction(t) !== undefined,
});

/** Has the turn begun until which the seat was to pass? */
export const isTurnReached = ({ state }: Table, seat: Seat, { until, turn }: Passing): boolean =>
  until === 'turn' && state.active === seat && state.turn !== turn;

/**
 * Does the order still hold? It ends where passing is not possible. "Until my turn" also ends when something new concerns the
 * seat, or when it loses pool and is below its chosen limit.
 */
export function isPassing(t: Table, seat: Seat, passing: Passing, belowPool = 0): boolean {
  if (passPlace(t) < 0) return false;
  if (passing.until === 'choice') return true;
  const pool = poolOf(t, seat);
  if (pool < belowPool && pool < passing.pool) return false;
  if (t.state.active === seat)
    return t.state.turn === passing.turn && !(passing.inAction && currentAction(t) === undefined);
  const { is, key } = affairOf(t, seat);
  return key === passing.affair || !UNTIL_MY_TURN[is];
}
