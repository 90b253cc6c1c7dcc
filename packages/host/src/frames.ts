import type { EventType, GameEvent, Phase } from '@methuselah/engine';
import type { TableModel } from './contract/index.ts';

/** What somebody at the table would like to see happen: the moments between two decisions of a person. */

const SEEN: readonly EventType[] = [
  'turnBegan',
  'played',
  'used',
  'discarded',
  'toReady',
  'toTorpor',
  'toUncontrolled',
  'burned',
  'removed',
  'attached',
  'control',
  'edge',
  'announced',
  'attempt',
  'blocked',
  'redirected',
  'combatBegan',
  'maneuver',
  'press',
  'strike',
  'inflicted',
  'prevented',
  'diablerie',
  'referendum',
  'cast',
  'ballot',
  'tallied',
  'pool',
  'counters',
  'ousted',
  'withdrew',
  'contested',
  'merged',
  'gameOver',
];
/** Transfers are many and small: they are seen when something comes of them. */
const SMALL: readonly EventType[] = ['pool', 'counters'];

export const isSeen = ({ type }: GameEvent, phase: Phase): boolean =>
  SEEN.includes(type) && !(phase === 'influence' && SMALL.includes(type));

const MOST = 60;

/** The tables between, thinned when there are too many: every second is left out, and from then on. */
export class Frames {
  #kept: TableModel[] = [];
  #every = 1;
  #count = 0;

  add(model: () => TableModel): void {
    if (this.#count++ % this.#every !== 0) return;
    this.#kept.push({ ...model(), decision: null });
    if (this.#kept.length < MOST) return;
    this.#kept = this.#kept.filter((_, i) => i % 2 === 0);
    this.#every *= 2;
  }

  /** All of them, and the table as it is now. */
  take(now: TableModel): readonly TableModel[] {
    const frames = [...this.#kept.filter(({ step }) => step !== now.step), now];
    this.#kept = [];
    this.#every = 1;
    this.#count = 0;
    return frames;
  }
}
