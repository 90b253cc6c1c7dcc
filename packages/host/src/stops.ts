import { currentAction, currentCombat, currentReferendum, type Seat, type Table } from '@methuselah/engine';

/** Passing until something happens: a standing order of one seat. */
export interface Passing {
  readonly until: 'turn' | 'choice';
  /** The turn in which it was given, and what concerned the seat then. */
  readonly turn: number;
  readonly concern: string;
}

export const passingFrom = (t: Table, seat: Seat, until: Passing['until']): Passing => ({
  until,
  turn: t.state.turn,
  concern: concernOf(t, seat),
});

export const passPlace = (t: Table): number =>
  t.decision?.options.findIndex(({ verb }) => verb === 'pass') ?? -1;

/** Does the order still hold? It ends where passing is not possible; "until my turn" also where the seat is concerned anew. */
export function isPassing(t: Table, seat: Seat, { until, turn, concern }: Passing): boolean {
  if (passPlace(t) < 0) return false;
  if (until === 'choice') return true;
  if (t.state.active === seat) return t.state.turn === turn;
  const now = concernOf(t, seat);
  return now === '' || now === concern;
}

/** What is directed at a seat, fights one of its minions, or is voted on; empty for the business of others. */
function concernOf(t: Table, seat: Seat): string {
  const [action, combat, referendum] = [currentAction(t), currentCombat(t), currentReferendum(t)];
  const isMine = (id: number): boolean => t.state.cards.some((c) => c.id === id && c.controller === seat);
  const at = `${t.state.turn}`;
  if (combat && (isMine(combat.first) || isMine(combat.second)))
    return `${at} combat ${combat.first} ${combat.second}`;
  if (referendum) return `${at} referendum ${referendum.cast.card} ${referendum.diablerist}`;
  if (action && (action.directedAt.includes(seat) || action.targets.some(isMine)))
    return `${at} action ${action.minion} ${action.cast.card}`;
  return '';
}
