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

/** The portraits whose turn has come, and those that wait for it. */
let drawn = $state.raw<ReadonlySet<number>>(new Set());
const waiting: number[] = [];

/** One after the other: the browser reads each picture in one go, and many at once would keep it from answering. */
function drawNext(): void {
  setTimeout(() => {
    const next = waiting.shift();
    if (next === undefined) return;
    drawn = new Set([...drawn, next]);
    if (waiting.length > 0) drawNext();
  });
}

/** Data URL of a vampire's portrait; null until the drawings are loaded and it is its turn. */
export function portraitOf(card: number, clan: string): string | null {
  load();
  if (drawn.has(card)) return picture({ card, clan, types: ['vampire'], disciplines: [] });
  if (drawings && !waiting.includes(card)) {
    waiting.push(card);
    if (waiting.length === 1) drawNext();
  }
  return null;
}
