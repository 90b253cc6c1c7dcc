import type { Beat, TableModel } from '@methuselah/host';
import { page } from './page.svelte.ts';
import { type SlotFacts, saves } from './saves.ts';
import { settings } from './settings.svelte.ts';

/** How long a frame is shown, and all frames together at most, in milliseconds. */
const PAUSE = { quick: { each: 550, all: 12_000 }, slow: { each: 1200, all: 90_000 } } as const;

/** Shows what happened between two decisions, frame by frame. */
export class Showing {
  /** Skips the rest of what is being shown. */
  skip: () => void = () => {};
  /** After the only person is ousted: shows the rest of the game. */
  watchOn: () => void = () => {};

  /** All frames but the last. A click or a key skips the rest. When the only person is ousted, waits until they choose how to go on. */
  async show(frames: readonly TableModel[], show: (frame: TableModel) => void): Promise<void> {
    const between = frames.slice(0, -1);
    if (settings.speed === 'instant' || between.length === 0) return;
    const { each, all } = PAUSE[settings.speed];
    let pause = Math.min(each, all / between.length);
    const skipped = new Promise<'skipped'>((resolve) => {
      this.skip = () => resolve('skipped');
    });
    const skip = (): void => {
      if (page.showing === 'moments') this.skip();
    };
    addEventListener('pointerdown', skip, true);
    addEventListener('keydown', skip, true);
    const leaving = leavingIn(frames);
    for (const frame of between) {
      show(frame);
      const isLeaving = frame === leaving;
      page.showing = isLeaving ? 'out' : 'moments';
      if (isLeaving) pause = each;
      else if (leaving && isOut(frame)) saves.watch(watchedAt(frame));
      const shown = new Promise((resolve) => {
        if (isLeaving) this.watchOn = () => resolve('on');
        else setTimeout(resolve, pause);
      });
      if ((await Promise.race([skipped, shown])) === 'skipped') break;
    }
    removeEventListener('pointerdown', skip, true);
    removeEventListener('keydown', skip, true);
    this.skip = () => {};
    page.showing = null;
  }
}

/** Of what was skipped, only great moments are shown. */
export const unseen = (beats: readonly Beat[], since: number): readonly Beat[] =>
  beats.filter((beat) => beat.step > since || beat.is === 'ousted' || beat.is === 'diablerie');

const isOut = ({ viewer, seats }: TableModel): boolean =>
  typeof viewer === 'number' && seats[viewer]?.ousted === true;

/** The moment when the only person is ousted and the others play on to the end; or where they have watched that far. */
export const leavingIn = (frames: readonly TableModel[]): TableModel | undefined =>
  frames.at(-1)?.end ? frames.slice(0, -1).find(isOut) : undefined;

/** Until the rest is watched, the game is kept as one that goes on. */
export const watchedAt = (frame: TableModel): SlotFacts => ({
  ...factsOf(frame),
  over: false,
  watched: frame.step,
});

export const factsOf = ({ turn, seats, end }: TableModel): SlotFacts => ({
  turn,
  players: seats.map(({ name }) => name),
  over: end !== null,
});
