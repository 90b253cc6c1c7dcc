import type { BasicAction, CardId, Option, Viewer } from '@methuselah/engine';
import {
  BASIC_ACTIONS,
  ballotsOf,
  basicPrice,
  canSee,
  capacityOf,
  currentAction,
  currentCombat,
  currentReferendum,
  huntOf,
  ifAnnounced,
  insteadOfDraw,
  interceptOf,
  isPoint,
  isSeatTarget,
  meetsCopy,
  NONE,
  pollOf,
  prey,
  RESCUE_PRICE,
  scarcePrice,
  seatTarget,
  stealthOf,
  type Table,
  targetSeat,
  unitOf,
  votesOf,
  voteTax,
} from '@methuselah/engine/internal';
import type { Side } from '../language/words.ts';
import { passParts } from './passing.ts';
import { nameText, type Tongue } from './tongue.ts';
import { pickedPrice, useParts, xParts } from './using.ts';
import {
  actionParts,
  bleedParts,
  bloodGain,
  bloodPrice,
  capacityFor,
  cardOf,
  counterChange,
  countersOn,
  poolChange,
  poolPrice,
  seatOf,
  strikeParts,
  type Weighing,
} from './weighing.ts';

/**
 * What choosing an option does, in short parts: prices, numbers that change, what follows. Told from the numbers that lie on the
 * table and from what the viewer may see; empty where there is nothing to say.
 */
export function consequenceText(t: Table, option: Option, viewer: Viewer, tongue: Tongue): readonly string[] {
  if (t.decision === null) return [];
  const parts = partsOf({ t, viewer, tongue, seat: t.decision.seat, option });
  return parts.filter((part) => part !== '');
}

function partsOf(w: Weighing): string[] {
  const { t, tongue, seat, option: o } = w;
  const { consequences: say, events } = tongue.words;
  const { transfers } = seatOf(t, seat);
  const combat = currentCombat(t);
  switch (o.verb) {
    case 'pass':
      return passParts(w);
    case 'play':
    case 'use':
      return useParts(w);
    case 'act':
      return actParts(w);
    case 'block':
      return blockParts(w);
    case 'pick':
      return pickParts(w);
    case 'x':
      return xParts(w);
    case 'maneuver':
      return [say.toRange(!combat?.long)];
    case 'press':
      return [combat?.pressed ? say.combatOver : say.anotherRound];
    case 'strike':
      return strikeParts(w);
    case 'prevent':
      return preventParts(w);
    case 'cast':
    case 'burnForVote':
    case 'edgeVote':
      return voteParts(w);
    case 'transfer':
      return [poolChange(w, seat, -1), counterChange(w, o.card, 1), say.transfers(1, transfers)];
    case 'takeBack':
      return [poolChange(w, seat, 1), counterChange(w, o.card, -1), say.transfers(2, transfers)];
    case 'drawCrypt':
    case 'merge':
      return [poolPrice(w, 1), say.transfers(4, transfers)];
    case 'bringOut':
      return bringOutParts(w);
    case 'discard':
      return t.decision?.window === 'discard' && topKind(t) !== 'effect' ? [drawnPart(w)] : [];
    case 'edgePool':
      return [poolChange(w, seat, 1)];
    case 'pay':
      return payParts(w);
    case 'contest':
      return [o.by === NONE ? poolPrice(w, 1) : bloodPrice(w, o.by, 1)];
    case 'yield':
      return [o.by === NONE ? events.burned(nameText(w, o.card)) : events.title(nameText(w, o.by), null)];
    case 'unlock':
      return [poolPrice(w, 1), events.unlocked(nameText(w, o.by))];
    case 'mark':
      return [say.masterAction];
    case 'burnOption':
      return [drawnPart(w)];
    case 'withdraw':
      return [say.withdraws];
    case 'sendSlave': {
      const action = currentAction(t);
      return action === undefined
        ? []
        : [
            events.locked(nameText(w, o.by)),
            events.unlocked(nameText(w, action.minion)),
            say.fights(nameText(w, action.blocker)),
          ];
    }
    case 'yes':
      return t.decision?.window === 'mayDiablerise' ? diablerieParts(w, o.by, o.card) : [];
    case 'no':
    case 'order':
      return [];
  }
}

const topKind = (t: Table) => t.state.frames[t.state.frames.length - 1]?.kind;

// ---------------------------------------------------------------------------------------------- actions

function actParts(w: Weighing): string[] {
  const { t, seat, option: o } = w;
  const action = BASIC_ACTIONS[o.use];
  if (action === undefined) return [];
  const announced = ifAnnounced(t, seat, o);
  const parts = actionParts(w, announced, basicSuccess(w, announced, action));
  return action === 'rescue' ? [w.tongue.words.consequences.rescuePrice(RESCUE_PRICE), ...parts] : parts;
}

function basicSuccess(w: Weighing, announced: Table, action: BasicAction): string[] {
  const { t, seat, option: o } = w;
  const { consequences: say, events } = w.tongue.words;
  const price = (): string => bloodPrice(w, o.by, basicPrice(t, action, o.by));
  switch (action) {
    case 'bleed':
      return bleedParts(w, announced, prey(t, seat));
    case 'hunt':
      return [bloodGain(w, o.by, huntOf(t, o.by))];
    case 'leaveTorpor':
      return [price(), events.toReady(nameText(w, o.by))];
    case 'rescue':
      return [events.toReady(nameText(w, o.at))];
    case 'diablerise':
      return diablerieParts(w, o.by, o.at);
    case 'becomeAnarch':
      return [price()];
    case 'enterCombat':
      return [price(), say.fights(nameText(w, o.at))];
    case 'equip':
      return [];
  }
}

function diablerieParts(w: Weighing, diablerist: CardId, victim: CardId): string[] {
  const { consequences: say, events } = w.tongue.words;
  return [
    countersOn(w.t, victim) > 0 ? bloodGain(w, diablerist, countersOn(w.t, victim)) : '',
    events.burned(nameText(w, victim)),
    say.bloodHunt,
  ];
}

function blockParts(w: Weighing): string[] {
  const { t, option: o } = w;
  const { consequences: say, events } = w.tongue.words;
  const action = currentAction(t);
  if (action === undefined) return [];
  const then = [
    ...(cardOf(t, o.by)?.locked ? [] : [events.locked(nameText(w, o.by))]),
    // R-TORPOR-03: no combat with a vampire that leaves torpor
    ...(action.action === 'leaveTorpor' ? [] : [say.fights(nameText(w, action.minion))]),
  ];
  return [
    say.intercept(interceptOf(t, o.by), stealthOf(t, action.minion)),
    ...(then.length === 0 ? [] : [say.ifSuccessful('block', then)]),
  ];
}

// ---------------------------------------------------------------------------------------------- combat

function preventParts(w: Weighing): string[] {
  const { t, option: o } = w;
  // How much is prevented is settled: the option says of which kind.
  if (t.decision?.window === 'whichDamage') return [];
  const row = t.state.rows.find((r) => r.id === o.n);
  const frame = t.state.frames.findLast((f) => f.kind === 'damage');
  const coming = (frame?.packets ?? []).filter((p) => p.target === o.by && p.preventable);
  const damage = coming.reduce((sum, p) => sum + p.amount, 0);
  return row === undefined
    ? []
    : [w.tongue.words.consequences.prevents(Math.min(row.amount, damage), damage)];
}

// ---------------------------------------------------------------------------------------------- votes

function voteParts(w: Weighing): string[] {
  const { t, option: o } = w;
  const { consequences: say, events } = w.tongue.words;
  const poll = pollOf(t);
  if (poll === null) return [];
  const which: Side = o.n > 0 ? 'for' : 'against';
  const votes = votesBy(w);
  const ballots = o.by === NONE ? 0 : ballotsOf(t, o.by);
  const tax = o.by === NONE ? 0 : voteTax(t, o.by, o.n > 0 ? 1 : -1);
  return [
    votes === 0 ? '' : say.votes(which, poll[which], poll[which] + votes),
    ballots === 0 ? '' : say.ballots(which, poll.ballots[which], poll.ballots[which] + ballots),
    tax === 0 ? '' : bloodPrice(w, o.by, tax),
    o.verb === 'edgeVote' ? events.edge(null) : '',
    o.verb === 'burnForVote' ? drawnPart(w) : '',
  ];
}

function votesBy({ t, seat, option: o }: Weighing): number {
  // R-POL-13, R-POL-18: a political card or the Edge is 1 vote
  if (o.verb !== 'cast') return 1;
  if (o.by !== NONE) return votesOf(t, o.by);
  const own = currentReferendum(t)?.ballots.find(
    (b) => b.source === seatTarget(seat) && b.card === o.card && b.side === 0,
  );
  return own?.amount ?? 0;
}

// ---------------------------------------------------------------------------------------------- the rest

function bringOutParts(w: Weighing): string[] {
  const { t, seat, option: o } = w;
  const { consequences: say, events } = w.tongue.words;
  const excess = countersOn(t, o.card) - capacityOf(t, o.card);
  if (!canSee(t, w.viewer, o.card)) return [say.readyAtOnce];
  const price = poolPrice(w, scarcePrice(t, seat, o.card));
  // R-CONTEST-04: another copy is in play: it is contested as it comes
  if (meetsCopy(t, o.card)) return [events.contested(nameText(w, o.card)), price];
  return [say.readyAtOnce, excess > 0 ? counterChange(w, o.card, -excess) : '', price];
}

/** What replaces a card. */
function drawnPart(w: Weighing): string {
  const { t, seat } = w;
  const { consequences: say } = w.tongue.words;
  const instead = insteadOfDraw(t, seat);
  if (seatOf(t, seat).library.length === 0) return say.drawsNone;
  return instead === NONE ? say.drawsCard : say.takesEffect(nameText(w, instead));
}

/** How something stands that may be chosen. */
function pickParts(w: Weighing): string[] {
  const { t, option: o } = w;
  const { consequences: say } = w.tongue.words;
  if (isSeatTarget(o.at)) return [say.poolNow(seatOf(t, targetSeat(o.at)).pool)];
  const card = cardOf(t, o.at);
  if (card === undefined || isPoint(t) || t.decision?.window === 'search') return [];
  const unit = unitOf(t, o.at);
  return [
    unit === 'counters' && card.counters === 0
      ? ''
      : say.countersNow(card.counters, unit, capacityFor(w, o.at)),
    card.locked && (card.region === 'ready' || card.region === 'torpor') ? say.lockedNow : '',
    ...pickedPrice(w),
  ];
}

function payParts(w: Weighing): string[] {
  const { t, option: o } = w;
  if (t.decision?.window === 'rescueCost')
    return [
      o.n > 0 ? counterChange(w, o.card, -o.n) : '',
      o.n < RESCUE_PRICE ? counterChange(w, o.by, o.n - RESCUE_PRICE) : '',
    ];
  const top = t.state.frames[t.state.frames.length - 1];
  // A counter at a time, or the whole cost of a card.
  const whole = top?.kind === 'play' ? t.pool.uses[top.cast.use]?.cost.poolOrBlood?.amount : undefined;
  return [o.by === NONE ? poolPrice(w, whole ?? 1) : bloodPrice(w, o.by, whole ?? 1)];
}
