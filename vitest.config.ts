import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Generous: some tests start other processes, and machines are busy.
    testTimeout: 120_000,
    include: ['packages/*/test/**/*.test.ts', 'scripts/**/*.test.ts'],
  },
});
