import { clearMarks, endScope } from '../atoms/rows.ts';
import { happen, scriptIndex } from '../flow/happenings.ts';
import { openWindow } from '../flow/impulse.ts';
import type { Term } from '../language/language.ts';
import type { CompiledUse } from '../language/pool.ts';
import { clockwiseFrom } from '../query/seats.ts';
import { tallyOf } from '../query/votes.ts';
import { NONE, type ReferendumFrame, seatTarget, type Target } from '../state/types.ts';
import { effectFrame } from '../table/frames.ts';
import { givePointOption, pickOption } from '../table/options.ts';
import { currentAction, currentReferendum, done, impulse, push } from '../table/stack.ts';
import { type Ask, frameRules, isGone, type Table, useAt } from '../table/table.ts';
import { now, told } from '../table/tell.ts';
import { settleActionCard } from './actioncard.ts';
import { burnCard } from './burn.ts';
import { nextTerm, termChoices } from './terms.ts';
import { ballot } from './votes.ts';

/** Politics: the referendum (rulebook p.27-28), including blood hunts (p.35). */

export const referendumFrameRules = frameRules<ReferendumFrame>({
  steps: {
    // ---- step 1: the terms
    terms(t, f) {
      // R-POL-04, R-COURSE-04: the terms are chosen after the action succeeds
      const open = nextTermChoices(t, f);
      if (open === undefined) f.step = 'called';
      // Nothing is left to choose but no more.
      else if (open.length === 1 && open[0] === NONE) f.context.picks.push(NONE);
      // If the terms can no longer be chosen, there is no referendum and the action has no effect (docs/RULES.md).
      else if (open.length === 0) f.step = 'over';
      else f.step = 'chooseTerms';
    },
    chooseTerms: {
      window: () => 'terms',
      offer(t, f, out) {
        const isPoint = nextTermOf(t, f)?.pick === 'points';
        for (const target of nextTermChoices(t, f) ?? [])
          out.push(isPoint ? givePointOption(target) : pickOption(target));
        return f.seat;
      },
      take(_t, f, chosen) {
        f.context.picks.push(chosen.target);
        f.step = 'terms';
      },
    } satisfies Ask<ReferendumFrame, 'terms'>,
    // ---- step 2: polling
    called(t, f) {
      t.emit?.({
        type: 'referendum',
        when: now(t),
        seat: f.seat,
        card: told(t, f.bloodHunt ? f.diablerist : f.context.card),
        bloodHunt: f.bloodHunt,
      });
      const use = useAt(t, f.context.use);
      // R-POL-12: the card that called the referendum gives its player 1 vote
      if (use?.type === 'political') f.ballots.push(ballot(f.seat, seatTarget(f.seat), f.context.card, 1));
      // R-FAQ-10: so that player cannot also discard a card for a vote
      if (f.ballots.length > 0) f.cardVotes.push(f.seat);
      f.step = 'beforeVotes';
      const action = currentAction(t);
      // A card that stays in play may be attached to a card named in the terms.
      if (action && !f.bloodHunt) action.context.picks = f.context.picks.slice();
      const effects = use?.text.action?.called;
      if (effects) push(t, effectFrame(scriptIndex(t, effects), f.context));
      if (!f.bloodHunt) happen(t, 'referendumCalled', f.context.by);
    },
    beforeVotes(t, f) {
      if (f.passes) {
        // ruling:100541#1: without a polling step, nothing is used in it or before it
        f.step = 'resolve';
        return;
      }
      // R-POL-05: effects "before votes and ballots are cast"
      openWindow(t, f, 'polling', 'beforeVotes', () => clockwiseFrom(t, f.seat));
    },
    polling(t, f) {
      impulse(t, f, 'resolve', 'polling', clockwiseFrom(t, f.seat));
    },
    // ---- step 3: the result
    resolve(t, f) {
      const votes = tallyOf(f);
      f.votesFor = votes.for;
      f.votesAgainst = votes.against;
      t.emit?.({ type: 'tallied', when: now(t), seat: f.seat, ...votes });
      f.step = 'over';
      const passed = isPassed(f);
      if (!f.passes && !f.fails) happen(t, 'tallied', seatTarget(f.seat));
      if (f.bloodHunt) {
        // R-DIAB-12: a blood hunt that passes burns the diablerist
        if (passed && !isGone(t, f.diablerist)) burnCard(t, f.diablerist, NONE);
        return;
      }
      if (!passed) happen(t, 'referendumFailed', f.context.by);
      const use = useAt(t, f.context.use);
      const text = use?.text.action;
      const effects = passed ? text?.passes : text?.fails;
      if (passed && effects && use?.mode?.stays !== undefined) putInPlay(t, f, use);
      if (effects) push(t, effectFrame(scriptIndex(t, effects), f.context));
    },
    over(t, f) {
      // "After a referendum passes": once its effects have resolved
      if (isPassed(f)) happen(t, 'referendumPassed', seatTarget(f.seat));
      endScope(t, 'referendum');
      clearMarks(t, 'referendum');
      tellAction(t, f);
      done(t);
    },
  },
  catches: { resultKnown: 'resolve' },
  cleanup: () => 'over',
});

/** R-POL-09: it passes with strictly more votes for than against; a tie fails. */
const isPassed = (f: ReferendumFrame): boolean => f.passes || (!f.fails && f.votesFor > f.votesAgainst);

/** The action knows the result of its referendum. */
function tellAction(t: Table, f: ReferendumFrame): void {
  const action = currentAction(t);
  if (!action || f.bloodHunt) return;
  // ruling:100541#1: passed automatically, it has passed by no votes
  action.margin = f.passes ? 0 : f.votesFor - f.votesAgainst;
  if (f.fails) action.margin = Math.min(0, action.margin);
  action.automatic = f.passes;
}

/** A card that the referendum puts into play, and that does more as it passes: what it does is about the card in play. */
function putInPlay(t: Table, f: ReferendumFrame, use: CompiledUse): void {
  const action = currentAction(t);
  tellAction(t, f);
  if (action) settleActionCard(t, action, use);
}

/** The stage of a referendum, in a player's words. */
export type PartOfReferendum = 'terms' | 'beforeVotes' | 'polling' | 'result';
/** A frame waiting on a window is already at the step that follows the window. */
const PARTS: Readonly<Record<ReferendumFrame['step'], PartOfReferendum>> = {
  terms: 'terms',
  chooseTerms: 'terms',
  called: 'terms',
  beforeVotes: 'beforeVotes',
  polling: 'beforeVotes',
  resolve: 'polling',
  over: 'result',
};
export const partOfReferendum = ({ step }: ReferendumFrame): PartOfReferendum => PARTS[step];

/** Votes are being cast, or have been cast and are about to be counted. */
export const arePollsOpen = ({ step }: ReferendumFrame): boolean => step === 'polling' || step === 'resolve';

/** The choices for the next term, or undefined if no term is left. */
function nextTermChoices(t: Table, f: ReferendumFrame): Target[] | undefined {
  const use = useAt(t, f.context.use);
  const term = nextTermOf(t, f);
  return use && term && termChoices(t, f.context, use, term);
}

function nextTermOf(t: Table, f: ReferendumFrame): Term | undefined {
  const use = useAt(t, f.context.use);
  return use && nextTerm(t, f.context, use);
}

/** Makes the current referendum pass by one vote; for looking ahead in a copy of the game. */
export function forcePass(t: Table): void {
  const f = currentReferendum(t);
  if (!f) return;
  const { frames } = t.state;
  frames.length = frames.indexOf(f) + 1;
  f.ballots = [ballot(f.seat, NONE, NONE, 1, 1)];
  f.prisci = 0;
  f.step = 'resolve';
}
