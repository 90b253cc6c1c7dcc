import { KEY, marked } from '../atoms/rows.ts';
import type { Window } from '../language/language.ts';
import type { HandUser } from '../language/pool.ts';
import { windowIndex } from '../language/timing.ts';
import { cardBeingPlayed, isAgainst } from '../query/conditions.ts';
import { controllerOf, countersOn, isLocked, isReady, minionsOf, uncontrolledOf } from '../query/minions.ts';
import { type Seat, seatTarget } from '../state/types.ts';
import type { DecisionWindow, Option } from '../table/options.ts';
import { currentAction, currentCombat } from '../table/stack.ts';
import { asksByPublicFacts, seatState, type Table } from '../table/table.ts';

/** Is a seat that can only pass still asked? */
export function asksAnyway(t: Table, seat: Seat, window: Window): boolean {
  switch (t.asks) {
    case 'choices':
      return false;
    case 'phases':
      return isOwnPhase(t, seat, window);
    case 'all':
      return couldPlayByPublicFacts(t, seat, window);
    case 'allAndPhases':
      return isOwnPhase(t, seat, window) || couldPlayByPublicFacts(t, seat, window);
  }
}

const isOwnPhase = (t: Table, seat: Seat, window: Window): boolean =>
  seat === t.state.active && window === t.state.phase;

/**
 * Can the active Methuselah, who is asked, only pass this phase? `open`: everybody knows that; `secret`: a hand might have held
 * something for it.
 */
export function emptyPhase(t: Table): 'open' | 'secret' | null {
  const { phase } = t.state;
  if (t.decision?.options.length !== 1 || t.decision.window !== phase) return null;
  if (!isOwnPhase(t, t.decision.seat, phase)) return null;
  return couldPlayByPublicFacts(t, t.decision.seat, phase) ? 'secret' : 'open';
}

/** Would skipping this forced choice reveal hidden cards? With human players it is then asked anyway. */
export function isSecret(t: Table, seat: Seat, window: DecisionWindow, only: Option): boolean {
  if (!asksByPublicFacts(t)) return false;
  // R-TMPL-03: only the searcher may know whether there was anything to find
  if (window === 'search' || window === 'maySearch') return true;
  // A player who may look at another's hand must see it, even with nothing to choose.
  if (window === 'discard' && only.verb === 'discard' && !seatState(t, seat).hand.includes(only.card))
    return true;
  return only.verb === 'handStrike' && seatState(t, seat).hand.length > 0;
}

/**
 * Could this seat play a card here, judging by public information? With human players such a seat is always asked,
 * so that skipping it does not reveal which cards its hand lacks.
 */
function couldPlayByPublicFacts(t: Table, seat: Seat, window: Window): boolean {
  // R-INF-06: only the controller knows whether a face-down vampire has enough blood to be moved to the ready region
  if (window === 'influence' && seat === t.state.active && hasBloodOnUncontrolled(t, seat)) return true;
  if (seatState(t, seat).hand.length === 0) return false;
  if (window === 'polling') return true;
  if (window === 'unlock' && mayUseBurnOption(t, seat)) return true;
  return (t.pool.handUsers[windowIndex(window)] ?? []).some((by) => hasUser(t, seat, by, window));
}

const hasBloodOnUncontrolled = (t: Table, seat: Seat): boolean =>
  uncontrolledOf(t, seat).some((id) => countersOn(t, id) > 0);

/** A card's text decides when its burn option applies, so any hand might hold a card that can be burned. */
const mayUseBurnOption = (t: Table, seat: Seat): boolean =>
  t.pool.hasBurnOptions && !marked(t, 'phase', seatTarget(seat), KEY.burnOption);

function hasUser(t: Table, seat: Seat, by: HandUser, window: Window): boolean {
  const action = currentAction(t);
  const combat = currentCombat(t);
  const ready = (): boolean => minionsOf(t, seat).some((m) => isReady(t, m));
  switch (by) {
    case 'methuselah':
      return seat === t.state.active && seatState(t, seat).masterActions > 0;
    case 'outOfTurn':
      return seat !== t.state.active && seatState(t, seat).outOfTurn === 0;
    case 'event':
      return seat === t.state.active && seatState(t, seat).discardActions > 0;
    case 'reflex': {
      const played = cardBeingPlayed(t);
      return played !== null && minionsOf(t, seat).some((m) => isReady(t, m) && isAgainst(t, played, m));
    }
    case 'acting':
      if (action) return action.seat === seat;
      // Outside an action, an action card may be played but modifiers may not.
      if (window === 'asPlayed') return false;
      return seat === t.state.active && minionsOf(t, seat).some((m) => isReady(t, m) && !isLocked(t, m));
    case 'other':
      return action?.seat === seat && ready();
    case 'reacting':
      return action !== undefined && action.seat !== seat && ready();
    case 'combatant':
      return combat?.sides.some(({ minion }) => controllerOf(t, minion) === seat) ?? false;
    case 'bystander':
      return combat !== undefined && ready();
    // Abilities are used from play, not from hand.
    case 'self':
    case 'host':
    case 'hostController':
    case 'anyMethuselah':
    case 'otherMethuselahs':
    case 'yourPrey':
    case 'anyMinion':
    case 'otherMinions':
      return false;
  }
}
