import { type CardId, type Frame, NONE, type Seat, seatTarget } from '../state/types.ts';
import type { GameEvent } from '../table/events.ts';
import { stepOf } from '../table/stack.ts';
import { type Ask, findCard, type Table } from '../table/table.ts';
import { seatOf } from './nouns.ts';
import { isRestricted } from './stats.ts';

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
  if (zones.hand.includes(card)) return seesHand(t, viewer, owner);
  // Who searches their library sees it, and no other.
  const top = state.frames[state.frames.length - 1];
  if (top?.kind !== 'effect' && top?.kind !== 'award') return false;
  const searcher = top.kind === 'effect' ? top.cast.seat : top.seat;
  if (searcher !== viewer || owner !== viewer) return false;
  return looksThrough(t, top) === 'library' && zones.library.includes(card);
}

/** What the one who decides at the step of a frame looks through. */
function looksThrough(t: Table, f: Frame): Ask<Frame>['looksThrough'] {
  const step = stepOf(t, f);
  return typeof step === 'function' ? undefined : step.looksThrough;
}

/** Does a viewer see the hand of that seat? */
export function seesHand(t: Table, viewer: Viewer, owner: Seat): boolean {
  if (viewer === 'all' || viewer === owner || isRestricted(t, 'openHand', seatTarget(owner))) return true;
  // Who chooses what another discards looks at that hand.
  const top = t.state.frames[t.state.frames.length - 1];
  if (top?.kind !== 'effect' || looksThrough(t, top) !== 'hand') return false;
  const node = t.pool.scripts[top.script]?.[top.pc];
  if (node?.do !== 'discard' || node.chosenBy === undefined) return false;
  return seatOf(t, top.cast, node.chosenBy) === viewer && seatOf(t, top.cast, node.who) === owner;
}

/** An event as a viewer may be told it as it happens: hidden cards lose their name, and drawn ones their number. */
export function eventFor(t: Table, viewer: Viewer, event: GameEvent): GameEvent {
  if (viewer === 'all' || event.only === NONE || event.only === viewer) return event;
  if (canSee(t, viewer, event.card)) return event;
  const drawn = event.type === 'drew' || event.type === 'drewCrypt' || event.type === 'toHand';
  return { ...event, def: NONE, card: drawn ? NONE : event.card };
}
