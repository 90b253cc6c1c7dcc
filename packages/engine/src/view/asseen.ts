import { prey } from '../query/seats.ts';
import { canSee } from '../query/visibility.ts';
import type { EffectContext, Seat } from '../state/types.ts';
import { actionFrame } from '../table/frames.ts';
import { emptyIndex } from '../table/indexes.ts';
import { indexOf, type Table } from '../table/table.ts';

/** Tables to be read, never written: the readers of the card language answer by them as they do by the real one. */

/** The table as a seat sees it: cards on it that this seat may not see are not there, nor are hands and decks. */
export function asSeenBy(t: Table, seat: Seat): Table {
  const { state } = t;
  return {
    ...t,
    state: {
      ...state,
      cards: state.cards.filter(({ id }) => canSee(t, seat, id)),
      seats: state.seats.map((each, at) => ({
        ...each,
        library: [],
        crypt: [],
        hand: at === seat ? each.hand : [],
      })),
    },
    emit: null,
    index: emptyIndex(),
    hands: [],
    decision: null,
  };
}

/**
 * The table as it would be while who uses a card takes an action with it, directed at their prey: where nothing is under way,
 * a text that speaks of the action means this one. Its referendum, if it has one, passes narrowly.
 */
export function ifActing(t: Table, context: EffectContext): Table {
  const kind = t.pool.uses[context.use]?.text.action?.kind ?? 'special';
  const action = {
    ...actionFrame(kind, context.seat, context.by, context, 'beforeBlocks'),
    directedAt: [prey(t, context.seat)],
    margin: 2,
  };
  // The index is made before it is shared.
  const index = indexOf(t);
  return { ...t, index, state: { ...t.state, frames: [...t.state.frames, action] } };
}
