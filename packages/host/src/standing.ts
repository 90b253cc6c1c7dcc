import type { GameEvent, Seat } from '@methuselah/engine';
import type { Table } from '@methuselah/engine/internal';
import type { Orders, TableModel } from './contract/index.ts';
import { Needless } from './needless.ts';
import { isPassing, type Passing, passingFrom, stopsAt } from './stops.ts';
import type { HostLocale } from './words/words.ts';

/** Where people at a table are not asked: by their orders, while they pass until something happens, and where it would change nothing. */
export class StandingOrders {
  orders: Orders;
  /** Everything is asked until it is released. */
  hold = false;
  #needless = new Needless();
  readonly #passing = new Map<Seat, Passing>();

  constructor(orders: Orders) {
    this.orders = orders;
  }

  /** Is this decision of a seat passed? `isAlone`: no other person plays. */
  isPassed(t: Table, seat: Seat, isAlone: boolean): boolean {
    if (this.hold) return false;
    const passing = this.#passing.get(seat);
    if (passing && isPassing(t, seat, passing, this.orders.belowPool)) return true;
    this.#passing.delete(seat);
    if (!this.orders.needless && this.#needless.isNeedless(t, seat, isAlone)) return true;
    return !stopsAt(t, seat, this.orders);
  }

  passUntil(t: Table, seat: Seat, until: Passing['until']): void {
    this.#passing.set(seat, passingFrom(t, seat, until));
  }
  stopPassing(): void {
    this.#passing.clear();
  }

  /** To be called when a person passes; and when they have cast all their votes, as they are asked once. */
  passed(t: Table, seat: Seat): void {
    this.#needless.passed(t, seat);
  }

  /** To be called with every event of the game; `restart` when it is played again. */
  hear(t: Table, event: GameEvent): void {
    if (event.type === 'announced') this.#needless.actionBegan();
    if (event.type === 'attemptFailed') this.#needless.attemptFailed(t, event.blocker.id);
  }
  restart(): void {
    this.#needless = new Needless();
  }

  /** A block that has failed says so instead of what it lacks. */
  withFailedBlocks(t: Table, model: TableModel, locale: HostLocale): TableModel {
    return this.#needless.withFailedBlocks(t, model, locale);
  }
}
