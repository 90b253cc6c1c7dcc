import { type CardId, NONE, type Seat } from '../state/types.ts';
import { findCard, type GameEvent, type Table } from '../table/table.ts';

/** The one gate of hidden information: views, event streams, logs and bots all ask here. */

/** A seat, a spectator, or the record that knows all. */
export type Viewer = Seat | 'spectator' | 'all';

export function canSee(t: Table, viewer: Viewer, card: CardId): boolean {
  if (viewer === 'all') return true;
  const { state } = t;
  const onTable = findCard(t, card);
  // R-SETUP-11: your own hand and uncontrolled cards; face-up cards are everybody's to see
  if (onTable) return onTable.region !== 'uncontrolled' || onTable.controller === viewer;
  // R-MERGE-03: the two cards of a merged vampire are seen together
  const merged = state.cards.find((c) => c.merged === card);
  if (merged) return canSee(t, viewer, merged.id);
  if (state.limbo.includes(card)) return true;
  const owner = state.owner[card] ?? NONE;
  const zones = state.seats[owner];
  if (!zones) return false;
  // R-TERM-02: any Methuselah may examine any ash heap
  if (zones.ashHeap.includes(card) || zones.removed.includes(card)) return true;
  if (zones.hand.includes(card)) return viewer === owner;
  // Who searches their library sees it, and no other.
  const top = state.frames[state.frames.length - 1];
  if (top?.kind !== 'effect' && top?.kind !== 'award') return false;
  const searcher = top.kind === 'effect' ? top.cast.seat : top.seat;
  return top.step === 'search' && searcher === viewer && owner === viewer && zones.library.includes(card);
}

/** An event as a viewer may be told it: hidden cards lose their name, and drawn ones their number. */
export function eventFor(viewer: Viewer, event: GameEvent): GameEvent {
  if (viewer === 'all' || event.only === NONE || event.only === viewer) return event;
  const drawn = event.type === 'drew' || event.type === 'drewCrypt' || event.type === 'toHand';
  return { ...event, def: NONE, card: drawn ? NONE : event.card };
}
