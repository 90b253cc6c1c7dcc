import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** The tests of the command have a folder for each file, which is made when the file loads its helpers. */
const COMMAND = 'packages/cli/test/**/*.test.ts';

export default defineConfig({
  test: {
    // Only what hangs takes so long: some tests start other processes, and machines are busy.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // By itself Vitest leaves a core alone, which on a machine with two is half of it.
    maxWorkers: availableParallelism(),
    projects: [
      { extends: true, test: { name: 'command', include: [COMMAND] } },
      {
        extends: true,
        test: {
          name: 'modules',
          include: ['packages/*/test/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [COMMAND],
          // Engine and cards take longer to load than most files of tests to run. No file changes what another imports.
          isolate: false,
        },
      },
    ],
  },
});
