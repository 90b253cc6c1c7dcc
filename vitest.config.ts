import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Only what hangs takes so long: some tests start other processes, and machines are busy.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    include: ['packages/*/test/**/*.test.ts', 'scripts/**/*.test.ts'],
  },
});
