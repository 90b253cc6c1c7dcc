import type { Face } from '@methuselah/host';

let drawings = $state.raw<typeof import('./emblem.ts') | null>(null);
void import('./emblem.ts').then((module) => {
  drawings = module;
});

/** Data URL of a card's picture, or of the card back if there is no face; null until the drawings are loaded. */
export const picture = (face: Face | null): string | null =>
  drawings && (face ? drawings.emblemAddress(face) : drawings.BACK_ADDRESS);
