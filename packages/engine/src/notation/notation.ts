import type { Pool } from '../language/pool.ts';
import { prey } from '../query/seats.ts';
import { canSee, type Viewer } from '../query/visibility.ts';
import { BASIC_ACTIONS } from '../rules/actionrules.ts';
import { FETCHED_FROM } from '../rules/award.ts';
import { mayBlock } from '../rules/orders.ts';
import { isPoint } from '../rules/politics.ts';
import { RESCUE_PRICE } from '../rules/torpor.ts';
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
import type { Option } from '../table/options.ts';
import { currentAction, currentReferendum, findFrame } from '../table/stack.ts';
import type { DecisionWindow, Table } from '../table/table.ts';
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

const SIDE = (n: number): string => (n > 0 ? 'for' : 'against');

export function notate(t: Table, o: Option, viewer: Viewer): string {
  const seat = t.decision?.seat ?? NONE;
  const who = seatName(t, seat);
  const card = (): string => cardName(t, o.card, viewer);
  const by = (): string => cardName(t, o.by, viewer);
  const at = (): string => targetName(t, o.at, viewer);
  const window = t.decision?.window ?? '';
  const grant = (): string => (isOneOfSeveral(t, o) ? ` with ${card()}` : '');
  switch (o.verb) {
    case 'pass':
      return passWords(t, window, who);
    case 'play':
    case 'use': {
      const level = useMark(t.pool, o.use);
      const verb = o.verb === 'play' ? 'plays' : 'uses';
      return `${who} ${verb} ${card()}${level}${o.by === NONE || (o.verb === 'use' && o.by === o.card) ? '' : ` with ${by()}`}`;
    }
    case 'act':
      return actWords(t, o, viewer);
    case 'block':
      return `${by()} blocks`;
    case 'pick':
      // A card that may be fetched from several places.
      if (window === 'search' && o.n > 0) return `${who} chooses ${card()} from the ${FETCHED_FROM[o.n]}`;
      if (isPoint(t)) return o.at === NONE ? `${who} gives no point` : `${who} gives a point to ${at()}`;
      return o.at === NONE ? `${who} chooses nobody else` : `${who} chooses ${at()}${useMark(t.pool, o.use)}`;
    case 'x':
      if (window === 'toPool') return `${who} takes ${o.n} to the pool`;
      return `${who} chooses X = ${o.n}`;
    case 'maneuver':
      return `${by()} maneuvers${grant()}`;
    case 'press':
      return `${by()} presses${grant()}`;
    case 'strike':
      return o.card === NONE && o.use === NONE
        ? `${by()} strikes`
        : `${by()} strikes with ${o.card === NONE ? useName(t, o.use) : card()}`;
    case 'prevent':
      if (window === 'whichDamage') return `${by()} prevents ${kindsWords(o.n, pointsOf(t) - o.n)} damage`;
      return `${by()} prevents damage${grant()}`;
    case 'cast':
      if (o.by !== NONE) return `${by()} votes ${SIDE(o.n)}`;
      // A vote of the card that called the referendum needs no name.
      return `${who} votes ${SIDE(o.n)}${o.card === currentReferendum(t)?.cast.card ? '' : ` with ${card()}`}`;
    case 'burnForVote':
      return `${who} burns ${card()} for a vote ${SIDE(o.n)}`;
    case 'edgeVote':
      return `${who} burns the Edge for a vote ${SIDE(o.n)}`;
    case 'transfer':
      return `${who} transfers to ${card()}`;
    case 'takeBack':
      return `${who} takes back from ${card()}`;
    case 'drawCrypt':
      return `${who} draws from the crypt`;
    case 'bringOut':
      return `${who} brings out ${card()}`;
    case 'discard':
      return `${who} discards ${card()}`;
    case 'edgePool':
      return `${who} gains a pool for the Edge`;
    case 'yes':
      return `${who} says yes`;
    case 'no':
      return `${who} says no`;
    case 'order':
      return `${who} resolves ${card()} at ${happeningName(t, o.use)}${o.at === NONE ? '' : ` (${at()}${twinMark(t, o)})`}`;
    case 'pay':
      if (window === 'rescueCost') return `${card()} pays ${o.n}, ${by()} pays ${RESCUE_PRICE - o.n}`;
      return o.by === NONE ? `${who} pays pool` : `${by()} pays blood`;
    case 'contest':
      return o.by === NONE ? `${who} contests ${card()}` : `${by()} contests its title`;
    case 'yield':
      return o.by === NONE ? `${who} yields ${card()}` : `${by()} yields its title`;
    case 'unlock':
      return `${who} burns a pool to unlock ${by()}`;
    case 'mark':
      return `${who} marks ${at()}`;
    case 'burnOption':
      return `${who} discards ${card()} by its burn option`;
    case 'withdraw':
      return `${who} announces to withdraw`;
    case 'merge':
      return `${who} merges ${card()} with ${by()}`;
    case 'sendSlave':
      return `${by()} fights instead`;
  }
}

/** Are there several maneuvers, presses or preventions of this minion to choose from? They are told apart by their cards. */
export const isOneOfSeveral = (t: Table, o: Option): boolean =>
  t.decision?.options.some((x) => x !== o && x.verb === o.verb && x.by === o.by && x.n !== o.n) === true;

/** How many points of damage are prevented, of whichever kind. */
export const pointsOf = (t: Table): number => findFrame(t, 'prevention')?.amount ?? 0;

const kindsWords = (aggravated: number, normal: number): string =>
  [...(aggravated > 0 ? [`${aggravated} aggravated`] : []), ...(normal > 0 ? [`${normal} normal`] : [])].join(
    ' and ',
  );

function passWords(t: Table, window: DecisionWindow | '', who: string): string {
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
    default:
      return `${who} passes`;
  }
}

/** Is it a block that whoever passes in this action declines? Who may never block only passes. */
export function mayDecline(t: Table): boolean {
  const action = currentAction(t);
  return action !== undefined && mayBlock(t, action).includes(t.decision?.seat ?? NONE);
}

function actWords(t: Table, o: Option, viewer: Viewer): string {
  const by = cardName(t, o.by, viewer);
  switch (BASIC_ACTIONS[o.use]) {
    case 'bleed':
      return `${by} bleeds ${seatName(t, prey(t, t.state.active))}`;
    case 'hunt':
      return `${by} hunts`;
    case 'equip':
      return `${by} takes equipment from ${targetName(t, o.at, viewer)}`;
    case 'leaveTorpor':
      return `${by} leaves torpor`;
    case 'rescue':
      return `${by} rescues ${targetName(t, o.at, viewer)}`;
    case 'diablerise':
      return `${by} diablerises ${targetName(t, o.at, viewer)}`;
    case 'enterCombat':
      return `${by} hunts down ${targetName(t, o.at, viewer)}`;
    case 'becomeAnarch':
      return `${by} becomes Anarch`;
    default:
      return `${by} acts`;
  }
}

/** What a due effect waited for: "the combat ends" in the language's own word. */
function happeningName(t: Table, node: number): string {
  const effect = t.pool.nodes[node];
  return effect && 'at' in effect ? effect.at : 'once';
}

/** Two of a name that have left play at the same time are told apart by their numbers. */
function twinMark(t: Table, o: Option): string {
  if (isSeatTarget(o.at) || findCard(t, o.at)) return '';
  const def = t.state.def[o.at];
  const alike = t.decision?.options.some((x) => x.at >= 0 && x.at !== o.at && t.state.def[x.at] === def);
  return alike ? ` #${o.at}` : '';
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
