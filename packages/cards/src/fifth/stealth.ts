import type { LibraryCard } from '@methuselah/engine';

/** Action modifiers that hide an action, and what becomes of a blocked one. */
export const STEALTH: readonly LibraryCard[] = [];
