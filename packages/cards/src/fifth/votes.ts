import type { LibraryCard } from '@methuselah/engine';

/** Cards for the polling step and after it. */
export const VOTES: readonly LibraryCard[] = [];
