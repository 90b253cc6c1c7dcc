import type { CardId } from '@methuselah/engine';
import { NONE } from '@methuselah/engine/internal';
import type { Eyes } from '../eyes/eyes.ts';
import { readingsOf } from '../reading/reading.ts';

/** What minions and the blood on them are worth. */

/** How much of a minion's fate is one's own, by whose it is. */
export function minionStake(eyes: Eyes, id: CardId): number {
  const seat = eyes.controller(id);
  if (seat === eyes.seat) return 1;
  if (seat === eyes.prey) return -0.5;
  if (seat === eyes.predator) return -0.6;
  return -0.1;
}

/** The blood of a vampire by how much it has: the first is worth more than the last, as without it there is only hunting. */
const blood = (n: number, capacity: number): number => {
  let worth = 0;
  for (let i = 1; i <= Math.min(n, capacity); i++)
    worth += i === 1 ? 1.8 : i === 2 ? 0.75 : i <= 4 ? 0.5 : 0.35;
  return worth;
};

/** What the blood or life on a minion is worth to whoever has it. */
export const bloodWorth = (eyes: Eyes, id: CardId): number =>
  eyes.text(id)?.isVampire ? blood(eyes.counters(id), eyes.capacity(id)) : 0;

export function bloodChange(eyes: Eyes, id: CardId, by: number): number {
  const card = eyes.card(id);
  const text = eyes.text(id);
  if (!card || by === 0) return 0;
  // What waits to be brought out is as good as pool, as long as it is short of its capacity.
  if (card.region === 'uncontrolled') {
    if (card.controller !== eyes.seat) return -0.4 * by * (card.controller === eyes.seat ? 1 : 0.3);
    const room = Math.max(0, eyes.capacity(id) - card.counters);
    return by > 0 ? 1.1 * Math.min(by, room) : by;
  }
  const stake = minionStake(eyes, id);
  if (text?.isVampire) {
    const capacity = eyes.capacity(id);
    return stake * (blood(card.counters + by, capacity) - blood(card.counters, capacity));
  }
  if (text?.isAlly) return stake * by * 1.2;
  return (card.controller === eyes.seat ? 1 : -0.2) * by * 0.4;
}

/** What a minion is worth to whoever has it. */
export function minionValue(eyes: Eyes, id: CardId): number {
  const text = eyes.text(id);
  if (text === null) return 2;
  const gists = readingsOf(eyes.cards).gists;
  let worth = text.isVampire ? 2 + 0.7 * eyes.capacity(id) : 2 + 0.5 * eyes.counters(id);
  worth += 1.2 * (eyes.bleed(id) - 1) + 0.5 * eyes.votes(id);
  for (const on of eyes.attached(id)) worth += 0.5 * (gists[eyes.text(on)?.index ?? NONE]?.host ?? 0);
  return Math.max(1, worth);
}

/** To be locked: no action, and no block, until the next unlock phase. */
export function lockChange(eyes: Eyes, id: CardId, locked: boolean): number {
  const card = eyes.card(id);
  if (card?.region !== 'ready' || card.locked === locked || !eyes.text(id)?.isMinion) return 0;
  const stake = minionStake(eyes, id);
  const acts =
    eyes.isMyTurn && card.controller === eyes.seat && eyes.phase !== 'influence' && eyes.phase !== 'discard';
  const n = acts ? 2 : 1;
  return (locked ? -1 : 1) * stake * n * (0.7 + 0.1 * eyes.strength(id) + 0.4 * eyes.intercept(id));
}

/** To torpor: helpless, and in danger, but not lost. */
export const torporChange = (eyes: Eyes, id: CardId): number =>
  eyes.isReady(id) ? -0.65 * minionStake(eyes, id) * minionValue(eyes, id) : 0;

/** What damage does to a minion. */
export function damageChange(eyes: Eyes, id: CardId, damage: number, aggravated: boolean): number {
  if (damage <= 0) return 0;
  const counters = eyes.counters(id);
  const stake = minionStake(eyes, id);
  if (!eyes.text(id)?.isVampire)
    return damage >= counters ? -stake * minionValue(eyes, id) : bloodChange(eyes, id, -damage);
  if (aggravated) {
    if (damage - 1 > counters) return -stake * (minionValue(eyes, id) + 1);
    return torporChange(eyes, id) + bloodChange(eyes, id, 1 - damage);
  }
  return (
    bloodChange(eyes, id, -Math.min(damage, counters)) + (damage > counters ? torporChange(eyes, id) : 0)
  );
}
