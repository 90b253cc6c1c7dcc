import type { CardId } from '@methuselah/engine';
import { NONE } from '@methuselah/engine/internal';
import type { Eyes } from '../eyes/eyes.ts';
import { readingsOf } from '../reading/reading.ts';

/** The worth of minions and of their blood. */

/** How much this seat cares about a minion, by its controller. */
export function minionStake(eyes: Eyes, id: CardId): number {
  const seat = eyes.controller(id);
  if (seat === eyes.seat) return 1;
  if (seat === eyes.prey) return -0.5;
  if (seat === eyes.predator) return -0.6;
  return -0.1;
}

/** The worth of a vampire's blood. The first counter is worth most: without it the vampire can only hunt. */
const blood = (n: number, capacity: number): number => {
  let worth = 0;
  for (let i = 1; i <= Math.min(n, capacity); i++)
    worth += i === 1 ? 1.8 : i === 2 ? 0.75 : i <= 4 ? 0.5 : 0.35;
  return worth;
};

/** The worth of a minion's blood to its controller. */
export const bloodWorth = (eyes: Eyes, id: CardId): number =>
  eyes.text(id)?.isVampire ? blood(eyes.counters(id), eyes.capacity(id)) : 0;

export function bloodChange(eyes: Eyes, id: CardId, by: number): number {
  const worth = bloodChangeWorth(eyes, id, by);
  return by === 0 ? worth : eyes.priced({ is: 'blood', card: id, n: by, worth });
}

function bloodChangeWorth(eyes: Eyes, id: CardId, by: number): number {
  const card = eyes.card(id);
  const text = eyes.text(id);
  if (!card || by === 0) return 0;
  // Blood on an uncontrolled vampire is as good as pool, up to its capacity.
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

/** The worth of a minion to its controller. */
export function minionValue(eyes: Eyes, id: CardId): number {
  const text = eyes.text(id);
  if (text === null) return 2;
  const gists = readingsOf(eyes.cards).gists;
  let worth = text.isVampire ? 2 + 0.7 * eyes.capacity(id) : 2 + 0.5 * eyes.counters(id);
  worth += 1.2 * (eyes.bleed(id) - 1) + 0.5 * eyes.votes(id);
  for (const on of eyes.attached(id)) worth += 0.5 * (gists[eyes.text(on)?.index ?? NONE]?.host ?? 0);
  return Math.max(1, worth);
}

/** A locked minion cannot act or block until the next unlock phase. */
export function lockChange(eyes: Eyes, id: CardId, locked: boolean): number {
  const card = eyes.card(id);
  if (card?.region !== 'ready' || card.locked === locked || !eyes.text(id)?.isMinion) return 0;
  const stake = minionStake(eyes, id);
  const acts =
    eyes.isMyTurn && card.controller === eyes.seat && eyes.phase !== 'influence' && eyes.phase !== 'discard';
  const n = acts ? 2 : 1;
  const worth = (locked ? -1 : 1) * stake * n * (0.7 + 0.1 * eyes.strength(id) + 0.4 * eyes.intercept(id));
  return eyes.priced({ is: locked ? 'locks' : 'unlocks', card: id, worth });
}

/** A vampire in torpor is helpless and in danger, but not lost. */
export const torporChange = (eyes: Eyes, id: CardId): number =>
  eyes.isReady(id)
    ? eyes.priced({ is: 'torpor', card: id, worth: -0.65 * minionStake(eyes, id) * minionValue(eyes, id) })
    : 0;

/** The change in worth when a minion takes damage. */
export function damageChange(eyes: Eyes, id: CardId, damage: number, aggravated: boolean): number {
  if (damage <= 0) return 0;
  const counters = eyes.counters(id);
  if (!eyes.text(id)?.isVampire)
    return damage >= counters ? burned(eyes, id, 0) : bloodChange(eyes, id, -damage);
  if (aggravated) {
    if (damage - 1 > counters) return burned(eyes, id, 1);
    return torporChange(eyes, id) + bloodChange(eyes, id, 1 - damage);
  }
  return (
    bloodChange(eyes, id, -Math.min(damage, counters)) + (damage > counters ? torporChange(eyes, id) : 0)
  );
}

const burned = (eyes: Eyes, id: CardId, more: number): number =>
  eyes.priced({ is: 'burns', card: id, worth: -minionStake(eyes, id) * (minionValue(eyes, id) + more) });
