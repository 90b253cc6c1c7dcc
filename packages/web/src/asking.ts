import type { Answered, Reply, Request, ToKeep } from './protocol.ts';

/** Time limits for a reply, in milliseconds. The first reply includes loading the worker. */
const REPLY_TIMEOUT_MS = 10_000;
const FIRST_REPLY_TIMEOUT_MS = 60_000;

/** Matches replies to requests, and replaces a worker that crashes or does not answer. */
export class WorkerClient {
  readonly #make: () => Worker;
  #worker: Worker | null = null;
  #n = 0;
  readonly #pending = new Map<number, (reply: Reply) => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
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
      this.#pending.set(n, resolve);
      this.worker.postMessage({ n, request });
      this.#restartTimer();
    });
  }

  #keep(worker: Worker, { saved }: ToKeep): void {
    if (worker === this.#worker) this.saved = saved;
  }

  #answered(worker: Worker, { n, reply }: Answered): void {
    if (worker !== this.#worker) return;
    this.#hasAnswered = true;
    if (reply.is === 'crashed') this.#lose(worker, reply.text);
    this.#pending.get(n)?.(reply);
    this.#pending.delete(n);
    this.#restartTimer();
  }

  #restartTimer(): void {
    clearTimeout(this.#timer);
    const worker = this.#worker;
    if (!worker || this.#pending.size === 0) return;
    const limit = this.#hasAnswered ? REPLY_TIMEOUT_MS : FIRST_REPLY_TIMEOUT_MS;
    this.#timer = setTimeout(() => this.#lose(worker, 'late'), limit);
  }

  /** Answers all pending requests with `crashed`. The next request starts a new worker. */
  #lose(worker: Worker, text: string): void {
    if (worker !== this.#worker) return;
    console.error(text);
    worker.terminate();
    this.#worker = null;
    this.isLost = true;
    clearTimeout(this.#timer);
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    for (const resolve of pending) resolve({ is: 'crashed', text });
  }
}
