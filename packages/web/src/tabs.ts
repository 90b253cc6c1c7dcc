/** Which page plays which game: one at a time. A page that wants a game asks first, and takes it only when its player says so. */

const nameOf = (id: string): string => `methuselah game ${id}`;
/** A page that does not answer is asleep, or gone. */
const ANSWER_MS = 1000;

interface Said {
  readonly is: 'whose' | 'mine' | 'give';
  readonly id: string;
}

class Tabs {
  #held: string | null = null;
  #letGo: () => void = () => {};
  readonly #channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('methuselah') : null;
  /** Another page takes the game; it gets it when this is done. */
  onAsked: (id: string) => Promise<void> = async () => {};

  constructor() {
    this.#channel?.addEventListener('message', async ({ data }: MessageEvent<Said>) => {
      if (data.id !== this.#held) return;
      if (data.is === 'whose') this.#say({ is: 'mine', id: data.id });
      if (data.is === 'give') await this.#give(data.id);
    });
  }

  /** This page plays the game from now on; false if another one does. */
  async hold(id: string): Promise<boolean> {
    if (this.#held === id) return true;
    const isFree = navigator.locks
      ? await this.#lock(id, { ifAvailable: true })
      : !(await this.#isAnswered(id));
    if (isFree) this.#held = id;
    return isFree;
  }

  /** The page that plays the game gives it to this one; one that does not answer loses it. */
  async take(id: string): Promise<void> {
    this.#say({ is: 'give', id });
    if (navigator.locks) {
      const isGiven = await this.#lock(id, { signal: AbortSignal.timeout(ANSWER_MS) }).catch(() => false);
      if (!isGiven) await this.#lock(id, { steal: true });
    }
    this.#held = id;
  }

  release(): void {
    this.#letGo();
    this.#letGo = () => {};
    this.#held = null;
  }

  async #give(id: string): Promise<void> {
    await this.onAsked(id);
    if (this.#held === id) this.release();
  }

  #say(said: Said): void {
    this.#channel?.postMessage(said);
  }

  /** The lock is held until it is let go; what was held before is let go when it is there. */
  #lock(id: string, how: LockOptions): Promise<boolean> {
    return new Promise((resolve, reject) => {
      navigator.locks
        .request(nameOf(id), how, (lock) => {
          if (!lock) return resolve(false);
          this.release();
          return new Promise<void>((letGo) => {
            this.#letGo = letGo;
            resolve(true);
          });
        })
        .catch((error: unknown) => {
          reject(error);
          // Another page has taken it by force.
          if (this.#held === id) this.#give(id);
        });
    });
  }

  /** Where there are no locks, pages are asked. */
  #isAnswered(id: string): Promise<boolean> {
    return new Promise((resolve) => {
      const answered = (is: boolean): void => {
        this.#channel?.removeEventListener('message', hear);
        resolve(is);
      };
      const hear = ({ data }: MessageEvent<Said>): void => {
        if (data.is === 'mine' && data.id === id) answered(true);
      };
      if (!this.#channel) return resolve(false);
      this.#channel.addEventListener('message', hear);
      this.#say({ is: 'whose', id });
      setTimeout(() => answered(false), ANSWER_MS / 4);
    });
  }
}

export const tabs = new Tabs();
