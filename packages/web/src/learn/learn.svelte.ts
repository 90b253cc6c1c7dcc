import { page } from '../page.svelte.ts';
import { saves } from '../saves.ts';

/** What somebody has learnt on this device. */
interface Progress {
  /** Names of the lessons whose goal was reached. */
  readonly done: readonly string[];
  /** The id of the first game among the saved games; null before it. */
  readonly game: string | null;
  /** Ids of what the coach need not say again in the first game. */
  readonly closed: readonly string[];
  /** The coach of the first game is switched off. */
  readonly off: boolean;
}

const KEY = 'methuselah.learn';
const NOTHING: Progress = { done: [], game: null, closed: [], off: false };

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];

/** Reads what is stored; what is invalid is left out. */
export function readProgress(json: string | null): Progress {
  try {
    const kept = JSON.parse(json ?? 'null');
    if (typeof kept !== 'object' || kept === null) return NOTHING;
    const game = typeof kept.game === 'string' ? kept.game : null;
    return { done: texts(kept.done), game, closed: texts(kept.closed), off: kept.off === true };
  } catch {
    return NOTHING;
  }
}

/** The browser may refuse localStorage; then progress lasts until the page is closed. */
function stored(): Progress {
  try {
    return readProgress(localStorage.getItem(KEY));
  } catch {
    return NOTHING;
  }
}

class Learn {
  #progress = $state.raw(stored());

  get done(): readonly string[] {
    return this.#progress.done;
  }
  get closed(): readonly string[] {
    return this.#progress.closed;
  }
  get hasBegun(): boolean {
    return this.done.length > 0 || this.#progress.game !== null;
  }
  /** Is the game at the table the first one, with its coach? */
  isFirstGame(): boolean {
    const { game, off } = this.#progress;
    return page.model !== null && !off && game !== null && game === saves.playing;
  }

  finish(lesson: string): void {
    if (!this.done.includes(lesson)) this.#set({ done: [...this.done, lesson] });
  }
  beginGame(game: string): void {
    this.#set({ game, closed: [], off: false });
  }
  close(moment: string): void {
    if (!this.closed.includes(moment)) this.#set({ closed: [...this.closed, moment] });
  }
  turnOff(): void {
    this.#set({ off: true });
  }

  #set(changed: Partial<Progress>): void {
    this.#progress = { ...this.#progress, ...changed };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#progress));
    } catch {
      // Refused or full.
    }
  }
}

export const learn = new Learn();
