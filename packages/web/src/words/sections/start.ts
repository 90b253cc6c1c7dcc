import type { Place } from '../../page/route.svelte.ts';

export interface StartWords {
  readonly title: string;
  /** Of the window, by where we are. */
  readonly titles: Readonly<Record<Place, string>>;
  readonly close: string;
  readonly failed: {
    readonly title: string;
    readonly text: string;
    readonly again: string;
    readonly start: string;
  };
}
