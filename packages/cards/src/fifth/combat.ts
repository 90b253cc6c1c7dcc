import type { LibraryCard } from '@methuselah/engine';

/** Combat cards. */
export const COMBAT: readonly LibraryCard[] = [];
