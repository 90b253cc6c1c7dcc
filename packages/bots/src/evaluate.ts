import { threatOf } from './decide/actions.ts';
import type { Eyes } from './eyes/eyes.ts';
import { keepWorth } from './worth/hand.ts';
import { bloodWorth, minionValue } from './worth/minions.ts';
import { presence } from './worth/presence.ts';
import { OUSTED, OUSTS, poolWorth, stake } from './worth/seats.ts';

/**
 * A seat's position, valued in points of its own pool from what it can see, for comparing positions of one game. The
 * parts add up to the whole.
 */
export interface Standing {
  /** Victory points, and whether the seat is still in the game. */
  readonly victory: number;
  /** Our own pool. */
  readonly pool: number;
  /** The other players' pool, weighted by seat: the prey's counts most. */
  readonly others: number;
  /** Our minions with their blood and attachments, less those of prey and predator. */
  readonly minions: number;
  /** Other cards in play. */
  readonly cards: number;
  /** Counters on uncontrolled vampires. */
  readonly waiting: number;
  readonly hand: number;
  readonly edge: number;
  /** A penalty, or 0, for the pool left if every minion of the predator bleeds unblocked. */
  readonly danger: number;
}

export function standing(eyes: Eyes): Standing {
  const { seat } = eyes;
  const isIn = eyes.isIn(seat);
  let others = 0;
  let minions = 0;
  let cards = 0;
  for (let s = 0; s < eyes.seats; s++) {
    if (!eyes.isIn(s)) continue;
    if (s !== seat) others += stake(eyes, s) * poolWorth(eyes.pool(s));
    const weight = s === seat ? 1 : s === eyes.prey || s === eyes.predator ? -0.4 : -0.05;
    for (const id of eyes.minions(s))
      minions += weight * ((eyes.isReady(id) ? 1 : 0.35) * minionValue(eyes, id) + bloodWorth(eyes, id));
  }
  let waiting = 0;
  for (const id of eyes.uncontrolled) waiting += 0.9 * Math.min(eyes.counters(id), eyes.capacity(id));
  for (const c of eyes.onTable)
    if (c.region === 'table' || c.region === 'attached') cards += 0.5 * presence(eyes, c.id);
  let hand = 0;
  for (const id of eyes.hand) hand += 0.2 * Math.max(0, keepWorth(eyes, eyes.inHand(id)));
  const left = eyes.pool(seat) - threatOf(eyes, eyes.predator);
  return {
    victory: OUSTS * eyes.victoryPoints(seat) + (isIn ? 0 : OUSTED),
    pool: isIn ? poolWorth(eyes.pool(seat)) : 0,
    others: isIn ? others : 0,
    minions: isIn ? minions : 0,
    cards: isIn ? cards : 0,
    waiting: isIn ? waiting : 0,
    hand: isIn ? hand : 0,
    edge: eyes.edge === seat ? 0.8 : 0,
    danger: isIn && left <= 0 ? -4 + 0.5 * left : 0,
  };
}

/** The sum of the parts. */
export function evaluate(eyes: Eyes): number {
  const parts = standing(eyes);
  let sum = 0;
  for (const part of Object.values(parts)) sum += part;
  return sum;
}
