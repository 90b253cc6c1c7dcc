import type { GameEvent, Viewer } from '@methuselah/engine';
import { eventFor } from '@methuselah/engine/internal';
import type { TableModel } from './contract/index.ts';
import { Frames, isSeen } from './frames.ts';
import { type Heard, isActed } from './model/index.ts';
import type { Session } from './session.ts';

/** What each viewer has yet to see: the table after each event worth showing, and what can be acted out between. */
export class Unseen {
  readonly #frames = new Map<Viewer, Frames>();
  readonly #heard = new Map<Viewer, Heard[]>();
  /** Something worth showing has happened since the last frame. */
  #frameDue = false;

  clear(): void {
    this.#frames.clear();
    this.#heard.clear();
    this.#frameDue = false;
  }

  hear({ game, step }: Session, event: GameEvent, viewers: readonly Viewer[]): void {
    this.#frameDue ||= isSeen(event);
    if (!isActed(event)) return;
    for (const viewer of viewers) {
      const heard = this.#heard.get(viewer) ?? [];
      this.#heard.set(viewer, heard);
      heard.push({ event: game.keys(viewer).knownIn(eventFor(viewer, event)), step });
    }
  }

  /** Adds a frame for each viewer, if one is due. */
  addFrames(viewers: readonly Viewer[], model: (viewer: Viewer) => TableModel): void {
    if (!this.#frameDue) return;
    this.#frameDue = false;
    for (const viewer of viewers) {
      const frames = this.#frames.get(viewer) ?? new Frames();
      this.#frames.set(viewer, frames);
      frames.add(() => model(viewer));
    }
  }
  skipFrame(): void {
    this.#frameDue = false;
  }

  /** Takes the frames of a viewer; the last one is the table now. */
  takeFrames(viewer: Viewer, now: TableModel): readonly TableModel[] {
    return this.#frames.get(viewer)?.take(now) ?? [now];
  }
  /** Takes what a viewer has heard since they last looked. */
  takeHeard(viewer: Viewer): readonly Heard[] {
    const heard = this.#heard.get(viewer) ?? [];
    this.#heard.delete(viewer);
    return heard;
  }
}
