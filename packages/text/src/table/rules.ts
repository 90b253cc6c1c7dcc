import type { BasicAction, DecisionWindow, Option } from '@methuselah/engine';
import { type ByVerb, byVerb, currentAction, PHASES, type Table } from '@methuselah/engine/internal';
import type { CardType } from '@methuselah/engine/language';

/**
 * The rules behind options, by id in the rule index (data/rules-index.json). Their explanations are in `<lang>/rules.ts`, loaded
 * separately.
 */
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

/** A rule explained to newcomers, in one or two short sentences. */
export type RuleWords = Readonly<Record<OptionRuleKey, string>>;

/** The rule behind an option of the current decision. */
export function ruleOf(t: Table, option: Option): { readonly rule: string; readonly key: OptionRuleKey } {
  const key = byVerb(KEYS, option, t);
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

/** For most verbs, the rule is always the same. */
const always =
  (key: OptionRuleKey): (() => OptionRuleKey) =>
  () =>
    key;
const ofTarget = (_o: Option, { decision }: Table): OptionRuleKey =>
  decision?.window === 'terms' ? 'terms' : 'target';

const KEYS: ByVerb<Table, OptionRuleKey> = {
  pass: (_o, t) => passKey(t, t.decision?.window),
  play: (o, t) => playKey(t, o.use),
  use(o, t) {
    const use = t.pool.uses[o.use];
    if (use?.text.action !== undefined) return 'actionInPlay';
    return use?.text.strike !== undefined ? 'weapon' : 'ability';
  },
  yieldCard: always('yieldCard'),
  unlock: always('unlockInfernal'),
  discard(_o, t) {
    const window = t.decision?.window;
    if (window === 'discardForCost' || window === 'handSize') return window;
    // A discard forced by an effect.
    return t.state.frames[t.state.frames.length - 1]?.kind === 'effect' ? 'ability' : 'discard';
  },
  act: (o) => OF_ACTION[o.action],
  preventKinds: always('prevent'),
  grantedStrike: always('weapon'),
  committedStrike: always('weapon'),
  aim: always('strikeTarget'),
  cast: always('vote'),
  castOwn: always('vote'),
  burnForVote: always('cardVote'),
  pick: ofTarget,
  givePoint: ofTarget,
  takeEquipment: (_o, t) => (t.decision?.window === 'takeEquipment' ? 'spoils' : 'takeEquipment'),
  moveTo: always('stolen'),
  awardTrophy: always('trophy'),
  toPool: always('x'),
  payPool: always('pay'),
  payBlood: always('pay'),
  payCost: always('pay'),
  shareRescue: always('rescue'),
  no(_o, t) {
    const window = t.decision?.window;
    if (window === 'mayDiablerise') return 'mayDiablerise';
    return window === 'maySearch' ? awardKey(t) : 'may';
  },
  yes: always('may'),
  searchFor: (_o, t) => awardKey(t),
  diablerise: always('mayDiablerise'),
  findCard: always('search'),
  fetchCard: always('search'),
  edgePool: always('edgePool'),
  contest: always('contest'),
  contestTitle: always('contestTitle'),
  yieldTitle: always('yieldTitle'),
  burnOption: always('burnOption'),
  withdraw: always('withdraw'),
  mark: always('mark'),
  transfer: always('transfer'),
  takeBack: always('takeBack'),
  bringOut: always('bringOut'),
  merge: always('merge'),
  drawCrypt: always('drawCrypt'),
  block: always('block'),
  sendSlave: always('sendSlave'),
  maneuver: always('maneuver'),
  press: always('press'),
  prevent: always('prevent'),
  handStrike: always('handStrike'),
  edgeVote: always('edgeVote'),
  x: always('x'),
  order: always('order'),
};

/** The rule behind passing, for a player who may end the phase or decline. */
const PASS_KEYS: Readonly<Record<DecisionWindow, OptionRuleKey>> = {
  unlock: 'endUnlock',
  master: 'endMaster',
  minion: 'endMinion',
  influence: 'endInfluence',
  discard: 'endDiscard',
  beforeBlocks: 'noBlock',
  blocking: 'blockStands',
  declined: 'allDeclined',
  beforeRange: 'combatStep',
  beforeStrikes: 'combatStep',
  afterStrikes: 'combatStep',
  roundEnd: 'combatStep',
  range: 'rangeStands',
  strike: 'noStrike',
  damage: 'mending',
  press: 'noPress',
  beforeVotes: 'abstain',
  polling: 'abstain',
  asPlayed: 'notCancelled',
  search: 'findNothing',
  equipment: 'takeEquipment',
  takeEquipment: 'spoils',
  stolen: 'stolen',
  announced: 'impulse',
  blocked: 'impulse',
  blockResolved: 'impulse',
  succeeding: 'impulse',
  resolved: 'impulse',
  trophies: 'impulse',
  order: 'impulse',
  may: 'impulse',
  target: 'impulse',
  x: 'impulse',
  discardForCost: 'impulse',
  payMix: 'impulse',
  maySearch: 'impulse',
  terms: 'impulse',
  share: 'impulse',
  rescueCost: 'impulse',
  mayDiablerise: 'impulse',
  strikeTarget: 'impulse',
  whichDamage: 'impulse',
  handSize: 'impulse',
  toPool: 'impulse',
};

function passKey(t: Table, window: DecisionWindow | undefined): OptionRuleKey {
  const seat = t.decision?.seat;
  if (window === undefined) return 'impulse';
  // Only the active player ends a phase, and nobody blocks their own action.
  if (PHASES.some((phase) => phase === window) && seat !== t.state.active) return 'impulse';
  if (window === 'beforeBlocks' && seat === currentAction(t)?.seat) return 'impulse';
  return PASS_KEYS[window];
}

function playKey(t: Table, index: number): OptionRuleKey {
  const use = t.pool.uses[index];
  if (use === undefined || use.type === 'ability') return 'ability';
  if (use.type === 'master' && t.pool.cards[use.def]?.outOfTurn) return 'outOfTurn';
  return use.type satisfies CardType;
}

/** The award for diablerie (a Discipline), or a trophy. */
function awardKey(t: Table): OptionRuleKey {
  const award = t.state.frames.findLast((f) => f.kind === 'award');
  return award?.what === 'trophy' ? 'trophy' : 'discipline';
}
