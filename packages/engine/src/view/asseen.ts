import { prey } from '../query/seats.ts';
import { canSee } from '../query/visibility.ts';
import type { EffectContext, Seat } from '../state/types.ts';
import { actionFrame } from '../table/frames.ts';
import { emptyIndex } from '../table/indexes.ts';
import { indexOf, type Table } from '../table/table.ts';

/** Read-only variants of a table, for evaluating card text. */

/** The table as a seat sees it: without cards hidden from this seat, hands and decks. */
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
 * The table as if the card's user were taking an action with it, directed at their prey: card text about the action then
 * refers to it. Its referendum, if any, passes narrowly.
 */
export function ifActing(t: Table, context: EffectContext): Table {
  const kind = t.pool.uses[context.use]?.text.action?.kind ?? 'special';
  const action = {
    ...actionFrame(kind, context.seat, context.by, context, 'beforeBlocks'),
    directedAt: [prey(t, context.seat)],
    margin: 2,
  };
  // Build the index before sharing it.
  const index = indexOf(t);
  return { ...t, index, state: { ...t.state, frames: [...t.state.frames, action] } };
}
