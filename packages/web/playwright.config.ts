import { defineConfig } from '@playwright/test';
import { chromiumOptions } from './build/chromium.ts';

const PORT = 4173;

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
  timeout: 60_000,
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
      testIgnore: ['attacks', 'crash', 'keyboard', 'kept', 'offline', 'old', 'screens'].map(
        (name) => `${name}.spec.ts`,
      ),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `node serve.ts --build --no-open --port ${PORT}`,
    url: `http://localhost:${PORT}/`,
    cwd: import.meta.dirname,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 1000 },
  },
});
