import type { CardFacts } from './emblem.ts';

let drawings = $state.raw<typeof import('./emblem.ts') | null>(null);
let isAsked = false;

/** The drawings are loaded with the first picture, so that a page without one need not wait for them. */
function load(): void {
  if (isAsked) return;
  isAsked = true;
  void import('./emblem.ts').then((module) => {
    drawings = module;
  });
}

/** Data URL of a card's picture, or of the card back if there is no face; null until the drawings are loaded. */
export const picture = (face: CardFacts | null): string | null => {
  load();
  return drawings && (face ? drawings.emblemAddress(face) : drawings.BACK_ADDRESS);
};

/** Data URL of a vampire's portrait; null until the drawings are loaded. */
export const portraitOf = (card: number, clan: string): string | null =>
  picture({ card, clan, types: ['vampire'], disciplines: [] });
