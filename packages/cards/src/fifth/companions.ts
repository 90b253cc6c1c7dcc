import type { LibraryCard } from '@methuselah/engine';

/** Retainers and allies. */
export const COMPANIONS: readonly LibraryCard[] = [];
