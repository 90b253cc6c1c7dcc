import type { Answered, Reply, Request, ToKeep } from './protocol.ts';

/** Time limits for a reply, in milliseconds. The first reply includes loading the worker. */
const LATE = 10_000;
const LATE_AT_FIRST = 60_000;

/** Matches replies to requests, and replaces a worker that crashes or does not answer. */
export class Client {
  readonly #make: () => Worker;
  #worker: Worker | null = null;
  #n = 0;
  readonly #open = new Map<number, (reply: Reply) => void>();
  #late: ReturnType<typeof setTimeout> | undefined;
  /** The worker was lost, and its replacement has no state yet. */
  isLost = false;
  /** The game after the last reply (JSON). */
  saved: string | null = null;
  #hasAnswered = false;

  constructor(make: () => Worker) {
    this.#make = make;
  }

  get worker(): Worker {
    if (this.#worker) return this.#worker;
    const worker = this.#make();
    worker.addEventListener('message', ({ data }: MessageEvent<Answered | ToKeep>) => {
      if ('saved' in data) this.#keep(worker, data);
      else this.#answered(worker, data);
    });
    worker.addEventListener('error', ({ message }) => this.#lose(worker, message));
    worker.addEventListener('messageerror', () => this.#lose(worker, 'messageerror'));
    this.#worker = worker;
    this.#hasAnswered = false;
    return worker;
  }

  ask(request: Request): Promise<Reply> {
    const n = ++this.#n;
    return new Promise((resolve) => {
      this.#open.set(n, resolve);
      this.worker.postMessage({ n, request });
      this.#wait();
    });
  }

  #keep(worker: Worker, { saved }: ToKeep): void {
    if (worker === this.#worker) this.saved = saved;
  }

  #answered(worker: Worker, { n, reply }: Answered): void {
    if (worker !== this.#worker) return;
    this.#hasAnswered = true;
    if (reply.is === 'crashed') this.#lose(worker, reply.text);
    this.#open.get(n)?.(reply);
    this.#open.delete(n);
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#late);
    const worker = this.#worker;
    if (!worker || this.#open.size === 0) return;
    const late = this.#hasAnswered ? LATE : LATE_AT_FIRST;
    this.#late = setTimeout(() => this.#lose(worker, 'late'), late);
  }

  /** Answers all pending requests with `crashed`. The next request starts a new worker. */
  #lose(worker: Worker, text: string): void {
    if (worker !== this.#worker) return;
    console.error(text);
    worker.terminate();
    this.#worker = null;
    this.isLost = true;
    clearTimeout(this.#late);
    const open = [...this.#open.values()];
    this.#open.clear();
    for (const resolve of open) resolve({ is: 'crashed', text });
  }
}
