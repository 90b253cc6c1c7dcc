import type { BasicAction, DecisionWindow, Option } from '@methuselah/engine';
import { type ByVerb, byVerb, currentAction, PHASES, type Table } from '@methuselah/engine/internal';
import type { CardType } from '@methuselah/engine/language';
import { OPTION_RULES, type OptionRuleKey } from './optionrules.ts';

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
  combatEnding: 'combatStep',
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
