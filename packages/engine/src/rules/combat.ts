import { withdrawalFails } from '../atoms/course.ts';
import {
  beginResultingCombat,
  beginRound,
  clearMarks,
  dropEndsOfCombat,
  endScope,
  KEY,
  mark,
  marked,
  spendRow,
} from '../atoms/rows.ts';
import { happen } from '../flow/happenings.ts';
import { openWindow } from '../flow/impulse.ts';
import type { Window } from '../language/language.ts';
import { windowIndex } from '../language/timing.ts';
import { canFight, controllerOf, isReady, usesInPlay } from '../query/minions.ts';
import { grantsOf, isRestricted, unlike } from '../query/stats.ts';
import { type CombatFrame, DIRTY, NONE, type Row, type Seat, type Side } from '../state/types.ts';
import type { EventFacts } from '../table/events.ts';
import { combatFrame } from '../table/frames.ts';
import { maneuverOption, type Offers, type OptionOf, pressOption } from '../table/options.ts';
import { currentAction, currentCombat, done, push, raise } from '../table/stack.ts';
import { type Ask, findCard, frameRules, type Table } from '../table/table.ts';
import { now, told } from '../table/tell.ts';
import { maneuverBy, pressBy, whyCannotManeuver, whyCannotPress } from './combatcards.ts';
import { canPayFor, grantAt, payFor } from './grants.ts';
import { combatOrder } from './orders.ts';
import {
  aimsAgain,
  choosesAgain,
  isNoStrike,
  offerAims,
  offerStrikes,
  pushStrikeEffects,
  resolveStrikes,
  takeAim,
  takeStrike,
} from './strike.ts';
import { whyCannotUse } from './whycannot.ts';

/** Combat: rounds of seven steps (rulebook p.28-34). */

function ask(t: Table, f: CombatFrame, next: CombatFrame['step'], window: Window): void {
  openWindow(t, f, next, window, () => combatOrder(t, f));
}

/** Has the action, since it was last announced or continued, led to a combat? Notes that it does now. */
function hasFought(t: Table): boolean {
  const action = currentAction(t);
  if (action === undefined) return false;
  if (marked(t, 'action', action.minion, KEY.fought)) return true;
  mark(t, 'action', action.minion, KEY.fought);
  return false;
}

const pairOf = (t: Table, { sides }: CombatFrame): EventFacts['combatBegan'] => ({
  minion: told(t, sides[0].minion),
  other: told(t, sides[1].minion),
});

export const combatFrameRules = frameRules<CombatFrame>({
  steps: {
    begin(t, f) {
      t.emit?.({ type: 'combatBegan', when: now(t), ...pairOf(t, f) });
      // R-END-11: a Methuselah whose minion enters combat fails to withdraw
      for (const { minion } of f.sides) withdrawalFails(t, controllerOf(t, minion));
      // A combat that follows another one in the same action does not result from it
      if (!t.noted.has('continueAction') || !hasFought(t)) beginResultingCombat(t);
      f.step = 'round';
    },
    round(t, f) {
      f.round += 1;
      // The size of a hand may depend on who is in combat.
      if (f.round === 1) t.state.dirty |= DIRTY.hand;
      // R-COMBAT-10: every round starts at close range by default
      f.long = f.nextRange === 'long';
      f.rangeFixed = f.nextRange !== 'open';
      f.nextRange = 'open';
      f.lastManeuver = NONE;
      f.lastPress = NONE;
      f.pressed = false;
      for (const side of f.sides) {
        side.committed = null;
        side.gained = false;
        side.lost = 0;
      }
      beginRound(t);
      f.pair = 0;
      f.stolen = [];
      t.emit?.({ type: 'roundBegan', when: now(t), ...pairOf(t, f), round: f.round });
      happen(t, 'beforeRange', f.sides[0].minion);
      // R-COMBAT-07, R-COMBAT-09: the first of seven steps, before range
      ask(t, f, 'range', 'beforeRange');
    },
    range(t, f) {
      if (f.rangeFixed) f.step = 'beforeStrikes';
      else ask(t, f, 'beforeStrikes', 'range');
    },
    beforeStrikes(t, f) {
      t.emit?.({ type: 'range', when: now(t), round: f.round, long: f.long });
      // R-COMBAT-18: after range is set and before strikes are chosen
      ask(t, f, 'newPair', 'beforeStrikes');
    },
    newPair(_t, f) {
      f.pair += 1;
      for (const side of f.sides) side.strike = null;
      // R-COMBAT-21: the acting minion chooses its strike first, then the opponent
      f.chooser = 0;
      f.step = 'choose';
    },
    choose: {
      window: () => 'strike',
      offer: offerStrikes,
      take(t, f, chosen) {
        if (!isNoStrike(t, chosen)) f.step = 'chosen';
        takeStrike(t, f, chosen);
      },
    } satisfies Ask<CombatFrame, 'strike'>,
    chosen(_t, f) {
      f.step = choosesAgain(f) ? 'choose' : 'aim';
    },
    aim: {
      window: () => 'strikeTarget',
      offer: offerAims,
      take(_t, f, chosen) {
        takeAim(f, chosen);
        f.step = f.chooser === 0 ? 'choose' : 'combatEnds';
        f.chooser = 1;
      },
    } satisfies Ask<CombatFrame, 'strikeTarget'>,
    aimAgain: {
      window: () => 'strikeTarget',
      offer: offerAims,
      take(_t, f, chosen) {
        f.step = takeAim(f, chosen)?.first ? 'firstStrikes' : 'strikes';
      },
    } satisfies Ask<CombatFrame, 'strikeTarget'>,
    combatEnds(t, f) {
      // R-STRIKE-03: combat ends always resolves first, and dodge does not affect it
      const ends = f.sides.filter((side) => endsCombat(t, side));
      f.step = ends.length > 0 ? 'strikeEnds' : 'firstStrikes';
      if (ends.length > 0) pushStrikeEffects(t, f, (strike) => ends.some((side) => side.strike === strike));
    },
    strikeEnds(t, f) {
      endCombat(t, f);
    },
    firstStrikes(t, f) {
      // R-STRIKE-08, R-STRIKE-10: first strikes resolve before normal strikes; two first strikes resolve together
      if (aimsAgain(t, f, true)) f.step = 'aimAgain';
      else resolveStrikes(t, f, true, 'strikes');
    },
    strikes(t, f) {
      // R-COMBAT-21: the remaining strikes resolve simultaneously
      if (aimsAgain(t, f, false)) f.step = 'aimAgain';
      else resolveStrikes(t, f, false, 'pairDone');
    },
    pairDone(t, f) {
      // R-COMBAT-27: additional strikes are announced only after the first pair of strikes is completed
      if (f.pair === 1) ask(t, f, 'additional', 'afterStrikes');
      else f.step = 'additional';
    },
    additional(_t, f) {
      // R-COMBAT-28: choose and resolve again for the combatants with additional strikes left
      f.step = f.sides.some(({ extra }) => extra > 0) ? 'newPair' : 'press';
    },
    press(t, f) {
      happen(t, 'pressStep', f.sides[0].minion);
      // R-COMBAT-30: only if both are still ready; otherwise R-COMBAT-26 has ended the combat
      ask(t, f, 'endOfRound', 'press');
    },
    endOfRound(t, f) {
      // R-COMBAT-32: this step happens even if combat ends prematurely
      happen(t, 'roundEnds', f.sides[0].minion);
      ask(t, f, 'roundOver', 'roundEnd');
    },
    roundOver(t, f) {
      endScope(t, 'round');
      clearMarks(t, 'round');
      const areReady = f.sides.every(({ minion }) => isReady(t, minion));
      // R-COMBAT-31: an uncancelled press to continue starts another round
      if (f.pressed && !f.over && areReady) {
        f.step = 'round';
        return;
      }
      f.over = true;
      if (areReady && t.state.signal === null) ask(t, f, 'combatOver', 'combatEnding');
      else f.step = 'combatOver';
    },
    combatOver(t, f) {
      if (f.again && f.sides.every(({ minion }) => isReady(t, minion))) {
        f.again = false;
        f.over = false;
        dropEndsOfCombat(t);
        f.step = 'round';
        return;
      }
      // What would happen after the combat is lost if another combat is queued
      if (!f.queued) happen(t, 'combatEnds', f.sides[0].minion);
      // ruling:101850#1: effects for this combat do not carry over to a combat that begins as this one ends
      endScope(t, 'combat');
      endScope(t, 'nextRound');
      clearMarks(t, 'combat');
      f.step = 'finished';
    },
    finished(t, f) {
      // The interrupted action may have lost its minion, and the size of a hand may depend on who is in combat.
      t.state.dirty |= DIRTY.ready | DIRTY.hand;
      t.emit?.({ type: 'combatEnded', when: now(t), ...pairOf(t, f) });
      done(t);
      const [{ minion: first }, { minion: second }] = f.sides;
      // A queued combat is part of the same action
      if (f.queued && t.state.signal === null && canFight(t, first, second))
        push(t, combatFrame(first, second));
    },
    ends(_t, f) {
      f.over = true;
      f.step = 'endOfRound';
    },
  },
  catches: { endCombat: 'ends' },
  cleanup(f) {
    f.over = true;
    // R-COMBAT-32: the end-of-round step happens only once, and so does the end of combat
    return f.step === 'roundOver' || f.step === 'combatOver' || f.step === 'finished' ? f.step : 'ends';
  },
});

/** Does its strike end the combat? What forbids such a strike after it was chosen leaves it without effect. */
const endsCombat = (t: Table, { minion, strike }: Side): boolean =>
  strike?.kind === 'combatEnds' && !isRestricted(t, 'strikeCombatEnds', minion);

/** The part of a combat round, in a player's words. */
export type PartOfCombat = 'beforeRange' | 'range' | 'beforeStrikes' | 'strike' | 'press' | 'roundEnd';
/** A frame waiting on a window is already at the step that follows the window. */
const PARTS: Readonly<Record<CombatFrame['step'], PartOfCombat>> = {
  begin: 'beforeRange',
  round: 'beforeRange',
  range: 'beforeRange',
  beforeStrikes: 'range',
  newPair: 'beforeStrikes',
  choose: 'strike',
  chosen: 'strike',
  aim: 'strike',
  aimAgain: 'strike',
  combatEnds: 'strike',
  strikeEnds: 'strike',
  firstStrikes: 'strike',
  strikes: 'strike',
  pairDone: 'strike',
  additional: 'strike',
  press: 'press',
  endOfRound: 'press',
  ends: 'roundEnd',
  roundOver: 'roundEnd',
  combatOver: 'roundEnd',
  finished: 'roundEnd',
};
export const partOfCombat = ({ step }: CombatFrame): PartOfCombat => PARTS[step];

/** From choosing strikes to resolving them. */
export const isStriking = ({ step }: CombatFrame): boolean =>
  step === 'choose' ||
  step === 'chosen' ||
  step === 'aim' ||
  step === 'combatEnds' ||
  step === 'firstStrikes' ||
  step === 'strikes';

/** Ends the combat at once, with its end-of-round step. */
export function endCombat(t: Table, f: CombatFrame): void {
  // R-COMBAT-32: a combat that ends in the end-of-round step does not repeat that step
  if (f.over || f.step === 'roundOver' || f.step === 'combatOver') f.over = true;
  else raise(t, 'endCombat');
}

// ---------------------------------------------------------------------------------------------- range and press

export function offerManeuvers(t: Table, seat: Seat, out: Offers<OptionOf<'maneuver'>>): void {
  const f = currentCombat(t);
  if (!f) return;
  for (const { minion } of f.sides) {
    if (controllerOf(t, minion) !== seat || whyCannotManeuver(t, f, minion) !== null) continue;
    // R-COMBAT-14: minions have no maneuvers by default; effects grant them
    for (const row of unlike([...grantsOf(t, 'maneuver', minion), ...grantsOf(t, 'maneuverOrPress', minion)]))
      if (leadsThere(t, f, row) && canPayFor(t, row))
        out.push(maneuverOption(minion, row.context.card, row.id));
  }
}

/** R-COMBAT-17: true unless the seat has a mandatory maneuver, which must be used before range is settled. */
export function mustNotManeuver(t: Table, seat: Seat): boolean {
  const f = currentCombat(t);
  if (!f) return true;
  return f.sides.every(({ minion }) => {
    if (controllerOf(t, minion) !== seat || whyCannotManeuver(t, f, minion) !== null) return true;
    return !grantsOf(t, 'maneuver', minion).some(
      (row) => grantAt(t, row)?.must === true && leadsThere(t, f, row),
    );
  });
}

/** A maneuver may be for one range only, and a press only to continue combat. */
function leadsThere(t: Table, f: CombatFrame, row: Row): boolean {
  const only = grantAt(t, row)?.only;
  if (only === 'continue') return !f.pressed;
  return only === undefined || (only === 'long') !== f.long;
}

/** True unless the seat has a mandatory press left that continues combat. */
export function mustNotPress(t: Table, seat: Seat): boolean {
  const f = currentCombat(t);
  if (!f || f.pressed) return true;
  return !usesInPlay(t, windowIndex('press')).some(
    ({ card, use }) =>
      use.text.press === 'mustContinue' &&
      f.sides.some(
        ({ minion }) =>
          (minion === card || findCard(t, card)?.host === minion) &&
          controllerOf(t, minion) === seat &&
          whyCannotUse(t, seat, use, card, minion, 'press') === null,
      ),
  );
}

export function takeManeuver(t: Table, { minion, grant }: OptionOf<'maneuver'>): void {
  const f = currentCombat(t);
  if (!f) return;
  payFor(t, grant);
  spendRow(t, grant);
  maneuverBy(t, f, minion);
}

export function offerPresses(t: Table, seat: Seat, out: Offers<OptionOf<'press'>>): void {
  const f = currentCombat(t);
  if (!f) return;
  for (const { minion } of f.sides) {
    if (controllerOf(t, minion) !== seat || whyCannotPress(t, f, minion) !== null) continue;
    for (const row of unlike([...grantsOf(t, 'press', minion), ...grantsOf(t, 'maneuverOrPress', minion)]))
      if (leadsThere(t, f, row) && canPayFor(t, row)) out.push(pressOption(minion, row.context.card, row.id));
  }
}

export function takePress(t: Table, { minion, grant }: OptionOf<'press'>): void {
  const f = currentCombat(t);
  if (!f) return;
  payFor(t, grant);
  spendRow(t, grant);
  pressBy(t, f, minion);
}
