import type { LibraryCard } from '@methuselah/engine';

/** Political actions. */
export const POLITICS: readonly LibraryCard[] = [];
