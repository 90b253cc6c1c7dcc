import type { GameEvent, Seat } from '@methuselah/engine';
import { NONE } from '@methuselah/engine/internal';

/** The end of one Methuselah. */
export interface Oust {
  readonly seat: Seat;
  readonly turn: number;
  /** The Methuselah who caused the last loss of pool; the ousted one if it spent the pool itself. */
  readonly by: Seat;
}

/** Records how each Methuselah of a game lost their last pool. */
export class OustWatch {
  readonly ousts: Oust[] = [];
  private readonly lastLoss: Seat[] = [];

  see(event: GameEvent): void {
    if (event.type === 'pool' && event.after < event.before) this.lastLoss[event.seat] = event.when.doer;
    else if (event.type === 'ousted')
      this.ousts.push({ seat: event.seat, turn: event.when.turn, by: this.lastLoss[event.seat] ?? NONE });
  }
}
