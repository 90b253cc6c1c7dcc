/** Finds a Chromium for the browser tests, installs one if possible, and prints its path. */
import { findChromium } from '../packages/web/build/chromium.ts';
import { installed } from './shared/apt.ts';

/** Debian has one without windows, which is smaller. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

if (import.meta.main) {
  const isInstalled = (): boolean => PACKAGES.some((name) => installed('Chromium', name));
  if (findChromium() === null && (process.env.CHROMIUM || !isInstalled())) {
    console.error(
      'The tests in a browser need Chromium, and it could not be installed: install it, or say with CHROMIUM=/path/to/it where it is.',
    );
    process.exit(1);
  }
  console.log(findChromium());
}
