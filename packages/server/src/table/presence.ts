import type { Seat } from '@methuselah/engine';
import type { Chair } from '@methuselah/host';
import type { LaterEvent } from './events.ts';

/**
 * Who has a page of the table open, as its log says. No node owns a table: the one whose last page of a seat is closed writes that the
 * player has gone, and one that has a page of a seat that counts as gone writes that they are back. A node may die with its pages: who waits
 * long for a player of whom they have no page asks the others (`missed`), and when none answers the player has gone.
 *
 * What is said of a player, and when, depends on pages and clocks alone, never on cards.
 */

/** Has this node a page of a seat? */
export type HasPage = (seat: Seat) => boolean;
export const NO_PAGES: HasPage = () => false;

/** A player who is waited for so long is asked for. */
const SILENT_MS = 30_000;
/** How long the other nodes have to answer. */
const ANSWER_MS = 5000;
/** Who plays for an absent player. */
const STAND_IN: Chair = 'heuristic';

interface SeatPresence {
  /** Since when no page is open; null if one is, or nobody is expected. */
  readonly gone: number | null;
  /** When it was asked whether a node has a page; null: no question is open. */
  readonly missed: number | null;
  /** When a page was last known to be open. */
  readonly seen: number;
  /** A bot plays until the player is back. */
  readonly standsIn: boolean;
}
export type WrittenPresence = readonly SeatPresence[];

/** What is to be written now, or when there will be something; null: not before something else happens. */
export type PresenceStep = { readonly event: LaterEvent } | { readonly until: number | null };

export class Presence {
  #seats: readonly SeatPresence[];
  readonly #takeover: number | null;

  private constructor(takeover: number | null, seats: readonly SeatPresence[]) {
    this.#takeover = takeover;
    this.#seats = seats;
  }

  /** Who has not come yet counts as gone. */
  static begin(takeover: number | null, chairs: readonly Chair[], at: number): Presence {
    const seats = chairs.map((chair) => ({
      gone: chair === 'person' ? at : null,
      missed: null,
      seen: at,
      standsIn: false,
    }));
    return new Presence(takeover, seats);
  }
  static read(takeover: number | null, written: WrittenPresence): Presence {
    return new Presence(takeover, written);
  }
  write(): WrittenPresence {
    return this.#seats;
  }

  isGone(seat: Seat): boolean {
    return (this.#seats[seat]?.gone ?? null) !== null;
  }
  get present(): readonly boolean[] {
    return this.#seats.map(({ gone }) => gone === null);
  }
  get standIns(): readonly boolean[] {
    return this.#seats.map(({ standsIn }) => standsIn);
  }

  apply(event: LaterEvent & { readonly kind: 'gone' | 'missed' | 'back' }, at: number): void {
    const { kind, seat } = event;
    if (kind === 'gone') this.#set(seat, { gone: this.#seats[seat]?.gone ?? at, missed: null });
    if (kind === 'missed') this.#set(seat, { missed: at });
    if (kind === 'back') this.#set(seat, { gone: null, missed: null, seen: at });
  }
  seated({ seat, chair, isForGood }: LaterEvent & { readonly kind: 'chair' }): void {
    this.#set(seat, { standsIn: chair !== 'person' && !isForGood });
  }
  #set(seat: Seat, changes: Partial<SeatPresence>): void {
    this.#seats = this.#seats.map((was, each) => (each === seat ? { ...was, ...changes } : was));
  }

  /** When a bot takes over for the seat that is waited for since then; null if none does. */
  takesOver(seat: Seat, since: number): number | null {
    const gone = this.#seats[seat]?.gone ?? null;
    return gone === null || this.#takeover === null ? null : Math.max(since, gone) + this.#takeover;
  }

  /** What follows from who is there, while the table waits for a seat or for nobody. */
  next(
    now: number,
    waits: { readonly seat: Seat; readonly since: number } | null,
    has: HasPage,
  ): PresenceStep {
    for (const [seat, { gone, missed, standsIn }] of this.#seats.entries()) {
      if (has(seat) && (gone ?? missed) !== null) return { event: { kind: 'back', seat } };
      if (standsIn && gone === null)
        return { event: { kind: 'chair', seat, chair: 'person', isForGood: false } };
    }
    if (waits === null || this.#takeover === null) return { until: null };
    const step = this.#absence(waits.seat, waits.since, has);
    return step !== null && step.at <= now ? { event: step.event } : { until: step?.at ?? null };
  }

  /** What happens to the seat that is waited for, and when. */
  #absence(
    seat: Seat,
    since: number,
    has: HasPage,
  ): { readonly at: number; readonly event: LaterEvent } | null {
    const takesOver = this.takesOver(seat, since);
    if (takesOver !== null)
      return { at: takesOver, event: { kind: 'chair', seat, chair: STAND_IN, isForGood: false } };
    const { missed = null, seen = 0 } = this.#seats[seat] ?? {};
    if (missed !== null) return { at: missed + ANSWER_MS, event: { kind: 'gone', seat } };
    return has(seat) ? null : { at: Math.max(since, seen) + SILENT_MS, event: { kind: 'missed', seat } };
  }
}

/** The pages that a node has open, by seat. */
export class Pages {
  readonly #open = new Map<Seat, number>();
  has: HasPage = (seat) => (this.#open.get(seat) ?? 0) > 0;

  opened(seat: Seat): void {
    this.#open.set(seat, (this.#open.get(seat) ?? 0) + 1);
  }
  /** False if another one is left. */
  closed(seat: Seat): boolean {
    this.#open.set(seat, (this.#open.get(seat) ?? 1) - 1);
    return !this.has(seat);
  }
}
