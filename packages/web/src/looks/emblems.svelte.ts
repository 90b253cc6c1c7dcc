import type { Face } from '@methuselah/host';

type Facts = Pick<Face, 'card' | 'types' | 'clan'>;

let draw = $state.raw<((facts: Facts) => string) | null>(null);
void import('./emblem.ts').then((module) => {
  draw = module.emblemAddress;
});

/** The address of a card's picture; null until the drawings are loaded. */
export const picture = (facts: Facts): string | null => draw?.(facts) ?? null;
