import type { CompiledCard } from '../language/pool.ts';
import { isRestricted } from '../query/stats.ts';
import { isFighting } from '../state/sides.ts';
import {
  type CardId,
  type CardInPlay,
  DIRTY,
  NONE,
  type Region,
  type Seat,
  type Target,
} from '../state/types.ts';
import type { DiscardReason } from '../table/events.ts';
import { currentCombat } from '../table/stack.ts';
import { cardInPlay, defOf, EngineError, findCard, seatState, type Table } from '../table/table.ts';
import { now, placeOf, told, toldIfAny } from '../table/tell.ts';
import { burnCounters } from './counters.ts';
import { bloodLost } from './course.ts';
import { dropRowsOf, KEY, mark, useKey } from './rows.ts';

/** Cards: locking, moving between zones and regions, attaching, control. */

export function lock(t: Table, id: CardId): void {
  const card = cardInPlay(t, id);
  if (card.locked) return;
  // R-TERM-08: a locked card has been used
  card.locked = true;
  t.emit?.({ type: 'locked', when: now(t), card: told(t, id) });
}

export function unlock(t: Table, id: CardId): void {
  const card = cardInPlay(t, id);
  if (!card.locked) return;
  // R-TERM-12: a card that forbids it takes precedence
  if (t.pool.words.has('unlockAtAll') && isRestricted(t, 'unlockAtAll', id)) return;
  // R-TERM-08: an unlocked one can be used again
  card.locked = false;
  t.emit?.({ type: 'unlocked', when: now(t), card: told(t, id) });
}

function removeFrom(list: CardId[], id: CardId): boolean {
  const i = list.indexOf(id);
  if (i < 0) return false;
  list.splice(i, 1);
  return true;
}

/** Removes a card from its hand, deck, ash heap or limbo. */
export function removeFromZone(t: Table, id: CardId): void {
  const p = seatState(t, t.state.owner[id] ?? NONE);
  if (removeFrom(t.state.limbo, id)) return;
  if (removeFrom(p.hand, id)) {
    p.toReplace += 1;
    t.hands[t.state.owner[id] ?? NONE] = undefined;
    t.state.dirty |= DIRTY.hand;
    return;
  }
  if (removeFrom(p.ashHeap, id) || removeFrom(p.library, id) || removeFrom(p.crypt, id)) return;
  throw new EngineError(`Card ${id} is in no zone it could leave.`);
}

export function newCardInPlay(
  { title, domain }: Pick<CompiledCard, 'title' | 'domain'>,
  id: CardId,
  controller: Seat,
  region: Region,
): CardInPlay {
  return {
    id,
    controller,
    region,
    host: NONE,
    counters: 0,
    locked: false,
    actsFrom: 0,
    title,
    domain,
    titleContested: false,
    titleCard: NONE,
    was: region,
    merged: NONE,
    level: 1,
    bound0: NONE,
    bound1: NONE,
  };
}

/** Puts a library card into play, on its own or on a host. */
export function enterPlay(
  t: Table,
  id: CardId,
  controller: Seat,
  region: Region,
  host: CardId,
  level: number,
): CardInPlay {
  removeFromZone(t, id);
  const card = newCardInPlay(defOf(t, id), id, controller, region);
  card.host = host;
  card.level = level;
  t.state.cards.push(card);
  t.index.stale = true;
  t.state.dirty |= DIRTY.counters | DIRTY.hand | DIRTY.titles;
  if (host === NONE) t.emit?.({ type: 'entered', when: now(t), card: told(t, id) });
  else t.emit?.({ type: 'attached', when: now(t), card: told(t, id), host: told(t, host) });
  return card;
}

/** Moves the top crypt card, face down, to the uncontrolled region (R-GLOSS-08). */
export function drawCrypt(t: Table, seat: Seat): boolean {
  const id = seatState(t, seat).crypt.pop();
  if (id === undefined) return false;
  // R-GEN-07: a crypt card goes to its owner's uncontrolled region
  t.state.cards.push(newCardInPlay(defOf(t, id), id, seat, 'uncontrolled'));
  t.index.stale = true;
  t.emit?.({ type: 'drewCrypt', when: now(t), card: told(t, id), seat });
  return true;
}

export function drawCard(t: Table, seat: Seat): boolean {
  const p = seatState(t, seat);
  const id = p.library.pop();
  if (id === undefined) return false;
  // R-GEN-07: a library card goes to its owner's hand
  p.hand.push(id);
  t.hands[seat] = undefined;
  t.emit?.({ type: 'drew', when: now(t), card: told(t, id), seat });
  return true;
}

export function discard(t: Table, seat: Seat, id: CardId, why: DiscardReason = 'effect'): void {
  removeFromZone(t, id);
  seatState(t, seat).ashHeap.push(id);
  t.emit?.({ type: 'discarded', when: now(t), card: told(t, id), seat, why });
}

/** Shows a card and sets it aside until it resolves (R-PLAY-03). */
export function toLimbo(t: Table, id: CardId): void {
  removeFromZone(t, id);
  t.state.limbo.push(id);
}

/** Moves a card from limbo to its owner's ash heap. */
export function limboToAsh(t: Table, id: CardId): void {
  if (!removeFrom(t.state.limbo, id)) return;
  seatState(t, t.state.owner[id] ?? NONE).ashHeap.push(id);
}

export function toHand(t: Table, id: CardId): void {
  removeFromZone(t, id);
  const owner = t.state.owner[id] ?? NONE;
  seatState(t, owner).hand.push(id);
  t.hands[owner] = undefined;
  t.state.dirty |= DIRTY.hand;
  t.emit?.({ type: 'toHand', when: now(t), card: told(t, id), seat: owner });
}

export function moveRegion(t: Table, id: CardId, region: 'ready' | 'torpor'): void {
  const card = cardInPlay(t, id);
  const from = card.region;
  if (from === region) return;
  const fromPlace = t.emit === null ? 0 : placeOf(t, card);
  card.region = region;
  if (from === 'uncontrolled') bringBack(t, id);
  t.index.stale = true;
  t.state.dirty |= DIRTY.ready | DIRTY.counters | DIRTY.hand | DIRTY.titles;
  const type = region === 'ready' ? 'toReady' : 'toTorpor';
  t.emit?.({ type, when: now(t), card: told(t, id), from, fromPlace });
}

/** Moves a vampire face down to its controller's uncontrolled region, with its counters and all cards on it. */
export function banish(t: Table, id: CardId): void {
  const card = cardInPlay(t, id);
  for (const on of attachments(t, id)) setAside(t, cardInPlay(t, on));
  t.emit?.({ type: 'toUncontrolled', when: now(t), card: told(t, id) });
  card.region = 'uncontrolled';
  card.locked = false;
  card.actsFrom = 0;
  t.index.stale = true;
  t.state.dirty |= DIRTY.ready | DIRTY.counters | DIRTY.hand | DIRTY.titles;
}

/** The cards that were out of play with an uncontrolled vampire return with it, unlocked. */
function bringBack(t: Table, host: CardId): void {
  for (const on of attachments(t, host)) {
    const card = cardInPlay(t, on);
    if (card.region !== 'contested') continue;
    putBack(t, card);
    card.locked = false;
  }
}

/**
 * Moves a vampire face down to its owner's uncontrolled region, with its counters; cards on it are burned (docs/RULES.md).
 */
export function toUncontrolled(t: Table, id: CardId): void {
  const card = cardInPlay(t, id);
  // R-END-02: an ousted Methuselah has no region to send it to
  if (seatState(t, t.state.owner[id] ?? NONE).ousted) return leavePlay(t, id, 'removed');
  for (const on of attachments(t, id)) leavePlay(t, on, 'ashHeap');
  dropRowsOf(t, id);
  t.emit?.({ type: 'toUncontrolled', when: now(t), card: told(t, id) });
  card.region = 'uncontrolled';
  card.controller = t.state.owner[id] ?? NONE;
  card.locked = false;
  card.actsFrom = 0;
  const { title, domain } = defOf(t, id);
  if (card.title !== title || card.domain !== domain || card.titleCard !== NONE) {
    // A title it was given ends; one it has lost stays lost (docs/RULES.md).
    card.title = NONE;
    card.domain = '';
  }
  card.titleContested = false;
  card.titleCard = NONE;
  t.index.stale = true;
  t.state.dirty |= DIRTY.ready | DIRTY.counters | DIRTY.hand | DIRTY.titles;
}

export function attach(t: Table, id: CardId, host: CardId): void {
  const card = cardInPlay(t, id);
  const on = cardInPlay(t, host);
  card.host = host;
  card.region = 'attached';
  // R-MINION-01: a minion card is controlled by the controller of the minion it is on
  if (followsHost(t, id)) card.controller = on.controller;
  t.index.stale = true;
  t.state.dirty |= DIRTY.counters | DIRTY.hand | DIRTY.titles;
  t.emit?.({ type: 'attached', when: now(t), card: told(t, id), host: told(t, host) });
}

/** R-MASTER-05: a master card keeps its controller, whatever it is on; R-MASTER-14: a trophy does not. */
const followsHost = (t: Table, id: CardId): boolean => !defOf(t, id).isMaster || defOf(t, id).isTrophy;

/** The cards on a card. */
export function attachments(t: Table, host: CardId): CardId[] {
  const on: CardId[] = [];
  for (const c of t.state.cards) if (c.host === host) on.push(c.id);
  return on;
}

export function changeControl(t: Table, id: CardId, seat: Seat): void {
  const card = cardInPlay(t, id);
  if (card.controller === seat) return;
  const was = card.controller;
  card.controller = seat;
  // Cards on it that another Methuselah controls do not change controller.
  for (const on of attachments(t, id))
    if (followsHost(t, on) && cardInPlay(t, on).controller === was) changeControl(t, on, seat);
  t.index.stale = true;
  t.state.dirty |= DIRTY.ready | DIRTY.counters | DIRTY.hand;
  t.emit?.({ type: 'control', when: now(t), card: told(t, id), seat, from: was });
}

/** Takes a card out of play for a contest, face down, with everything on it. */
export function contestCard(t: Table, id: CardId): void {
  const card = cardInPlay(t, id);
  t.emit?.({ type: 'contested', when: now(t), card: told(t, id) });
  setAside(t, card);
  t.index.stale = true;
  t.state.dirty |= DIRTY.ready | DIRTY.counters | DIRTY.hand | DIRTY.titles;
}

/** A card that was already contested stays so when its host returns. */
function setAside(t: Table, card: CardInPlay): void {
  card.was = card.region;
  // R-CONTEST-03: out of play for the duration of the contest
  card.region = 'contested';
  if (card.was === 'contested') return;
  for (const on of attachments(t, card.id)) setAside(t, cardInPlay(t, on));
}

/** Returns a card unlocked, with everything on it; if its host is contested, it stays out of play with the host. */
export function endContest(t: Table, id: CardId): void {
  const card = cardInPlay(t, id);
  putBack(t, card);
  card.locked = false;
  t.index.stale = true;
  t.state.dirty |= DIRTY.ready | DIRTY.counters | DIRTY.hand | DIRTY.titles;
  t.emit?.({ type: 'contestEnded', when: now(t), card: told(t, id) });
}

function putBack(t: Table, card: CardInPlay): void {
  card.region = card.was;
  // Still out of play: for its own contest or its host's, no longer for both.
  if (card.region === 'contested') card.was = 'attached';
  else for (const on of attachments(t, card.id)) putBack(t, cardInPlay(t, on));
}

/** Merges two cards into one vampire with the merged definition; the card in play keeps its id and everything on it. */
export function mergeCards(t: Table, inPlay: CardId, incoming: CardId, definition: number): void {
  const card = cardInPlay(t, inPlay);
  const other = cardInPlay(t, incoming);
  // R-MERGE-02: the cards on the incoming card are burned
  for (const on of attachments(t, incoming)) leavePlay(t, on, 'ashHeap');
  burnCounters(t, incoming, other.counters, 'merge');
  dropRowsOf(t, incoming);
  t.state.cards.splice(t.state.cards.indexOf(other), 1);
  card.merged = incoming;
  carryUses(t, inPlay, definition);
  t.state.def[inPlay] = definition;
  t.index.stale = true;
  t.state.dirty |= DIRTY.ready | DIRTY.counters | DIRTY.hand | DIRTY.titles;
  t.emit?.({
    type: 'merged',
    when: now(t),
    seat: card.controller,
    card: told(t, inPlay),
    incoming: told(t, incoming),
  });
}

/** R-MERGE-03: uses already spent under its own text are spent for the merged vampire too. */
function carryUses(t: Table, id: CardId, definition: number): void {
  const { playUses, base } = defOf(t, id);
  const merged = t.pool.cards[definition];
  if (!merged) throw new EngineError(`There is no definition ${definition}.`);
  // The base card's text comes first in the merged text.
  const before = base >= 0 ? (t.pool.cards[base]?.playUses.length ?? 0) : 0;
  t.state.ledger = t.state.ledger.map((entry) => {
    const place = playUses.findIndex((use) => useKey(use.index, id) === entry.key);
    const use = place < 0 ? undefined : merged.playUses[before + place];
    return use === undefined ? entry : { ...entry, key: useKey(use.index, id) };
  });
}

/** A merged vampire leaves play as its two cards. */
function splitMerged(t: Table, card: CardInPlay): CardId {
  const other = card.merged;
  const { base, card: facts } = defOf(t, card.id);
  // One of the two is the base card, the other the advanced card.
  const advanced = t.pool.byId.get(facts.id)?.index ?? NONE;
  t.state.def[card.id] = t.state.def[other] === base ? advanced : base;
  card.merged = NONE;
  return other;
}

/** Moves a card from the table to its owner's ash heap (burned), out of the game, or onto its owner's library. */
export function leavePlay(t: Table, id: CardId, to: 'ashHeap' | 'removed' | 'library'): void {
  const card = findCard(t, id);
  if (!card) return;
  // R-END-12: the blood on a vampire that leaves play is lost
  if (card.counters > 0) bloodLost(t, id);
  if (
    t.noted.has('opposingController') &&
    card.controller !== t.state.owner[id] &&
    isFighting(currentCombat(t), id)
  )
    mark(t, 'combat', id, KEY.controlled + card.controller);
  // R-TERM-05: the cards on it are burned, even if it is removed from the game
  for (const on of attachments(t, id)) leavePlay(t, on, 'ashHeap');
  dropRowsOf(t, id);
  if (to === 'ashHeap')
    t.emit?.({
      type: 'burned',
      when: now(t),
      seat: card.controller,
      card: told(t, id),
      from: toldIfAny(t, card.host),
    });
  const place = t.state.cards.indexOf(card);
  t.state.cards.splice(place, 1);
  // R-MERGE-03: one vampire until it is burned, then two cards
  if (card.merged !== NONE) {
    const other = splitMerged(t, card);
    seatState(t, t.state.owner[other] ?? NONE)[to].push(other);
  }
  // R-TERM-01, R-TERM-10: to its owner's ash heap, whoever controlled it
  seatState(t, t.state.owner[id] ?? NONE)[to].push(id);
  t.index.stale = true;
  // ruling:102180#1: cards removed from the game are public: emitted after the move, not while the card is face down
  if (to === 'removed')
    t.emit?.({
      type: 'removed',
      when: now(t),
      seat: card.controller,
      card: told(t, id),
      from: toldIfAny(t, card.host),
    });
  // R-PLAY-10: its change of a hand size ends
  t.state.dirty |= DIRTY.ready | DIRTY.counters | DIRTY.hand | DIRTY.titles;
}

export function bind(t: Table, id: CardId, slot: number, to: Target): void {
  const card = cardInPlay(t, id);
  if (slot === 0) card.bound0 = to;
  else card.bound1 = to;
}

export function actsFromTurn(t: Table, id: CardId, turn: number): void {
  cardInPlay(t, id).actsFrom = turn;
}
