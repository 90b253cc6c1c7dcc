import { createServer } from 'node:http';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './build/chromium.ts';
import { listen } from './serve.ts';

/** A port that nobody uses. */
async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0, false);
  await new Promise((closed) => server.close(closed));
  return port;
}
// The processes that run the tests are given it by the one that starts them.
process.env.METHUSELAH_TEST_PORT ??= String(await freePort());
const PORT = process.env.METHUSELAH_TEST_PORT;

/** Everything waits for what it needs, however busy the machine is: only what hangs takes so long. */
const HANGS = { wait: 120_000, test: 900_000 };

/**
 * The tests in a browser: the built page as it is served, at a desk and on a phone. What is tagged @all repeats a test with another deck or
 * language; `npm test` leaves it out, `npm run test:browser:all` runs everything.
 */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: HANGS.test,
  expect: { timeout: HANGS.wait },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}/`,
    launchOptions: chromiumOptions(),
    // A trace of every press would take a third of the time: `--trace on` makes one.
    trace: 'off',
  },
  projects: [
    { name: 'desk', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // What these try does not depend on the screen, or brings its own.
      testIgnore: ['attacks', 'crash', 'fonts', 'keyboard', 'kept', 'offline', 'old', 'screens'].map(
        (name) => `${name}.spec.ts`,
      ),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `node serve.ts --build --no-open --port ${PORT}`,
    url: `http://localhost:${PORT}/`,
    cwd: import.meta.dirname,
    timeout: HANGS.test,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 1000 },
  },
});
