import type {
  Ability,
  Effect,
  EffectOf,
  EffectVerb,
  Happening,
  ReadingOf,
  Restriction,
  Stat,
  Static,
  StaticKind,
  StaticOf,
  Who,
} from '@methuselah/engine/language';
import { staticKind } from '@methuselah/engine/language';
import type { CardText } from '../eyes/eyes.ts';
import { roughly } from './amounts.ts';
import type { ByVerb, ForEffects } from './effects.ts';
import type { WeighedAbility, WeighedTrigger } from './uses.ts';

/** The worth of a card in play, in pool: to its controller, and to the controller of its host. */
export interface Gist {
  readonly controller: number;
  readonly host: number;
  /** To its controller's prey, and to everybody else. */
  readonly prey: number;
  readonly others: number;
}

const OF_STAT: Readonly<Record<Stat, number>> = {
  bleed: 2.5,
  stealth: 1.5,
  intercept: 1.5,
  strength: 1,
  baseStrength: 0.6,
  handDamage: 0.8,
  rangedDamage: 0.6,
  damageFromOpposing: -1,
  hunt: 0.5,
  votes: 1,
  discipline: 1,
  capacity: 0.5,
  handSize: 0.7,
  transfers: 1.5,
  masterActions: 2,
  discardActions: 0.5,
  cost: -0.4,
  blockTax: -0.5,
  blockTaxOrLife: -0.5,
  blockTaxLibrary: -0.1,
  rescueCost: -0.2,
  voteTax: -0.5,
  voteTaxAgainst: -0.5,
  ballots: 0.3,
  votesAgainst: 0.2,
  edgeVotes: 0.2,
  contestCost: -0.1,
};

const OF_RESTRICTION: Readonly<Record<Restriction, number>> = {
  block: -2,
  act: -4,
  unlock: -3,
  beBlocked: 3,
  maneuver: -0.5,
  maneuverToLong: -0.4,
  maneuverToClose: -0.4,
  press: -0.5,
  pressToEnd: -0.4,
  pressToContinue: -0.4,
  strike: -2,
  strikeCombatEnds: -0.6,
  undodgeable: 0.5,
  firstStrike: 0.6,
  vote: -1,
  bloodHunt: 0.5,
  yieldTitle: 0.2,
  wake: 2,
  immune: 2,
  openHand: -1,
  mustHunt: -0.5,
  draw: -2,
  twoMasterActions: 2,
  handStrikesOnly: -1,
  immuneToStrikes: 1.5,
  immuneToEnvironment: 0.5,
  immuneToNormal: 1.5,
  weaponDamage: -0.7,
  aggravatedHands: 1.5,
  takesAggravated: -1.5,
  voteFor: -0.3,
  voteAgainst: -0.3,
  enterCombat: 0,
  bleedAction: -2,
  huntAction: -1,
  equipAction: -0.3,
  employAction: -0.3,
  recruitAction: -0.3,
  politicalAction: -0.5,
  diablerise: -0.3,
  beTargeted: 1.5,
  useEquipment: -0.5,
  haveEquipment: -0.3,
  haveRetainers: -0.2,
  gainBlood: -1,
  lockForBlock: 1,
  unlockAtAll: -3,
  play: -0.5,
  replaceAtOnce: -0.3,
  gainEdge: -0.3,
};

/** How many turns a card stays in play, roughly. */
const TURNS = 3;

type Side = 'controller' | 'host' | 'none';

const SIDES: Readonly<Record<Extract<Who, string>, Side>> = {
  this: 'controller',
  self: 'controller',
  host: 'host',
  acting: 'controller',
  blocker: 'none',
  opposing: 'none',
  subject: 'none',
  you: 'controller',
  yourPrey: 'none',
  yourPredator: 'none',
  predatorsPredator: 'none',
  actingMethuselah: 'none',
  player: 'none',
  actionTarget: 'none',
  everyone: 'none',
  everyoneElse: 'none',
  chosen: 'none',
  castAgainst: 'none',
};

function sideOf(who: Who): Side {
  if (typeof who === 'string') return SIDES[who];
  if ('bound' in who) return 'controller';
  if ('controllerOf' in who) return who.controllerOf === 'host' ? 'host' : 'controller';
  if ('all' in who) return who.all.of === 'you' ? 'controller' : 'none';
  if ('pick' in who || 'seatPick' in who || 'boundSeat' in who || 'controlling' in who) return 'none';
  return who satisfies never;
}

class Worth {
  controller = 0;
  host = 0;
  prey = 0;
  others = 0;
  add(side: Side, n: number): void {
    if (side === 'controller') this.controller += n;
    else if (side === 'host') this.host += n;
  }
}

/** The optional fields of statics that bots know, even if they do not weigh them. */
interface KnownFields {
  stat: 'if';
  discipline: 'if';
  cost: 'if' | 'cards' | 'kind' | 'targeted';
  restriction: 'if';
  play: 'if' | 'named' | 'types' | 'needs' | 'needsAny';
  target: 'if' | 'by' | 'cards';
  immunity: 'if';
  aggravation: 'if';
  trait: 'if';
  requirement: 'if' | 'youToo';
}
const ofStat = ({ stat, amount }: StaticOf['stat' | 'discipline' | 'cost']): number =>
  OF_STAT[stat] * roughly(amount);
const ofRestriction = ({ restrict }: StaticOf['restriction' | 'play' | 'target']): number =>
  OF_RESTRICTION[restrict];

const STATICS: { readonly [K in StaticKind]: (text: ReadingOf<StaticOf, K, KnownFields>) => number } = {
  stat: ofStat,
  discipline: ofStat,
  cost: ofStat,
  restriction: ofRestriction,
  target: ofRestriction,
  play: ofRestriction,
  immunity: () => 0.7,
  // To whom the damage is done; the card itself suffers or inflicts it.
  aggravation: ({ aggravatedFrom }) => (aggravatedFrom === 'this' ? 0.3 : -0.3),
  trait: ({ trait }) => (trait === 'flight' ? 0.5 : 0),
  requirement: () => 0.3,
};
const WORTH_OF: { readonly [K in StaticKind]: (text: StaticOf[K]) => number } = STATICS;

function worthOf<K extends StaticKind>(kind: K, text: StaticOf[K]): number {
  return WORTH_OF[kind](text);
}

function addStatic(worth: Worth, text: Static): void {
  const factor = text.if === undefined ? 1 : 0.7;
  const n = worthOf(staticKind(text), text);
  if (text.who === 'yourPrey') worth.controller -= n * factor;
  else worth.add(sideOf(text.who), n * factor);
}

/** Adds the rough worth of effects; effects on others count from the controller's point of view. */
function addEffects(worth: Worth, effects: readonly Effect[] | undefined, times: number): void {
  if (effects !== undefined) for (const e of effects) addEffect(worth, times, e.do, e);
}

function addEffect<V extends EffectVerb>(worth: Worth, times: number, verb: V, e: EffectOf[V]): void {
  GIST_OF[verb](e, worth, times);
}

const nothing = (): void => {};
const inside = (
  e: EffectOf['gate' | 'each' | 'eachChooses' | 'choose' | 'schedule' | 'reveal'],
  worth: Worth,
  times: number,
): void => addEffects(worth, e.effects, times * 0.6);
const aLittle = (_: Effect, worth: Worth, times: number): void => worth.add('controller', 0.3 * times);
const forAMinion = (_: Effect, worth: Worth, times: number): void => worth.add('controller', 0.5 * times);

const GISTS: ByVerb<[Worth, number], void> = {
  modify: (e, worth, times) =>
    worth.add('controller', 0.4 * Math.abs(OF_STAT[e.stat] * roughly(e.amount)) * Math.min(times, 2)),
  grant: nothing,
  restrict: nothing,
  schedule: inside,
  sect: nothing,
  clan: nothing,
  trait: nothing,
  gainBlood(e, worth, times) {
    const side = sideOf(e.who);
    worth.add(side === 'none' ? 'controller' : side, 0.6 * roughly(e.amount) * times);
  },
  burnBlood: nothing,
  addCounters: (_, worth, times) => worth.add('controller', 0.3 * times),
  burnCounters: nothing,
  moveBlood: (e, worth, times) => worth.add(e.from === 'host' ? 'host' : 'controller', 0.5 * times),
  poolToCard: nothing,
  gainPool: (e, worth, times) => worth.add(sideOf(e.who), roughly(e.amount) * times),
  burnPool(e, worth, times) {
    const n = roughly(e.amount) * times;
    if (e.who === 'yourPrey') {
      worth.controller += 1.2 * n;
      worth.prey -= n;
    } else if (e.who === 'everyoneElse') {
      worth.controller += n;
      worth.others -= n;
    } else worth.add(sideOf(e.who), -n);
  },
  movePool: nothing,
  burnMix: (_, worth, times) => worth.add('controller', 0.6 * times),
  takeEdge: nothing,
  burnEdge: nothing,
  lock: forAMinion,
  unlock: forAMinion,
  burn: nothing,
  remove: nothing,
  toTorpor: nothing,
  toReady: (_, worth) => worth.add('controller', 0.8),
  control: nothing,
  bind: nothing,
  title: nothing,
  loseTitle: nothing,
  putOn: nothing,
  toUncontrolled: nothing,
  moveOnto: nothing,
  bringFromHand: aLittle,
  steal: nothing,
  draw: aLittle,
  drawCrypt: nothing,
  discard: aLittle,
  search: aLittle,
  move: nothing,
  exchange: aLittle,
  moveCards: aLittle,
  cycle: aLittle,
  reorder: aLittle,
  burnPoolOrCards: (_, worth, times) => worth.add('controller', 0.6 * times),
  act: nothing,
  cancel: nothing,
  redirect: nothing,
  attemptBlock: nothing,
  failBlock: nothing,
  endAction: nothing,
  cancelReferendum: nothing,
  passReferendum: nothing,
  failReferendum: nothing,
  enterCombat: nothing,
  damage: (_, worth) => worth.add('host', 1),
  endCombat: nothing,
  anotherRound: nothing,
  queueCombat: nothing,
  setRange: nothing,
  mustStrikeWith: nothing,
  continueAction: (_, worth, times) => worth.add('controller', 0.7 * times),
  exchangeRoles: nothing,
  nextRoundAt: nothing,
  additionalStrikes: nothing,
  cancelVotes: nothing,
  forceVotes: nothing,
  diablerise: nothing,
  gate: inside,
  reveal: inside,
  choose: inside,
  eachChooses: inside,
  each: inside,
};
const GIST_OF: ForEffects<[Worth, number], void> = GISTS;

/** Who uses an ability; uses by others are a disadvantage. */
const USER: Readonly<Record<Ability['by'], 'controller' | 'host' | 'minions' | 'methuselahs'>> = {
  self: 'controller',
  methuselah: 'controller',
  host: 'host',
  hostController: 'host',
  anyMinion: 'minions',
  otherMinions: 'minions',
  anyMethuselah: 'methuselahs',
  otherMethuselahs: 'methuselahs',
  yourPrey: 'methuselahs',
};

function addAbility(worth: Worth, ability: WeighedAbility): void {
  const side = USER[ability.by];
  if (side === 'minions') {
    if ((ability.effects ?? []).some((e) => e.do === 'enterCombat')) worth.host -= 1.2;
    return;
  }
  if (side === 'methuselahs') {
    if (ability.duty && ability.by === 'otherMethuselahs') {
      worth.controller += 2;
      worth.others -= 2;
    }
    return;
  }
  if (ability.strike) worth.add(side, 0.8 * Math.max(1, roughly(ability.strike.amount)));
  if (ability.prevent !== undefined)
    worth.add(side, 0.6 * (ability.prevent === 'all' ? 3 : roughly(ability.prevent)));
  if (ability.maneuver || ability.press) worth.add(side, 0.3);
  const before = worth.controller;
  const often = ability.cost?.burnThis ? 1 : TURNS;
  addEffects(worth, ability.effects, often);
  if (ability.duty) worth.controller = Math.min(worth.controller, before + 1);
}

/** For happenings that occur only occasionally. */
const OCCASIONAL = 0.5;

/** How often a happening occurs while a card is in play, roughly. */
const FREQUENCY: Readonly<Record<Happening, number>> = {
  unlockPhase: TURNS,
  masterPhase: OCCASIONAL,
  minionPhase: TURNS,
  minionPhaseEnd: TURNS,
  influencePhase: TURNS,
  discardPhase: TURNS,
  discardPhaseEnd: OCCASIONAL,
  turnEnds: OCCASIONAL,
  enteredPlay: OCCASIONAL,
  lockedForCost: OCCASIONAL,
  toTorpor: OCCASIONAL,
  beforeRange: OCCASIONAL,
  pressedOn: 0.3,
  opponentLeft: OCCASIONAL,
  burned: OCCASIONAL,
  bleedSucceeds: OCCASIONAL,
  actionResolves: OCCASIONAL,
  actionResolved: OCCASIONAL,
  actionBlocked: OCCASIONAL,
  strikesResolve: OCCASIONAL,
  pressStep: OCCASIONAL,
  roundEnds: OCCASIONAL,
  combatEnds: OCCASIONAL,
  replacementDraw: OCCASIONAL,
  blockFailed: OCCASIONAL,
  blockSucceeded: OCCASIONAL,
  ousted: OCCASIONAL,
  preyOusted: OCCASIONAL,
  referendumPassed: OCCASIONAL,
  referendumFailed: OCCASIONAL,
  referendumCalled: OCCASIONAL,
  tallied: OCCASIONAL,
  edgeVote: OCCASIONAL,
  actionAnnounced: TURNS,
  blockAttempted: OCCASIONAL,
  damageInflicted: OCCASIONAL,
  edgeGained: TURNS,
  edgeLost: OCCASIONAL,
  bled: OCCASIONAL,
  diablerieCommitted: OCCASIONAL,
  controlChanged: OCCASIONAL,
};

const addTrigger = (worth: Worth, trigger: WeighedTrigger): void =>
  addEffects(worth, trigger.effects, FREQUENCY[trigger.at]);

export function gistOfCard({ card }: CardText): Gist {
  const worth = new Worth();
  if (card.kind === 'vampire') return worth;
  for (const text of card.statics ?? []) addStatic(worth, text);
  for (const ability of card.abilities ?? []) addAbility(worth, ability);
  for (const trigger of card.triggers ?? []) addTrigger(worth, trigger);
  if (card.titleCard) worth.host += 2.5;
  if (card.life !== undefined) worth.controller += 0.3 * card.life;
  return worth;
}
