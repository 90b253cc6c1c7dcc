import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WorkerClient } from '../src/asking.ts';
import type { Asked, Reply } from '../src/protocol.ts';

/** A worker that answers when told to. */
class FakeWorker extends EventTarget {
  readonly asked: Asked[] = [];
  isTerminated = false;

  postMessage(asked: Asked): void {
    this.asked.push(asked);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  answer(place: number, reply: Reply): void {
    this.dispatchEvent(new MessageEvent('message', { data: { n: this.asked[place]?.n, reply } }));
  }
}

const refused = (text: string): Reply => ({ is: 'refused', text });

describe('the worker client', () => {
  let workers: FakeWorker[] = [];
  const client = (): WorkerClient =>
    new WorkerClient(() => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker as unknown as Worker;
    });
  beforeEach(() => {
    workers = [];
    vi.useFakeTimers();
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test('each request gets its own reply, in any order', async () => {
    const asking = client();
    const [first, second] = [asking.ask({ is: 'undo' }), asking.ask({ is: 'why', card: null })];
    workers[0]?.answer(1, refused('second'));
    workers[0]?.answer(0, refused('first'));
    expect(await first).toEqual(refused('first'));
    expect(await second).toEqual(refused('second'));
    expect(workers.length).toBe(1);
  });

  test('the game to store comes before the reply; a lost worker’s is ignored', async () => {
    const asking = client();
    const reply = asking.ask({ is: 'undo' });
    const keep = (worker: FakeWorker | undefined, saved: string) =>
      worker?.dispatchEvent(new MessageEvent('message', { data: { saved } }));
    keep(workers[0], 'one');
    workers[0]?.answer(0, refused('here'));
    await reply;
    expect(asking.saved).toBe('one');
    workers[0]?.dispatchEvent(new Event('error'));
    asking.ask({ is: 'undo' });
    keep(workers[0], 'late');
    expect(asking.saved).toBe('one');
    keep(workers[1], 'two');
    expect(asking.saved).toBe('two');
  });

  test.each([
    ['fails', (worker: FakeWorker) => worker.dispatchEvent(new Event('error'))],
    ['sends an unreadable message', (worker: FakeWorker) => worker.dispatchEvent(new Event('messageerror'))],
    ['reports a crash', (worker: FakeWorker) => worker.answer(1, { is: 'crashed', text: 'oh' })],
  ])('a worker that %s is replaced, and no request stays pending', async (_, lose) => {
    const asking = client();
    const open = [asking.ask({ is: 'undo' }), asking.ask({ is: 'why', card: null })];
    const [worker] = workers;
    if (worker) lose(worker);
    expect((await Promise.all(open)).map(({ is }) => is)).toEqual(['crashed', 'crashed']);
    expect(worker?.isTerminated).toBe(true);
    expect(asking.isLost).toBe(true);
    const next = asking.ask({ is: 'undo' });
    workers[1]?.answer(0, refused('by the other'));
    expect(await next).toEqual(refused('by the other'));
    // Messages of the lost worker are ignored.
    worker?.answer(0, { is: 'crashed', text: 'late' });
    expect(workers[1]?.isTerminated).toBe(false);
  });

  test('a worker silent for ten seconds is replaced; its first reply may take a minute', async () => {
    const asking = client();
    const first = asking.ask({ is: 'undo' });
    vi.advanceTimersByTime(59_000);
    workers[0]?.answer(0, refused('here'));
    expect(await first).toEqual(refused('here'));
    // Without a pending request there is no time limit.
    vi.advanceTimersByTime(100_000);
    expect(asking.isLost).toBe(false);
    const second = asking.ask({ is: 'undo' });
    vi.advanceTimersByTime(9_000);
    expect(asking.isLost).toBe(false);
    vi.advanceTimersByTime(2_000);
    expect((await second).is).toBe('crashed');
    expect(asking.isLost).toBe(true);
  });
});
