import { attach, discard, toHand } from '../atoms/cards.ts';
import { addCounters, burnCounters, burnPool, gainPool } from '../atoms/counters.ts';
import { shuffleDeck } from '../atoms/decks.ts';
import { placeInLibrary, reveal } from '../atoms/piles.ts';
import { amountOf } from '../query/amounts.ts';
import { countsAsVampire } from '../query/asvampire.ts';
import { controllerOf, countersOn, minionsOf } from '../query/minions.ts';
import { cardOf, seatOf } from '../query/nouns.ts';
import { isIn } from '../query/seats.ts';
import { handFor } from '../query/visibility.ts';
import { candidates } from '../rules/candidates.ts';
import { controlsCopy } from '../rules/contest.ts';
import { bring, waysToBring } from '../rules/fromhand.ts';
import { isBarredFrom } from '../rules/onlyone.ts';
import { newHosts } from '../rules/steal.ts';
import { cloneContext } from '../state/clone.ts';
import {
  type CardId,
  type EffectFrame,
  isSeatTarget,
  NONE,
  type Seat,
  type Target,
  targetSeat,
} from '../state/types.ts';
import {
  discardOption,
  findCardOption,
  givePointOption,
  moveToOption,
  NO,
  type OptionOf,
  PASS,
  payBloodOption,
  payPoolOption,
  pickOption,
  toPoolOption,
  xOption,
  yesOption,
} from '../table/options.ts';
import { done } from '../table/stack.ts';
import { type Ask, defOf, frameRules, seatState, type Table } from '../table/table.ts';
import { choosers, deciderOf, ownCards, passGate } from './flow.ts';
import { interpret } from './interpret.ts';
import {
  cardsToMove,
  exchange,
  handToExchange,
  isSearchedFor,
  moveOne,
  movingNow,
  takeNumber,
  whoCounts,
} from './piles.ts';
import {
  bringIn,
  cardsOf,
  discardChoices,
  go,
  nodeAt,
  nodeOf,
  payAsNormal,
  runScript,
  waysAsNormal,
} from './script.ts';
import { poolToShare, shareChoices } from './share.ts';

/** The effect frame: runs a list of nodes, one per batch, and asks for the choices a node needs. */

const MAY: Ask<EffectFrame, 'may'> = {
  window: () => 'may',
  offer(t, f, out) {
    const node = nodeOf(t, f, 'gate');
    const { payer } = node;
    out.push(NO, yesOption(f.context.card, payer === undefined ? f.context.by : cardOf(t, f.context, payer)));
    const who = deciderOf(node);
    return who === undefined ? f.context.seat : seatOf(t, f.context, who);
  },
  take(t, f, chosen) {
    passGate(t, f, nodeOf(t, f, 'gate'), chosen.verb === 'yes');
  },
};

export const effectFrameRules = frameRules<EffectFrame>({
  steps: {
    run(t, f) {
      const node = nodeAt(t, f);
      if (node === undefined) return done(t);
      interpret(t, f, node);
    },
    // ---- gate: may you?
    may: MAY,
    // ---- the same, while looking at a hand
    mayLooking: { ...MAY, looksThrough: 'hand' },
    // ---- choose a target while resolving
    pick: {
      window: () => 'target',
      offer(t, f, out) {
        const node = nodeOf(t, f, 'choose');
        const list: Target[] = [];
        candidates(t, f.context, node.pick, list);
        for (const target of list) out.push(pickOption(target));
        return node.who === undefined ? f.context.seat : seatOf(t, f.context, node.who);
      },
      take(t, f, chosen) {
        const node = nodeOf(t, f, 'choose');
        go(f);
        const context = cloneContext(f.context);
        context.picks.push(chosen.target);
        if (chosen.target !== NONE) runScript(t, node.effects, context);
        else if (node.else) runScript(t, node.else, f.context);
      },
    } satisfies Ask<EffectFrame, 'target'>,
    // ---- gain blood, some of which may go to the pool instead
    toPool: {
      window: () => 'toPool',
      offer(t, f, out) {
        const { amount, toPool } = nodeOf(t, f, 'gainBlood');
        const most = Math.min(amountOf(t, f.context, amount), amountOf(t, f.context, toPool ?? 0));
        for (let n = 0; n <= most; n++) out.push(toPoolOption(n));
        return f.context.seat;
      },
      take(t, f, chosen) {
        const { amount, who } = nodeOf(t, f, 'gainBlood');
        go(f);
        for (const id of cardsOf(t, f.context, who))
          addCounters(t, id, amountOf(t, f.context, amount) - chosen.amount);
        gainPool(t, f.context.seat, chosen.amount);
      },
    } satisfies Ask<EffectFrame, 'toPool'>,
    // ---- discard, one card at a time
    discard: {
      window: () => 'discard',
      looksThrough: 'hand',
      offer(t, f, out) {
        const node = nodeOf(t, f, 'discard');
        const seat = seatOf(t, f.context, node.who);
        const chooser = node.chosenBy === undefined ? seat : seatOf(t, f.context, node.chosenBy);
        const choices = discardChoices(t, seat, node);
        for (const id of handFor(t, chooser, seat)) if (choices.includes(id)) out.push(discardOption(id));
        return chooser;
      },
      take(t, f, chosen) {
        const node = nodeOf(t, f, 'discard');
        discard(t, seatOf(t, f.context, node.who), chosen.card);
        f.count -= 1;
        if (f.count <= 0 || discardChoices(t, seatOf(t, f.context, node.who), node).length === 0) go(f);
      },
    } satisfies Ask<EffectFrame, 'discard', OptionOf<'discard'>>,
    // ---- payment in any mix of pool and blood, one counter at a time
    mix: {
      window: () => 'payMix',
      offer(t, f, out) {
        const seat = seatOf(t, f.context, nodeOf(t, f, 'burnMix').who);
        if (seatState(t, seat).pool > 0) out.push(payPoolOption(seat));
        for (const id of minionsOf(t, seat))
          if (countsAsVampire(t, f.context, id) && countersOn(t, id) > 0) out.push(payBloodOption(id));
        return seat;
      },
      take(t, f, chosen) {
        const seat = seatOf(t, f.context, nodeOf(t, f, 'burnMix').who);
        if (chosen.verb === 'payPool') burnPool(t, seat, 1);
        else burnCounters(t, chosen.vampire, 1);
        f.count -= 1;
        if (f.count <= 0 || seatState(t, seat).pool === 0) go(f);
      },
    } satisfies Ask<EffectFrame, 'payMix', OptionOf<'payPool' | 'payBlood'>>,
    // ---- too little pool for the allocated amounts: divided one at a time
    share: {
      window: () => 'share',
      offer(t, f, out) {
        for (const target of shareChoices(t, f.context, nodeOf(t, f, 'movePool'), f.list))
          out.push(givePointOption(target));
        return f.context.seat;
      },
      take(t, f, chosen) {
        const node = nodeOf(t, f, 'movePool');
        f.list.push(chosen.target);
        if (f.list.length < poolToShare(t, f.context, node)) return;
        for (const target of f.list)
          gainPool(t, targetSeat(target), burnPool(t, seatOf(t, f.context, node.from), 1));
        go(f);
      },
    } satisfies Ask<EffectFrame, 'share'>,
    // ---- a card that was attached to another one has a new controller
    stolen: {
      window: () => 'stolen',
      offer(t, f, out) {
        const { id, seat, mayStay } = movedCard(t, f);
        if (mayStay) out.push(PASS);
        for (const host of newHosts(t, seat, id)) out.push(moveToOption(host));
        return seat;
      },
      take(t, f, chosen) {
        const { id } = movedCard(t, f);
        go(f);
        // R-GLOSS-15: it may move to a card of the same type as its host
        if (chosen.verb === 'moveTo') attach(t, id, chosen.host);
      },
    } satisfies Ask<EffectFrame, 'stolen'>,
    // ---- search a library: you may find nothing (R-TMPL-03)
    search: {
      window: () => 'search',
      looksThrough: 'library',
      offer(t, f, out) {
        const node = nodeOf(t, f, 'search');
        out.push(PASS);
        const seen: number[] = [];
        for (const id of seatState(t, f.context.seat).library) {
          const def = defOf(t, id);
          if (!isSearchedFor(t, def, node) || seen.includes(def.index)) continue;
          // R-CONTEST-10: you cannot choose to contest a card with yourself
          if (node.to !== 'hand' && controlsCopy(t, f.context.seat, id)) continue;
          // Skip cards that the minion cannot have.
          if (node.to === 'self' && isBarredFrom(t, id, f.context.by)) continue;
          seen.push(def.index);
          if (!node.asNormal) out.push(findCardOption(id, NONE));
          // ruling:G00132#3: its level is chosen as if the card were played
          else for (const use of waysAsNormal(t, f.context, id)) out.push(findCardOption(id, use.index));
        }
        return f.context.seat;
      },
      take(t, f, chosen) {
        const node = nodeOf(t, f, 'search');
        go(f);
        if (chosen.verb === 'findCard') {
          const use = t.pool.uses[chosen.use];
          if (use) payAsNormal(t, f.context, chosen.card, use);
          if (node.revealed) reveal(t, f.context.seat, chosen.card);
          if (node.to === 'hand') toHand(t, chosen.card);
          else
            bringIn(
              t,
              f.context,
              chosen.card,
              node.to === 'self' ? f.context.by : NONE,
              use?.superior ? 2 : 1,
            );
        }
        // R-TMPL-03: the searched deck is shuffled afterwards
        shuffleDeck(t, f.context.seat, seatState(t, f.context.seat).library);
      },
    } satisfies Ask<EffectFrame, 'search', OptionOf<'pass' | 'findCard'>>,
    // ---- each Methuselah chooses a card they control, one after the other
    eachPick(t, f) {
      const node = nodeOf(t, f, 'eachChooses');
      const seat = choosers(t, f, node)[f.count];
      if (seat === undefined) {
        go(f);
        const context = cloneContext(f.context);
        context.picks.push(...f.list);
        return runScript(t, node.effects, context);
      }
      if (ownCards(t, f, node, seat).length > 0) f.step = 'ownPick';
      else f.count += 1;
    },
    ownPick: {
      window: () => 'target',
      offer(t, f, out) {
        const node = nodeOf(t, f, 'eachChooses');
        const seat = choosers(t, f, node)[f.count] ?? f.context.seat;
        for (const id of ownCards(t, f, node, seat)) out.push(pickOption(id));
        if (node.optional) out.push(pickOption(NONE));
        return seat;
      },
      take(_t, f, chosen) {
        if (chosen.target !== NONE) f.list.push(chosen.target);
        f.count += 1;
        f.step = 'eachPick';
      },
    } satisfies Ask<EffectFrame, 'target'>,
    // ---- equip with, employ or recruit a card from hand
    fromHand: {
      window: () => 'search',
      offer(t, f, out) {
        const node = nodeOf(t, f, 'bringFromHand');
        for (const { card, use } of waysToBring(t, f.context, node))
          out.push(findCardOption(card, use.index));
        return f.context.seat;
      },
      take(t, f, chosen) {
        const node = nodeOf(t, f, 'bringFromHand');
        const use = t.pool.uses[chosen.use];
        go(f);
        if (use) bring(t, f.context, node, { card: chosen.card, use });
      },
    } satisfies Ask<EffectFrame, 'search', OptionOf<'findCard'>>,
    // ---- a number of cards to move or to lose
    howMany: {
      window: () => 'x',
      offer(t, f, out) {
        for (let n = 0; n <= f.count; n++) out.push(xOption(n));
        return whoCounts(t, f);
      },
      take(t, f, chosen) {
        takeNumber(t, f, chosen.x);
      },
    } satisfies Ask<EffectFrame, 'x'>,
    // ---- cards of a pile, one at a time
    moveCards: {
      window: () => 'target',
      offer(t, f, out) {
        const seen: number[] = [];
        for (const id of cardsToMove(t, f.context, movingNow(t, f))) {
          const { index } = defOf(t, id);
          if (f.list.includes(id) || seen.includes(index)) continue;
          seen.push(index);
          out.push(pickOption(id));
        }
        return whoCounts(t, f);
      },
      take(t, f, chosen) {
        moveOne(t, f, chosen.target, movingNow(t, f).to);
      },
    } satisfies Ask<EffectFrame, 'target'>,
    // ---- a card of the hand for another one
    exchange: {
      window: () => 'target',
      offer(t, f, out) {
        for (const id of handToExchange(t, f.context.seat)) out.push(pickOption(id));
        return f.context.seat;
      },
      take(t, f, chosen) {
        exchange(t, f, chosen.target);
      },
    } satisfies Ask<EffectFrame, 'target'>,
    // ---- the top cards of the library in a new order, from the top
    reorder: {
      window: () => 'target',
      looksThrough: 'listed',
      offer(_t, f, out) {
        for (const id of f.list) out.push(pickOption(id));
        return f.context.seat;
      },
      take(t, f, chosen) {
        f.list.splice(f.list.indexOf(chosen.target), 1);
        placeInLibrary(t, f.context.seat, chosen.target, f.count);
        f.count += 1;
        if (f.list.length < 2) go(f);
      },
    } satisfies Ask<EffectFrame, 'target'>,
    // ---- each: one target after the other
    each(t, f) {
      const node = nodeOf(t, f, 'each');
      const target = f.list.shift();
      if (target === undefined) return go(f);
      // Skip Methuselahs ousted in the meantime.
      if (isSeatTarget(target) && !isIn(t, targetSeat(target))) return;
      const context = cloneContext(f.context);
      context.picks.push(target);
      context.subject = target;
      runScript(t, node.effects, context);
    },
  },
});

/** The card that has come under another Methuselah's control while it was on a card, and that Methuselah. */
function movedCard(t: Table, f: EffectFrame): { id: CardId; seat: Seat; mayStay: boolean } {
  // ruling:G00066#1: where control just changes, it moves; who steals it decides
  const mayStay = nodeAt(t, f)?.do === 'steal';
  const [id = NONE] = cardsOf(t, f.context, nodeOf(t, f, mayStay ? 'steal' : 'control').who);
  return { id, seat: controllerOf(t, id), mayStay };
}
