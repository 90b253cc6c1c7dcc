import { toHand } from '../atoms/cards.ts';
import { happen } from '../flow/happenings.ts';
import { countsAsVampire } from '../query/asvampire.ts';
import { isReady } from '../query/minions.ts';
import { cardOf } from '../query/nouns.ts';
import { forbidCallingAgain } from '../rules/again.ts';
import { whyCannotDiablerise } from '../rules/traits.ts';
import { cancelVotes, forceVotes } from '../rules/votes.ts';
import type { ActionFrame } from '../state/types.ts';
import { diablerieFrame } from '../table/frames.ts';
import { currentAction, currentReferendum, push, raise } from '../table/stack.ts';
import { findCard, type Table, useAt } from '../table/table.ts';
import { go, sideOf } from './script.ts';
import type { Verbs } from './verbs.ts';

/** Politics: referendums, votes, and diablerie, which a blood hunt follows. */

const isFromHand = (t: Table, { context }: ActionFrame): boolean => useAt(t, context.use)?.fromHand === true;

export const POLITICAL_VERBS = {
  cancelReferendum(t, f, e) {
    go(f);
    const action = currentAction(t);
    const referendum = currentReferendum(t);
    // R-DIAB-13: a blood hunt is no action
    if (action === undefined || referendum === undefined || referendum.bloodHunt) return;
    const { card, def } = action.context;
    happen(t, 'referendumFailed', referendum.context.by);
    if (e.notAgain) forbidCallingAgain(t, action.seat, def);
    if (e.toHand && isFromHand(t, action)) toHand(t, card);
    raise(t, 'endAction');
  },
  passReferendum(t, f) {
    const referendum = currentReferendum(t);
    if (referendum && !referendum.bloodHunt) referendum.passes = true;
    go(f);
  },
  failReferendum(t, f) {
    go(f);
    const referendum = currentReferendum(t);
    if (!referendum || referendum.passes) return;
    referendum.fails = true;
    raise(t, 'resultKnown');
  },
  cancelVotes(t, f, e) {
    cancelVotes(t, cardOf(t, f.context, e.who));
    go(f);
  },
  forceVotes(t, f, e) {
    forceVotes(t, cardOf(t, f.context, e.who), sideOf(e.side));
    go(f);
  },
  diablerise(t, f, e) {
    go(f);
    const { context } = f;
    const victim = cardOf(t, context, e.who);
    // R-TRAIT-03: a card cannot make a Blood Cursed vampire commit diablerie
    if (whyCannotDiablerise(t, context.by) !== null) return;
    // R-DIAB-04: nor an ally, unless it plays the card as a vampire
    if (!countsAsVampire(t, context, context.by)) return;
    if (findCard(t, victim)?.region === 'torpor' && isReady(t, context.by))
      push(t, diablerieFrame(context.by, victim));
  },
} satisfies Partial<Verbs>;
