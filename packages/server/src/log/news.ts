import type { News } from './log.ts';

type Listener = (news: News) => void;

/** Who wants to hear of what other nodes append. */
export class Listeners {
  readonly #listeners = new Set<{ readonly hear: Listener }>();

  /** Gives what ends it. */
  add(hear: Listener): () => void {
    const listener = { hear };
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  tell(news: News): void {
    for (const { hear } of this.#listeners) hear(news);
  }
}
