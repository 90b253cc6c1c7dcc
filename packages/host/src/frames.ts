import type { EventType, GameEvent } from '@methuselah/engine';
import type { TableModel } from './contract/index.ts';

/** The pictures of the table that are shown between two decisions of a person. */

/** Whether an event gets a frame. Transfers are too many and too small: their result is shown instead. */
const SEEN: Readonly<Record<EventType, boolean | 'unlessTransfers'>> = {
  gameBegan: false,
  turnBegan: true,
  phaseBegan: false,
  locked: false,
  unlocked: false,
  pool: 'unlessTransfers',
  counters: 'unlessTransfers',
  drew: false,
  drewCrypt: false,
  discarded: true,
  played: true,
  used: true,
  toReady: true,
  toTorpor: true,
  burned: true,
  removed: true,
  entered: false,
  attached: true,
  control: true,
  edge: true,
  title: false,
  titleContested: false,
  titlePaid: false,
  titleYielded: false,
  shuffled: false,
  announced: true,
  attempt: true,
  attemptFailed: false,
  blocked: true,
  resolved: false,
  redirected: true,
  combatBegan: true,
  roundBegan: false,
  maneuver: true,
  range: false,
  strike: true,
  inflicted: true,
  prevented: true,
  press: true,
  combatEnded: false,
  diablerie: true,
  referendum: true,
  cast: true,
  ballot: true,
  votesCancelled: false,
  prisciShifted: false,
  tallied: true,
  ousted: true,
  withdrawing: false,
  withdrawalFailed: false,
  withdrew: true,
  victoryPoint: false,
  gameOver: true,
  toHand: false,
  toDeck: false,
  revealed: true,
  transfers: false,
  sect: false,
  namedCounters: false,
  clan: false,
  cancelled: false,
  toUncontrolled: true,
  merged: true,
  contested: true,
  contestPaid: false,
  yielded: false,
  contestEnded: false,
  marked: false,
  champion: false,
  scarce: false,
  infernal: false,
};

export const isSeen = ({ type, when }: GameEvent): boolean =>
  SEEN[type] === true || (SEEN[type] === 'unlessTransfers' && when.phase !== 'influence');

const MAX_FRAMES = 60;

/** The frames since the last reply. When there are too many, every second one is dropped, and so on. */
export class Frames {
  #kept: TableModel[] = [];
  #every = 1;
  #count = 0;

  add(model: () => TableModel): void {
    if (this.#count++ % this.#every !== 0) return;
    this.#kept.push({ ...model(), decision: null });
    if (this.#kept.length < MAX_FRAMES) return;
    this.#kept = this.#kept.filter((_, i) => i % 2 === 0);
    this.#every *= 2;
  }

  /** Returns and clears all frames; the last one is the table now. */
  take(now: TableModel): readonly TableModel[] {
    const frames = [...this.#kept.filter(({ step }) => step !== now.step), now];
    this.#kept = [];
    this.#every = 1;
    this.#count = 0;
    return frames;
  }
}
