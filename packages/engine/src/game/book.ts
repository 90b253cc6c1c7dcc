import { effectFrameRules } from '../effects/frame.ts';
import { impulseFrameRules } from '../flow/impulse.ts';
import { triggersFrame } from '../flow/triggers.ts';
import { FewNames } from '../language/few.ts';
import { WINDOWS, type Window } from '../language/language.ts';
import { amountOf } from '../query/amounts.ts';
import { allHold, appliesTo } from '../query/conditions.ts';
import { canSee } from '../query/visibility.ts';
import { actionFrameRules, beginBasic } from '../rules/action.ts';
import { awardFrameRules } from '../rules/award.ts';
import { couldBlock, offerBlocks } from '../rules/block.ts';
import {
  combatFrameRules,
  mustNotManeuver,
  mustNotPress,
  offerManeuvers,
  offerPresses,
  takeManeuver,
  takePress,
} from '../rules/combat.ts';
import { handFrameRules, settle } from '../rules/consequences.ts';
import { damageFrameRules } from '../rules/damage.ts';
import { diablerieFrameRules } from '../rules/diablerie.ts';
import { hasTransfers, offerTransfers, takeTransfer } from '../rules/influence.ts';
import { couldAct, mandatoryDone, offerActions } from '../rules/minionphase.ts';
import { offerUses } from '../rules/offering.ts';
import { beginUse, playFrameRules } from '../rules/playing.ts';
import { referendumFrameRules } from '../rules/politics.ts';
import { offerPrevention, preventionFrameRules, takePrevention } from '../rules/prevention.ts';
import { couldMark, offerMarks, takeMark } from '../rules/redlist.ts';
import { offerSlaves, sendSlave } from '../rules/traits.ts';
import {
  dutiesDone,
  gameFrameRules,
  hasDiscards,
  offerDiscards,
  offerUnlock,
  takeDiscard,
  takeUnlock,
  turnFrameRules,
} from '../rules/turn.ts';
import { offerVotes, takeVote } from '../rules/votes.ts';
import type { FrameKind, Seat } from '../state/types.ts';
import { type OwnOption, targetOfAct } from '../table/options.ts';
import { currentAction, raise } from '../table/stack.ts';
import {
  type Book,
  type FrameRules,
  handWindows,
  type Table,
  type WindowVerbs,
  windowVerbs,
} from '../table/table.ts';

/** Passing before blocks declines to block; only a new target of the action undoes it. */
function declineBlock(t: Table, seat: Seat): void {
  const action = currentAction(t);
  // R-BLOCK-18: a Methuselah who passes in state A declares no block for the rest of the action
  if (action && seat !== action.seat && !action.declined.includes(seat)) action.declined.push(seat);
}

const isActive = (t: Table, seat: Seat): boolean => seat === t.state.active;
const isActing = (t: Table, seat: Seat): boolean => seat === currentAction(t)?.seat;
/** In an unlock phase the other Methuselahs have only the burn option. */
const mayUnlock = (t: Table, seat: Seat): boolean => isActive(t, seat) || handWindows(t, seat).burnOption;

const frames: Readonly<Record<FrameKind, FrameRules>> = {
  impulse: impulseFrameRules,
  game: gameFrameRules,
  turn: turnFrameRules,
  play: playFrameRules,
  action: actionFrameRules,
  combat: combatFrameRules,
  damage: damageFrameRules,
  prevention: preventionFrameRules,
  referendum: referendumFrameRules,
  diablerie: diablerieFrameRules,
  award: awardFrameRules,
  effect: effectFrameRules,
  triggers: triggersFrame,
  hand: handFrameRules,
};

const verbs: { readonly [W in Window]?: WindowVerbs<OwnOption<W>> } = {
  unlock: windowVerbs({ isFor: mayUnlock, offer: offerUnlock, take: takeUnlock, mayPass: dutiesDone }),
  master: windowVerbs({ isFor: couldMark, offer: offerMarks, take: takeMark }),
  minion: windowVerbs({
    isFor: couldAct,
    mayPass: mandatoryDone,
    offer: offerActions,
    take(t, seat, chosen) {
      beginBasic(t, seat, chosen.minion, chosen.action, targetOfAct(chosen));
    },
  }),
  influence: windowVerbs({ isFor: hasTransfers, offer: offerTransfers, take: takeTransfer }),
  discard: windowVerbs({ isFor: hasDiscards, offer: offerDiscards, take: takeDiscard }),
  // R-BLOCK-17: an eligible Methuselah may declare a block attempt
  beforeBlocks: windowVerbs({
    isFor: couldBlock,
    offer: offerBlocks,
    take: (t, _seat, chosen) => raise(t, 'attemptBlock', chosen.minion),
    passed: declineBlock,
  }),
  blockResolved: windowVerbs({ isFor: isActing, offer: offerSlaves, take: sendSlave }),
  range: windowVerbs({
    mayPass: mustNotManeuver,
    offer: offerManeuvers,
    take: (t, _seat, chosen) => takeManeuver(t, chosen),
  }),
  press: windowVerbs({
    mayPass: mustNotPress,
    offer: offerPresses,
    take: (t, _seat, chosen) => takePress(t, chosen),
  }),
  damage: windowVerbs({ offer: offerPrevention, take: (t, _seat, chosen) => takePrevention(t, chosen) }),
  polling: windowVerbs({ offer: offerVotes, take: takeVote }),
};

/** The complete rulebook: rules by frame kind, verbs by window. */
export const book: Book = {
  frames: new FewNames(Object.entries(frames) as [FrameKind, FrameRules][]),
  verbs: WINDOWS.map((window) => verbs[window] as WindowVerbs | undefined),
  settle,
  offerUses,
  beginUse,
  canSee,
  text: { allHold, appliesTo, amountOf },
};
