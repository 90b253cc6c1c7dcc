import type { GameEvent, Seat, Viewer } from '@methuselah/engine';
import { type PlayedGame, type Table, tableOf } from '@methuselah/engine/internal';
import type { Chair } from './contract/index.ts';
import { noteOut, type Out } from './model/index.ts';

/**
 * A game, who plays each seat and who is out: what the table of a page and that of a server have in common. It has no language
 * and tells no stories.
 */
export class Fold<G extends PlayedGame = PlayedGame> {
  readonly game: G;
  #chairs: readonly Chair[];
  /** Counts all events, also those that a viewer may not see. */
  #step = 0;
  readonly #out = new Map<Seat, Out>();
  readonly #listeners = new Set<(event: GameEvent) => void>();

  constructor(game: G, chairs: readonly Chair[]) {
    this.game = game;
    this.#chairs = chairs;
    game.onEvent((event) => {
      this.#step++;
      noteOut(this.#out, event);
      for (const listener of this.#listeners) listener(event);
    });
  }

  get t(): Table {
    return tableOf(this.game);
  }

  /** Calls a listener for each event from now on, in the order in which they were added; returns how to stop it. */
  listen(listener: (event: GameEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The number of events so far; public. */
  get step(): number {
    return this.#step;
  }

  get chairs(): readonly Chair[] {
    return this.#chairs;
  }
  /** From now on a seat is played by somebody else. */
  seat(seat: Seat, chair: Chair): void {
    this.#chairs = this.#chairs.with(seat, chair);
  }
  get people(): Seat[] {
    return peopleOf(this.#chairs);
  }

  /** When and by whom a seat left the game. */
  outOn(seat: Seat): Out | undefined {
    return this.#out.get(seat);
  }

  /** Everybody who may look at the table. */
  get viewers(): readonly Viewer[] {
    return [...this.#chairs.keys(), 'spectator'];
  }

  /** What the game does not know of the table, as plain data. */
  write(): WrittenFold {
    return { chairs: this.#chairs, step: this.#step, out: [...this.#out] };
  }
  static read<G extends PlayedGame>(game: G, { chairs, step, out }: WrittenFold): Fold<G> {
    const fold = new Fold(game, chairs);
    fold.#step = step;
    for (const [seat, left] of out) fold.#out.set(seat, left);
    return fold;
  }
}

export interface WrittenFold {
  readonly chairs: readonly Chair[];
  readonly step: number;
  readonly out: readonly (readonly [Seat, Out])[];
}

export const peopleOf = (chairs: readonly Chair[]): Seat[] =>
  chairs.flatMap((chair, seat) => (chair === 'person' ? [seat] : []));
