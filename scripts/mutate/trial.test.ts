import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ruleTests } from './trial.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const IMPORTED = /from '(\.[^']+)'/g;

/** The local imports of a test file, transitively. */
function helpersOf(file: string, seen = new Set<string>()): Set<string> {
  for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(IMPORTED)) {
    const helper = relative(root, join(root, dirname(file), path));
    if (!helper.includes('/test/') || seen.has(helper)) continue;
    seen.add(helper);
    helpersOf(helper, seen);
  }
  return seen;
}

/** Without isolation, a hook in a helper is registered once per worker: a second file with the same helper misses it. */
it('tests that share a worker share no helper with hooks of its own', () => {
  const hooked = globSync('packages/*/test/**/*.ts', { cwd: root }).filter(
    (file) =>
      !file.endsWith('.test.ts') &&
      /^(?:before|after)(?:All|Each)\(/m.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(hooked).toContain('packages/cli/test/command.ts');
  const sharing = (file: string) => [...helpersOf(file)].some((helper) => hooked.includes(helper));
  const tests = ruleTests(root);
  expect(tests).toContain('packages/engine/test/limits.test.ts');
  expect(tests.filter(sharing)).toEqual([]);
  expect(globSync('packages/cli/test/*.test.ts', { cwd: root }).filter(sharing).length).toBeGreaterThan(0);
});
