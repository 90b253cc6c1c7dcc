import type { BasicAction, DecisionWindow, Option } from '@methuselah/engine';
import { currentAction, type Table } from '@methuselah/engine/internal';
import type { CardType } from '@methuselah/engine/language';

/** The rules behind the options: each by its id in the rule index (data/rules-index.json); what it says in a language is in `<lang>/rules.ts`, loaded by itself. */
export const OPTION_RULES = {
  // passing
  endUnlock: 'R-UNLOCK-02',
  endMaster: 'R-MPH-04',
  endMinion: 'R-ACTION-01',
  endInfluence: 'R-INF-01',
  endDiscard: 'R-DISCARD-02',
  impulse: 'R-SEQ-06',
  noBlock: 'R-BLOCK-18',
  blockStands: 'R-BLOCK-22',
  allDeclined: 'R-BLOCK-23',
  combatStep: 'R-COMBAT-08',
  rangeStands: 'R-COMBAT-10',
  noStrike: 'R-COMBAT-20',
  mending: 'R-DAMAGE-04',
  noPress: 'R-COMBAT-31',
  abstain: 'R-POL-06',
  notCancelled: 'R-PLAY-04',
  findNothing: 'R-TMPL-03',
  // cards from hand
  master: 'R-MASTER-02',
  outOfTurn: 'R-MASTER-04',
  action: 'R-MINION-04',
  political: 'R-POL-02',
  equipment: 'R-EQUIP-01',
  retainer: 'R-RETAIN-02',
  ally: 'R-ALLY-02',
  modifier: 'R-MINION-18',
  reaction: 'R-MINION-22',
  combat: 'R-MINION-21',
  reflex: 'R-MINION-25',
  event: 'R-EVENT-01',
  // cards in play
  ability: 'R-TERM-12',
  actionInPlay: 'R-ACTION-16',
  weapon: 'R-COMBAT-22',
  // actions
  bleed: 'R-BLEED-05',
  hunt: 'R-HUNT-05',
  takeEquipment: 'R-EQUIP-04',
  leaveTorpor: 'R-TORPOR-01',
  rescue: 'R-TORPOR-05',
  diablerise: 'R-DIAB-05',
  becomeAnarch: 'R-ANARCH-02',
  huntDown: 'R-TRAIT-08',
  block: 'R-BLOCK-09',
  sendSlave: 'R-TRAIT-13',
  // choices
  target: 'R-COURSE-01',
  x: 'R-COURSE-01',
  order: 'R-UNLOCK-03',
  may: 'R-TERM-12',
  search: 'R-TMPL-03',
  terms: 'R-POL-04',
  stolen: 'R-GLOSS-15',
  spoils: 'R-DIAB-06',
  discipline: 'R-DIAB-08',
  trophy: 'R-TRAIT-09',
  mayDiablerise: 'R-TORPOR-03',
  strikeTarget: 'R-COMBAT-33',
  pay: 'R-PLAY-18',
  discardForCost: 'R-PLAY-19',
  handSize: 'R-PLAY-10',
  // combat
  maneuver: 'R-COMBAT-12',
  handStrike: 'R-STRIKE-01',
  prevent: 'R-DAMAGE-02',
  press: 'R-COMBAT-30',
  // votes
  vote: 'R-POL-15',
  cardVote: 'R-POL-13',
  edgeVote: 'R-POL-18',
  // the phases
  edgePool: 'R-UNLOCK-04',
  burnOption: 'R-UNLOCK-05',
  contest: 'R-CONTEST-05',
  yieldCard: 'R-CONTEST-07',
  contestTitle: 'R-TITLE-04',
  yieldTitle: 'R-TITLE-08',
  unlockInfernal: 'R-TRAIT-05',
  withdraw: 'R-END-13',
  mark: 'R-TRAIT-07',
  transfer: 'R-INF-03',
  takeBack: 'R-INF-04',
  drawCrypt: 'R-INF-05',
  bringOut: 'R-INF-06',
  merge: 'R-MERGE-01',
  discard: 'R-DISCARD-01',
} as const satisfies Readonly<Record<string, string>>;
export type OptionRuleKey = keyof typeof OPTION_RULES;
export const OPTION_RULE_KEYS = Object.keys(OPTION_RULES) as OptionRuleKey[];

/** What a rule says, in one or two short sentences to a newcomer. */
export type RuleWords = Readonly<Record<OptionRuleKey, string>>;

/** The rule behind an option of the decision at hand. */
export function ruleOf(t: Table, option: Option): { readonly rule: string; readonly key: OptionRuleKey } {
  const key = keyOf(t, option, t.decision?.window);
  return { rule: OPTION_RULES[key], key };
}

const OF_ACTION: Readonly<Record<BasicAction, OptionRuleKey>> = {
  bleed: 'bleed',
  hunt: 'hunt',
  equip: 'takeEquipment',
  leaveTorpor: 'leaveTorpor',
  rescue: 'rescue',
  diablerise: 'diablerise',
  becomeAnarch: 'becomeAnarch',
  enterCombat: 'huntDown',
};

function keyOf(t: Table, o: Option, window: DecisionWindow | undefined): OptionRuleKey {
  switch (o.verb) {
    case 'pass':
      return passKey(t, window);
    case 'play':
      return playKey(t, o.use);
    case 'use': {
      const use = t.pool.uses[o.use];
      if (use?.text.action !== undefined) return 'actionInPlay';
      return use?.text.strike !== undefined ? 'weapon' : 'ability';
    }
    case 'yieldCard':
      return 'yieldCard';
    case 'unlock':
      return 'unlockInfernal';
    case 'discard':
      if (window === 'discardForCost' || window === 'handSize') return window;
      // An effect makes who decides discard.
      return t.state.frames[t.state.frames.length - 1]?.kind === 'effect' ? 'ability' : 'discard';
    case 'act':
      return OF_ACTION[o.action];
    case 'preventKinds':
      return 'prevent';
    case 'grantedStrike':
    case 'committedStrike':
      return 'weapon';
    case 'aim':
      return 'strikeTarget';
    case 'cast':
    case 'castOwn':
      return 'vote';
    case 'burnForVote':
      return 'cardVote';
    case 'pick':
    case 'givePoint':
      return window === 'terms' ? 'terms' : 'target';
    case 'takeEquipment':
      return window === 'takeEquipment' ? 'spoils' : 'takeEquipment';
    case 'moveTo':
      return 'stolen';
    case 'awardTrophy':
      return 'trophy';
    case 'toPool':
      return 'x';
    case 'payPool':
    case 'payBlood':
    case 'payCost':
      return 'pay';
    case 'shareRescue':
      return 'rescue';
    case 'no':
      if (window === 'mayDiablerise') return 'mayDiablerise';
      return window === 'maySearch' ? awardKey(t) : 'may';
    case 'yes':
      return 'may';
    case 'searchFor':
      return awardKey(t);
    case 'diablerise':
      return 'mayDiablerise';
    case 'findCard':
    case 'fetchCard':
      return 'search';
    case 'edgePool':
    case 'contest':
    case 'contestTitle':
    case 'yieldTitle':
    case 'burnOption':
    case 'withdraw':
    case 'mark':
    case 'transfer':
    case 'takeBack':
    case 'bringOut':
    case 'merge':
    case 'drawCrypt':
    case 'block':
    case 'sendSlave':
    case 'maneuver':
    case 'press':
    case 'prevent':
    case 'handStrike':
    case 'edgeVote':
    case 'x':
    case 'order':
      return o.verb;
  }
}

function passKey(t: Table, window: DecisionWindow | undefined): OptionRuleKey {
  const isActive = t.decision?.seat === t.state.active;
  switch (window) {
    case 'unlock':
      return isActive ? 'endUnlock' : 'impulse';
    case 'master':
      return isActive ? 'endMaster' : 'impulse';
    case 'minion':
      return isActive ? 'endMinion' : 'impulse';
    case 'influence':
      return isActive ? 'endInfluence' : 'impulse';
    case 'discard':
      return isActive ? 'endDiscard' : 'impulse';
    case 'beforeBlocks':
      return currentAction(t)?.seat === t.decision?.seat ? 'impulse' : 'noBlock';
    case 'blocking':
      return 'blockStands';
    case 'declined':
      return 'allDeclined';
    case 'beforeRange':
    case 'beforeStrikes':
    case 'afterStrikes':
    case 'roundEnd':
      return 'combatStep';
    case 'range':
      return 'rangeStands';
    case 'strike':
      return 'noStrike';
    case 'damage':
      return 'mending';
    case 'press':
      return 'noPress';
    case 'beforeVotes':
    case 'polling':
      return 'abstain';
    case 'asPlayed':
      return 'notCancelled';
    case 'search':
      return 'findNothing';
    case 'equipment':
      return 'takeEquipment';
    case 'takeEquipment':
      return 'spoils';
    case 'stolen':
      return 'stolen';
    case 'announced':
    case 'blocked':
    case 'blockResolved':
    case 'succeeding':
    case 'resolved':
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
      return 'impulse';
  }
}

function playKey(t: Table, index: number): OptionRuleKey {
  const use = t.pool.uses[index];
  if (use === undefined || use.type === 'ability') return 'ability';
  if (use.type === 'master' && t.pool.cards[use.def]?.outOfTurn) return 'outOfTurn';
  return use.type satisfies CardType;
}

/** What a vampire may be given: a Discipline for diablerie, or a trophy. */
function awardKey(t: Table): OptionRuleKey {
  const award = t.state.frames.findLast((f) => f.kind === 'award');
  return award?.what === 'trophy' ? 'trophy' : 'discipline';
}
