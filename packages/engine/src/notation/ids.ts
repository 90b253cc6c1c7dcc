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
import { type ByVerb, byVerb } from '../table/dispatch.ts';
import type { VoteSide } from '../table/events.ts';
import {
  type BasicAction,
  type Option,
  type OptionOf,
  type Pile,
  targetOfAct,
  type Verb,
} from '../table/options.ts';
import type { Table } from '../table/table.ts';

/**
 * The stable id of an option: verb, card (by name in hand, by instance in play), minion, target, amount. Records consist of
 * these ids, so they never change, even where several verbs share a word.
 */
export const optionId = (t: Table, o: Option): string => `${idVerb(o)}${byVerb(PARTS, o, t)}`;

const none = (): string => '';
const ofVampire = (o: { readonly vampire: CardId }): string => cardPart(o.vampire);
const byVampire = (o: { readonly vampire: CardId }): string => byPart(o.vampire);
const byMinion = (o: { readonly minion: CardId }): string => byPart(o.minion);
const ofCard = (o: { readonly card: CardId }): string => cardPart(o.card);
const ofName = (o: { readonly card: CardId }, t: Table): string => namePart(t, o.card);
const ofGrant = (o: OptionOf<'maneuver' | 'press' | 'prevent' | 'grantedStrike'>): string =>
  `${cardPart(o.card)}${byPart(o.minion)}${numberPart(o.grant)}`;
const ofTarget = (o: { readonly target: Target }, t: Table): string =>
  o.target >= 0 ? foundPart(t, o.target) : targetPart(t, o.target);

/** The part after the first word. */
const PARTS: ByVerb<Table, string> = {
  pass: none,
  no: none,
  edgePool: none,
  withdraw: none,
  drawCrypt: none,
  play: (o, t) => `${wayPart(t, o.use)}${namePart(t, o.card)}${byPart(o.minion)}`,
  use: (o, t) => `${wayPart(t, o.use)}${cardPart(o.card)}${byPart(o.minion)}`,
  contest: ofCard,
  yieldCard: ofCard,
  contestTitle: byVampire,
  yieldTitle: byVampire,
  searchFor: byVampire,
  transfer: ofVampire,
  takeBack: ofVampire,
  bringOut: ofVampire,
  merge: (o) => `${cardPart(o.incoming)}${byPart(o.inPlay)}`,
  discard: ofName,
  burnOption: ofName,
  mark: (o, t) => targetPart(t, o.minion),
  act: (o, t) => `/u${ACTION_NUMBERS[o.action]}${byPart(o.minion)}${targetPart(t, targetOfAct(o))}`,
  unlock: byMinion,
  block: byMinion,
  handStrike: byMinion,
  sendSlave: (o) => byPart(o.slave),
  maneuver: ofGrant,
  press: ofGrant,
  prevent: ofGrant,
  grantedStrike: ofGrant,
  preventKinds: (o) => `${byPart(o.minion)}${numberPart(o.aggravated)}`,
  committedStrike: (o, t) => `${wayPart(t, o.use)}${cardPart(o.weapon)}${byPart(o.minion)}`,
  aim: (o) => `${cardPart(o.target)}${byPart(o.minion)}`,
  cast: (o, t) => `${byPart(o.minion)}${targetPart(t, o.minion)}${sidePart(o.side)}`,
  castOwn: (o, t) => `${cardPart(o.card)}${targetPart(t, seatTarget(o.seat))}${sidePart(o.side)}`,
  burnForVote: (o, t) => `${namePart(t, o.card)}${sidePart(o.side)}`,
  edgeVote: (o) => sidePart(o.side),
  pick: ofTarget,
  givePoint: ofTarget,
  takeEquipment: (o) => cardPart(o.equipment),
  moveTo: (o) => cardPart(o.host),
  awardTrophy: (o) => cardPart(o.trophy),
  findCard: (o, t) => `${wayPart(t, o.use)}${foundPart(t, o.card)}`,
  fetchCard: (o, t) => `${foundPart(t, o.card)}/n${PILE_NUMBERS[o.from]}`,
  x: (o) => numberPart(o.x),
  toPool: (o) => numberPart(o.amount),
  payPool: (o, t) => `${targetPart(t, seatTarget(o.seat))}/n1`,
  payBlood: (o) => `${byPart(o.vampire)}/n1`,
  payCost: (o, t) => `${isSeatTarget(o.payer) ? '' : byPart(o.payer)}${targetPart(t, o.payer)}/n1`,
  shareRescue: (o) => `${cardPart(o.rescued)}${byPart(o.rescuer)}${numberPart(o.rescuedPays)}`,
  yes: (o) => `${cardPart(o.card)}${byPart(o.minion)}`,
  diablerise: (o) => `${cardPart(o.victim)}${byPart(o.diablerist)}`,
  order: (o, t) =>
    `${nodePart(t, o.node)}${cardPart(o.card)}${byPart(o.minion)}${o.subject === o.card ? '' : targetPart(t, o.subject)}${numberPart(o.place)}`,
};

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
/** Cards in a hand or library are named, so that identical ones are one option. */
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
