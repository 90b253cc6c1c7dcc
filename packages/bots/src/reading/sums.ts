import type {
  Effect,
  EffectOf,
  EffectVerb,
  Grant,
  Restriction,
  Scope,
  SeatNoun,
  Stat,
} from '@methuselah/engine/language';
import { roughly } from './amounts.ts';
import type { ByVerb, ForEffects } from './effects.ts';

/** The total of a text's effects, as far as the text alone says. */
export interface Sums {
  /** During the current action. */
  bleed: number;
  bleedLess: number;
  stealth: number;
  intercept: number;
  interceptLess: number;
  nobodyBlocks: boolean;
  wakes: boolean;
  unlocksSelf: boolean;
  unlocksActing: boolean;
  /** It makes the block attempt in progress fail. */
  failsBlock: boolean;
  endsAction: boolean;
  /** In a referendum. */
  votes: number;
  cancelsVotes: boolean;
  /** In combat. */
  presses: boolean;
  /** Damage to the opposing minion. */
  damage: number;
  handStrikesOnly: boolean;
  /** Another round or combat; the range it sets, if it does. */
  fightsOn: boolean;
  range: 'close' | 'long' | null;
  /** Makes the damage of its user's hand strikes aggravated. */
  aggravates: boolean;
  additionalStrikes: number;
  gainsBlood: boolean;
  /** The pool of its user that it may burn. */
  ownPool: number;
}

/** Sums these effects, without nested ones. */
export function sumsOf(effects: readonly Effect[]): Sums {
  const sums: Sums = {
    bleed: 0,
    bleedLess: 0,
    stealth: 0,
    intercept: 0,
    interceptLess: 0,
    nobodyBlocks: false,
    wakes: false,
    unlocksSelf: false,
    unlocksActing: false,
    failsBlock: false,
    endsAction: false,
    votes: 0,
    cancelsVotes: false,
    presses: false,
    damage: 0,
    handStrikesOnly: false,
    aggravates: false,
    fightsOn: false,
    range: null,
    additionalStrikes: 0,
    gainsBlood: false,
    ownPool: 0,
  };
  for (const e of effects) add(sums, e.do, e);
  return sums;
}

function add<V extends EffectVerb>(sums: Sums, verb: V, e: EffectOf[V]): void {
  SUM_OF[verb](e, sums);
}

/** Effects with no total: priced as a whole, or not weighed. */
const nothing = (): void => {};

/** Does an effect of this duration count for the current action? */
const IN_ACTION: Readonly<Record<Scope, boolean>> = {
  action: true,
  round: false,
  nextRound: false,
  combat: false,
  resultingCombat: false,
  resultingRound: false,
  referendum: false,
  turn: false,
  nextUnlock: false,
  nextUnlocking: false,
  nextDiscard: false,
  inPlay: false,
  game: false,
};

const STATS: Readonly<Record<Stat, (sums: Sums, n: number, inAction: boolean) => void>> = {
  bleed(sums, n, inAction) {
    if (!inAction) return;
    sums.bleed += Math.max(0, n);
    sums.bleedLess += Math.max(0, -n);
  },
  stealth(sums, n, inAction) {
    if (inAction) sums.stealth += Math.max(0, n);
  },
  intercept(sums, n, inAction) {
    if (!inAction) return;
    sums.intercept += Math.max(0, n);
    sums.interceptLess += Math.max(0, -n);
  },
  votes(sums, n) {
    sums.votes += Math.max(0, n);
  },
  strength: nothing,
  baseStrength: nothing,
  handDamage: nothing,
  rangedDamage: nothing,
  damageFromOpposing: nothing,
  hunt: nothing,
  ballots: nothing,
  discipline: nothing,
  capacity: nothing,
  handSize: nothing,
  transfers: nothing,
  masterActions: nothing,
  discardActions: nothing,
  cost: nothing,
  blockTax: nothing,
  blockTaxOrLife: nothing,
  blockTaxLibrary: nothing,
  rescueCost: nothing,
  voteTax: nothing,
  voteTaxAgainst: nothing,
  votesAgainst: nothing,
  edgeVotes: nothing,
  contestCost: nothing,
};

const RESTRICTIONS: Readonly<Record<Restriction, (sums: Sums, inAction: boolean) => void>> = {
  block(sums, inAction) {
    if (inAction) sums.nobodyBlocks = true;
  },
  wake(sums) {
    sums.wakes = true;
  },
  handStrikesOnly(sums) {
    sums.handStrikesOnly = true;
  },
  act: nothing,
  unlock: nothing,
  beBlocked: nothing,
  maneuver: nothing,
  maneuverToLong: nothing,
  maneuverToClose: nothing,
  press: nothing,
  pressToEnd: nothing,
  pressToContinue: nothing,
  strike: nothing,
  strikeCombatEnds: nothing,
  undodgeable: nothing,
  firstStrike: nothing,
  immuneToStrikes: nothing,
  immuneToEnvironment: nothing,
  immune: nothing,
  immuneToNormal: nothing,
  weaponDamage: nothing,
  aggravatedHands(sums) {
    sums.aggravates = true;
  },
  takesAggravated: nothing,
  voteFor: nothing,
  voteAgainst: nothing,
  vote: nothing,
  bloodHunt: nothing,
  yieldTitle: nothing,
  draw: nothing,
  twoMasterActions: nothing,
  enterCombat: nothing,
  bleedAction: nothing,
  huntAction: nothing,
  equipAction: nothing,
  employAction: nothing,
  recruitAction: nothing,
  politicalAction: nothing,
  diablerise: nothing,
  beTargeted: nothing,
  useEquipment: nothing,
  haveEquipment: nothing,
  haveRetainers: nothing,
  gainBlood: nothing,
  lockForBlock: nothing,
  unlockAtAll: nothing,
  play: nothing,
  replaceAtOnce: nothing,
  gainEdge: nothing,
  openHand: nothing,
  mustHunt: nothing,
};

const GRANTS: Readonly<Record<Grant, (sums: Sums) => void>> = {
  press(sums) {
    sums.presses = true;
  },
  maneuver: nothing,
  maneuverOrPress: nothing,
  prevent: nothing,
  strike: nothing,
};

const isOwnSeat = (who: SeatNoun): boolean =>
  who === 'you' || who === 'everyone' || who === 'actingMethuselah';

function addOwnPool(sums: Sums, who: SeatNoun, n: number): void {
  if (isOwnSeat(who)) sums.ownPool += Math.max(1, n);
}

const SUMS: ByVerb<[Sums], void> = {
  modify: (e, sums) => STATS[e.stat](sums, roughly(e.amount), IN_ACTION[e.for]),
  grant: (e, sums) => GRANTS[e.grant](sums),
  restrict: (e, sums) => RESTRICTIONS[e.what](sums, IN_ACTION[e.for]),
  schedule: nothing,
  sect: nothing,
  clan: nothing,
  trait: nothing,
  gainBlood(e, sums) {
    sums.gainsBlood ||= e.who === 'self';
  },
  burnBlood: nothing,
  addCounters: nothing,
  burnCounters: nothing,
  moveBlood: nothing,
  poolToCard: (e, sums) => addOwnPool(sums, e.who, roughly(e.amount)),
  gainPool: nothing,
  burnPool: (e, sums) => addOwnPool(sums, e.who, roughly(e.amount)),
  movePool: (e, sums) => addOwnPool(sums, e.from, roughly(e.amount)),
  burnMix: (e, sums) => addOwnPool(sums, e.who, roughly(e.amount)),
  takeEdge: nothing,
  burnEdge: nothing,
  lock: nothing,
  unlock(e, sums) {
    sums.unlocksSelf ||= e.who === 'self';
    sums.unlocksActing ||= e.who === 'acting';
  },
  burn: nothing,
  remove: nothing,
  toTorpor: nothing,
  toReady: nothing,
  control: nothing,
  bind: nothing,
  title: nothing,
  loseTitle: nothing,
  putOn: nothing,
  toUncontrolled: nothing,
  moveOnto: nothing,
  bringFromHand: nothing,
  steal: nothing,
  draw: nothing,
  drawCrypt: nothing,
  discard: nothing,
  search: nothing,
  move: nothing,
  exchange: nothing,
  moveCards: nothing,
  cycle: nothing,
  reorder: nothing,
  burnPoolOrCards: nothing,
  act: nothing,
  cancel: nothing,
  redirect: nothing,
  attemptBlock: nothing,
  failBlock(_e, sums) {
    sums.failsBlock = true;
  },
  endAction(_e, sums) {
    sums.endsAction = true;
  },
  enterCombat: nothing,
  damage(e, sums) {
    if (e.to === 'opposing') sums.damage += roughly(e.amount);
  },
  endCombat: nothing,
  anotherRound(_e, sums) {
    sums.fightsOn = true;
  },
  queueCombat(_e, sums) {
    sums.fightsOn = true;
  },
  setRange(e, sums) {
    sums.range = e.range;
  },
  mustStrikeWith: nothing,
  continueAction: nothing,
  exchangeRoles: nothing,
  nextRoundAt: nothing,
  additionalStrikes(e, sums) {
    sums.additionalStrikes += roughly(e.amount);
  },
  cancelReferendum(_e, sums) {
    sums.endsAction = true;
  },
  passReferendum: nothing,
  failReferendum(_e, sums) {
    sums.endsAction = true;
  },
  cancelVotes(_e, sums) {
    sums.cancelsVotes = true;
  },
  forceVotes: nothing,
  diablerise: nothing,
  gate: nothing,
  reveal: nothing,
  choose: nothing,
  eachChooses: nothing,
  each: nothing,
};
const SUM_OF: ForEffects<[Sums], void> = SUMS;
