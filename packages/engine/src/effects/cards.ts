import {
  banish,
  bind,
  changeControl,
  discard,
  drawCard,
  drawCrypt,
  leavePlay,
  lock,
  moveRegion,
  toUncontrolled,
  unlock,
} from '../atoms/cards.ts';
import { atRandom } from '../atoms/piles.ts';
import { amountOf } from '../query/amounts.ts';
import { countsAsVampire } from '../query/asvampire.ts';
import { controllerOf, isReady, isVampire, minionsOf } from '../query/minions.ts';
import { seatsOf } from '../query/nouns.ts';
import { burnCard, burnerBy } from '../rules/burn.ts';
import { arrive, changedHands } from '../rules/contest.ts';
import { goToTorpor } from '../rules/damage.ts';
import { waysToBring } from '../rules/fromhand.ts';
import { moveOnto } from '../rules/onlyone.ts';
import { putOn } from '../rules/resolution.ts';
import { newHosts } from '../rules/steal.ts';
import { giveTitle, loseTitle } from '../rules/titles.ts';
import { type CardId, DIRTY, type EffectContext, NONE, type Seat } from '../state/types.ts';
import { currentCombat } from '../table/stack.ts';
import { defOf, findCard, seatState, type Table } from '../table/table.ts';
import { takeFirst } from './piles.ts';
import { cardsOf, discardChoices, go, subjectsOf } from './script.ts';
import type { Verbs } from './verbs.ts';

/** Cards: location, control, titles, drawing, discarding and searching. */

export const CARD_VERBS = {
  lock(t, f, e) {
    for (const id of cardsOf(t, f.context, e.who)) lock(t, id);
    go(f);
  },
  unlock(t, f, e) {
    for (const id of cardsOf(t, f.context, e.who)) unlock(t, id);
    go(f);
  },
  burn(t, f, e) {
    for (const id of cardsOf(t, f.context, e.who)) burn(t, f.context, id);
    go(f);
  },
  remove(t, f, e) {
    for (const id of cardsOf(t, f.context, e.who)) leavePlay(t, id, 'removed');
    go(f);
  },
  toTorpor(t, f, e) {
    for (const id of cardsOf(t, f.context, e.who)) {
      if (!isReady(t, id)) continue;
      // R-MINION-14: an ally that counts as a vampire is burned instead
      if (!isVampire(t, id) && countsAsVampire(t, f.context, id)) burn(t, f.context, id);
      else goToTorpor(t, id);
    }
    go(f);
  },
  toReady(t, f, e) {
    for (const id of cardsOf(t, f.context, e.who)) if (isVampire(t, id)) toReady(t, id);
    go(f);
  },
  control(t, f, e) {
    // R-TERM-07: control changes only through effects that say so
    for (const id of cardsOf(t, f.context, e.who)) {
      const [seat] = seatsOf(t, f.context, e.to);
      if (seat === undefined || controllerOf(t, id) === seat) continue;
      takeControl(t, id, seat);
      if (newHosts(t, seat, id).length === 0) continue;
      f.step = 'stolen';
      return;
    }
    go(f);
  },
  bind(t, f, e) {
    const { card } = f.context;
    if (findCard(t, card)) bind(t, card, e.slot, subjectsOf(t, f.context, e.to)[0] ?? NONE);
    go(f);
  },
  title(t, f, e) {
    for (const id of cardsOf(t, f.context, e.who)) giveTitle(t, id, e.title, e.city ?? '');
    go(f);
  },
  loseTitle(t, f, e) {
    for (const id of cardsOf(t, f.context, e.who)) loseTitle(t, id);
    go(f);
  },
  putOn(t, f, e) {
    const [host] = cardsOf(t, f.context, e.who);
    if (host !== undefined) {
      const card = putOn(t, f.context, host, e.yours === true);
      if (e.notThisRound && card !== NONE) currentCombat(t)?.stolen.push(card);
    }
    go(f);
  },
  toUncontrolled(t, f, e) {
    for (const id of cardsOf(t, f.context, e.who)) {
      // A library card cannot go to the uncontrolled region, so it is burned.
      if (defOf(t, id).card.kind === 'vampire') (e.keepsCards ? banish : toUncontrolled)(t, id);
      else if (isVampire(t, id)) burn(t, f.context, id);
    }
    go(f);
  },
  moveOnto(t, f, e) {
    const [id] = cardsOf(t, f.context, e.who);
    const [to] = cardsOf(t, f.context, e.to);
    if (id !== undefined && to !== undefined) moveOnto(t, id, to);
    go(f);
  },
  bringFromHand(t, f, e) {
    if (waysToBring(t, f.context, e).length === 0) return go(f);
    f.step = 'fromHand';
  },
  steal(t, f, e) {
    const { seat } = f.context;
    for (const id of cardsOf(t, f.context, e.who)) {
      // R-GLOSS-15: you cannot steal from yourself
      if (controllerOf(t, id) === seat) continue;
      // R-GLOSS-15: permanently; the card stays in its region
      takeControl(t, id, seat);
      if (newHosts(t, seat, id).length === 0) {
        // ruling:101114#2: a location on a minion is burned if its new controller has no minion to put it on
        if (isLocationOnMinion(t, id) && minionsOf(t, seat).length === 0) burn(t, f.context, id);
        continue;
      }
      f.step = 'stolen';
      return;
    }
    go(f);
  },
  draw(t, f, e) {
    for (const seat of seatsOf(t, f.context, e.who))
      for (let n = amountOf(t, f.context, e.amount); n > 0; n--) drawCard(t, seat);
    t.state.dirty |= DIRTY.hand;
    go(f);
  },
  drawCrypt(t, f, e) {
    for (const seat of seatsOf(t, f.context, e.who))
      for (let n = amountOf(t, f.context, e.amount); n > 0; n--) drawCrypt(t, seat);
    go(f);
  },
  discard(t, f, e) {
    f.count = amountOf(t, f.context, e.amount);
    const [seat] = seatsOf(t, f.context, e.who);
    if (e.atRandom) {
      if (seat !== undefined)
        for (const id of atRandom(t, seatState(t, seat).hand, f.count)) discard(t, seat, id);
      return go(f);
    }
    if (seat === undefined || f.count <= 0 || discardChoices(t, seat, e).length === 0) return go(f);
    f.step = 'discard';
  },
  search(t, f, e) {
    if (!e.first) {
      f.step = 'search';
      return;
    }
    takeFirst(t, f.context, e);
    go(f);
  },
} satisfies Partial<Verbs>;

function burn(t: Table, context: EffectContext, id: CardId): void {
  burnCard(t, id, burnerBy(t, context, id));
}

/** Moves a card to the ready region, from torpor or from the uncontrolled region. */
function toReady(t: Table, id: CardId): void {
  const entersPlay = findCard(t, id)?.region === 'uncontrolled';
  moveRegion(t, id, 'ready');
  if (entersPlay) arrive(t, id);
}

/** An equipment card that is a location while in play. */
function isLocationOnMinion(t: Table, id: CardId): boolean {
  const { types, isEquipment, keywords } = defOf(t, id);
  return types.includes('equipment') && !isEquipment && keywords.includes('location');
}

function takeControl(t: Table, id: CardId, seat: Seat): void {
  changeControl(t, id, seat);
  changedHands(t, id);
}
