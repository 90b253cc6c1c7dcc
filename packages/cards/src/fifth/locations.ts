import type { LibraryCard } from '@methuselah/engine';

/** Locations. */
export const LOCATIONS: readonly LibraryCard[] = [];
