import type { Pool } from '../language/pool.ts';
import { prey } from '../query/seats.ts';
import { canSee, type Viewer } from '../query/visibility.ts';
import { mayBlock } from '../rules/orders.ts';
import {
  type CardId,
  isClanTarget,
  isSeatTarget,
  NONE,
  type Seat,
  type Target,
  targetClan,
  targetSeat,
} from '../state/types.ts';
import { type ByVerb, byVerb } from '../table/dispatch.ts';
import type { DecisionWindow, Option, OptionOf, Pile } from '../table/options.ts';
import { currentAction, currentReferendum } from '../table/stack.ts';
import type { Table } from '../table/table.ts';
import { findCard } from '../table/table.ts';

/**
 * The notation: decisions in words, in one form for the terminal, the log, records, scenarios and reports. Cards that a viewer
 * may not see are named by position ("uncontrolled 2").
 */

const nameOf = (t: Table, id: CardId): string => t.pool.cards[t.state.def[id] ?? NONE]?.name ?? `card ${id}`;

export function cardName(t: Table, id: CardId, viewer: Viewer): string {
  if (id === NONE) return 'nothing';
  const name = nameOf(t, id);
  if (!canSee(t, viewer, id)) {
    const card = findCard(t, id);
    if (card?.region !== 'uncontrolled') return 'a card';
    const place = t.state.cards
      .filter((c) => c.region === 'uncontrolled' && c.controller === card.controller)
      .findIndex((c) => c.id === id);
    return `uncontrolled ${place + 1}`;
  }
  // A merged vampire and its advanced card have the same name.
  const twin = t.state.cards.filter((c) => nameOf(t, c.id) === name && canSee(t, viewer, c.id));
  return twin.length > 1 && findCard(t, id) ? `${name} #${id}` : name;
}

export const seatName = (t: Table, seat: Seat): string => t.names[seat] ?? `seat ${seat + 1}`;

export function targetName(t: Table, target: Target, viewer: Viewer): string {
  if (isClanTarget(target)) return `the clan ${t.pool.clans[targetClan(target)]}`;
  return isSeatTarget(target) ? seatName(t, targetSeat(target)) : cardName(t, target, viewer);
}

export const notate = (t: Table, o: Option, viewer: Viewer): string =>
  byVerb(WORDS, o, { t, viewer, who: seatName(t, t.decision?.seat ?? NONE) });

/** The table, the viewer and the name of the deciding Methuselah. */
interface NotationContext {
  readonly t: Table;
  readonly viewer: Viewer;
  readonly who: string;
}
const name = ({ t, viewer }: NotationContext, id: CardId): string => cardName(t, id, viewer);
/** Names the card of a grant if there are several to choose from. */
const grant = (w: NotationContext, given: GrantOption): string =>
  isOneOfSeveral(w.t, given) ? ` with ${name(w, given.card)}` : '';
const yes = (_o: Option, { who }: NotationContext): string => `${who} says yes`;
const choice = ({ target }: { readonly target: Target }, { t, viewer, who }: NotationContext): string =>
  target === NONE ? `${who} chooses nobody else` : `${who} chooses ${targetName(t, target, viewer)}`;

const WORDS: ByVerb<NotationContext, string> = {
  pass: (_o, { t, who }) => passWords(t, t.decision?.window, who),
  play: (o, w) =>
    `${w.who} plays ${name(w, o.card)}${useMark(w.t.pool, o.use)}${o.minion === NONE ? '' : ` with ${name(w, o.minion)}`}`,
  use: (o, w) =>
    `${w.who} uses ${name(w, o.card)}${useMark(w.t.pool, o.use)}${o.minion === NONE || o.minion === o.card ? '' : ` with ${name(w, o.minion)}`}`,
  edgePool: (_o, { who }) => `${who} gains a pool for the Edge`,
  contest: (o, w) => `${w.who} contests ${name(w, o.card)}`,
  yieldCard: (o, w) => `${w.who} yields ${name(w, o.card)}`,
  contestTitle: (o, w) => `${name(w, o.vampire)} contests its title`,
  yieldTitle: (o, w) => `${name(w, o.vampire)} yields its title`,
  burnOption: (o, w) => `${w.who} discards ${name(w, o.card)} by its burn option`,
  unlock: (o, w) => `${w.who} burns a pool to unlock ${name(w, o.minion)}`,
  withdraw: (_o, { who }) => `${who} announces to withdraw`,
  mark: (o, w) => `${w.who} marks ${name(w, o.minion)}`,
  transfer: (o, w) => `${w.who} transfers to ${name(w, o.vampire)}`,
  takeBack: (o, w) => `${w.who} takes back from ${name(w, o.vampire)}`,
  bringOut: (o, w) => `${w.who} brings out ${name(w, o.vampire)}`,
  merge: (o, w) => `${w.who} merges ${name(w, o.incoming)} with ${name(w, o.inPlay)}`,
  drawCrypt: (_o, { who }) => `${who} draws from the crypt`,
  discard: (o, w) => `${w.who} discards ${name(w, o.card)}`,
  act: (o, { t, viewer }) => actWords(t, o, viewer),
  block: (o, w) => `${name(w, o.minion)} blocks`,
  sendSlave: (o, w) => `${name(w, o.slave)} fights instead`,
  maneuver: (o, w) => `${name(w, o.minion)} maneuvers${grant(w, o)}`,
  press: (o, w) => `${name(w, o.minion)} presses${grant(w, o)}`,
  prevent: (o, w) => `${name(w, o.minion)} prevents damage${grant(w, o)}`,
  preventKinds: (o, w) => `${name(w, o.minion)} prevents ${kindsWords(o.aggravated, o.normal)} damage`,
  handStrike: (o, w) => `${name(w, o.minion)} strikes`,
  grantedStrike: (o, w) => `${name(w, o.minion)} strikes${o.card === NONE ? '' : ` with ${name(w, o.card)}`}`,
  committedStrike: (o, w) =>
    `${name(w, o.minion)} strikes with ${o.weapon === NONE ? useName(w.t, o.use) : name(w, o.weapon)}`,
  cast: (o, w) => `${name(w, o.minion)} votes ${o.side}`,
  // A vote by the card that called the referendum needs no name.
  castOwn: (o, w) =>
    `${w.who} votes ${o.side}${o.card === currentReferendum(w.t)?.context.card ? '' : ` with ${name(w, o.card)}`}`,
  burnForVote: (o, w) => `${w.who} burns ${name(w, o.card)} for a vote ${o.side}`,
  edgeVote: (o, { who }) => `${who} burns the Edge for a vote ${o.side}`,
  pick: choice,
  aim: choice,
  takeEquipment: (o, w) => `${w.who} chooses ${name(w, o.equipment)}`,
  moveTo: (o, w) => `${w.who} chooses ${name(w, o.host)}`,
  awardTrophy: (o, w) => `${w.who} chooses ${name(w, o.trophy)}`,
  givePoint: (o, { t, viewer, who }) =>
    o.target === NONE
      ? `${who} gives no point`
      : `${who} gives a point to ${targetName(t, o.target, viewer)}`,
  findCard: (o, w) => `${w.who} chooses ${name(w, o.card)}${useMark(w.t.pool, o.use)}`,
  // The pile is named, as a card may be found in several.
  fetchCard: (o, w) => `${w.who} chooses ${name(w, o.card)} from the ${PILE_NAMES[o.from]}`,
  x: (o, { who }) => `${who} chooses X = ${o.x}`,
  toPool: (o, { who }) => `${who} takes ${o.amount} to the pool`,
  payPool: (_o, { who }) => `${who} pays pool`,
  payBlood: (o, w) => `${name(w, o.vampire)} pays blood`,
  payCost: (o, w) => (isSeatTarget(o.payer) ? `${w.who} pays pool` : `${name(w, o.payer)} pays blood`),
  shareRescue: (o, w) =>
    `${name(w, o.rescued)} pays ${o.rescuedPays}, ${name(w, o.rescuer)} pays ${o.rescuerPays}`,
  yes,
  searchFor: yes,
  diablerise: yes,
  no: (_o, { who }) => `${who} says no`,
  order: (o, w) => {
    const rival = twinMinion(w.t, o);
    const about = [
      ...(o.subject === NONE ? [] : [`${targetName(w.t, o.subject, w.viewer)}${twinMark(w.t, o)}`]),
      ...(rival === NONE ? [] : [name(w, rival)]),
    ].join(', ');
    return `${w.who} resolves ${name(w, o.card)} at ${happeningName(w.t, o.node)}${about === '' ? '' : ` (${about})`}`;
  },
};

const PILE_NAMES: Readonly<Record<Pile, string>> = {
  library: 'library',
  ashHeap: 'ash heap',
  hand: 'hand',
};

export type GrantOption = OptionOf<'maneuver' | 'press' | 'prevent'>;
const isGrant = (o: Option): o is GrantOption =>
  o.verb === 'maneuver' || o.verb === 'press' || o.verb === 'prevent';

/** Does this minion have several such grants to choose from? They are distinguished by their cards. */
export const isOneOfSeveral = (t: Table, o: GrantOption): boolean =>
  t.decision?.options.some(
    (x) => isGrant(x) && x !== o && x.verb === o.verb && x.minion === o.minion && x.grant !== o.grant,
  ) === true;

const kindsWords = (aggravated: number, normal: number): string =>
  [...(aggravated > 0 ? [`${aggravated} aggravated`] : []), ...(normal > 0 ? [`${normal} normal`] : [])].join(
    ' and ',
  );

function passWords(t: Table, window: DecisionWindow | undefined, who: string): string {
  switch (window) {
    case 'unlock':
    case 'master':
    case 'minion':
    case 'influence':
    case 'discard':
      return t.decision?.seat === t.state.active ? `${who} ends the ${window} phase` : `${who} passes`;
    case 'beforeBlocks':
      return mayDecline(t) ? `${who} does not block` : `${who} passes`;
    case 'search':
      return `${who} finds nothing`;
    case 'equipment':
    case 'takeEquipment':
      return `${who} takes no more`;
    case 'stolen':
      return `${who} leaves it where it is`;
    case 'strike':
      return `${who} has no strike`;
    case 'announced':
    case 'blocking':
    case 'blocked':
    case 'blockResolved':
    case 'declined':
    case 'succeeding':
    case 'resolved':
    case 'beforeRange':
    case 'range':
    case 'beforeStrikes':
    case 'damage':
    case 'afterStrikes':
    case 'press':
    case 'roundEnd':
    case 'combatEnding':
    case 'beforeVotes':
    case 'polling':
    case 'asPlayed':
    case 'trophies':
    case 'order':
    case 'may':
    case 'target':
    case 'x':
    case 'discardForCost':
    case 'payMix':
    case 'maySearch':
    case 'terms':
    case 'share':
    case 'rescueCost':
    case 'mayDiablerise':
    case 'strikeTarget':
    case 'whichDamage':
    case 'handSize':
    case 'toPool':
    case undefined:
      return `${who} passes`;
  }
}

/** Does passing decline to block? For a Methuselah who may never block it is only a pass. */
export function mayDecline(t: Table): boolean {
  const action = currentAction(t);
  return action !== undefined && mayBlock(t, action).includes(t.decision?.seat ?? NONE);
}

function actWords(t: Table, o: OptionOf<'act'>, viewer: Viewer): string {
  const name = (id: CardId): string => cardName(t, id, viewer);
  switch (o.action) {
    case 'bleed':
      return `${name(o.minion)} bleeds ${seatName(t, prey(t, t.state.active))}`;
    case 'hunt':
      return `${name(o.minion)} hunts`;
    case 'equip':
      return `${name(o.minion)} takes equipment from ${name(o.target)}`;
    case 'leaveTorpor':
      return `${name(o.minion)} leaves torpor`;
    case 'rescue':
      return `${name(o.minion)} rescues ${name(o.target)}`;
    case 'diablerise':
      return `${name(o.minion)} diablerises ${name(o.target)}`;
    case 'enterCombat':
      return `${name(o.minion)} hunts down ${name(o.target)}`;
    case 'becomeAnarch':
      return `${name(o.minion)} becomes Anarch`;
  }
}

/** The happening that a due effect waited for: "the combat ends" in the card language's word. */
function happeningName(t: Table, node: number): string {
  const effect = t.pool.nodes[node];
  return effect && 'at' in effect ? effect.at : 'once';
}

/** Distinguishes, by id, two cards of one name that left play at the same time. */
export function twinMark(t: Table, { subject }: OptionOf<'order'>): string {
  if (subject < 0 || findCard(t, subject)) return '';
  const def = t.state.def[subject];
  const isTwin = (o: Option): boolean =>
    o.verb === 'order' && o.subject >= 0 && o.subject !== subject && t.state.def[o.subject] === def;
  return t.decision?.options.some(isTwin) ? ` #${subject}` : '';
}

/** The minion of an effect of a card that left play, if the same is due for another minion too. */
export function twinMinion(t: Table, { node, card, subject, minion }: OptionOf<'order'>): CardId {
  if (findCard(t, card)) return NONE;
  const isTwin = (o: Option): boolean =>
    o.verb === 'order' && o.node === node && o.subject === subject && o.minion !== minion;
  return minion >= 0 && t.decision?.options.some(isTwin) ? minion : NONE;
}

/** Distinguishes the uses of a card: " (superior)", " (mode 2)", " (ability 1)"; empty if it has only one. */
export function useMark({ uses, cards }: Pool, index: number): string {
  const use = uses[index];
  const card = cards[use?.def ?? NONE];
  if (use === undefined || card === undefined) return '';
  if (use.superior) return ' (superior)';
  const all = use.fromHand ? card.handUses : card.playUses;
  if (all.length < 2) return '';
  const place = all.findIndex((other) => other.index === index) + 1;
  if (!use.fromHand) return ` (ability ${place})`;
  return all.filter((other) => !other.superior).length > 1 ? ` (mode ${place})` : ' (basic)';
}
const useName = (t: Table, use: number): string =>
  t.pool.cards[t.pool.uses[use]?.def ?? NONE]?.name ?? 'a strike';

/** The option with this text, which must match except for case, spaces and a final stop. */
export function parseOption(t: Table, text: string, viewer: Viewer): Option | undefined {
  const wanted = plain(text);
  const matching = (t.decision?.options ?? []).filter((o) => plain(notate(t, o, viewer)) === wanted);
  return matching.length === 1 ? matching[0] : undefined;
}
const plain = (text: string): string => text.trim().replace(/\.$/, '').replace(/\s+/g, ' ').toLowerCase();
