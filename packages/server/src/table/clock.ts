import type { Surroundings } from './surroundings.ts';

type Clock = Pick<Surroundings, 'now' | 'schedule'>;

/** The clock of a table. It never goes back: where the clock of a node has jumped, it goes on from the last event. */
export function tableClock(node: Clock, lastEvent: () => number): Clock {
  /** How far it is ahead of that of the node. */
  let ahead = 0;
  return {
    now() {
      const now = node.now();
      ahead = Math.max(ahead, lastEvent() - now);
      return now + ahead;
    },
    schedule: (at, run) => node.schedule(at - ahead, run),
  };
}
