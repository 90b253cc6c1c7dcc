import type { Face } from '@methuselah/host';

let drawings = $state.raw<typeof import('./emblem.ts') | null>(null);
void import('./emblem.ts').then((module) => {
  drawings = module;
});

/** The address of a card's picture, or of its back if it has no face; null until the drawings are loaded. */
export const picture = (face: Face | null): string | null =>
  drawings && (face ? drawings.emblemAddress(face) : drawings.BACK_ADDRESS);
