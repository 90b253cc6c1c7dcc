import type { LibraryCard } from '@methuselah/engine';

/** Master cards that are not locations. */
export const MASTERS: readonly LibraryCard[] = [];
