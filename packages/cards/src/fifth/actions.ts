import type { LibraryCard } from '@methuselah/engine';

/** Actions other than bleeds. */
export const ACTIONS: readonly LibraryCard[] = [];
