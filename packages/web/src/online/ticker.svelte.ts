import { createSubscriber } from 'svelte/reactivity';
import { serverNow } from './api.ts';

const EVERY_MS = 500;

/** The server's time, which goes on while something shows it. */
class Ticker {
  readonly #subscribe = createSubscriber((update) => {
    const timer = setInterval(update, EVERY_MS);
    return () => clearInterval(timer);
  });

  get now(): number {
    this.#subscribe();
    return serverNow();
  }
}

export const ticker = new Ticker();
