import type { CardId, Option, OptionOf, Poll, Target, Viewer } from '@methuselah/engine';
import {
  type ByVerb,
  ballotsOf,
  basicPrice,
  byVerb,
  canSee,
  capacityOf,
  currentAction,
  currentCombat,
  currentReferendum,
  huntOf,
  ifAnnounced,
  insteadOfDraw,
  interceptOf,
  isSeatTarget,
  meetsCopy,
  NONE,
  pollOf,
  prey,
  rescuePrice,
  scarcePrice,
  seatTarget,
  stealthOf,
  type Table,
  targetSeat,
  unitOf,
  votesOf,
  voteTax,
} from '@methuselah/engine/internal';
import { type Locale, nameText } from './locale.ts';
import { passParts } from './passing.ts';
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
 * What choosing an option does, in short parts: prices, changed numbers, what follows. Uses only what the viewer may see; empty
 * if there is nothing to say.
 */
export function consequenceText(t: Table, option: Option, viewer: Viewer, locale: Locale): readonly string[] {
  if (t.decision === null) return [];
  const parts = byVerb(PARTS, option, { t, viewer, locale, seat: t.decision.seat });
  return parts.filter((part) => part !== '');
}

const nothing = (): string[] => [];

const PARTS: ByVerb<Weighing, string[]> = {
  pass: (_o, w) => passParts(w),
  play: (o, w) => useParts(w, o),
  use: (o, w) => useParts(w, o),
  edgePool: (_o, w) => [poolChange(w, w.seat, 1)],
  contest: (_o, w) => [poolPrice(w, 1)],
  yieldCard: (o, w) => [w.locale.words.events.burned(nameText(w, o.card))],
  contestTitle: (o, w) => [bloodPrice(w, o.vampire, 1)],
  yieldTitle: (o, w) => [w.locale.words.events.title(nameText(w, o.vampire), null)],
  burnOption: (_o, w) => [drawnPart(w)],
  unlock: (o, w) => [poolPrice(w, 1), w.locale.words.events.unlocked(nameText(w, o.minion))],
  withdraw: (_o, w) => [w.locale.words.consequences.withdraws],
  mark: (_o, w) => [w.locale.words.consequences.masterAction],
  transfer: (o, w) => [poolChange(w, w.seat, -1), counterChange(w, o.vampire, 1), transfersPart(w, 1)],
  takeBack: (o, w) => [poolChange(w, w.seat, 1), counterChange(w, o.vampire, -1), transfersPart(w, 2)],
  bringOut: (o, w) => bringOutParts(w, o.vampire),
  merge: (_o, w) => [poolPrice(w, 1), transfersPart(w, 4)],
  drawCrypt: (_o, w) => [poolPrice(w, 1), transfersPart(w, 4)],
  discard: (_o, w) => (w.t.decision?.window === 'discard' && topKind(w.t) !== 'effect' ? [drawnPart(w)] : []),
  act: (o, w) => actParts(w, o),
  block: (o, w) => blockParts(w, o.minion),
  sendSlave: (o, w) => slaveParts(w, o.slave),
  maneuver: (_o, w) => [w.locale.words.consequences.toRange(!currentCombat(w.t)?.long)],
  press: (_o, w) => [pressPart(w)],
  prevent: (o, w) => preventParts(w, o),
  handStrike: (o, w) => strikeParts(w, o),
  grantedStrike: (o, w) => strikeParts(w, o),
  committedStrike: (o, w) => strikeParts(w, o),
  cast: (o, w) => voteParts(w, o),
  castOwn: (o, w) => voteParts(w, o),
  burnForVote: (o, w) => voteParts(w, o),
  edgeVote: (o, w) => voteParts(w, o),
  pick: (o, w) => pickParts(w, o.target),
  aim: (o, w) => pickParts(w, o.target),
  takeEquipment: (o, w) => pickParts(w, o.equipment),
  moveTo: (o, w) => pickParts(w, o.host),
  awardTrophy: (o, w) => pickParts(w, o.trophy),
  givePoint: (o, w) =>
    isSeatTarget(o.target)
      ? [w.locale.words.consequences.poolNow(seatOf(w.t, targetSeat(o.target)).pool)]
      : [],
  x: (o, w) => xParts(w, o.x),
  toPool: (o, w) => [poolChange(w, w.seat, o.amount)],
  payPool: (_o, w) => [poolPrice(w, 1)],
  payBlood: (o, w) => [bloodPrice(w, o.vampire, 1)],
  payCost: (o, w) => payCostParts(w, o.payer),
  shareRescue: (o, w) => [
    o.rescuedPays > 0 ? counterChange(w, o.rescued, -o.rescuedPays) : '',
    o.rescuerPays > 0 ? counterChange(w, o.rescuer, -o.rescuerPays) : '',
  ],
  diablerise: (o, w) => diablerieParts(w, o.diablerist, o.victim),
  // The amount prevented is fixed, and the option names the kinds.
  preventKinds: nothing,
  findCard: nothing,
  fetchCard: nothing,
  yes: nothing,
  searchFor: nothing,
  no: nothing,
  order: nothing,
};

const topKind = (t: Table) => t.state.frames[t.state.frames.length - 1]?.kind;

// ---------------------------------------------------------------------------------------------- actions

function actParts(w: Weighing, o: OptionOf<'act'>): string[] {
  const announced = ifAnnounced(w.t, w.seat, o);
  const parts = actionParts(w, announced, o.minion, basicSuccess(w, announced, o));
  return o.action === 'rescue'
    ? [w.locale.words.consequences.rescuePrice(rescuePrice(w.t, o.minion)), ...parts]
    : parts;
}

function basicSuccess(w: Weighing, announced: Table, o: OptionOf<'act'>): string[] {
  const { t, seat } = w;
  const { consequences: say, events } = w.locale.words;
  const { minion } = o;
  const price = (): string => bloodPrice(w, minion, basicPrice(t, o.action, minion));
  switch (o.action) {
    case 'bleed':
      return bleedParts(w, announced, prey(t, seat));
    case 'hunt':
      return [bloodGain(w, minion, huntOf(t, minion))];
    case 'leaveTorpor':
      return [price(), events.toReady(nameText(w, minion))];
    case 'rescue':
      return [events.toReady(nameText(w, o.target))];
    case 'diablerise':
      return diablerieParts(w, minion, o.target);
    case 'becomeAnarch':
      return [price()];
    case 'enterCombat':
      return [price(), say.fights(nameText(w, o.target))];
    case 'equip':
      return [];
  }
}

function diablerieParts(w: Weighing, diablerist: CardId, victim: CardId): string[] {
  const { consequences: say, events } = w.locale.words;
  return [
    countersOn(w.t, victim) > 0 ? bloodGain(w, diablerist, countersOn(w.t, victim)) : '',
    events.burned(nameText(w, victim)),
    say.bloodHunt,
  ];
}

function blockParts(w: Weighing, minion: CardId): string[] {
  const { t } = w;
  const { consequences: say, events } = w.locale.words;
  const action = currentAction(t);
  if (action === undefined) return [];
  const then = [
    ...(cardOf(t, minion)?.locked ? [] : [events.locked(nameText(w, minion))]),
    // R-TORPOR-03: no combat with a vampire that leaves torpor
    ...(action.action === 'leaveTorpor' ? [] : [say.fights(nameText(w, action.minion))]),
  ];
  return [
    say.intercept(interceptOf(t, minion), stealthOf(t, action.minion)),
    ...(then.length === 0 ? [] : [say.ifSuccessful('block', then)]),
  ];
}

/** R-TRAIT-13: the slave fights in the place of the minion that was blocked. */
function slaveParts(w: Weighing, slave: CardId): string[] {
  const { consequences: say, events } = w.locale.words;
  const action = currentAction(w.t);
  if (action === undefined) return [];
  return [
    events.locked(nameText(w, slave)),
    events.unlocked(nameText(w, action.minion)),
    say.fights(nameText(w, action.blocker)),
  ];
}

// ---------------------------------------------------------------------------------------------- combat

function pressPart({ t, locale }: Weighing): string {
  const { combatOver, anotherRound } = locale.words.consequences;
  return currentCombat(t)?.pressed ? combatOver : anotherRound;
}

function preventParts(w: Weighing, { minion, grant }: OptionOf<'prevent'>): string[] {
  const { t } = w;
  const row = t.state.rows.find((r) => r.id === grant);
  const frame = t.state.frames.findLast((f) => f.kind === 'damage');
  const coming = (frame?.packets ?? []).filter((p) => p.target === minion && p.preventable);
  const damage = coming.reduce((sum, p) => sum + p.amount, 0);
  return row === undefined
    ? []
    : [w.locale.words.consequences.prevents(Math.min(row.amount, damage), damage)];
}

// ---------------------------------------------------------------------------------------------- votes

type VoteOption = OptionOf<'cast' | 'castOwn' | 'burnForVote' | 'edgeVote'>;

function voteParts(w: Weighing, o: VoteOption): string[] {
  const { t } = w;
  const { consequences: say, events } = w.locale.words;
  const poll = pollOf(t);
  if (poll === null) return [];
  const votes = votesBy(w, o);
  return [
    votes === 0 ? '' : say.votes(o.side, poll[o.side], poll[o.side] + votes),
    ...(o.verb === 'cast' ? ballotParts(w, o, poll) : []),
    o.verb === 'edgeVote' ? events.edge(null) : '',
    o.verb === 'burnForVote' ? drawnPart(w) : '',
  ];
}

/** What a minion's vote adds besides votes: a priscus's ballot, and the cost of casting. */
function ballotParts(w: Weighing, { minion, side }: OptionOf<'cast'>, { ballots }: Poll): string[] {
  const { t } = w;
  const more = ballotsOf(t, minion);
  return [
    more === 0 ? '' : w.locale.words.consequences.ballots(side, ballots[side], ballots[side] + more),
    bloodPrice(w, minion, voteTax(t, minion, side === 'for' ? 1 : -1)),
  ];
}

function votesBy({ t, seat }: Weighing, o: VoteOption): number {
  switch (o.verb) {
    // R-POL-13, R-POL-18: a political card or the Edge is 1 vote
    case 'burnForVote':
    case 'edgeVote':
      return 1;
    case 'cast':
      return votesOf(t, o.minion);
    case 'castOwn': {
      const own = currentReferendum(t)?.ballots.find(
        (b) => b.source === seatTarget(seat) && b.card === o.card && b.side === 0,
      );
      return own?.amount ?? 0;
    }
  }
}

// ---------------------------------------------------------------------------------------------- the rest

const transfersPart = ({ t, seat, locale }: Weighing, n: number): string =>
  locale.words.consequences.transfers(n, seatOf(t, seat).transfers);

function bringOutParts(w: Weighing, vampire: CardId): string[] {
  const { t, seat } = w;
  const { consequences: say, events } = w.locale.words;
  const excess = countersOn(t, vampire) - capacityOf(t, vampire);
  if (!canSee(t, w.viewer, vampire)) return [say.readyAtOnce];
  const price = poolPrice(w, scarcePrice(t, seat, vampire));
  // R-CONTEST-04: another copy is in play, so it is contested on arrival
  if (meetsCopy(t, vampire)) return [events.contested(nameText(w, vampire)), price];
  return [say.readyAtOnce, excess > 0 ? counterChange(w, vampire, -excess) : '', price];
}

/** The replacement of a card. */
function drawnPart(w: Weighing): string {
  const { t, seat } = w;
  const { consequences: say } = w.locale.words;
  const instead = insteadOfDraw(t, seat);
  if (seatOf(t, seat).library.length === 0) return say.drawsNone;
  return instead === NONE ? say.drawsCard : say.takesEffect(nameText(w, instead));
}

/** The current state of a possible choice. */
function pickParts(w: Weighing, target: Target): string[] {
  const { t } = w;
  const { consequences: say } = w.locale.words;
  if (isSeatTarget(target)) return [say.poolNow(seatOf(t, targetSeat(target)).pool)];
  const card = cardOf(t, target);
  if (card === undefined) return [];
  const unit = unitOf(t, target);
  return [
    unit === 'counters' && card.counters === 0
      ? ''
      : say.countersNow(card.counters, unit, capacityFor(w, target)),
    card.locked && (card.region === 'ready' || card.region === 'torpor') ? say.lockedNow : '',
    ...pickedPrice(w, target),
  ];
}

function payCostParts(w: Weighing, payer: Target): string[] {
  const { t } = w;
  const top = t.state.frames[t.state.frames.length - 1];
  const amount = top?.kind === 'play' ? (t.pool.uses[top.context.use]?.cost.poolOrBlood?.amount ?? 0) : 0;
  return [isSeatTarget(payer) ? poolPrice(w, amount) : bloodPrice(w, payer, amount)];
}
