import { discard, unlock } from '../atoms/cards.ts';
import { gainPool, setDiscardActions, setMasterActions, setTransfers } from '../atoms/counters.ts';
import { beginTurn, endGame, reachLimit, setPhase } from '../atoms/course.ts';
import { clearMarks, endScope, endUnlocking, forgetActions, KEY, mark, marked } from '../atoms/rows.ts';
import { happen } from '../flow/happenings.ts';
import type { Window } from '../language/language.ts';
import { windowIndex } from '../language/timing.ts';
import { controllerOf, usesInPlay } from '../query/minions.ts';
import { impulseOrder, next, predator, prey } from '../query/seats.ts';
import { total } from '../query/stats.ts';
import { type GameFrame, type Phase, type Seat, seatTarget, type TurnFrame } from '../state/types.ts';
import type { EventOf } from '../table/events.ts';
import { turnFrame } from '../table/frames.ts';
import { discardOption, EDGE_POOL, type Offers, type OptionOf, type OwnOption } from '../table/options.ts';
import { call, done, impulse } from '../table/stack.ts';
import { defOf, frameRules, isGone, seatState, type Table } from '../table/table.ts';
import { now } from '../table/tell.ts';
import { offerBurnOption, takeBurnOption } from './burnoption.ts';
import { contestsSettled, endContests, offerContests, payForContest, yieldCard } from './contest.ts';
import { transfersOf } from './influence.ts';
import { gainMasterActions } from './masters.ts';
import { acquireTitles, offerTitles, payForTitle, titlesDone, yieldTitle } from './titles.ts';
import { offerInfernal, unlockInfernal, unlocksAsNormal } from './traits.ts';
import { beginsWithWithdrawal, noteMayWithdraw, offerWithdrawal, takeWithdrawal } from './withdraw.ts';

/** The turn sequence: five phases (rulebook p.4, 17-37). */

/** The event that reports the start of the current turn. */
export const turnBegan = (t: Table): EventOf<'turnBegan'> => ({
  type: 'turnBegan',
  when: now(t),
  seat: t.state.active,
  pools: t.state.seats.map(({ ousted, pool }) => (ousted ? null : pool)),
  edge: t.state.edge,
});

function beginPhase(t: Table, seat: Seat, phase: Phase): void {
  // R-TURN-02: one of the five phases
  setPhase(t, seat, phase);
  clearMarks(t, 'phase');
}

/** Opens a phase as a window: the active Methuselah first, then the others for effects usable at any time. */
function phaseWindow(t: Table, f: TurnFrame, next: TurnFrame['step'], window: Window): void {
  impulse(t, f, next, window, impulseOrder(t, f.seat, [prey(t, f.seat), predator(t, f.seat)]));
}

export const turnFrameRules = frameRules<TurnFrame>({
  steps: {
    // ---- 1. unlock
    unlock(t, f) {
      if (beginsWithWithdrawal(t, f.seat)) return;
      noteMayWithdraw(t, f.seat);
      t.emit?.(turnBegan(t));
      beginPhase(t, f.seat, 'unlock');
      // ruling:G00025#1: replacements delayed until this phase are drawn before anything unlocks
      endScope(t, 'nextUnlock', f.seat);
      f.step = 'unlockCards';
    },
    unlockCards(t, f) {
      clearMarks(t, 'betweenUnlockPhases', (minion) => controllerOf(t, minion) === f.seat);
      endContests(t, f.seat);
      // R-UNLOCK-01: unlock all your cards; R-TORPOR-10: including those in torpor
      for (const c of t.state.cards)
        if (c.controller === f.seat && c.locked && !isGone(t, c.id) && unlocksAsNormal(t, c.id))
          unlock(t, c.id);
      endUnlocking(t, f.seat);
      acquireTitles(t, f.seat);
      // R-UNLOCK-02: everything else comes after unlocking
      happen(t, 'unlockPhase', seatTarget(f.seat));
      phaseWindow(t, f, 'master', 'unlock');
    },
    // ---- 2. master
    master(t, f) {
      beginPhase(t, f.seat, 'master');
      gainMasterActions(t, f.seat);
      happen(t, 'masterPhase', seatTarget(f.seat));
      phaseWindow(t, f, 'minion', 'master');
    },
    // ---- 3. minion
    minion(t, f) {
      // R-MPH-04: unused master phase actions are lost
      setMasterActions(t, f.seat, 0);
      beginPhase(t, f.seat, 'minion');
      happen(t, 'minionPhase', seatTarget(f.seat));
      phaseWindow(t, f, 'influence', 'minion');
    },
    // ---- 4. influence: what waits for the end of the minion phase comes first
    influence(t, f) {
      happen(t, 'minionPhaseEnd', seatTarget(f.seat));
      f.step = 'influenceBegins';
    },
    influenceBegins(t, f) {
      beginPhase(t, f.seat, 'influence');
      // R-INF-01, R-INF-07: transfers are gained at the start of the phase
      setTransfers(t, f.seat, transfersOf(t, f.seat));
      happen(t, 'influencePhase', seatTarget(f.seat));
      phaseWindow(t, f, 'discard', 'influence');
    },
    // ---- 5. discard
    discard(t, f) {
      // R-INF-01: transfers cannot be saved
      setTransfers(t, f.seat, 0);
      beginPhase(t, f.seat, 'discard');
      // R-PLAY-08: replacements delayed until this phase are drawn
      endScope(t, 'nextDiscard', f.seat);
      // R-DISCARD-01: one discard phase action by default
      setDiscardActions(t, f.seat, Math.max(0, total(t, 'discardActions', seatTarget(f.seat), 1)));
      happen(t, 'discardPhase', seatTarget(f.seat));
      phaseWindow(t, f, 'discardEnds', 'discard');
    },
    discardEnds(t, f) {
      // R-DISCARD-02: unused discard phase actions are lost
      setDiscardActions(t, f.seat, 0);
      happen(t, 'discardPhaseEnd', seatTarget(f.seat));
      f.step = 'turnEnds';
    },
    turnEnds(t, f) {
      happen(t, 'turnEnds', seatTarget(f.seat));
      f.step = 'end';
    },
    end(t, f) {
      endScope(t, 'turn');
      if (t.noted.has('diablerist')) forgetActions(t, seatTarget(f.seat), 'diablerise');
      for (const scope of ['turn', 'combat', 'round'] as const) clearMarks(t, scope);
      done(t);
    },
  },
  catches: { turnOver: 'end' },
});

/** The last turn has been played or cut short. */
export const isAtEnd = ({ step }: GameFrame): boolean => step === 'over';

export const gameFrameRules = frameRules<GameFrame>({
  steps: {
    turn(t, f) {
      const s = t.state;
      // R-TURN-01: turns pass clockwise
      beginTurn(t, s.turn > 0 ? next(t, s.active) : s.active);
      if (s.turnLimit > 0 && s.turn > s.turnLimit) {
        reachLimit(t);
        f.step = 'over';
        return;
      }
      call(t, f, 'turn', turnFrame(s.active, 'unlock'));
    },
    over(t) {
      endGame(t);
    },
  },
  catches: { gameOver: 'over' },
});

// ---------------------------------------------------------------------------------------------- unlock phase

export function offerUnlock(t: Table, seat: Seat, out: Offers<OwnOption<'unlock'>>): void {
  // R-UNLOCK-04: with the Edge, you may gain 1 pool once
  if (seat === t.state.active && t.state.edge === seat && !marked(t, 'phase', seatTarget(seat), KEY.edgePool))
    out.push(EDGE_POOL);
  offerTitles(t, seat, out);
  offerContests(t, seat, out);
  offerBurnOption(t, seat, out);
  offerInfernal(t, seat, out);
  offerWithdrawal(t, seat, out);
}

export function takeUnlock(t: Table, seat: Seat, chosen: OwnOption<'unlock'>): void {
  switch (chosen.verb) {
    case 'edgePool':
      mark(t, 'phase', seatTarget(seat), KEY.edgePool);
      gainPool(t, seat, 1, 'edge');
      return;
    case 'contest':
      return payForContest(t, seat, chosen.card);
    case 'yieldCard':
      return yieldCard(t, seat, chosen.card);
    case 'contestTitle':
      return payForTitle(t, chosen.vampire);
    case 'yieldTitle':
      return yieldTitle(t, chosen.vampire);
    case 'burnOption':
      return takeBurnOption(t, seat, chosen.card);
    case 'unlock':
      return unlockInfernal(t, seat, chosen.minion);
    case 'withdraw':
      return takeWithdrawal(t, seat);
  }
}

/** R-UNLOCK-03: duties may be done in any order, but all must be done before the phase ends. */
export function dutiesDone(t: Table, seat: Seat): boolean {
  if (seat !== t.state.active) return true;
  if (!titlesDone(t, seat)) return false;
  // R-CONTEST-05, R-CONTEST-06: each contest is paid for or yielded
  if (!contestsSettled(t, seat)) return false;
  // Mandatory abilities, for the controller of the card or of its host. Few cards have them.
  if (!usesInPlay(t, windowIndex('unlock')).some(({ use }) => use.ability?.duty)) return true;
  const uses: OptionOf<'play' | 'use'>[] = [];
  t.book.offerUses(t, seat, 'unlock', uses);
  return !uses.some(({ use }) => t.pool.uses[use]?.ability?.duty);
}

// ---------------------------------------------------------------------------------------------- discard phase

export const hasDiscards = (t: Table, seat: Seat): boolean =>
  // R-DISCARD-01: only the active Methuselah has discard phase actions
  seatState(t, seat).discardActions > 0;

export function offerDiscards(t: Table, seat: Seat, out: Offers<OptionOf<'discard'>>): void {
  if (hasDiscards(t, seat)) offerHand(t, seat, out);
}

/** One option for each distinct card in hand. */
export function offerHand(t: Table, seat: Seat, out: Offers<OptionOf<'discard'>>): void {
  const seen: number[] = [];
  for (const id of seatState(t, seat).hand) {
    const { index } = defOf(t, id);
    if (seen.includes(index)) continue;
    seen.push(index);
    out.push(discardOption(id));
  }
}

export function takeDiscard(t: Table, seat: Seat, { card }: OptionOf<'discard'>): void {
  // R-DISCARD-01: a discard phase action discards one card, which is replaced
  setDiscardActions(t, seat, seatState(t, seat).discardActions - 1);
  discard(t, seat, card, 'discardPhase');
}
