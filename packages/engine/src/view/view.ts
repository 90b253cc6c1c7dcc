import type { Sect, Title } from '../language/language.ts';
import { describeDecision } from '../notation/decision.ts';
import { cardName } from '../notation/notation.ts';
import { clanOf, sectOf } from '../query/belonging.ts';
import { handSizeOf } from '../query/stats.ts';
import { claimOf, titleOf } from '../query/titles.ts';
import { canSee, handFor, seesHand, type Viewer, windowFor } from '../query/visibility.ts';
import { type Poll, pollOf } from '../query/votes.ts';
import {
  type ActionFrame,
  type CardId,
  type CardInPlay,
  NONE,
  type Phase,
  type PlayFrame,
  type Region,
  type Seat,
  type Target,
} from '../state/types.ts';
import type { DecisionWindow } from '../table/options.ts';
import { isShown } from '../table/stack.ts';
import { defOf, type Table } from '../table/table.ts';
import type { CardKey, Keyring } from './keyring.ts';

/** Everything a viewer may know about a game, as plain data, with the viewer's own keys for cards. */
export interface View {
  readonly viewer: Viewer;
  readonly turn: number;
  readonly phase: Phase;
  readonly active: Seat;
  readonly edge: Seat;
  readonly over: boolean;
  readonly seats: readonly SeatView[];
  readonly cards: readonly CardView[];
  /** The current referendum: the votes so far. */
  readonly referendum: Poll | null;
  /** Cards played and not yet resolved, oldest first. */
  readonly played: readonly PlayedView[];
  /** The decision, with options for the deciding seat; others see only the seat and the window. */
  readonly decision: AskedView | { readonly seat: Seat; readonly window: DecisionWindow } | null;
}
/** The viewer's decision: `Game.choose` takes its id, an option's id and the seat. */
export interface AskedView {
  readonly id: string;
  readonly seat: Seat;
  readonly window: DecisionWindow;
  readonly options: readonly { readonly id: string; readonly text: string }[];
}
/** A Methuselah as a viewer sees them. */
export interface SeatView {
  readonly name: string;
  readonly pool: number;
  readonly victoryPoints: number;
  readonly ousted: boolean;
  /** Has announced a withdrawal; once out of the game, has withdrawn. */
  readonly withdrawing: boolean;
  readonly hand: readonly number[] | number;
  readonly handSize: number;
  readonly library: number;
  readonly crypt: number;
  readonly ashHeap: readonly number[];
  /** Cards removed from the game are as public as an ash heap. */
  readonly removed: readonly number[];
}
/** A card on the table as a viewer sees it. */
export interface CardView {
  readonly key: CardKey;
  /** The card's number, or null if the viewer may not see it. */
  readonly card: number | null;
  readonly name: string;
  readonly controller: Seat;
  readonly owner: Seat;
  readonly region: Region;
  /** The key of the card it is on, or -1. */
  readonly host: number;
  readonly counters: number;
  readonly locked: boolean;
  /** What its text refers to: a card's key, or a seat as -2 and below (`targetSeat`). */
  readonly bound: readonly Target[];
  /** The number of the card merged with it, if the viewer may see both; else null. */
  readonly merged: number | null;
  /** A visible vampire's current values, which may differ from the printed ones; else null. */
  readonly vampire: VampireView | null;
}
/** A card that was shown: everything announced with it is public. */
export interface PlayedView {
  readonly key: CardKey;
  readonly card: number;
  readonly seat: Seat;
  /** The minion that plays it, or -1. */
  readonly by: number;
  /** Its targets, then the terms of its referendum: a card's key, a seat (`targetSeat`) or a clan (`targetClan`). */
  readonly targets: readonly Target[];
  readonly x: number;
  /** It can still be cancelled (R-PLAY-04). */
  readonly asPlayed: boolean;
}
/** The current values of a vampire. */
export interface VampireView {
  readonly sect: Sect;
  readonly clan: string;
  /** The title it claims, its city or clan, and whether it counts or is contested. */
  readonly title: Title | null;
  readonly domain: string;
  readonly titleCounts: boolean;
  readonly titleContested: boolean;
}

function vampireView(t: Table, { id, domain, titleContested }: CardInPlay): VampireView | null {
  const sect = sectOf(t, id);
  if (sect === undefined) return null;
  const title = claimOf(t, id) ?? null;
  return { sect, clan: clanOf(t, id), title, domain, titleCounts: titleOf(t, id) !== NONE, titleContested };
}

function playedView(t: Table, id: CardId, keys: Keyring): PlayedView[] {
  const f = t.state.frames.findLast(
    (frame): frame is PlayFrame | ActionFrame =>
      (frame.kind === 'play' || frame.kind === 'action') && frame.context.card === id,
  );
  if (!f) return [];
  const { seat, by, picks, x } = f.context;
  const card = defOf(t, id).card.id;
  return [
    {
      key: keys.key(id),
      card,
      seat,
      by: keyOrTarget(keys, by),
      targets: picks.map((target) => keyOrTarget(keys, target)),
      x,
      asPlayed: isShown(t, f) && !f.cancelled,
    },
  ];
}

/** The key of a card target; other targets are unchanged. */
const keyOrTarget = (keys: Keyring, target: Target): number => (target >= 0 ? keys.key(target) : target);

function askedView(t: Table, viewer: Viewer, keys: Keyring): View['decision'] {
  const pending = t.decision;
  const window = windowFor(t, viewer);
  if (pending === null || window === null) return null;
  if (viewer !== 'all' && viewer !== pending.seat) return { seat: pending.seat, window };
  const { id, options } = describeDecision(t, pending);
  return {
    id,
    seat: pending.seat,
    window,
    options: options.map((o) => ({ id: keys.optionId(o.id), text: keys.words(o.text) })),
  };
}

export function viewOf(t: Table, viewer: Viewer, keys: Keyring): View {
  const s = t.state;
  const number = (id: CardId): number => defOf(t, id).card.id;
  return {
    viewer,
    turn: s.turn,
    phase: s.phase,
    active: s.active,
    edge: s.edge,
    over: s.over,
    seats: s.seats.map((p, seat) => ({
      name: t.names[seat] ?? '',
      pool: p.pool,
      victoryPoints: p.victoryPoints,
      ousted: p.ousted,
      withdrawing: p.withdrawing,
      hand: seesHand(t, viewer, seat) ? handFor(t, viewer, seat).map(number) : p.hand.length,
      handSize: handSizeOf(t, seat),
      library: p.library.length,
      crypt: p.crypt.length,
      ashHeap: p.ashHeap.map(number),
      removed: p.removed.map(number),
    })),
    cards: s.cards.map((c) => ({
      key: keys.key(c.id),
      card: canSee(t, viewer, c.id) ? number(c.id) : null,
      name: keys.words(cardName(t, c.id, viewer)),
      controller: c.controller,
      owner: s.owner[c.id] ?? NONE,
      region: c.region,
      host: keyOrTarget(keys, c.host),
      counters: c.counters,
      locked: c.locked,
      bound: [c.bound0, c.bound1]
        .filter((target) => target !== NONE)
        .map((target) => keyOrTarget(keys, target)),
      merged: c.merged !== NONE && canSee(t, viewer, c.id) ? number(c.merged) : null,
      vampire: canSee(t, viewer, c.id) ? vampireView(t, c) : null,
    })),
    referendum: pollOf(t),
    played: s.limbo.flatMap((id) => playedView(t, id, keys)),
    decision: askedView(t, viewer, keys),
  };
}

export type { Viewer };
