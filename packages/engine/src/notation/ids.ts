import {
  type CardId,
  isClanTarget,
  isSeatTarget,
  NONE,
  seatTarget,
  type Target,
  targetClan,
  targetSeat,
} from '../state/types.ts';
import type { VoteSide } from '../table/events.ts';
import { type BasicAction, type Option, type Pile, targetOfAct, type Verb } from '../table/options.ts';
import type { Table } from '../table/table.ts';

/**
 * A stable id: what is done, with which card (by name in hand, by instance in play), by whom, to what, how much. Records are
 * made of these ids: they stay as they are, also where verbs that are told apart here share a name in them.
 */
export function optionId(t: Table, o: Option): string {
  const id = idVerb(o);
  switch (o.verb) {
    case 'pass':
    case 'no':
    case 'edgePool':
    case 'withdraw':
    case 'drawCrypt':
      return id;
    case 'play':
      return `${id}${wayPart(t, o.use)}${namePart(t, o.card)}${byPart(o.minion)}`;
    case 'use':
      return `${id}${wayPart(t, o.use)}${cardPart(o.card)}${byPart(o.minion)}`;
    case 'contest':
    case 'yieldCard':
      return `${id}${cardPart(o.card)}`;
    case 'contestTitle':
    case 'yieldTitle':
    case 'searchFor':
      return `${id}${byPart(o.vampire)}`;
    case 'transfer':
    case 'takeBack':
    case 'bringOut':
      return `${id}${cardPart(o.vampire)}`;
    case 'merge':
      return `${id}${cardPart(o.incoming)}${byPart(o.inPlay)}`;
    case 'discard':
    case 'burnOption':
      return `${id}${namePart(t, o.card)}`;
    case 'mark':
      return `${id}${targetPart(t, o.minion)}`;
    case 'act':
      return `${id}/u${ACTION_NUMBERS[o.action]}${byPart(o.minion)}${targetPart(t, targetOfAct(o))}`;
    case 'unlock':
    case 'block':
    case 'handStrike':
      return `${id}${byPart(o.minion)}`;
    case 'sendSlave':
      return `${id}${byPart(o.slave)}`;
    case 'maneuver':
    case 'press':
    case 'prevent':
    case 'grantedStrike':
      return `${id}${cardPart(o.card)}${byPart(o.minion)}${numberPart(o.grant)}`;
    case 'preventKinds':
      return `${id}${byPart(o.minion)}${numberPart(o.aggravated)}`;
    case 'committedStrike':
      return `${id}${wayPart(t, o.use)}${cardPart(o.weapon)}${byPart(o.minion)}`;
    case 'aim':
      return `${id}${cardPart(o.target)}${byPart(o.minion)}`;
    case 'cast':
      return `${id}${byPart(o.minion)}${targetPart(t, o.minion)}${sidePart(o.side)}`;
    case 'castOwn':
      return `${id}${cardPart(o.card)}${targetPart(t, seatTarget(o.seat))}${sidePart(o.side)}`;
    case 'burnForVote':
      return `${id}${namePart(t, o.card)}${sidePart(o.side)}`;
    case 'edgeVote':
      return `${id}${sidePart(o.side)}`;
    case 'pick':
    case 'givePoint':
      return `${id}${o.target >= 0 ? foundPart(t, o.target) : targetPart(t, o.target)}`;
    case 'takeEquipment':
      return `${id}${cardPart(o.equipment)}`;
    case 'moveTo':
      return `${id}${cardPart(o.host)}`;
    case 'awardTrophy':
      return `${id}${cardPart(o.trophy)}`;
    case 'findCard':
      return `${id}${wayPart(t, o.use)}${foundPart(t, o.card)}`;
    case 'fetchCard':
      return `${id}${foundPart(t, o.card)}/n${PILE_NUMBERS[o.from]}`;
    case 'x':
      return `${id}${numberPart(o.x)}`;
    case 'toPool':
      return `${id}${numberPart(o.amount)}`;
    case 'payPool':
      return `${id}${targetPart(t, seatTarget(o.seat))}/n1`;
    case 'payBlood':
      return `${id}${byPart(o.vampire)}/n1`;
    case 'payCost':
      return `${id}${isSeatTarget(o.payer) ? '' : byPart(o.payer)}${targetPart(t, o.payer)}/n1`;
    case 'shareRescue':
      return `${id}${cardPart(o.rescued)}${byPart(o.rescuer)}${numberPart(o.rescuedPays)}`;
    case 'yes':
      return `${id}${cardPart(o.card)}${byPart(o.minion)}`;
    case 'diablerise':
      return `${id}${cardPart(o.victim)}${byPart(o.diablerist)}`;
    case 'order':
      return `${id}${nodePart(t, o.node)}${cardPart(o.card)}${byPart(o.minion)}${o.subject === o.card ? '' : targetPart(t, o.subject)}${numberPart(o.place)}`;
  }
}

/** The first word of an id. */
export const idVerb = ({ verb }: Option): string => ID_VERBS[verb];
const ID_VERBS: Readonly<Record<Verb, string>> = {
  pass: 'pass',
  play: 'play',
  use: 'use',
  edgePool: 'edgePool',
  contest: 'contest',
  yieldCard: 'yield',
  contestTitle: 'contest',
  yieldTitle: 'yield',
  burnOption: 'burnOption',
  unlock: 'unlock',
  withdraw: 'withdraw',
  mark: 'mark',
  transfer: 'transfer',
  takeBack: 'takeBack',
  bringOut: 'bringOut',
  merge: 'merge',
  drawCrypt: 'drawCrypt',
  discard: 'discard',
  act: 'act',
  block: 'block',
  sendSlave: 'sendSlave',
  maneuver: 'maneuver',
  press: 'press',
  prevent: 'prevent',
  preventKinds: 'prevent',
  handStrike: 'strike',
  grantedStrike: 'strike',
  committedStrike: 'strike',
  aim: 'pick',
  cast: 'cast',
  castOwn: 'cast',
  burnForVote: 'burnForVote',
  edgeVote: 'edgeVote',
  pick: 'pick',
  takeEquipment: 'pick',
  moveTo: 'pick',
  awardTrophy: 'pick',
  givePoint: 'pick',
  x: 'x',
  toPool: 'x',
  payPool: 'pay',
  payBlood: 'pay',
  payCost: 'pay',
  shareRescue: 'pay',
  no: 'no',
  yes: 'yes',
  searchFor: 'yes',
  diablerise: 'yes',
  findCard: 'pick',
  fetchCard: 'pick',
  order: 'order',
};

const ACTION_NUMBERS: Readonly<Record<BasicAction, number>> = {
  bleed: 0,
  hunt: 1,
  equip: 2,
  leaveTorpor: 3,
  rescue: 4,
  diablerise: 5,
  becomeAnarch: 6,
  enterCombat: 7,
};
const PILE_NUMBERS: Readonly<Record<Pile, number>> = { library: 1, ashHeap: 2, hand: 3 };

const cardPart = (id: CardId): string => (id === NONE ? '' : `/c${id}`);
/** Cards in a hand or library are told by name: identical ones are one option. */
const namePart = (t: Table, id: CardId): string =>
  `/d${t.pool.cards[t.state.def[id] ?? NONE]?.card.id ?? '?'}`;
function foundPart(t: Table, id: CardId): string {
  const owner = t.state.seats[t.state.owner[id] ?? NONE];
  const isHidden = owner !== undefined && (owner.library.includes(id) || owner.hand.includes(id));
  return isHidden ? namePart(t, id) : cardPart(id);
}
const byPart = (id: CardId): string => (id === NONE ? '' : `/b${id}`);
const wayPart = (t: Table, use: number): string => (use === NONE ? '' : `/u${t.pool.uses[use]?.key ?? use}`);
const nodePart = ({ pool }: Table, node: number): string => (node === NONE ? '' : `/u${pool.nodeKeys[node]}`);
function targetPart({ pool }: Table, target: Target): string {
  if (target === NONE) return '';
  if (isClanTarget(target)) return `/k${pool.clans[targetClan(target)]}`;
  return isSeatTarget(target) ? `/s${targetSeat(target)}` : `/t${target}`;
}
const sidePart = (side: VoteSide): string => (side === 'for' ? '/n1' : '/n-1');
const numberPart = (n: number): string => (n === 0 ? '' : `/n${n}`);
