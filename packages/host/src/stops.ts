import {
  CHOICES,
  currentAction,
  currentCombat,
  currentReferendum,
  isSeatTarget,
  predator,
  prey,
  type Seat,
  type Table,
  type Target,
  targetSeat,
} from '@methuselah/engine';
import type { Orders } from './protocol.ts';

/** Where a person is asked, and where a standing order passes for them: by window and relation, never by card. */

export const DEFAULT_ORDERS: Orders = {
  aimedAtMe: true,
  neighbours: true,
  crossTable: false,
  myCombats: true,
  otherCombats: false,
  referendums: true,
  belowPool: 0,
};

export const passPlace = (t: Table): number =>
  t.decision?.options.findIndex(({ verb }) => verb === 'pass') ?? -1;

/** Do the orders let a seat decide here? In its own turn and where something must be chosen it always does. */
export function stopsAt(t: Table, seat: Seat, orders: Orders): boolean {
  const window = t.decision?.window;
  if (passPlace(t) < 0 || t.state.active === seat || CHOICES.some((choice) => choice === window)) return true;
  return poolOf(t, seat) < orders.belowPool || orders[occasionOf(t, seat)];
}

type Occasion = Exclude<keyof Orders, 'belowPool'>;

/** What others are doing, to a seat. */
function occasionOf(t: Table, seat: Seat): Occasion {
  const [action, combat] = [currentAction(t), currentCombat(t)];
  if (combat) return isFighting(t, seat) ? 'myCombats' : 'otherCombats';
  if (currentReferendum(t)) return 'referendums';
  const { active, frames } = t.state;
  const top = frames.findLast((frame) => frame.kind === 'play');
  const isOn = (target: Target): boolean =>
    isSeatTarget(target) ? targetSeat(target) === seat : isMine(t, seat, target);
  if (isAimedAt(t, seat) || top?.cast.picks.some(isOn)) return 'aimedAtMe';
  const isRoutine = action?.action === 'hunt' || action?.action === 'equip';
  const isAtOthers = (action?.directedAt.length ?? 0) > 0;
  const isNeighbour = active === prey(t, seat) || active === predator(t, seat);
  return isNeighbour && !isRoutine && !isAtOthers ? 'neighbours' : 'crossTable';
}

// ---------------------------------------------------------------------------------------------- passing until

/** Passing until something happens: a standing order of one seat. */
export interface Passing {
  readonly until: 'turn' | 'choice';
  /** The turn in which it was given, what concerned the seat then, and its pool. */
  readonly turn: number;
  readonly concern: string;
  readonly pool: number;
  /** It was given during an action of the seat's own turn: it ends with that action, not with the turn. */
  readonly inAction: boolean;
}

export const passingFrom = (t: Table, seat: Seat, until: Passing['until']): Passing => ({
  until,
  turn: t.state.turn,
  concern: concernOf(t, seat),
  pool: poolOf(t, seat),
  inAction: t.state.active === seat && currentAction(t) !== undefined,
});

/**
 * Does the order still hold? It ends where passing is not possible; "until my turn" also where the seat is concerned anew,
 * or has lost pool and is below what it chose.
 */
export function isPassing(t: Table, seat: Seat, passing: Passing, belowPool = 0): boolean {
  if (passPlace(t) < 0) return false;
  if (passing.until === 'choice') return true;
  const pool = poolOf(t, seat);
  if (pool < belowPool && pool < passing.pool) return false;
  if (t.state.active === seat)
    return t.state.turn === passing.turn && !(passing.inAction && currentAction(t) === undefined);
  const now = concernOf(t, seat);
  return now === '' || now === passing.concern;
}

/** What is directed at a seat, fights one of its minions, or is voted on; empty for the business of others. */
function concernOf(t: Table, seat: Seat): string {
  const [action, combat, referendum] = [currentAction(t), currentCombat(t), currentReferendum(t)];
  const at = `${t.state.turn}`;
  if (combat && isFighting(t, seat)) return `${at} combat ${combat.first} ${combat.second}`;
  if (referendum) return `${at} referendum ${referendum.cast.card} ${referendum.diablerist}`;
  if (action && isAimedAt(t, seat)) return `${at} action ${action.minion} ${action.cast.card}`;
  return '';
}

// ---------------------------------------------------------------------------------------------- questions

const poolOf = (t: Table, seat: Seat): number => t.state.seats[seat]?.pool ?? 0;

const isMine = (t: Table, seat: Seat, id: number): boolean =>
  t.state.cards.some((c) => c.id === id && c.controller === seat);

function isFighting(t: Table, seat: Seat): boolean {
  const combat = currentCombat(t);
  return combat !== undefined && (isMine(t, seat, combat.first) || isMine(t, seat, combat.second));
}

function isAimedAt(t: Table, seat: Seat): boolean {
  const action = currentAction(t);
  if (action === undefined) return false;
  return action.directedAt.includes(seat) || action.targets.some((id) => isMine(t, seat, id));
}
