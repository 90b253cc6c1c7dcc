import type { Seed } from '@methuselah/engine';
import { seedOf } from '@methuselah/engine/internal';

/** An unpredictable seed, from the system's random source. */
export const drawnSeed = (): Seed => seedOf(crypto.getRandomValues(new Uint8Array(16)));
