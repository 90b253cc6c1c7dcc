import { type Ability, type EffectOf, type EffectVerb, isSeatNoun } from '../language/language.ts';
import { marksOn } from '../query/marks.ts';
import { countersOn } from '../query/minions.ts';
import { cardOf } from '../query/nouns.ts';
import { type EffectContext, NONE } from '../state/types.ts';
import { type Reason, reason, seatState, type Table } from '../table/table.ts';
import { hasCandidate } from './candidates.ts';
import { discardable } from './cost.ts';

/** An ability of a card in play is not offered if all of its effects would do nothing (docs/RULES.md). */

const WHY = {
  discard: reason('R-PLAY-19', 'nothingToDiscard'),
  target: reason('R-PLAY-23', 'noLegalTarget'),
  counters: reason('R-GLOSS-18', 'notEnoughCounters'),
} as const;

/** Does the ability do anything besides its immediate effects? */
const doesMore = ({ action, strike, maneuver, press, prevent }: Ability): boolean =>
  [action, strike, maneuver, press, prevent].some((part) => part !== undefined);

export function whyAbilityDoesNothing(t: Table, context: EffectContext, ability: Ability): Reason | null {
  if (doesMore(ability)) return null;
  let first: Reason | null = null;
  for (const effect of ability.effects ?? []) {
    const why = whyEffectDoesNothing(t, context, effect.do, effect);
    if (why === null) return null;
    first ??= why;
  }
  return first;
}

function whyEffectDoesNothing<V extends EffectVerb>(
  t: Table,
  context: EffectContext,
  verb: V,
  e: EffectOf[V],
): Reason | null {
  return WHY_NOTHING[verb](t, context, e);
}

const mayDoSomething = (): null => null;

/** Why an effect would certainly do nothing. */
const WHY_NOTHING: {
  readonly [V in EffectVerb]: (t: Table, context: EffectContext, e: EffectOf[V]) => Reason | null;
} = {
  discard(t, context, { who, type, needs }) {
    if (who !== 'you') return null;
    const wanted = { ...(type && { discardType: type }), ...(needs && { discardNeeds: needs }) };
    return discardable(t, context, wanted).length === 0 ? WHY.discard : null;
  },
  drawCrypt: (t, context, { who }) =>
    who === 'you' && seatState(t, context.seat).crypt.length === 0 ? WHY.target : null,
  choose: (t, context, { who, pick }) =>
    who === undefined && !hasCandidate(t, context, pick) ? WHY.target : null,
  moveBlood: (t, context, { from }) => (countersOn(t, cardOf(t, context, from)) === 0 ? WHY.counters : null),
  burnCounters: (t, context, { from, named, yours }) =>
    isSeatNoun(from) || typeof from === 'object'
      ? null
      : marksOn(t, cardOf(t, context, from), named, yours ? context.seat : NONE) === 0
        ? WHY.counters
        : null,
  modify: mayDoSomething,
  grant: mayDoSomething,
  restrict: mayDoSomething,
  schedule: mayDoSomething,
  sect: mayDoSomething,
  clan: mayDoSomething,
  trait: mayDoSomething,
  gainBlood: mayDoSomething,
  burnBlood: mayDoSomething,
  poolToCard: mayDoSomething,
  gainPool: mayDoSomething,
  burnPool: mayDoSomething,
  movePool: mayDoSomething,
  burnMix: mayDoSomething,
  takeEdge: mayDoSomething,
  burnEdge: mayDoSomething,
  lock: mayDoSomething,
  unlock: mayDoSomething,
  burn: mayDoSomething,
  remove: mayDoSomething,
  toTorpor: mayDoSomething,
  toReady: mayDoSomething,
  control: mayDoSomething,
  bind: mayDoSomething,
  title: mayDoSomething,
  loseTitle: mayDoSomething,
  putOn: mayDoSomething,
  toUncontrolled: mayDoSomething,
  moveOnto: mayDoSomething,
  bringFromHand: mayDoSomething,
  steal: mayDoSomething,
  draw: mayDoSomething,
  search: mayDoSomething,
  move: mayDoSomething,
  exchange: mayDoSomething,
  moveCards: mayDoSomething,
  cycle: mayDoSomething,
  reorder: mayDoSomething,
  burnPoolOrCards: mayDoSomething,
  act: mayDoSomething,
  cancel: mayDoSomething,
  redirect: mayDoSomething,
  attemptBlock: mayDoSomething,
  failBlock: mayDoSomething,
  endAction: mayDoSomething,
  cancelReferendum: mayDoSomething,
  passReferendum: mayDoSomething,
  failReferendum: mayDoSomething,
  enterCombat: mayDoSomething,
  damage: mayDoSomething,
  endCombat: mayDoSomething,
  addCounters: mayDoSomething,
  anotherRound: mayDoSomething,
  queueCombat: mayDoSomething,
  setRange: mayDoSomething,
  mustStrikeWith: mayDoSomething,
  continueAction: mayDoSomething,
  exchangeRoles: mayDoSomething,
  nextRoundAt: mayDoSomething,
  additionalStrikes: mayDoSomething,
  cancelVotes: mayDoSomething,
  forceVotes: mayDoSomething,
  diablerise: mayDoSomething,
  gate: mayDoSomething,
  eachChooses: mayDoSomething,
  reveal: mayDoSomething,
  each: mayDoSomething,
};
