import { discard, drawCard } from '../atoms/cards.ts';
import { drainCounters, setToReplace } from '../atoms/counters.ts';
import { KEY, mark, marked } from '../atoms/rows.ts';
import { happen, happensInstead } from '../flow/happenings.ts';
import { isDue } from '../flow/triggers.ts';
import type { CompiledCard } from '../language/pool.ts';
import { allHold } from '../query/conditions.ts';
import { capacityOf, isReady } from '../query/minions.ts';
import { clockwiseFrom } from '../query/seats.ts';
import { contextOf, HAND_SIZE, handSizeOf, isChanged, isRestricted } from '../query/stats.ts';
import {
  type CardId,
  type CardInPlay,
  type CombatFrame,
  DIRTY,
  type Frame,
  type HandFrame,
  NONE,
  type Seat,
  seatTarget,
} from '../state/types.ts';
import { handFrame, triggersFrame } from '../table/frames.ts';
import { currentAction, currentCombat, done, push, raise, topFrame } from '../table/stack.ts';
import { type Ask, defOf, findCard, frameRules, seatState, type Table } from '../table/table.ts';
import { actionStands, isAnnounced } from './action.ts';
import { isBeingPlayed } from './asplayed.ts';
import { burnCard, burnerOf } from './burn.ts';
import { endCombat } from './combat.ts';
import { isHunted } from './diablerie.ts';
import { oustBroke } from './oust.ts';
import { settleTitles } from './titles.ts';
import { isAtEnd, offerHand } from './turn.ts';
import { titlesGained } from './votes.ts';

/**
 * Settles the consequences of a batch, in this order, until there are none left: titles are received, lost and contested;
 * 1. blood over capacity drains; 2. allies and retainers without life burn; 3. all Methuselahs without pool are ousted
 * together; 4. a combat or action that cannot continue ends; 5. hands return to hand size; 6. due effects begin.
 */
export function settle(t: Table): void {
  const s = t.state;
  while (s.dirty !== 0) {
    const top = topFrame(s.frames);
    // The game is over: nothing is left to settle.
    if (top === undefined || (top.kind === 'game' && isAtEnd(top))) return;
    if (s.dirty & DIRTY.titles) {
      s.dirty &= ~DIRTY.titles;
      settleTitles(t);
      titlesGained(t);
    } else if (s.dirty & DIRTY.counters) {
      s.dirty &= ~DIRTY.counters;
      drainAndBurn(t);
    } else if (s.dirty & DIRTY.pool) {
      s.dirty &= ~DIRTY.pool;
      oustBroke(t);
    } else if (s.dirty & DIRTY.ready && !isBeingPlayed(t) && !isResolving(underTriggers(t, top))) {
      // A card being played or resolved finishes before a combat or action ends for lack of a minion.
      s.dirty &= ~DIRTY.ready;
      endStoppedCombatOrAction(t);
    } else if (s.dirty & DIRTY.hand && !isBeingPlayed(t)) {
      // R-PLAY-05: replacements are drawn after the "as it is played" window
      s.dirty &= ~DIRTY.hand;
      bringHandsToSize(t);
    } else {
      // R-DIAB-10: effects triggered by a diablerie wait until it is over, including trophies
      if (s.dirty & DIRTY.due && !isAwarding(t)) {
        s.dirty &= ~DIRTY.due;
        if (isDue(t)) push(t, triggersFrame(clockwiseFrom(t, currentAction(t)?.seat ?? s.active)));
      }
      return;
    }
  }
}

const isResolving = (f: Frame): boolean =>
  f.kind === 'effect' ||
  f.kind === 'play' ||
  f.kind === 'damage' ||
  f.kind === 'prevention' ||
  f.kind === 'diablerie' ||
  f.kind === 'award' ||
  // An oversized hand is discarded down first: a signal would drop this frame.
  f.kind === 'hand' ||
  // R-COMBAT-25: strike effects come first, and the damage of the same strikes still resolves
  (f.kind === 'impulse' && f.window === 'damage');

/** A diablerie before its blood hunt, or an award for burning a Red List minion, is still in progress. */
const isAwarding = (t: Table): boolean =>
  t.state.frames.some((f) => f.kind === 'award' || (f.kind === 'diablerie' && !isHunted(f)));

/** The frame below any triggers frames: due effects only interrupt it, so it is not finished. */
const underTriggers = (t: Table, top: Frame): Frame =>
  top.kind !== 'triggers' ? top : (t.state.frames.findLast((f) => f.kind !== 'triggers') ?? top);

function drainAndBurn(t: Table): void {
  const changed = isChanged(t, 'capacity');
  let toBurn: CardId[] | null = null;
  for (const c of t.state.cards) {
    if (c.region === 'uncontrolled' || c.region === 'contested') continue;
    const def = defOf(t, c.id);
    // R-CRYPT-04: blood over capacity drains at once; uncontrolled vampires may have more
    // R-MINION-13: an ally's life never drains
    if (def.isVampire) {
      const over = c.counters - (changed ? capacityOf(t, c.id) : def.capacity);
      if (over > 0) drainCounters(t, c.id, over);
    } else if (isLifeless(c, def) || def.burnedIf !== null) {
      toBurn ??= [];
      toBurn.push(c.id);
    }
  }
  if (toBurn !== null) for (const id of toBurn) burnIfDue(t, id);
}

/** R-ALLY-03, R-RETAIN-03: allies and retainers are burned at 0 life. */
const isLifeless = (c: CardInPlay, def: CompiledCard): boolean =>
  c.counters <= 0 && (def.isAlly || def.isRetainer);

/** Burns the card if it still should burn: a card burned before it may have removed it or changed that. */
function burnIfDue(t: Table, id: CardId): void {
  const card = findCard(t, id);
  if (card === undefined || card.region === 'contested') return;
  const def = defOf(t, id);
  if (isLifeless(card, def)) burnCard(t, id, burnerOf(t, id));
  else if (def.burnedIf !== null && allHold(t, contextOf(t, id), def.burnedIf)) burnCard(t, id, NONE);
}

function endStoppedCombatOrAction(t: Table): void {
  const combat = currentCombat(t);
  // R-COMBAT-26: if a combatant is no longer ready, the round and combat end at once
  if (combat && !combat.sides.every(({ minion }) => isReady(t, minion))) {
    tellOpponents(t, combat);
    endCombat(t, combat);
    return;
  }
  const action = currentAction(t);
  if (
    action &&
    // R-TMPL-05: an action whose card was cancelled has not begun
    !action.cancelled &&
    action.outcome === 'pending' &&
    isAnnounced(action) &&
    !actionStands(t, action)
  )
    raise(t, 'endAction');
}

/** Tells once of a combatant that has left the ready region. */
function tellOpponents(t: Table, { sides }: CombatFrame): void {
  if (!t.noted.has('opponentLeft')) return;
  for (const [place, { minion }] of sides.entries()) {
    if (isReady(t, minion) || marked(t, 'combat', minion, KEY.left)) continue;
    mark(t, 'combat', minion, KEY.left);
    happen(t, 'opponentLeft', sides[place === 0 ? 1 : 0].minion);
  }
}

/** Keeps hands at their hand size (R-PLAY-08): everyone draws up, then one Methuselah after the other discards down. */
function bringHandsToSize(t: Table): void {
  const order = clockwiseFrom(t, currentAction(t)?.seat ?? t.state.active);
  // R-PLAY-06, R-PLAY-10: a hand is refilled at once after any change to it or to its size
  // Fast path: few games have a card that changes hand size, and drawing does not change it.
  const changed = isChanged(t, 'handSize');
  for (const seat of order) drawUp(t, seat, changed ? handSizeOf(t, seat) : HAND_SIZE);
  const over = order.find(
    (seat) => seatState(t, seat).hand.length > (changed ? handSizeOf(t, seat) : HAND_SIZE),
  );
  // R-PLAY-10: a hand above its size is discarded down
  if (over !== undefined) push(t, handFrame(over, 'discard'));
}

function drawUp(t: Table, seat: Seat, size: number): void {
  const p = seatState(t, seat);
  // R-PLAY-07: no draw from an empty library
  while (p.hand.length < size && p.library.length > 0) {
    if (isRestricted(t, 'draw', seatTarget(seat)) || isReplacing(t, seat)) return;
    if (p.toReplace > 0) {
      setToReplace(t, seat, p.toReplace - 1);
      push(t, handFrame(seat, 'refill'));
      if (happensInstead(t, 'replacementDraw', seatTarget(seat))) return;
      t.state.frames.pop();
    }
    drawCard(t, seat);
  }
  setToReplace(t, seat, 0);
}

/** An effect is currently replacing a draw of this seat. */
const isReplacing = (t: Table, seat: Seat): boolean =>
  t.state.frames.some((f) => f.kind === 'hand' && f.step === 'refill' && f.seat === seat);

export const handFrameRules = frameRules<HandFrame>({
  steps: {
    // The effect that replaced a draw is over; if it gave no card, the card is drawn after all.
    refill(t, f) {
      const p = seatState(t, f.seat);
      if (p.hand.length < handSizeOf(t, f.seat)) drawCard(t, f.seat);
      t.state.dirty |= DIRTY.hand;
      done(t);
    },
    discard: {
      window: () => 'handSize',
      offer(t, f, out) {
        offerHand(t, f.seat, out);
        return f.seat;
      },
      take(t, f, chosen) {
        done(t);
        discard(t, f.seat, chosen.card, 'handSize');
      },
    } satisfies Ask<HandFrame, 'handSize'>,
  },
});
