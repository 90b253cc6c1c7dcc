import { happen } from '../flow/happenings.ts';
import type { Reading, StrikeText, Window } from '../language/language.ts';
import type { CompiledUse } from '../language/pool.ts';
import { amountOf } from '../query/amounts.ts';
import { matches } from '../query/filters.ts';
import { isReady, retainersOf } from '../query/minions.ts';
import { contextOf, isRestricted } from '../query/stats.ts';
import { isFighting, sideAgainst, sideOf } from '../state/sides.ts';
import { type CardId, type CombatFrame, type EffectContext, NONE, type Strike } from '../state/types.ts';
import { currentCombat } from '../table/stack.ts';
import { defOf, findCard, type Reason, reason, type Table } from '../table/table.ts';
import { now, told, toldIfAny } from '../table/tell.ts';
import { damageLeft, preventBy } from './prevention.ts';

/** Cards and weapons in combat: when they may be used, and what they do (rulebook p.28-33). */

const WHY = {
  notACombatant: reason('R-COMBAT-04', 'notACombatant'),
  notReady: reason('R-COMBAT-02', 'notReady'),
  maneuveredLast: reason('R-COMBAT-13', 'maneuveredLast'),
  committed: reason('R-COMBAT-16', 'strikeCommitted'),
  cannotManeuver: reason('R-TERM-12', 'cannotManeuver'),
  pressedLast: reason('R-COMBAT-30', 'pressedLast'),
  cannotPress: reason('R-TERM-12', 'cannotPress'),
  onlyToContinue: reason('R-COMBAT-30', 'onlyToContinue'),
  range: reason('R-COMBAT-24', 'onlyAtClose'),
  handOnly: reason('R-TERM-12', 'handStrikesOnly'),
  cannotStrike: reason('R-TERM-12', 'cannotStrike'),
  spared: reason('R-PLAY-23', 'noLegalTarget'),
  committedStrike: reason('R-COMBAT-23', 'mustUseCommittedStrike'),
  mustManeuver: reason('R-COMBAT-17', 'maneuverMustBeUsed'),
  limited: reason('R-COMBAT-29', 'additionalStrikesOnce'),
  stolen: reason('R-STRIKE-07', 'stolenThisRound'),
  onlyToThatRange: reason('R-COMBAT-12', 'onlyToThatRange'),
  goesOn: reason('R-COMBAT-31', 'combatGoesOn'),
} as const;

/** A minion may maneuver unless it made the last maneuver or an effect forbids it. */
export function whyCannotManeuver(t: Table, combat: CombatFrame, minion: CardId): Reason | null {
  // R-COMBAT-13: no two maneuvers in a row by one minion
  if (combat.lastManeuver === minion) return WHY.maneuveredLast;
  const there = combat.long
    ? isRestricted(t, 'maneuverToClose', minion)
    : isRestricted(t, 'maneuverToLong', minion);
  if (there) return WHY.cannotManeuver;
  return isRestricted(t, 'maneuver', minion) ? WHY.cannotManeuver : null;
}

export function whyCannotPress(t: Table, combat: CombatFrame, minion: CardId): Reason | null {
  // R-COMBAT-30: no two presses in a row by one minion
  if (combat.lastPress === minion) return WHY.pressedLast;
  const so = combat.pressed
    ? isRestricted(t, 'pressToEnd', minion)
    : isRestricted(t, 'pressToContinue', minion);
  if (so) return WHY.cannotPress;
  return isRestricted(t, 'press', minion) ? WHY.cannotPress : null;
}

/** An effect forbids this strike at any range. */
function whyStrikeIsForbidden(t: Table, text: StrikeText, minion: CardId): Reason | null {
  if (isRestricted(t, 'strike', minion)) return WHY.cannotStrike;
  if (text.kind === 'combatEnds' && isRestricted(t, 'strikeCombatEnds', minion)) return WHY.cannotStrike;
  if (text.kind === 'stealEquipment' && isRestricted(t, 'haveEquipment', minion)) return WHY.cannotStrike;
  return isRestricted(t, 'handStrikesOnly', minion) && !text.hand ? WHY.handOnly : null;
}

/** Can the strike not be aimed at this minion? */
export const isSparedBy = (t: Table, { notAgainst }: StrikeText, minion: CardId): boolean =>
  notAgainst !== undefined &&
  findCard(t, minion) !== undefined &&
  matches(t, contextOf(t, minion), minion, notAgainst);

export function whyCannotStrike(
  t: Table,
  combat: CombatFrame,
  text: StrikeText,
  minion: CardId,
): Reason | null {
  const why = whyStrikeIsForbidden(t, text, minion);
  if (why !== null) return why;
  // R-COMBAT-24: at long range, only ranged and defensive strikes
  if (combat.long && !text.ranged && text.kind !== 'dodge' && text.kind !== 'combatEnds') return WHY.range;
  // At long range a retainer may be its target instead
  const other = sideAgainst(combat, minion).minion;
  if (isSparedBy(t, text, other) && !(combat.long && retainersOf(t, other).length > 0)) return WHY.spared;
  return null;
}

const isForCombatants = ({ text }: CompiledUse): boolean =>
  text.strike !== undefined || text.maneuver !== undefined || text.press !== undefined;

export function whyCannotUseInCombat(
  t: Table,
  combat: CombatFrame,
  use: CompiledUse,
  card: CardId,
  by: CardId,
  window: Window,
): Reason | null {
  const fights = isFighting(combat, by);
  // R-COMBAT-04: only the two combatants may maneuver, strike and press
  if (isForCombatants(use) && !fights) return WHY.notACombatant;
  // R-COMBAT-02: a combatant that is not ready takes no further part, not even in the end-of-round step
  if (fights && !isReady(t, by)) return WHY.notReady;
  // R-STRIKE-07: stolen equipment cannot be used for the rest of the round
  if (!use.fromHand && combat.stolen.includes(card)) return WHY.stolen;
  return WHY_NOT_IN[window](t, combat, use, by);
}

type WhyNot = (t: Table, combat: CombatFrame, use: CompiledUse, by: CardId) => Reason | null;
const noCondition: WhyNot = () => null;

/** The further conditions on a use in each step of combat. */
const WHY_NOT_IN: Readonly<Record<Window, WhyNot>> = {
  unlock: noCondition,
  master: noCondition,
  minion: noCondition,
  influence: noCondition,
  discard: noCondition,
  announced: noCondition,
  beforeBlocks: noCondition,
  blocking: noCondition,
  blocked: noCondition,
  blockResolved: noCondition,
  declined: noCondition,
  succeeding: noCondition,
  resolved: noCondition,
  beforeRange: noCondition,
  range(t, combat, { text: { maneuver, maneuverTo, strike } }, by) {
    if (maneuver === undefined) return null;
    if (maneuverTo !== undefined && (maneuverTo === 'long') === combat.long) return WHY.onlyToThatRange;
    const why = whyCannotManeuver(t, combat, by);
    if (why !== null) return why;
    // R-COMBAT-16: no second maneuver from a strike card or weapon in the same round
    if (strike !== undefined && sideOf(combat, by).committed !== null) return WHY.committed;
    // ruling:G00024#1: no maneuver from a strike that cannot be used
    return strike === undefined ? null : whyStrikeIsForbidden(t, strike, by);
  },
  beforeStrikes: noCondition,
  strike(t, combat, { text: { maneuver, strike } }, by) {
    if (strike === undefined) return null;
    // R-COMBAT-17: a mandatory maneuver must be used, so such a strike is played in the range step
    if (maneuver === 'must') return WHY.mustManeuver;
    // R-COMBAT-23: the strike whose maneuver was used must be the first strike
    if (combat.pair === 1 && sideOf(combat, by).committed !== null) return WHY.committedStrike;
    return whyCannotStrike(t, combat, strike, by);
  },
  damage: noCondition,
  // R-COMBAT-29: one card or effect per round for additional strikes
  afterStrikes: (_t, combat, use, by) => (use.addsStrikes && sideOf(combat, by).gained ? WHY.limited : null),
  press(t, combat, { text: { press } }, by) {
    if (!press) return null;
    // R-COMBAT-30: a press that can only continue combat cannot cancel a press to continue
    if (press !== true && combat.pressed) return WHY.onlyToContinue;
    return whyCannotPress(t, combat, by);
  },
  roundEnd: noCondition,
  // Nothing more once a combat is queued, and nothing keeps a combat going twice
  combatEnding: (_t, combat) => (combat.queued || combat.again ? WHY.goesOn : null),
  beforeVotes: noCondition,
  polling: noCondition,
  asPlayed: noCondition,
};

/** A strike's text as read here; optional parts not stored in the strike are read when it resolves. */
type WholeStrike = Reading<
  StrikeText,
  | 'hand'
  | 'amount'
  | 'aggravated'
  | 'ranged'
  | 'first'
  | 'weaponOnly'
  | 'retainers'
  | 'undodgeable'
  | 'notAgainst'
  | 'unpreventableBy'
  | 'wears'
  | 'spent'
  | 'effects'
>;

export function strikeOf(text: WholeStrike, use: number, weapon: CardId, row: number, x: number): Strike {
  return {
    kind: text.kind,
    use,
    weapon,
    row,
    hand: text.hand ?? false,
    aggravated: text.aggravated ?? false,
    ranged: text.ranged ?? false,
    first: text.first ?? false,
    target: NONE,
    x,
  };
}

/** What a use does in combat besides its effects: maneuver, strike, press or prevention. */
export function useInCombat(t: Table, context: EffectContext, use: CompiledUse, window: Window): void {
  const combat = currentCombat(t);
  const { strike, maneuver, press, prevent } = use.text;
  if (prevent !== undefined && window === 'damage')
    preventBy(
      t,
      context,
      use,
      prevent === 'all' ? damageLeft(t, context, use) : amountOf(t, context, prevent),
    );
  if (!combat) return;
  // A card from hand is not a weapon, and a weapon burned as a cost is no longer in play.
  const weapon = findCard(t, context.card) === undefined ? NONE : context.card;
  if (window === 'range' && maneuver !== undefined) {
    maneuverBy(t, combat, context.by);
    // R-COMBAT-15, R-COMBAT-16: using a strike's maneuver chooses that strike
    if (strike) sideOf(combat, context.by).committed = strikeOf(strike, use.index, weapon, NONE, context.x);
  }
  if (window === 'strike' && strike)
    chooseStrike(t, combat, context.by, strikeOf(strike, use.index, weapon, NONE, context.x));
  if (window === 'press' && press) pressBy(t, combat, context.by);
}

/** The first strike of the round must be the strike of this weapon. */
export function commitTo(t: Table, combat: CombatFrame, minion: CardId, weapon: CardId): void {
  const use = findCard(t, weapon) && defOf(t, weapon).playUses.find(({ text }) => text.strike !== undefined);
  const strike = use?.text.strike;
  if (use && strike && isFighting(combat, minion))
    sideOf(combat, minion).committed = strikeOf(strike, use.index, weapon, NONE, 0);
}

export function chooseStrike(t: Table, combat: CombatFrame, minion: CardId, strike: Strike): void {
  // R-STRIKE-08: a card may give a minion first strike with whatever it strikes
  const first = strike.first || isRestricted(t, 'firstStrike', minion);
  sideOf(combat, minion).strike = { ...strike, first };
  t.emit?.({
    type: 'strike',
    when: now(t),
    minion: told(t, minion),
    kind: strike.kind,
    weapon: toldIfAny(t, strike.weapon),
    text: t.pool.cards[t.pool.uses[strike.use]?.def ?? NONE]?.card.id ?? NONE,
  });
}

/** After a strike card is cancelled, the minion chooses its strike again. */
export function strikeAgain(t: Table, minion: CardId): void {
  const combat = currentCombat(t);
  if (combat) sideOf(combat, minion).again = true;
}

export function maneuverBy(t: Table, combat: CombatFrame, minion: CardId): void {
  // R-COMBAT-12: a maneuver switches to long range, the next one back to close
  combat.long = !combat.long;
  combat.lastManeuver = minion;
  t.emit?.({ type: 'maneuver', when: now(t), minion: told(t, minion), long: combat.long });
}

export function pressBy(t: Table, combat: CombatFrame, minion: CardId): void {
  // R-COMBAT-30: a press continues combat, or cancels a press to continue
  combat.pressed = !combat.pressed;
  combat.lastPress = minion;
  t.emit?.({ type: 'press', when: now(t), minion: told(t, minion), toContinue: combat.pressed });
  if (combat.pressed) happen(t, 'pressedOn', minion);
}
