import {
  type ActionFrame,
  type CardId,
  type Frame,
  NONE,
  type PlayFrame,
  type Seat,
  seatTarget,
} from '../state/types.ts';
import { type ByType, byType } from '../table/dispatch.ts';
import type { EventOf, GameEvent, Moment, ToldCard, ToldTarget } from '../table/events.ts';
import type { DecisionWindow } from '../table/options.ts';
import { stepOf } from '../table/stack.ts';
import { type Ask, findCard, type Table } from '../table/table.ts';
import { seatOf } from './nouns.ts';
import { isRestricted } from './stats.ts';

/** The only gate to hidden information: views, event streams, logs and bots all use it. */

/** Who looks: a seat, a spectator, or `all`, who sees everything. */
export type Viewer = Seat | 'spectator' | 'all';

export function canSee(t: Table, viewer: Viewer, card: CardId): boolean {
  if (viewer === 'all') return true;
  const { state } = t;
  const onTable = findCard(t, card);
  // R-SETUP-11: your own hand and uncontrolled cards; everybody sees face-up cards
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
  // A Methuselah who searches sees their own library only.
  const top = state.frames[state.frames.length - 1];
  if (top?.kind !== 'effect' && top?.kind !== 'award') return false;
  const searcher = top.kind === 'effect' ? top.context.seat : top.seat;
  if (searcher !== viewer || owner !== viewer) return false;
  const seen = looksThrough(t, top);
  if (seen === 'listed') return top.kind === 'effect' && top.list.includes(card);
  return seen === 'library' && zones.library.includes(card);
}

/** What the deciding Methuselah sees at the current step of a frame. */
function looksThrough(t: Table, f: Frame): Ask<Frame>['looksThrough'] {
  const step = stepOf(t, f);
  return typeof step === 'function' ? undefined : step.looksThrough;
}

/** Does a viewer see the hand of that seat? */
export function seesHand(t: Table, viewer: Viewer, owner: Seat): boolean {
  if (viewer === 'all' || viewer === owner || isRestricted(t, 'openHand', seatTarget(owner))) return true;
  // A Methuselah who chooses another's discard sees that hand.
  const top = t.state.frames[t.state.frames.length - 1];
  if (top?.kind !== 'effect' || looksThrough(t, top) !== 'hand') return false;
  const node = t.pool.scripts[top.script]?.[top.pc];
  // Or looks at it while deciding.
  if (node?.do === 'gate' && node.lookingAt !== undefined)
    return (
      seatOf(t, top.context, node.who ?? 'you') === viewer && seatOf(t, top.context, node.lookingAt) === owner
    );
  if (node?.do !== 'discard' || node.chosenBy === undefined) return false;
  return seatOf(t, top.context, node.chosenBy) === viewer && seatOf(t, top.context, node.who) === owner;
}

/**
 * A hand as a viewer sees it; empty if hidden. Sorted for others, so that the order does not reveal when cards were drawn.
 */
export function handFor(t: Table, viewer: Viewer, owner: Seat): readonly CardId[] {
  const { def, seats } = t.state;
  const hand = seats[owner]?.hand ?? [];
  if (viewer === 'all' || viewer === owner) return hand;
  if (!seesHand(t, viewer, owner)) return [];
  const number = (id: CardId): number => t.pool.cards[def[id] ?? NONE]?.card.id ?? NONE;
  return hand.toSorted((a, b) => number(a) - number(b));
}

/**
 * The card or action being prepared, known only to its Methuselah until the last choice is made: the choices available depend
 * on hidden cards.
 */
export function draftOf(t: Table): PlayFrame | ActionFrame | undefined {
  const top = t.state.frames[t.state.frames.length - 1];
  if (top?.kind !== 'play' && top?.kind !== 'action') return undefined;
  const step = stepOf(t, top);
  return typeof step !== 'function' && step.isDraft ? top : undefined;
}

/** Does a viewer see the card or action being prepared? */
export const seesDraft = (viewer: Viewer, draft: PlayFrame | ActionFrame): boolean =>
  viewer === 'all' || viewer === draft.context.seat;

/** The window of the pending decision as a viewer may know it; null when the game is over. */
export function windowFor(t: Table, viewer: Viewer): DecisionWindow | null {
  const draft = draftOf(t);
  if (draft === undefined || seesDraft(viewer, draft)) return t.decision?.window ?? null;
  return draft.kind === 'play' ? draft.window : t.state.phase;
}

/** The stack as a viewer may know it: without another Methuselah's draft on top. */
export function framesFor(t: Table, viewer: Viewer): readonly Frame[] {
  const draft = draftOf(t);
  return draft === undefined || seesDraft(viewer, draft) ? t.state.frames : t.state.frames.slice(0, -1);
}

// ---------------------------------------------------------------------------------------------- events

/**
 * An event as a viewer may know it. It depends only on the marks in the event, so that it works at any later time too.
 */
export function eventFor(viewer: Viewer, event: GameEvent): GameEvent {
  if (viewer === 'all') return event;
  const see: See = (card) => {
    const isKnown = card.known === 'all' || (viewer !== 'spectator' && card.known.includes(viewer));
    return isKnown ? card : { ...card, number: NONE, copy: 0, twin: false };
  };
  return withCards(event, see);
}

/** An event with each card in it replaced. */
export const withCards = (event: GameEvent, see: See): GameEvent => ({
  ...byType(CARDS_SEEN, event, see),
  when: momentSeen(event.when, see),
});

/** Maps a card to what a viewer may know: without its name if hidden. */
export type See = (card: ToldCard) => ToldCard;

const seeIfAny = (card: ToldCard | null, see: See): ToldCard | null => card && see(card);

/** Hides the id of a hidden drawn card too: it would be recognised later. */
function seeDrawn(card: ToldCard, see: See): ToldCard {
  const seen = see(card);
  return seen.number === NONE ? { ...seen, id: NONE } : seen;
}

const momentSeen = (when: Moment, see: See): Moment => ({
  ...when,
  by: seeIfAny(when.by, see),
  within: when.within.map((scene) =>
    scene.is === 'action' ? { ...scene, card: seeIfAny(scene.card, see) } : scene,
  ),
});

const targetSeen = (target: ToldTarget, see: See): ToldTarget =>
  target.is === 'card' ? { ...target, card: see(target.card) } : target;

const asItIs = (e: GameEvent): GameEvent => e;
const ofCard = <E extends { readonly card: ToldCard }>(e: E, see: See): E => ({ ...e, card: see(e.card) });
const ofDrawn = <E extends { readonly card: ToldCard }>(e: E, see: See): E => ({
  ...e,
  card: seeDrawn(e.card, see),
});
const ofMinion = <E extends { readonly minion: ToldCard }>(e: E, see: See): E => ({
  ...e,
  minion: see(e.minion),
});
const fromCard = (e: EventOf<'burned' | 'removed'>, see: See): GameEvent => ({
  ...e,
  card: see(e.card),
  from: seeIfAny(e.from, see),
});
const ofUse = (e: EventOf<'played' | 'used'>, see: See): GameEvent => ({
  ...e,
  card: see(e.card),
  minion: seeIfAny(e.minion, see),
  on: e.on.map((target) => targetSeen(target, see)),
});
const ofBlock = (e: EventOf<'attempt' | 'attemptFailed' | 'blocked'>, see: See): GameEvent => ({
  ...e,
  blocker: see(e.blocker),
  acting: see(e.acting),
});
const ofCombat = (e: EventOf<'combatBegan' | 'roundBegan' | 'combatEnded'>, see: See): GameEvent => ({
  ...e,
  minion: see(e.minion),
  other: see(e.other),
});
const ofVotes = (e: EventOf<'cast' | 'ballot'>, see: See): GameEvent => ({
  ...e,
  minion: seeIfAny(e.minion, see),
});

/** By type: applies a function to every card of an event. */
const CARDS_SEEN: ByType<See, GameEvent> = {
  gameBegan: asItIs,
  turnBegan: asItIs,
  phaseBegan: asItIs,
  pool: asItIs,
  edge: asItIs,
  shuffled: asItIs,
  range: asItIs,
  prisciShifted: asItIs,
  tallied: asItIs,
  ousted: asItIs,
  withdrawing: asItIs,
  withdrawalFailed: asItIs,
  withdrew: asItIs,
  victoryPoint: asItIs,
  gameOver: asItIs,
  transfers: asItIs,

  locked: ofCard,
  unlocked: ofCard,
  counters: ofCard,
  discarded: ofCard,
  toReady: ofCard,
  toTorpor: ofCard,
  entered: ofCard,
  control: ofCard,
  title: ofCard,
  titleContested: ofCard,
  titlePaid: ofCard,
  titleYielded: ofCard,
  prevented: ofCard,
  referendum: ofCard,
  votesCancelled: ofCard,
  sect: ofCard,
  namedCounters: ofCard,
  clan: ofCard,
  cancelled: ofCard,
  toUncontrolled: ofCard,
  contested: ofCard,
  contestPaid: ofCard,
  yielded: ofCard,
  contestEnded: ofCard,
  marked: ofCard,
  scarce: ofCard,
  infernal: ofCard,

  drew: ofDrawn,
  drewCrypt: ofDrawn,
  toHand: ofDrawn,
  toDeck: ofDrawn,
  revealed: ofDrawn,
  burned: fromCard,
  removed: fromCard,
  attached: (e, see) => ({ ...e, card: see(e.card), host: see(e.host) }),
  inflicted: (e, see) => ({ ...e, card: see(e.card), source: seeIfAny(e.source, see) }),
  merged: (e, see) => ({ ...e, card: see(e.card), incoming: see(e.incoming) }),
  played: ofUse,
  used: ofUse,
  announced: (e, see) => ({
    ...e,
    minion: see(e.minion),
    targets: e.targets.map(see),
    takesFrom: seeIfAny(e.takesFrom, see),
    use: e.use && { ...e.use, card: see(e.use.card) },
  }),
  attempt: ofBlock,
  attemptFailed: ofBlock,
  blocked: ofBlock,
  resolved: ofMinion,
  redirected: ofMinion,
  maneuver: ofMinion,
  press: ofMinion,
  combatBegan: ofCombat,
  roundBegan: ofCombat,
  combatEnded: ofCombat,
  strike: (e, see) => ({ ...e, minion: see(e.minion), weapon: seeIfAny(e.weapon, see) }),
  diablerie: (e, see) => ({ ...e, diablerist: see(e.diablerist), victim: see(e.victim) }),
  cast: ofVotes,
  ballot: ofVotes,
  champion: (e, see) => ({ ...e, slave: see(e.slave), acting: see(e.acting) }),
};
