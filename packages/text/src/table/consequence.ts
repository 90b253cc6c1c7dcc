import type { CardId, Option, OptionOf, Poll, Target, Viewer } from '@methuselah/engine';
import {
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
 * What choosing an option does, in short parts: prices, numbers that change, what follows. Told from the numbers that lie on the
 * table and from what the viewer may see; empty where there is nothing to say.
 */
export function consequenceText(t: Table, option: Option, viewer: Viewer, locale: Locale): readonly string[] {
  if (t.decision === null) return [];
  const parts = partsOf({ t, viewer, locale, seat: t.decision.seat }, option);
  return parts.filter((part) => part !== '');
}

function partsOf(w: Weighing, o: Option): string[] {
  const { t, locale, seat } = w;
  const { consequences: say, events } = locale.words;
  const { transfers } = seatOf(t, seat);
  const combat = currentCombat(t);
  switch (o.verb) {
    case 'pass':
      return passParts(w);
    case 'play':
    case 'use':
      return useParts(w, o);
    case 'edgePool':
      return [poolChange(w, seat, 1)];
    case 'contest':
      return [poolPrice(w, 1)];
    case 'yieldCard':
      return [events.burned(nameText(w, o.card))];
    case 'contestTitle':
      return [bloodPrice(w, o.vampire, 1)];
    case 'yieldTitle':
      return [events.title(nameText(w, o.vampire), null)];
    case 'burnOption':
      return [drawnPart(w)];
    case 'unlock':
      return [poolPrice(w, 1), events.unlocked(nameText(w, o.minion))];
    case 'withdraw':
      return [say.withdraws];
    case 'mark':
      return [say.masterAction];
    case 'transfer':
      return [poolChange(w, seat, -1), counterChange(w, o.vampire, 1), say.transfers(1, transfers)];
    case 'takeBack':
      return [poolChange(w, seat, 1), counterChange(w, o.vampire, -1), say.transfers(2, transfers)];
    case 'bringOut':
      return bringOutParts(w, o.vampire);
    case 'merge':
    case 'drawCrypt':
      return [poolPrice(w, 1), say.transfers(4, transfers)];
    case 'discard':
      return t.decision?.window === 'discard' && topKind(t) !== 'effect' ? [drawnPart(w)] : [];
    case 'act':
      return actParts(w, o);
    case 'block':
      return blockParts(w, o.minion);
    case 'sendSlave': {
      const action = currentAction(t);
      return action === undefined
        ? []
        : [
            events.locked(nameText(w, o.slave)),
            events.unlocked(nameText(w, action.minion)),
            say.fights(nameText(w, action.blocker)),
          ];
    }
    case 'maneuver':
      return [say.toRange(!combat?.long)];
    case 'press':
      return [combat?.pressed ? say.combatOver : say.anotherRound];
    case 'prevent':
      return preventParts(w, o);
    case 'handStrike':
    case 'grantedStrike':
    case 'committedStrike':
      return strikeParts(w, o);
    case 'cast':
    case 'castOwn':
    case 'burnForVote':
    case 'edgeVote':
      return voteParts(w, o);
    case 'pick':
    case 'aim':
      return pickParts(w, o.target);
    case 'takeEquipment':
      return pickParts(w, o.equipment);
    case 'moveTo':
      return pickParts(w, o.host);
    case 'awardTrophy':
      return pickParts(w, o.trophy);
    case 'givePoint':
      return isSeatTarget(o.target) ? [say.poolNow(seatOf(t, targetSeat(o.target)).pool)] : [];
    case 'x':
      return xParts(w, o.x);
    case 'toPool':
      return [poolChange(w, seat, o.amount)];
    case 'payPool':
      return [poolPrice(w, 1)];
    case 'payBlood':
      return [bloodPrice(w, o.vampire, 1)];
    case 'payCost':
      return payCostParts(w, o.payer);
    case 'shareRescue':
      return [
        o.rescuedPays > 0 ? counterChange(w, o.rescued, -o.rescuedPays) : '',
        o.rescuerPays > 0 ? counterChange(w, o.rescuer, -o.rescuerPays) : '',
      ];
    case 'diablerise':
      return diablerieParts(w, o.diablerist, o.victim);
    // How much is prevented is settled: the option says of which kind.
    case 'preventKinds':
    case 'findCard':
    case 'fetchCard':
    case 'yes':
    case 'searchFor':
    case 'no':
    case 'order':
      return [];
  }
}

const topKind = (t: Table) => t.state.frames[t.state.frames.length - 1]?.kind;

// ---------------------------------------------------------------------------------------------- actions

function actParts(w: Weighing, o: OptionOf<'act'>): string[] {
  const announced = ifAnnounced(w.t, w.seat, o);
  const parts = actionParts(w, announced, o.minion, basicSuccess(w, announced, o));
  return o.action === 'rescue' ? [w.locale.words.consequences.rescuePrice(RESCUE_PRICE), ...parts] : parts;
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

// ---------------------------------------------------------------------------------------------- combat

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

/** What a minion's vote brings beside its votes: ballots of a priscus, and what casting costs. */
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

function bringOutParts(w: Weighing, vampire: CardId): string[] {
  const { t, seat } = w;
  const { consequences: say, events } = w.locale.words;
  const excess = countersOn(t, vampire) - capacityOf(t, vampire);
  if (!canSee(t, w.viewer, vampire)) return [say.readyAtOnce];
  const price = poolPrice(w, scarcePrice(t, seat, vampire));
  // R-CONTEST-04: another copy is in play: it is contested as it comes
  if (meetsCopy(t, vampire)) return [events.contested(nameText(w, vampire)), price];
  return [say.readyAtOnce, excess > 0 ? counterChange(w, vampire, -excess) : '', price];
}

/** What replaces a card. */
function drawnPart(w: Weighing): string {
  const { t, seat } = w;
  const { consequences: say } = w.locale.words;
  const instead = insteadOfDraw(t, seat);
  if (seatOf(t, seat).library.length === 0) return say.drawsNone;
  return instead === NONE ? say.drawsCard : say.takesEffect(nameText(w, instead));
}

/** How something stands that may be chosen. */
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
