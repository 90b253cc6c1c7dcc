import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that share no modules with others: those of the command have a folder for each file, which is made when the file loads its helpers;
 * that of the logins counts what a password costs.
 */
const ALONE = ['packages/cli/test/**/*.test.ts', 'packages/server/test/logins.test.ts'];

// Much of what it takes to start a process is to strip and compile the code: workers, and what the tests start, keep that for each other.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

/** Packs, installs and type-checks the npm packages: `npm run test:packages`. */
const PACKAGES = 'scripts/pack/pack.test.ts';

/** Games, attacks and faults by the dozen: `npm run test:long`, which CI runs too. */
const LONG = [
  'packages/bots/test/{ousts,secrets}.test.ts',
  'packages/host/test/{needless,table,twins}.test.ts',
  'packages/server/test/{chaos,fuzz,listing,processes,upkeep,wiretwins}.test.ts',
  'packages/testkit/test/properties.test.ts',
  'packages/text/test/table.test.ts',
];

/** Begun last, each of these would keep one core waiting for the other at the end. */
const SLOW =
  /\/(?:cli\/test\/(?:attacks|play|autosave)|(?:host|text)\/test\/table|testkit\/test\/scenarios|server\/test\/(?:listing|command|processes|records|chaos|wiretwins))\.test\.ts$/;
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification): number => Number(SLOW.test(moduleId));
    return sorted.toSorted((a, b) => isSlow(b) - isSlow(a));
  }
}

export default defineConfig({
  test: {
    // Node runs the code as it is, faster than as Vite would write it.
    experimental: { viteModuleRunner: false },
    sequence: { sequencer: SlowFirst },
    // Only what hangs takes so long: some tests start other processes, and machines are busy.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // By itself Vitest leaves a core alone, which on a machine with two is half of it. Some tests wait for processes and databases: one more works meanwhile.
    maxWorkers: availableParallelism() + 1,
    projects: [
      // The command decides once whether it prints colours; its tests expect none.
      { extends: true, test: { name: 'alone', include: ALONE, env: { FORCE_COLOR: '0' } } },
      { extends: true, test: { name: 'packages', include: [PACKAGES] } },
      { extends: true, test: { name: 'long', include: LONG, isolate: false } },
      {
        extends: true,
        test: {
          name: 'modules',
          include: ['packages/*/test/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [...ALONE, ...LONG, PACKAGES],
          // Engine and cards take longer to load than most files of tests to run. No file changes what another imports.
          isolate: false,
        },
      },
    ],
  },
});
