import type { CardId, Seat } from '@methuselah/engine';
import {
  amountOf,
  bleedIfSuccessful,
  type CardInPlay,
  canSee,
  capacityOf,
  currentCombat,
  NONE,
  type StrikeOption,
  stealthOf,
  strengthOf,
  strikeOffered,
  type Table,
  unitOf,
} from '@methuselah/engine/internal';
import { nameText, type Reader, seatText } from './locale.ts';

/** An option is weighed for one player and worded for one reader. */
export interface Weighing extends Reader {
  /** The deciding player. */
  readonly seat: Seat;
}

// ---------------------------------------------------------------------------------------------- numbers

export const seatOf = (t: Table, seat: Seat) => {
  const found = t.state.seats[seat];
  if (found === undefined) throw new Error(`There is no seat ${seat}.`);
  return found;
};
export const cardOf = (t: Table, id: CardId): CardInPlay | undefined =>
  t.state.cards.find((c) => c.id === id);
export const countersOn = (t: Table, id: CardId): number => cardOf(t, id)?.counters ?? 0;

/** The capacity of a vampire, if the reader may see it. */
export const capacityFor = (w: Weighing, id: CardId): number | null =>
  unitOf(w.t, id) === 'blood' && canSee(w.t, w.viewer, id) ? capacityOf(w.t, id) : null;

/** The change of a Methuselah's pool; the deciding player is not named. */
export function poolChange(w: Weighing, seat: Seat, n: number): string {
  const { pool } = seatOf(w.t, seat);
  const who = seat === w.seat ? null : seatText(w, seat);
  return w.locale.words.consequences.pool(who, pool, Math.max(0, pool + n));
}

export function counterChange(w: Weighing, id: CardId, n: number): string {
  const now = countersOn(w.t, id);
  return w.locale.words.consequences.counters(nameText(w, id), now, Math.max(0, now + n), capacityFor(w, id));
}

export function poolPrice(w: Weighing, n: number): string {
  const { pool } = seatOf(w.t, w.seat);
  return n === 0 ? '' : w.locale.words.consequences.poolPrice(n, pool, Math.max(0, pool - n));
}

export function bloodPrice(w: Weighing, id: CardId, n: number): string {
  const now = countersOn(w.t, id);
  return n === 0 ? '' : w.locale.words.consequences.bloodPrice(n, unitOf(w.t, id), now, Math.max(0, now - n));
}

/** Blood gained by a vampire; any excess over its capacity drains. */
export function bloodGain(w: Weighing, id: CardId, n: number): string {
  const now = countersOn(w.t, id);
  const to = unitOf(w.t, id) === 'blood' ? Math.max(now, Math.min(capacityOf(w.t, id), now + n)) : now + n;
  return w.locale.words.consequences.gains(to - now, unitOf(w.t, id), now, to);
}

// ---------------------------------------------------------------------------------------------- actions and strikes

/** The consequences of an action: what it does if it succeeds, its stealth, and that its minion locks. */
export function actionParts(
  w: Weighing,
  announced: Table,
  minion: CardId,
  success: readonly string[],
): string[] {
  const { consequences: say, events } = w.locale.words;
  const done = success.filter((part) => part !== '');
  return [
    ...(done.length === 0 ? [] : [say.ifSuccessful('action', done)]),
    say.stealth(stealthOf(announced, minion)),
    events.locked(nameText(w, minion)),
  ];
}

/** A successful bleed: the pool burned, an oust, the Edge. */
export function bleedParts(w: Weighing, announced: Table, target: Seat): string[] {
  const { events, consequences } = w.locale.words;
  const amount = bleedIfSuccessful(announced);
  if (amount < 1) return [];
  return [
    poolChange(w, target, -amount),
    seatOf(w.t, target).pool <= amount ? events.ousted(seatText(w, target)) : '',
    w.t.state.edge === w.seat ? '' : consequences.takesEdge,
  ];
}

/** A strike: a hand strike, a granted strike, or the strike of a weapon or card. */
export function strikeParts(w: Weighing, o: StrikeOption): string[] {
  const { t, seat } = w;
  const { consequences: say } = w.locale.words;
  const strike = strikeOffered(t, o);
  if (strike === null || strike.kind === 'special') return [];
  const { kind, hand = false, amount, aggravated = false, ranged = false, first = false } = strike;
  const isAway = currentCombat(t)?.long === true && !ranged;
  if (isAway && kind !== 'dodge' && kind !== 'combatEnds') return [say.outOfReach];
  if (amount === 'x') return [];
  const { minion } = o;
  const card = cardOfStrike(o);
  const def = t.state.def[card === NONE ? minion : card] ?? NONE;
  const use = 'use' in o ? o.use : NONE;
  const context = { seat, card, def, by: minion, use, picks: [], x: 0, subject: NONE };
  const n = (hand ? strengthOf(t, minion) : 0) + (amount === undefined ? 0 : amountOf(t, context, amount));
  return [kind === 'damage' ? say.damage(n, { aggravated, ranged, first }) : say.strike[kind](n)];
}

/** The card or weapon that a strike is made with, or NONE. */
function cardOfStrike(o: StrikeOption): CardId {
  switch (o.verb) {
    case 'play':
    case 'use':
    case 'grantedStrike':
      return o.card;
    case 'committedStrike':
      return o.weapon;
    case 'handStrike':
      return NONE;
  }
}
