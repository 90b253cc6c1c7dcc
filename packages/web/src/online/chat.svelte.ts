import type { Seat } from '@methuselah/engine';
import type { ChatLine } from './messages.ts';
import { store, stored } from './stored.ts';

/** What is said at the open table, and what of it was read. */
class Chat {
  lines = $state.raw<readonly ChatLine[]>([]);
  /** Seats whose lines are not shown here. */
  muted = $state.raw<ReadonlySet<Seat>>(new Set());
  isOpen = $state(false);
  /** The number of the last line that was shown. */
  #read = $state(-1);
  #table = '';
  /** What somebody has typed and not sent. */
  draft = $state('');

  readonly shown = $derived(this.lines.filter(({ seat }) => seat === null || !this.muted.has(seat)));
  readonly unread = $derived(this.isOpen ? 0 : this.shown.filter(({ n }) => n > this.#read).length);

  open(table: string): void {
    this.#table = table;
    this.lines = [];
    this.draft = '';
    this.#read = Number(stored(`read.${table}`) ?? -1);
    this.muted = new Set((stored(`muted.${table}`) ?? '').split(' ').filter(Boolean).map(Number));
  }

  /** Lines come again after a reconnect. */
  hear(lines: readonly ChatLine[]): void {
    const known = new Set(this.lines.map(({ n }) => n));
    const fresh = lines.filter(({ n }) => !known.has(n));
    if (fresh.length > 0) this.lines = [...this.lines, ...fresh].toSorted((a, b) => a.n - b.n);
  }

  /** Everything up to now is read. */
  read(): void {
    const last = this.lines.at(-1)?.n ?? -1;
    if (last <= this.#read) return;
    this.#read = last;
    store(`read.${this.#table}`, String(last));
  }

  mute(seat: Seat, on: boolean): void {
    const muted = new Set(this.muted);
    if (on) muted.add(seat);
    else muted.delete(seat);
    this.muted = muted;
    store(`muted.${this.#table}`, muted.size === 0 ? null : [...muted].join(' '));
  }
}

export const chat = new Chat();
