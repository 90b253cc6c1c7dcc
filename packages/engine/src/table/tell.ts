import { TITLES } from '../language/language.ts';
import type { CompiledUse } from '../language/pool.ts';
import {
  type CardId,
  type CardInPlay,
  type Frame,
  isClanTarget,
  isSeatTarget,
  NONE,
  type Seat,
  type Target,
  targetClan,
  targetSeat,
} from '../state/types.ts';
import type { CounterUnit, Moment, Scene, ToldCard, ToldTarget, ToldTitle, ToldUse } from './events.ts';
import { defOf, findCard, type Table } from './table.ts';

/**
 * Builds the parts of events from the current table. Atoms and rules emit with `t.emit?.({ … })`, so that nothing is built
 * while nobody listens.
 */

export function now(t: Table): Moment {
  const { turn, phase, active, frames } = t.state;
  const top = frames[frames.length - 1];
  const by = top?.kind === 'effect' ? toldIfAny(t, top.context.card) : null;
  return { turn, phase, active, doer: doerOf(frames), within: scenesOf(t), by };
}

function scenesOf(t: Table): Scene[] {
  const scenes: Scene[] = [];
  for (const f of t.state.frames) {
    if (f.kind === 'combat' || f.kind === 'referendum' || f.kind === 'play') scenes.push({ is: f.kind });
    else if (f.kind === 'action') {
      const card = toldIfAny(t, f.context.card);
      scenes.push({ is: 'action', kind: f.action, card, successful: f.outcome === 'successful' });
    }
  }
  return scenes;
}

/** The seat that decides, or that controls the current card, action, referendum or turn. */
function doerOf(frames: readonly Frame[]): Seat {
  for (let i = frames.length - 1; i >= 0; i--) {
    const f = frames[i];
    if (f?.kind === 'impulse') return f.order[f.holder] ?? NONE;
    if (f?.kind === 'play' || f?.kind === 'effect') return f.context.seat;
    if (f?.kind === 'action' || f?.kind === 'referendum' || f?.kind === 'turn') return f.seat;
  }
  return NONE;
}

// ---------------------------------------------------------------------------------------------- cards

export function told(t: Table, id: CardId): ToldCard {
  const card = findCard(t, id);
  return {
    id,
    number: defOf(t, id).card.id,
    region: card?.region ?? null,
    controller: card?.controller ?? NONE,
    place: card ? placeOf(t, card) : 0,
    copy: card ? copyOf(t, card) : 0,
    twin: card ? hasTwin(t, card) : false,
    known: knownTo(t, id),
  };
}
export const toldIfAny = (t: Table, id: CardId): ToldCard | null => (id >= 0 ? told(t, id) : null);

export function placeOf(t: Table, card: CardInPlay): number {
  if (card.region !== 'uncontrolled') return 0;
  const row = t.state.cards.filter((c) => c.region === 'uncontrolled' && c.controller === card.controller);
  return row.indexOf(card) + 1;
}

const isAlike = (t: Table, a: CardId, b: CardId): boolean => defOf(t, a).card.name === defOf(t, b).card.name;

function copyOf(t: Table, card: CardInPlay): number {
  if (card.region === 'uncontrolled') return 0;
  const alike = t.state.cards.filter(
    (c) => c.controller === card.controller && c.region !== 'uncontrolled' && isAlike(t, c.id, card.id),
  );
  return alike.length > 1 ? alike.indexOf(card) + 1 : 0;
}

/** A face-up card does not count face-down cards as twins: that would reveal them. */
const hasTwin = (t: Table, card: CardInPlay): boolean =>
  t.state.cards.some(
    (c) =>
      c !== card &&
      (c.region !== 'uncontrolled' || (card.region === 'uncontrolled' && c.controller === card.controller)) &&
      isAlike(t, c.id, card.id),
  );

function knownTo(t: Table, id: CardId): ToldCard['known'] {
  const { canSee } = t.book;
  if (canSee(t, 'spectator', id)) return 'all';
  return [...t.state.seats.keys()].filter((seat) => canSee(t, seat, id));
}

export const toldUse = (t: Table, card: CardId, use: CompiledUse): ToldUse => ({
  card: told(t, card),
  superior: use.superior,
});

export function toldTarget(t: Table, target: Target): ToldTarget {
  if (isClanTarget(target)) return { is: 'clan', clan: t.pool.clans[targetClan(target)] ?? '' };
  return isSeatTarget(target)
    ? { is: 'seat', seat: targetSeat(target) }
    : { is: 'card', card: told(t, target) };
}

export function unitOf(t: Table, id: CardId): CounterUnit {
  const { isVampire, isAlly, isRetainer } = defOf(t, id);
  return isVampire ? 'blood' : isAlly || isRetainer ? 'life' : 'counters';
}

/** The title that a vampire claims. */
export function toldTitle({ title, domain }: CardInPlay): ToldTitle | null {
  const claimed = TITLES[title];
  return claimed === undefined ? null : { title: claimed, domain };
}
