import type { CardId, DecisionWindow, Option, OptionOf, Viewer } from '@methuselah/engine';
import {
  type ByVerb,
  byVerb,
  currentReferendum,
  type GrantOption,
  isOneOfSeveral,
  isSeatTarget,
  mayDecline,
  NONE,
  prey,
  type Table,
  twinMark,
  twinMinion,
} from '@methuselah/engine/internal';
import type { Happening } from '@methuselah/engine/language';
import type { Mode } from '../language/words.ts';
import { type Locale, nameText, type Reader, seatText, targetText } from './locale.ts';
import { wayText } from './using.ts';
import type { Who } from './words.ts';

/** An option of the current decision in one language, for a viewer. In English it is the engine's notation. */
export function optionText(t: Table, o: Option, viewer: Viewer, locale: Locale): string {
  const r: Reader = { t, viewer, locale };
  const who = seatText(r, t.decision?.seat ?? NONE);
  return byVerb(TEXTS, o, { ...r, who, mode: modeOf(t, wayOf(o)) });
}

/**
 * The same for the deciding player, without naming them. The use of a card is named only if the consequences do not describe it.
 */
export function choiceText(t: Table, o: Option, viewer: Viewer, locale: Locale): string {
  const way = wayOf(o);
  const mode = modeOf(t, way);
  const isTold = mode !== null && 'place' in mode && wayText(t, way, locale) !== '';
  return byVerb(TEXTS, o, { t, viewer, locale, who: null, mode: isTold ? null : mode });
}

/** The use of a card that an option chooses, or NONE. */
const wayOf = (o: Option): number =>
  o.verb === 'play' || o.verb === 'use' || o.verb === 'findCard' ? o.use : NONE;

/** How to word an option: the subject (null for the reader), and whether to name the use of the card. */
interface Wording extends Reader {
  readonly who: Who;
  readonly mode: Mode | null;
}
const wordsOf = ({ locale }: Reader) => locale.words.options;
const chooses = (r: Wording, card: CardId): string => wordsOf(r).chooses(r.who, nameText(r, card));
const pickText = ({ target }: OptionOf<'pick' | 'aim'>, r: Wording): string =>
  target === NONE ? wordsOf(r).choosesNobodyElse(r.who) : wordsOf(r).chooses(r.who, targetText(r, target));
const yesText = (_o: Option, r: Wording): string => wordsOf(r).saysYes(r.who);

const TEXTS: ByVerb<Wording, string> = {
  pass: (_o, r) => passText(r, r.t.decision?.window, r.who),
  play: (o, r) =>
    wordsOf(r).plays(r.who, nameText(r, o.card), r.mode, o.minion === NONE ? null : nameText(r, o.minion)),
  use(o, r) {
    const isAlone = o.minion === NONE || o.minion === o.card;
    const ability = r.t.pool.cards[r.t.state.def[o.card] ?? NONE]?.isMinion === true;
    const minion = isAlone ? null : nameText(r, o.minion);
    return wordsOf(r).uses(r.who, nameText(r, o.card), r.mode, minion, ability);
  },
  edgePool: (_o, r) => wordsOf(r).gainsEdgePool(r.who),
  contest: (o, r) => wordsOf(r).contests(r.who, nameText(r, o.card)),
  yieldCard: (o, r) => wordsOf(r).yields(r.who, nameText(r, o.card)),
  contestTitle: (o, r) => wordsOf(r).contestsTitle(nameText(r, o.vampire)),
  yieldTitle: (o, r) => wordsOf(r).yieldsTitle(nameText(r, o.vampire)),
  burnOption: (o, r) => wordsOf(r).usesBurnOption(r.who, nameText(r, o.card)),
  unlock: (o, r) => wordsOf(r).unlocksInfernal(r.who, nameText(r, o.minion)),
  withdraw: (_o, r) => wordsOf(r).withdraws(r.who),
  mark: (o, r) => wordsOf(r).marks(r.who, nameText(r, o.minion)),
  transfer: (o, r) => wordsOf(r).transfersTo(r.who, nameText(r, o.vampire)),
  takeBack: (o, r) => wordsOf(r).takesBackFrom(r.who, nameText(r, o.vampire)),
  bringOut: (o, r) => wordsOf(r).bringsOut(r.who, nameText(r, o.vampire)),
  merge: (o, r) => wordsOf(r).merges(r.who, nameText(r, o.incoming), nameText(r, o.inPlay)),
  drawCrypt: (_o, r) => wordsOf(r).drawsFromCrypt(r.who),
  discard: (o, r) => wordsOf(r).discards(r.who, nameText(r, o.card)),
  act: (o, r) => actText(r, o),
  block: (o, r) => wordsOf(r).blocks(nameText(r, o.minion)),
  sendSlave: (o, r) => wordsOf(r).fightsInstead(nameText(r, o.slave)),
  maneuver: (o, r) => wordsOf(r).maneuvers(nameText(r, o.minion), grantName(r, o)),
  press: (o, r) => wordsOf(r).presses(nameText(r, o.minion), grantName(r, o)),
  prevent: (o, r) => wordsOf(r).preventsDamage(nameText(r, o.minion), grantName(r, o)),
  preventKinds: (o, r) => wordsOf(r).preventsKinds(nameText(r, o.minion), o.aggravated, o.normal),
  handStrike: (o, r) => wordsOf(r).strikes(nameText(r, o.minion), null),
  grantedStrike: (o, r) =>
    wordsOf(r).strikes(nameText(r, o.minion), o.card === NONE ? null : nameText(r, o.card)),
  committedStrike: (o, r) =>
    wordsOf(r).strikes(
      nameText(r, o.minion),
      o.weapon === NONE ? cardOfUse(r, o.use) : nameText(r, o.weapon),
    ),
  cast: (o, r) => wordsOf(r).votes(nameText(r, o.minion), o.side, null),
  castOwn(o, r) {
    // The card that called the referendum need not be named for its vote.
    const isCalling = o.card === currentReferendum(r.t)?.context.card;
    return wordsOf(r).votes(r.who, o.side, isCalling ? null : nameText(r, o.card));
  },
  burnForVote: (o, r) => wordsOf(r).burnsForVote(r.who, nameText(r, o.card), o.side),
  edgeVote: (o, r) => wordsOf(r).burnsEdgeForVote(r.who, o.side),
  pick: pickText,
  aim: pickText,
  takeEquipment: (o, r) => chooses(r, o.equipment),
  moveTo: (o, r) => chooses(r, o.host),
  awardTrophy: (o, r) => chooses(r, o.trophy),
  givePoint: (o, r) =>
    o.target === NONE
      ? wordsOf(r).givesNoPoint(r.who)
      : wordsOf(r).givesPoint(r.who, targetText(r, o.target)),
  findCard(o, r) {
    const name = nameText(r, o.card);
    return wordsOf(r).chooses(r.who, r.mode === null ? name : r.locale.words.names.inMode(name, r.mode));
  },
  fetchCard: (o, r) => wordsOf(r).choosesFrom(r.who, nameText(r, o.card), o.from),
  x: (o, r) => wordsOf(r).choosesX(r.who, o.x),
  toPool: (o, r) => wordsOf(r).takesToPool(r.who, o.amount),
  payPool: (_o, r) => wordsOf(r).paysPool(r.who),
  payBlood: (o, r) => wordsOf(r).paysBlood(nameText(r, o.vampire)),
  payCost: (o, r) =>
    isSeatTarget(o.payer) ? wordsOf(r).paysPool(r.who) : wordsOf(r).paysBlood(nameText(r, o.payer)),
  shareRescue: (o, r) =>
    wordsOf(r).sharesCost(nameText(r, o.rescued), o.rescuedPays, nameText(r, o.rescuer), o.rescuerPays),
  yes: yesText,
  searchFor: yesText,
  diablerise: yesText,
  no: (_o, r) => wordsOf(r).saysNo(r.who),
  order(o, r) {
    const rival = twinMinion(r.t, o);
    const about = [
      ...(o.subject === NONE ? [] : [`${targetText(r, o.subject)}${twinMark(r.t, o)}`]),
      ...(rival === NONE ? [] : [nameText(r, rival)]),
    ].join(', ');
    return wordsOf(r).resolves(
      r.who,
      nameText(r, o.card),
      happeningOf(r.t, o.node),
      about === '' ? null : about,
    );
  },
};

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

/** The card of a strike made without a weapon. */
function cardOfUse(r: Reader, use: number): string {
  const card = r.t.pool.cards[r.t.pool.uses[use]?.def ?? NONE]?.card;
  return card ? r.locale.cardName(card) : r.locale.words.options.aStrike;
}

/** The card that granted a maneuver, press or prevention, if there are several. */
const grantName = (r: Reader, o: GrantOption): string | null =>
  isOneOfSeveral(r.t, o) ? nameText(r, o.card) : null;

/** The mode or ability of a card; null if it is the only one. */
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

/** The event that triggers a delayed effect. */
function happeningOf(t: Table, node: number): Happening | null {
  const effect = t.pool.nodes[node];
  return effect && 'at' in effect ? effect.at : null;
}
