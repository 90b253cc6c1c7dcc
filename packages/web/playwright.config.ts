import { createServer } from 'node:http';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './build/chromium.ts';
import { listen } from './serve.ts';

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0, false);
  await new Promise((closed) => server.close(closed));
  return port;
}
// Test processes inherit it from the process that starts them.
process.env.METHUSELAH_TEST_PORT ??= String(await freePort());
const PORT = process.env.METHUSELAH_TEST_PORT;

// The page's server, and those of the online tables, keep their compiled code for each other.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../../node_modules/.cache/compiled');

/** Long time limits, in milliseconds: tests wait for what they need on a busy machine; only a hang takes this long. */
const TIME_LIMITS = { wait: 120_000, test: 900_000 };

/**
 * Browser tests of the built page, at desktop and phone size. Tests tagged @all repeat others with another deck or language, those
 * tagged @desk or @phone prove nothing more at the other size: `npm test` skips them there, `npm run test:browser:all` runs everything. Those
 * tagged @long are left to `npm run test:browser:long`, and so to CI.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: TIME_LIMITS.test,
  expect: { timeout: TIME_LIMITS.wait },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}/`,
    launchOptions: chromiumOptions(),
    // It fetches every file after each load; the tests of it, and of whole games, let it.
    serviceWorkers: 'block',
    // Tracing would take a third of the time; `--trace on` turns it on.
    trace: 'off',
  },
  projects: [
    { name: 'desk', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // These do not depend on the screen size, or set their own.
      testIgnore: [
        'attacks',
        'crash',
        'fonts',
        'keyboard',
        'kept',
        'offline',
        'online',
        'old',
        'screens',
        'server',
      ].map((name) => `${name}.spec.ts`),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `node serve.ts --build --no-open --port ${PORT}`,
    url: `http://localhost:${PORT}/`,
    cwd: import.meta.dirname,
    timeout: TIME_LIMITS.test,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 1000 },
  },
});
