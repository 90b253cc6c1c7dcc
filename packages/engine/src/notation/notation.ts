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
import type { DecisionWindow, Option, OptionOf, Pile } from '../table/options.ts';
import { currentAction, currentReferendum } from '../table/stack.ts';
import type { Table } from '../table/table.ts';
import { findCard } from '../table/table.ts';

/**
 * The notation: a decision in words, one form for the terminal, the log, records, scenarios and reports. Cards that a
 * viewer may not see are named by their place ("uncontrolled 2").
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
  // A merged vampire and its advanced card have one name.
  const twin = t.state.cards.filter((c) => nameOf(t, c.id) === name && canSee(t, viewer, c.id));
  return twin.length > 1 && findCard(t, id) ? `${name} #${id}` : name;
}

export const seatName = (t: Table, seat: Seat): string => t.names[seat] ?? `seat ${seat + 1}`;

export function targetName(t: Table, target: Target, viewer: Viewer): string {
  if (isClanTarget(target)) return `the clan ${t.pool.clans[targetClan(target)]}`;
  return isSeatTarget(target) ? seatName(t, targetSeat(target)) : cardName(t, target, viewer);
}

export function notate(t: Table, o: Option, viewer: Viewer): string {
  const who = seatName(t, t.decision?.seat ?? NONE);
  const name = (id: CardId): string => cardName(t, id, viewer);
  const grant = (given: GrantOption): string => (isOneOfSeveral(t, given) ? ` with ${name(given.card)}` : '');
  switch (o.verb) {
    case 'pass':
      return passWords(t, t.decision?.window, who);
    case 'play':
      return `${who} plays ${name(o.card)}${useMark(t.pool, o.use)}${o.minion === NONE ? '' : ` with ${name(o.minion)}`}`;
    case 'use':
      return `${who} uses ${name(o.card)}${useMark(t.pool, o.use)}${o.minion === NONE || o.minion === o.card ? '' : ` with ${name(o.minion)}`}`;
    case 'edgePool':
      return `${who} gains a pool for the Edge`;
    case 'contest':
      return `${who} contests ${name(o.card)}`;
    case 'yieldCard':
      return `${who} yields ${name(o.card)}`;
    case 'contestTitle':
      return `${name(o.vampire)} contests its title`;
    case 'yieldTitle':
      return `${name(o.vampire)} yields its title`;
    case 'burnOption':
      return `${who} discards ${name(o.card)} by its burn option`;
    case 'unlock':
      return `${who} burns a pool to unlock ${name(o.minion)}`;
    case 'withdraw':
      return `${who} announces to withdraw`;
    case 'mark':
      return `${who} marks ${name(o.minion)}`;
    case 'transfer':
      return `${who} transfers to ${name(o.vampire)}`;
    case 'takeBack':
      return `${who} takes back from ${name(o.vampire)}`;
    case 'bringOut':
      return `${who} brings out ${name(o.vampire)}`;
    case 'merge':
      return `${who} merges ${name(o.incoming)} with ${name(o.inPlay)}`;
    case 'drawCrypt':
      return `${who} draws from the crypt`;
    case 'discard':
      return `${who} discards ${name(o.card)}`;
    case 'act':
      return actWords(t, o, viewer);
    case 'block':
      return `${name(o.minion)} blocks`;
    case 'sendSlave':
      return `${name(o.slave)} fights instead`;
    case 'maneuver':
      return `${name(o.minion)} maneuvers${grant(o)}`;
    case 'press':
      return `${name(o.minion)} presses${grant(o)}`;
    case 'prevent':
      return `${name(o.minion)} prevents damage${grant(o)}`;
    case 'preventKinds':
      return `${name(o.minion)} prevents ${kindsWords(o.aggravated, o.normal)} damage`;
    case 'handStrike':
      return `${name(o.minion)} strikes`;
    case 'grantedStrike':
      return `${name(o.minion)} strikes${o.card === NONE ? '' : ` with ${name(o.card)}`}`;
    case 'committedStrike':
      return `${name(o.minion)} strikes with ${o.weapon === NONE ? useName(t, o.use) : name(o.weapon)}`;
    case 'cast':
      return `${name(o.minion)} votes ${o.side}`;
    case 'castOwn':
      // A vote of the card that called the referendum needs no name.
      return `${who} votes ${o.side}${o.card === currentReferendum(t)?.context.card ? '' : ` with ${name(o.card)}`}`;
    case 'burnForVote':
      return `${who} burns ${name(o.card)} for a vote ${o.side}`;
    case 'edgeVote':
      return `${who} burns the Edge for a vote ${o.side}`;
    case 'pick':
    case 'aim':
      return o.target === NONE
        ? `${who} chooses nobody else`
        : `${who} chooses ${targetName(t, o.target, viewer)}`;
    case 'takeEquipment':
      return `${who} chooses ${name(o.equipment)}`;
    case 'moveTo':
      return `${who} chooses ${name(o.host)}`;
    case 'awardTrophy':
      return `${who} chooses ${name(o.trophy)}`;
    case 'givePoint':
      return o.target === NONE
        ? `${who} gives no point`
        : `${who} gives a point to ${targetName(t, o.target, viewer)}`;
    case 'findCard':
      return `${who} chooses ${name(o.card)}${useMark(t.pool, o.use)}`;
    case 'fetchCard':
      // A card that may be fetched from several places.
      return `${who} chooses ${name(o.card)} from the ${PILE_NAMES[o.from]}`;
    case 'x':
      return `${who} chooses X = ${o.x}`;
    case 'toPool':
      return `${who} takes ${o.amount} to the pool`;
    case 'payPool':
      return `${who} pays pool`;
    case 'payBlood':
      return `${name(o.vampire)} pays blood`;
    case 'payCost':
      return isSeatTarget(o.payer) ? `${who} pays pool` : `${name(o.payer)} pays blood`;
    case 'shareRescue':
      return `${name(o.rescued)} pays ${o.rescuedPays}, ${name(o.rescuer)} pays ${o.rescuerPays}`;
    case 'yes':
    case 'searchFor':
    case 'diablerise':
      return `${who} says yes`;
    case 'no':
      return `${who} says no`;
    case 'order':
      return `${who} resolves ${name(o.card)} at ${happeningName(t, o.node)}${o.subject === NONE ? '' : ` (${targetName(t, o.subject, viewer)}${twinMark(t, o)})`}`;
  }
}

const PILE_NAMES: Readonly<Record<Pile, string>> = {
  library: 'library',
  ashHeap: 'ash heap',
  hand: 'hand',
};

export type GrantOption = OptionOf<'maneuver' | 'press' | 'prevent'>;
const isGrant = (o: Option): o is GrantOption =>
  o.verb === 'maneuver' || o.verb === 'press' || o.verb === 'prevent';

/** Are there several maneuvers, presses or preventions of this minion to choose from? They are told apart by their cards. */
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

/** Is it a block that whoever passes in this action declines? Who may never block only passes. */
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

/** What a due effect waited for: "the combat ends" in the language's own word. */
function happeningName(t: Table, node: number): string {
  const effect = t.pool.nodes[node];
  return effect && 'at' in effect ? effect.at : 'once';
}

/** Two of a name that have left play at the same time are told apart by their numbers. */
export function twinMark(t: Table, { subject }: OptionOf<'order'>): string {
  if (subject < 0 || findCard(t, subject)) return '';
  const def = t.state.def[subject];
  const isTwin = (o: Option): boolean =>
    o.verb === 'order' && o.subject >= 0 && o.subject !== subject && t.state.def[o.subject] === def;
  return t.decision?.options.some(isTwin) ? ` #${subject}` : '';
}

/** What tells one way of using a card from its others: " (superior)", " (mode 2)", " (ability 1)"; nothing if it is the only one. */
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

/** The option whose words these are; the words must be exact but for case, spaces and a final stop. */
export function parseOption(t: Table, text: string, viewer: Viewer): Option | undefined {
  const wanted = plain(text);
  const matching = (t.decision?.options ?? []).filter((o) => plain(notate(t, o, viewer)) === wanted);
  return matching.length === 1 ? matching[0] : undefined;
}
const plain = (text: string): string => text.trim().replace(/\.$/, '').replace(/\s+/g, ' ').toLowerCase();
