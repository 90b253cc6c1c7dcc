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

/** Is a seat asked that can only pass? */
export function asksAnyway(t: Table, seat: Seat, window: Window): boolean {
  switch (t.asks) {
    case 'choices':
      return false;
    case 'phases':
      return isOwnPhase(t, seat, window);
    case 'all':
      return couldPublicly(t, seat, window);
    case 'allAndPhases':
      return isOwnPhase(t, seat, window) || couldPublicly(t, seat, window);
  }
}

const isOwnPhase = (t: Table, seat: Seat, window: Window): boolean =>
  seat === t.state.active && window === t.state.phase;

/** Is it for what a library or hand does not hold that there is only one option? With people at the table it is asked then. */
export function isSecret(t: Table, seat: Seat, window: DecisionWindow, only: Option): boolean {
  if (!asksByPublicFacts(t)) return false;
  // R-TMPL-03: whether there was something to find is for the searcher to know
  if (window === 'search' || window === 'maySearch') return true;
  // Who looks at the hand of another sees it, though there may be nothing to choose.
  if (window === 'discard' && only.verb === 'discard' && !seatState(t, seat).hand.includes(only.card))
    return true;
  return only.verb === 'handStrike' && seatState(t, seat).hand.length > 0;
}

/**
 * Could this seat play a card here, by what everybody can see? With people at the table the question is asked whenever it
 * could, so that being skipped tells nobody what a hand does not hold.
 */
function couldPublicly(t: Table, seat: Seat, window: Window): boolean {
  // R-INF-06: whether the blood on a face-down vampire is enough for it is for its controller to know
  if (window === 'influence' && seat === t.state.active && hasBloodWaiting(t, seat)) return true;
  if (seatState(t, seat).hand.length === 0) return false;
  if (window === 'polling') return true;
  if (window === 'unlock' && mayBurnAnOption(t, seat)) return true;
  return (t.pool.handUsers[windowIndex(window)] ?? []).some((by) => hasUser(t, seat, by, window));
}

const hasBloodWaiting = (t: Table, seat: Seat): boolean =>
  uncontrolledOf(t, seat).some((id) => countersOn(t, id) > 0);

/** What a card with a burn option asks of the minions in play is up to the card, so any hand might hold one that goes. */
const mayBurnAnOption = (t: Table, seat: Seat): boolean =>
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
      // Outside an action there is an action card to play, but nothing that modifies one.
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
    // Abilities are used in play, not from hand.
    case 'self':
    case 'host':
    case 'hostController':
    case 'anyMethuselah':
    case 'otherMethuselahs':
    case 'anyMinion':
    case 'otherMinions':
      return false;
  }
}
