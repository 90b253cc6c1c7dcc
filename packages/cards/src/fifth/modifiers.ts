import type { LibraryCard } from '@methuselah/engine';

/** Action modifiers of other kinds. */
export const MODIFIERS: readonly LibraryCard[] = [];
