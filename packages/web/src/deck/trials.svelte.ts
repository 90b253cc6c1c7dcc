import { toDeck } from '@methuselah/cards';
import { isHalf, missingFrom, PRECONS } from '@methuselah/cards/precons';
import type { Deck } from '@methuselah/engine';
import type { Trial, TrialProgress } from '../protocol.ts';
import { makeWorker } from '../worker/make.ts';
import { isPlayable } from './playable.ts';

/** Trials of decks, each in a worker of its own that goes on in the background. */

/** All whole decks that can be played. */
export const FIELD: readonly Deck[] = PRECONS.filter(
  (deck) => !isHalf(deck) && missingFrom(deck, isPlayable).length === 0,
).map(toDeck);

export const TRIAL = { games: 200, seats: 5 } as const;

class Trials {
  #worker: Worker | null = null;
  /** How the last trial stands; null before the first. */
  progress = $state.raw<TrialProgress | null>(null);
  /** The deck that is tried. */
  deck = $state.raw<Deck | null>(null);
  games = $state(0);
  state = $state<'none' | 'running' | 'stopped' | 'done' | 'failed'>('none');

  start(deck: Deck, games: number): void {
    this.stop();
    const worker = makeWorker();
    this.#worker = worker;
    this.deck = deck;
    this.games = games;
    this.progress = null;
    this.state = 'running';
    worker.addEventListener('message', ({ data }: MessageEvent<TrialProgress>) => {
      if (worker !== this.#worker) return;
      this.progress = data;
      if (data.done === games) this.#end('done');
    });
    worker.addEventListener('error', () => {
      if (worker === this.#worker) this.#end('failed');
    });
    const [seed = 1] = crypto.getRandomValues(new Uint16Array(1));
    const trial: Trial = { deck, field: FIELD, games, seats: TRIAL.seats, seed };
    worker.postMessage(trial);
  }
  stop(): void {
    if (this.state === 'running') this.#end('stopped');
  }
  #end(state: 'stopped' | 'done' | 'failed'): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.state = state;
  }
}

export const trials = new Trials();
