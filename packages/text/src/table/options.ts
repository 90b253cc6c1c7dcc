import type { CardId, DecisionWindow, Option, OptionOf, Viewer } from '@methuselah/engine';
import {
  currentReferendum,
  type GrantOption,
  isOneOfSeveral,
  isSeatTarget,
  mayDecline,
  NONE,
  prey,
  type Table,
  twinMark,
} from '@methuselah/engine/internal';
import type { Happening } from '@methuselah/engine/language';
import type { Mode } from '../language/words.ts';
import { type Locale, nameText, type Reader, seatText, targetText } from './locale.ts';
import { wayText } from './using.ts';
import type { Who } from './words.ts';

/** An option of the decision at hand in a language, as the viewer may read it. In English it is the notation. */
export function optionText(t: Table, o: Option, viewer: Viewer, locale: Locale): string {
  const r: Reader = { t, viewer, locale };
  return said(r, o, seatText(r, t.decision?.seat ?? NONE), modeOf(t, wayOf(o)));
}

/** The same to who decides, whom it does not name. Which way of using a card it is, its consequences tell where they can. */
export function choiceText(t: Table, o: Option, viewer: Viewer, locale: Locale): string {
  const way = wayOf(o);
  const mode = modeOf(t, way);
  const isTold = mode !== null && 'place' in mode && wayText(t, way, locale) !== '';
  return said({ t, viewer, locale }, o, null, isTold ? null : mode);
}

/** The way of using a card that an option chooses, or NONE. */
const wayOf = (o: Option): number =>
  o.verb === 'play' || o.verb === 'use' || o.verb === 'findCard' ? o.use : NONE;

function said(r: Reader, o: Option, who: Who, mode: Mode | null): string {
  const { t, locale } = r;
  const { options, names } = locale.words;
  const name = (id: CardId): string => nameText(r, id);
  switch (o.verb) {
    case 'pass':
      return passText(r, t.decision?.window, who);
    case 'play':
      return options.plays(who, name(o.card), mode, o.minion === NONE ? null : name(o.minion));
    case 'use': {
      const isAlone = o.minion === NONE || o.minion === o.card;
      return options.uses(who, name(o.card), mode, isAlone ? null : name(o.minion));
    }
    case 'edgePool':
      return options.gainsEdgePool(who);
    case 'contest':
      return options.contests(who, name(o.card));
    case 'yieldCard':
      return options.yields(who, name(o.card));
    case 'contestTitle':
      return options.contestsTitle(name(o.vampire));
    case 'yieldTitle':
      return options.yieldsTitle(name(o.vampire));
    case 'burnOption':
      return options.usesBurnOption(who, name(o.card));
    case 'unlock':
      return options.unlocksInfernal(who, name(o.minion));
    case 'withdraw':
      return options.withdraws(who);
    case 'mark':
      return options.marks(who, name(o.minion));
    case 'transfer':
      return options.transfersTo(who, name(o.vampire));
    case 'takeBack':
      return options.takesBackFrom(who, name(o.vampire));
    case 'bringOut':
      return options.bringsOut(who, name(o.vampire));
    case 'merge':
      return options.merges(who, name(o.incoming), name(o.inPlay));
    case 'drawCrypt':
      return options.drawsFromCrypt(who);
    case 'discard':
      return options.discards(who, name(o.card));
    case 'act':
      return actText(r, o);
    case 'block':
      return options.blocks(name(o.minion));
    case 'sendSlave':
      return options.fightsInstead(name(o.slave));
    case 'maneuver':
      return options.maneuvers(name(o.minion), grantName(r, o));
    case 'press':
      return options.presses(name(o.minion), grantName(r, o));
    case 'prevent':
      return options.preventsDamage(name(o.minion), grantName(r, o));
    case 'preventKinds':
      return options.preventsKinds(name(o.minion), o.aggravated, o.normal);
    case 'handStrike':
      return options.strikes(name(o.minion), null);
    case 'grantedStrike':
      return options.strikes(name(o.minion), o.card === NONE ? null : name(o.card));
    case 'committedStrike':
      return options.strikes(name(o.minion), o.weapon === NONE ? cardOfUse(r, o.use) : name(o.weapon));
    case 'cast':
      return options.votes(name(o.minion), o.side, null);
    case 'castOwn':
      // A vote of the card that called the referendum needs no name.
      return options.votes(who, o.side, o.card === currentReferendum(t)?.context.card ? null : name(o.card));
    case 'burnForVote':
      return options.burnsForVote(who, name(o.card), o.side);
    case 'edgeVote':
      return options.burnsEdgeForVote(who, o.side);
    case 'pick':
    case 'aim':
      if (o.target === NONE) return options.choosesNobodyElse(who);
      return options.chooses(who, targetText(r, o.target));
    case 'takeEquipment':
      return options.chooses(who, name(o.equipment));
    case 'moveTo':
      return options.chooses(who, name(o.host));
    case 'awardTrophy':
      return options.chooses(who, name(o.trophy));
    case 'givePoint':
      return o.target === NONE ? options.givesNoPoint(who) : options.givesPoint(who, targetText(r, o.target));
    case 'findCard':
      return options.chooses(who, mode === null ? name(o.card) : names.inMode(name(o.card), mode));
    case 'fetchCard':
      return options.choosesFrom(who, name(o.card), o.from);
    case 'x':
      return options.choosesX(who, o.x);
    case 'toPool':
      return options.takesToPool(who, o.amount);
    case 'payPool':
      return options.paysPool(who);
    case 'payBlood':
      return options.paysBlood(name(o.vampire));
    case 'payCost':
      return isSeatTarget(o.payer) ? options.paysPool(who) : options.paysBlood(name(o.payer));
    case 'shareRescue':
      return options.sharesCost(name(o.rescued), o.rescuedPays, name(o.rescuer), o.rescuerPays);
    case 'yes':
    case 'searchFor':
    case 'diablerise':
      return options.saysYes(who);
    case 'no':
      return options.saysNo(who);
    case 'order': {
      const subject = o.subject === NONE ? null : `${targetText(r, o.subject)}${twinMark(t, o)}`;
      return options.resolves(who, name(o.card), happeningOf(t, o.node), subject);
    }
  }
}

function passText({ t, locale }: Reader, window: DecisionWindow | undefined, who: Who): string {
  const { options } = locale.words;
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
      return options.passes(who);
  }
}

function actText(r: Reader, o: OptionOf<'act'>): string {
  const { t, locale } = r;
  const { options } = locale.words;
  const minion = nameText(r, o.minion);
  switch (o.action) {
    case 'bleed':
      return options.bleeds(minion, seatText(r, prey(t, t.state.active)));
    case 'hunt':
      return options.hunts(minion);
    case 'equip':
      return options.takesEquipment(minion, nameText(r, o.target));
    case 'leaveTorpor':
      return options.leavesTorpor(minion);
    case 'rescue':
      return options.rescues(minion, nameText(r, o.target));
    case 'diablerise':
      return options.diablerises(minion, nameText(r, o.target));
    case 'enterCombat':
      return options.huntsDown(minion, nameText(r, o.target));
    case 'becomeAnarch':
      return options.becomesAnarch(minion);
  }
}

/** The card of a strike that is made without a weapon. */
function cardOfUse(r: Reader, use: number): string {
  const card = r.t.pool.cards[r.t.pool.uses[use]?.def ?? NONE]?.card;
  return card ? r.locale.cardName(card) : r.locale.words.options.aStrike;
}

/** The card that gave a maneuver, a press or prevention, where there are several to choose from. */
const grantName = (r: Reader, o: GrantOption): string | null =>
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
