import type { Seat } from '@methuselah/engine';
import type { Desk } from '@methuselah/server/api';

/** What the clocks of a table show. Times are in milliseconds; now is an argument. */

export interface SeatClock {
  /** What is left: in the seat's bank, or until its deadline; null: as long as it likes. */
  readonly left: number | null;
  /** Is it waited for? */
  readonly isRunning: boolean;
}

export function clockOf({ left, waits }: Desk, seat: Seat, now: number): SeatClock {
  const isRunning = waits?.seat === seat;
  const bank = left?.[seat] ?? null;
  if (!isRunning || waits === null) return { left: bank, isRunning };
  if (waits.until !== null) return { left: Math.max(0, waits.until - now), isRunning };
  return { left: bank, isRunning };
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Less than this is short: it is shown in red. */
export const SHORT_MS = 30 * SECOND;
/** From here on hours are shown, and days. */
const LONG_MS = 100 * MINUTE;

export interface TimeUnits {
  readonly h: string;
  readonly d: string;
}

/** "0:07", "24:40", "5 h", "2 d 4 h". */
export function timeText(ms: number, { h, d }: TimeUnits): string {
  if (ms < LONG_MS) {
    const seconds = Math.ceil(Math.max(0, ms) / SECOND);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
  const hours = Math.floor(ms / HOUR);
  if (hours < 48) return `${hours}\u00a0${h}`;
  const rest = hours % 24;
  return `${Math.floor(hours / 24)}\u00a0${d}${rest === 0 ? '' : ` ${rest}\u00a0${h}`}`;
}

/** A moment in words: the time today, else with the day. */
export function momentText(at: number, now: number, lang: string): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(
    lang,
    isToday ? time : { weekday: 'short', day: 'numeric', month: 'short', ...time },
  ).format(at);
}
