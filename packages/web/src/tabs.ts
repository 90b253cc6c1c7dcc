/** Ensures that only one tab plays a game. A tab that wants a game asks first, and takes it only when its player confirms. */

const nameOf = (id: string): string => `methuselah game ${id}`;
/** A tab that does not answer in time is frozen or gone. */
const ANSWER_MS = 1000;

interface TabMessage {
  readonly is: 'whose' | 'mine' | 'give';
  readonly id: string;
}

class Tabs {
  #held: string | null = null;
  #unlock: () => void = () => {};
  readonly #channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('methuselah') : null;
  /** Called when another tab takes the game, which gets it once this resolves. */
  onAsked: (id: string) => Promise<void> = async () => {};

  constructor() {
    this.#channel?.addEventListener('message', async ({ data }: MessageEvent<TabMessage>) => {
      if (data.id !== this.#held) return;
      if (data.is === 'whose') this.#post({ is: 'mine', id: data.id });
      if (data.is === 'give') await this.#give(data.id);
    });
  }

  /** Claims the game for this tab; false if another tab plays it. */
  async hold(id: string): Promise<boolean> {
    if (this.#held === id) return true;
    const isFree = navigator.locks
      ? (await this.#lock(id, { ifAvailable: true })) || (await this.#lockOfClosing(id))
      : !(await this.#isHeldElsewhere(id));
    if (isFree) this.#held = id;
    return isFree;
  }

  /** Asks the tab that plays the game to give it up; takes it by force if there is no answer. */
  async take(id: string): Promise<void> {
    this.#post({ is: 'give', id });
    if (navigator.locks) {
      const isGiven = await this.#lock(id, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => false);
      if (!isGiven) await this.#lock(id, { steal: true });
    }
    this.#held = id;
  }

  release(): void {
    this.#unlock();
    this.#unlock = () => {};
    this.#held = null;
  }

  async #give(id: string): Promise<void> {
    await this.onAsked(id);
    if (this.#held === id) this.release();
  }

  #post(message: TabMessage): void {
    this.#channel?.postMessage(message);
  }

  /** Holds the lock until `release`. A lock held before is released once this one is granted. */
  #lock(id: string, how: LockOptions): Promise<boolean> {
    return new Promise((resolve, reject) => {
      navigator.locks
        .request(nameOf(id), how, (lock) => {
          if (!lock) return resolve(false);
          this.release();
          return new Promise<void>((unlock) => {
            this.#unlock = unlock;
            resolve(true);
          });
        })
        .catch((error: unknown) => {
          reject(error);
          // Another tab has stolen the lock.
          if (this.#held === id) this.#give(id);
        });
    });
  }

  /** The browser releases the lock of a tab that was closed a moment later: if no tab answers for the game, waits for it. */
  async #lockOfClosing(id: string): Promise<boolean> {
    if (await this.#isHeldElsewhere(id)) return false;
    return this.#lock(id, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => false);
  }

  /** Does another tab answer that it plays the game? */
  #isHeldElsewhere(id: string): Promise<boolean> {
    return new Promise((resolve) => {
      const answered = (is: boolean): void => {
        this.#channel?.removeEventListener('message', onMessage);
        resolve(is);
      };
      const onMessage = ({ data }: MessageEvent<TabMessage>): void => {
        if (data.is === 'mine' && data.id === id) answered(true);
      };
      if (!this.#channel) return resolve(false);
      this.#channel.addEventListener('message', onMessage);
      this.#post({ is: 'whose', id });
      setTimeout(() => answered(false), ANSWER_MS / 4);
    });
  }
}

export const tabs = new Tabs();
