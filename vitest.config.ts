import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Only what hangs takes so long: some tests start other processes, and machines are busy.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // By itself Vitest leaves a core alone, which on a machine with two is half of it.
    maxWorkers: availableParallelism(),
    include: ['packages/*/test/**/*.test.ts', 'scripts/**/*.test.ts'],
  },
});
