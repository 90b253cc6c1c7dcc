import type { CardId, DecisionWindow, Option, Viewer } from '@methuselah/engine';
import {
  BASIC_ACTIONS,
  currentReferendum,
  FETCHED_FROM,
  isOneOfSeveral,
  isPoint,
  isSeatTarget,
  mayDecline,
  NONE,
  pointsOf,
  prey,
  RESCUE_PRICE,
  type Table,
} from '@methuselah/engine/internal';
import type { Happening } from '@methuselah/engine/language';
import type { Mode, Side } from '../language/words.ts';
import { nameText, type Reader, seatText, type Tongue, targetText } from './tongue.ts';
import { wayText } from './using.ts';
import type { Pile, Who } from './words.ts';

/** An option of the decision at hand in a language, as the viewer may read it. In English it is the notation. */
export function optionText(t: Table, o: Option, viewer: Viewer, tongue: Tongue): string {
  const r: Reader = { t, viewer, tongue };
  return said(r, o, seatText(r, t.decision?.seat ?? NONE), modeOf(t, o.use));
}

/** The same to who decides, whom it does not name. Which way of using a card it is, its consequences tell where they can. */
export function choiceText(t: Table, o: Option, viewer: Viewer, tongue: Tongue): string {
  const mode = modeOf(t, o.use);
  const isTold = mode !== null && 'place' in mode && wayText(t, o, tongue) !== '';
  return said({ t, viewer, tongue }, o, null, isTold ? null : mode);
}

function said(r: Reader, o: Option, who: Who, mode: Mode | null): string {
  const { t, tongue } = r;
  const { options } = tongue.words;
  const card = (): string => nameText(r, o.card);
  const by = (): string => nameText(r, o.by);
  const at = (): string => targetText(r, o.at);
  const window = t.decision?.window;
  const side: Side = o.n > 0 ? 'for' : 'against';
  switch (o.verb) {
    case 'pass':
      return passText(r, window, who);
    case 'play':
    case 'use': {
      const minion = o.by === NONE || (o.verb === 'use' && o.by === o.card) ? null : by();
      return o.verb === 'play'
        ? options.plays(who, card(), mode, minion)
        : options.uses(who, card(), mode, minion);
    }
    case 'act':
      return actText(r, o);
    case 'block':
      return options.blocks(by());
    case 'pick':
      if (window === 'search' && o.n > 0) return options.choosesFrom(who, card(), pileOf(o.n));
      if (isPoint(t)) return o.at === NONE ? options.givesNoPoint(who) : options.givesPoint(who, at());
      if (o.at === NONE) return options.choosesNobodyElse(who);
      return options.chooses(who, mode === null ? at() : tongue.words.names.inMode(at(), mode));
    case 'x':
      return window === 'toPool' ? options.takesToPool(who, o.n) : options.choosesX(who, o.n);
    case 'maneuver':
      return options.maneuvers(by(), grantName(r, o));
    case 'press':
      return options.presses(by(), grantName(r, o));
    case 'strike':
      return options.strikes(by(), meansOf(r, o));
    case 'prevent':
      if (window === 'whichDamage') return options.preventsKinds(by(), o.n, pointsOf(t) - o.n);
      return options.preventsDamage(by(), grantName(r, o));
    case 'cast':
      if (o.by !== NONE) return options.votes(by(), side, null);
      // A vote of the card that called the referendum needs no name.
      return options.votes(who, side, o.card === currentReferendum(t)?.cast.card ? null : card());
    case 'burnForVote':
      return options.burnsForVote(who, card(), side);
    case 'edgeVote':
      return options.burnsEdgeForVote(who, side);
    case 'transfer':
      return options.transfersTo(who, card());
    case 'takeBack':
      return options.takesBackFrom(who, card());
    case 'drawCrypt':
      return options.drawsFromCrypt(who);
    case 'bringOut':
      return options.bringsOut(who, card());
    case 'discard':
      return options.discards(who, card());
    case 'edgePool':
      return options.gainsEdgePool(who);
    case 'yes':
      return options.saysYes(who);
    case 'no':
      return options.saysNo(who);
    case 'order':
      return options.resolves(
        who,
        card(),
        happeningOf(t, o.use),
        o.at === NONE ? null : `${at()}${twinMark(t, o)}`,
      );
    case 'pay':
      if (window === 'rescueCost') return options.sharesCost(card(), o.n, by(), RESCUE_PRICE - o.n);
      return o.by === NONE ? options.paysPool(who) : options.paysBlood(by());
    case 'contest':
      return o.by === NONE ? options.contests(who, card()) : options.contestsTitle(by());
    case 'yield':
      return o.by === NONE ? options.yields(who, card()) : options.yieldsTitle(by());
    case 'unlock':
      return options.unlocksInfernal(who, by());
    case 'mark':
      return options.marks(who, at());
    case 'burnOption':
      return options.usesBurnOption(who, card());
    case 'withdraw':
      return options.withdraws(who);
    case 'merge':
      return options.merges(who, card(), by());
    case 'sendSlave':
      return options.fightsInstead(by());
  }
}

function passText({ t, tongue }: Reader, window: DecisionWindow | undefined, who: Who): string {
  const { options } = tongue.words;
  switch (window) {
    case 'unlock':
    case 'master':
    case 'minion':
    case 'influence':
    case 'discard':
      return t.decision?.seat === t.state.active ? options.endsPhase(who, window) : options.passes(who);
    case 'beforeBlocks':
      return mayDecline(t) ? options.doesNotBlock(who) : options.passes(who);
    case 'search':
      return options.findsNothing(who);
    case 'equipment':
    case 'takeEquipment':
      return options.takesNoMore(who);
    case 'stolen':
      return options.leavesIt(who);
    case 'strike':
      return options.hasNoStrike(who);
    default:
      return options.passes(who);
  }
}

function actText(r: Reader, o: Option): string {
  const { t, tongue } = r;
  const { options } = tongue.words;
  const by = nameText(r, o.by);
  const action = BASIC_ACTIONS[o.use];
  if (action === undefined) return options.acts(by);
  switch (action) {
    case 'bleed':
      return options.bleeds(by, seatText(r, prey(t, t.state.active)));
    case 'hunt':
      return options.hunts(by);
    case 'equip':
      return options.takesEquipment(by, targetText(r, o.at));
    case 'leaveTorpor':
      return options.leavesTorpor(by);
    case 'rescue':
      return options.rescues(by, targetText(r, o.at));
    case 'diablerise':
      return options.diablerises(by, targetText(r, o.at));
    case 'enterCombat':
      return options.huntsDown(by, targetText(r, o.at));
    case 'becomeAnarch':
      return options.becomesAnarch(by);
  }
}

const PILES: Readonly<Record<Exclude<(typeof FETCHED_FROM)[number], ''>, Pile>> = {
  library: 'library',
  'ash heap': 'ashHeap',
  hand: 'hand',
};
function pileOf(n: number): Pile {
  const name = FETCHED_FROM[n];
  return name === undefined || name === '' ? 'library' : PILES[name];
}

/** What a strike is made with: a weapon or a card, or nothing. */
function meansOf(r: Reader, o: Option): string | null {
  if (o.card !== NONE) return nameText(r, o.card);
  if (o.use === NONE) return null;
  const card = r.t.pool.cards[r.t.pool.uses[o.use]?.def ?? NONE]?.card;
  return card ? r.tongue.cardName(card) : r.tongue.words.options.aStrike;
}

/** The card that gave a maneuver, a press or prevention, where there are several to choose from. */
const grantName = (r: Reader, o: Option): string | null =>
  isOneOfSeveral(r.t, o) ? nameText(r, o.card) : null;

/** Which mode or ability of a card it is; null for the only one. */
function modeOf(t: Table, index: number): Mode | null {
  const use = t.pool.uses[index];
  if (use === undefined) return null;
  if (use.superior) return { is: 'superior' };
  const card = t.pool.cards[use.def];
  const all = (use.fromHand ? card?.handUses : card?.playUses) ?? [];
  if (all.length < 2) return null;
  const place = all.findIndex((x) => x.index === index) + 1;
  if (!use.fromHand) return { is: 'ability', place };
  const alike = all.filter((x) => x.superior === use.superior);
  return alike.length > 1 ? { is: 'mode', place } : { is: 'basic' };
}

/** What a due effect waited for. */
function happeningOf(t: Table, node: number): Happening | null {
  const effect = t.pool.nodes[node];
  return effect && 'at' in effect ? effect.at : null;
}

/** Two of a name that have left play at the same time are told apart by their numbers. */
function twinMark(t: Table, o: Option): string {
  const isInPlay = (id: CardId): boolean => t.state.cards.some((c) => c.id === id);
  if (isSeatTarget(o.at) || isInPlay(o.at)) return '';
  const def = t.state.def[o.at];
  const alike = t.decision?.options.some((x) => x.at >= 0 && x.at !== o.at && t.state.def[x.at] === def);
  return alike ? ` #${o.at}` : '';
}
