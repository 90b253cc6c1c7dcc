import { sanitized } from './sanitize.ts';

type Stream = Pick<NodeJS.WriteStream, 'isTTY' | 'columns' | 'write'>;

/** A progress line with the time left: on a terminal only, and only after a second. */
export class Progress {
  readonly #total: number;
  readonly #stream: Stream;
  readonly #now: () => number;
  readonly #start: number;
  #next: number;
  #shown = false;

  constructor(total: number, stream: Stream = process.stderr, now = () => performance.now()) {
    this.#total = total;
    this.#stream = stream;
    this.#now = now;
    this.#start = now();
    this.#next = this.#start + DELAY_MS;
  }

  /** `done` items are finished; `what` is the current one. */
  update(done: number, what = ''): void {
    const now = this.#now();
    if (!this.#stream.isTTY || now < this.#next) return;
    this.#next = now + INTERVAL_MS;
    this.#shown = true;
    const part = this.#total === 0 ? 1 : done / this.#total;
    const left = done === 0 ? '' : `  ${timeText(((now - this.#start) * (1 - part)) / part)}`;
    const bar = '█'.repeat(Math.round(part * BAR_WIDTH)).padEnd(BAR_WIDTH, '░');
    const line = `${bar} ${done}/${this.#total}${left}${what && `  ${what}`}`;
    this.#stream.write(`\r\x1b[K${sanitized(line).slice(0, (this.#stream.columns || 80) - 1)}`);
  }

  /** Erases the line. */
  end(): void {
    if (this.#shown) this.#stream.write('\r\x1b[K');
    this.#shown = false;
  }
}
const DELAY_MS = 1000;
const INTERVAL_MS = 100;
const BAR_WIDTH = 24;

/** "0:07", "1:02:03" */
export function timeText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
