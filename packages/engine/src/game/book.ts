import { effectFrameRules } from '../effects/frame.ts';
import { impulseFrame } from '../flow/impulse.ts';
import { triggersFrame } from '../flow/triggers.ts';
import { actionFrameRules, beginBasic } from '../rules/action.ts';
import { awardFrameRules } from '../rules/award.ts';
import { offerBlocks } from '../rules/block.ts';
import {
  combatFrameRules,
  mustNotManeuver,
  offerManeuvers,
  offerPresses,
  takeManeuver,
  takePress,
} from '../rules/combat.ts';
import { handFrameRules, settle } from '../rules/consequences.ts';
import { damageFrameRules, offerPrevention, takePrevention } from '../rules/damage.ts';
import { diablerieFrameRules } from '../rules/diablerie.ts';
import { offerTransfers, takeTransfer } from '../rules/influence.ts';
import { BASIC_ACTIONS, mandatoryDone, offerActions } from '../rules/minionphase.ts';
import { beginUse, offerUses, playFrameRules } from '../rules/playing.ts';
import { offerVotes, referendumFrameRules, takeVote } from '../rules/politics.ts';
import { offerMarks, takeMark } from '../rules/redlist.ts';
import { offerSlaves, sendSlave } from '../rules/traits.ts';
import {
  dutiesDone,
  gameFrameRules,
  offerDiscards,
  offerUnlock,
  takeDiscard,
  takeUnlock,
  turnFrameRules,
} from '../rules/turn.ts';
import type { Seat } from '../state/types.ts';
import { currentAction, raise } from '../table/stack.ts';
import type { Book, Table } from '../table/table.ts';

/** Who may attempt to block has passed: a decline that only a change of target takes back. */
function declineBlock(t: Table, seat: Seat): void {
  const action = currentAction(t);
  // R-BLOCK-18: who passes in state A declares no block for the rest of the action
  if (action && seat !== action.seat && !action.declined.includes(seat)) action.declined.push(seat);
}

const isActive = (t: Table, seat: Seat): boolean => seat === t.state.active;
const isActing = (t: Table, seat: Seat): boolean => seat === currentAction(t)?.seat;
/** The others have only the burn option in an unlock phase. */
const mayUnlock = (t: Table, seat: Seat): boolean => isActive(t, seat) || t.pool.hasBurnOptions;

/** The rulebook, put together: the frames by kind and the verbs by window. */
export const book: Book = {
  frames: {
    game: gameFrameRules,
    turn: turnFrameRules,
    impulse: impulseFrame,
    play: playFrameRules,
    action: actionFrameRules,
    combat: combatFrameRules,
    damage: damageFrameRules,
    referendum: referendumFrameRules,
    diablerie: diablerieFrameRules,
    award: awardFrameRules,
    effect: effectFrameRules,
    triggers: triggersFrame,
    hand: handFrameRules,
  },
  verbs: {
    unlock: { isFor: mayUnlock, offer: offerUnlock, take: takeUnlock, mayPass: dutiesDone },
    master: { isFor: isActive, offer: offerMarks, take: takeMark },
    minion: {
      isFor: isActive,
      mayPass: mandatoryDone,
      offer: offerActions,
      take(t, seat, chosen) {
        const kind = BASIC_ACTIONS[chosen.use];
        if (kind) beginBasic(t, seat, chosen.by, kind, chosen.at);
      },
    },
    influence: { isFor: isActive, offer: offerTransfers, take: takeTransfer },
    discard: { isFor: isActive, offer: offerDiscards, take: takeDiscard },
    // R-BLOCK-17: an eligible Methuselah may declare a block attempt
    beforeBlocks: {
      offer: offerBlocks,
      take: (t, _seat, chosen) => raise(t, 'attemptBlock', chosen.by),
      passed: declineBlock,
    },
    blockResolved: { isFor: isActing, offer: offerSlaves, take: sendSlave },
    range: {
      mayPass: mustNotManeuver,
      offer: offerManeuvers,
      take: (t, _seat, chosen) => takeManeuver(t, chosen),
    },
    press: { offer: offerPresses, take: (t, _seat, chosen) => takePress(t, chosen) },
    damage: { offer: offerPrevention, take: (t, _seat, chosen) => takePrevention(t, chosen) },
    polling: { offer: offerVotes, take: takeVote },
  },
  settle,
  offerUses,
  beginUse,
};
