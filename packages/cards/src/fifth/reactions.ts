import type { LibraryCard } from '@methuselah/engine';

/** Reaction cards. */
export const REACTIONS: readonly LibraryCard[] = [];
