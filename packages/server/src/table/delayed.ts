import type { HostLocale } from '@methuselah/host';
import type { LogEvent } from '../log/index.ts';
import { Audience } from './audience.ts';
import type { Listener } from './channel.ts';
import { type LaterEvent, readEvent } from './events.ts';
import { Diverged } from './game.ts';
import { TableState } from './state.ts';
import type { Surroundings } from './surroundings.ts';

/** A table as it was some time ago, for spectators: follows the same log, but no event before it is old enough. */
export class DelayedTable {
  readonly #id: string;
  readonly #with: Surroundings;
  readonly #delay: number;
  readonly #audience: Audience;
  #state: TableState | null = null;
  /** The last event that is in the state. */
  #head = -1;
  /** Events that are not old enough. */
  #coming: LogEvent[] = [];
  #timer: { readonly at: number; cancel(): void } | null = null;
  /** Told that the time has come for more. */
  readonly #wake: () => void;

  constructor(id: string, surroundings: Surroundings, delay: number, wake: () => void) {
    this.#id = id;
    this.#with = surroundings;
    this.#delay = delay;
    this.#wake = wake;
    this.#audience = new Audience(id, surroundings, delay);
  }

  get isIdle(): boolean {
    return this.#audience.isEmpty;
  }

  async join(locale: HostLocale, listener: Listener): Promise<() => void> {
    const table = await this.goOn();
    return this.#audience.join('spectator', locale, listener, { table, head: this.#head });
  }

  /** Something was appended: it is shown when it is old enough. */
  heard(): void {
    if (!this.isIdle) this.#wakeAt(this.#with.now() + this.#delay);
  }

  /** Goes on as far as may be shown by now. */
  async goOn(): Promise<TableState> {
    const { log, cards, now } = this.#with;
    const read = await log.read(this.#id, this.#head + 1 + this.#coming.length);
    this.#coming.push(...read);
    const until = now() - this.#delay;
    // Before the first choice there is nothing that a spectator could give away.
    const isOld = ({ kind, at }: LogEvent): boolean => kind === 'begin' || at <= until;
    const count = this.#coming.findIndex((event) => !isOld(event));
    const old = this.#coming.splice(0, count < 0 ? this.#coming.length : count);
    this.#head = old.at(-1)?.seq ?? this.#head;
    if (!this.#state?.canFollow(old)) {
      const events = (await log.read(this.#id, 0)).filter(({ seq }) => seq <= this.#head);
      this.#state = TableState.of(events, cards);
    } else for (const event of old) this.#state.apply(readEvent(event) as LaterEvent, event.at, event.seq);
    const table = this.#state;
    if (table === null) throw new Diverged('There is no such table.');
    table.settle(until);
    await this.#audience.retell({ table, head: this.#head });
    this.#audience.tell(table);
    this.#schedule(table, until);
    return table;
  }

  /** Formalities and the end of a beat are in no log. */
  #schedule({ asking }: TableState, until: number): void {
    const next = asking.next(until);
    const times = [
      ...this.#coming.slice(0, 1).map(({ at }) => at),
      ...(next.is === 'wait' && next.until !== null ? [next.until] : []),
      ...(asking.closes > until ? [asking.closes] : []),
    ];
    if (times.length > 0) this.#wakeAt(Math.min(...times) + this.#delay);
  }

  #wakeAt(at: number): void {
    if (this.#timer !== null && this.#timer.at <= at) return;
    this.#timer?.cancel();
    const cancel = this.#with.schedule(at, () => {
      this.#timer = null;
      if (!this.isIdle) this.#wake();
    });
    this.#timer = { at, cancel };
  }

  close(): void {
    this.#timer?.cancel();
    this.#audience.close();
  }
}
