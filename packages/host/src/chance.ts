import type { Seed } from '@methuselah/engine';
import { seedOf } from '@methuselah/engine/internal';

/** A key of the system's random source, which nobody can find out. */
export const drawnSeed = (): Seed => seedOf(crypto.getRandomValues(new Uint8Array(16)));
