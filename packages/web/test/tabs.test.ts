import { afterEach, expect, test } from 'vitest';
import { tabs } from '../src/tabs.ts';

/** Another tab: holds the lock of a game, and hears what tabs say to each other. */
class OtherTab {
  readonly #channel = new BroadcastChannel('methuselah');
  release: () => void = () => {};

  async lock(id: string): Promise<void> {
    await new Promise<void>((granted) => {
      navigator.locks.request(`methuselah game ${id}`, () => {
        granted();
        return new Promise<void>((release) => {
          this.release = release;
        });
      });
    });
  }
  /** Calls `then` when it is asked whose a game is. */
  onAsked(then: (answer: () => void) => void): void {
    this.#channel.addEventListener('message', ({ data: { is, id } }) => {
      if (is === 'whose') then(() => this.#channel.postMessage({ is: 'mine', id }));
    });
  }
  close(): void {
    this.release();
    this.#channel.close();
  }
}

let other = new OtherTab();
afterEach(() => {
  tabs.release();
  other.close();
  other = new OtherTab();
});

test('a game that nobody plays is free', async () => {
  expect(await tabs.hold('a')).toBe(true);
});

test('a game that another tab plays is not free', async () => {
  await other.lock('b');
  other.onAsked((answer) => answer());
  expect(await tabs.hold('b')).toBe(false);
});

test('a game whose tab has just been closed is free as soon as its lock is released', async () => {
  await other.lock('c');
  // A closed tab does not answer; its lock is still there for a moment.
  other.onAsked(() => other.release());
  expect(await tabs.hold('c')).toBe(true);
});
