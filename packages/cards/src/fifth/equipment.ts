import type { LibraryCard } from '@methuselah/engine';

/** Equipment. */
export const EQUIPMENT: readonly LibraryCard[] = [];
