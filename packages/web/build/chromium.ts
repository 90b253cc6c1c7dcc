import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The one that never has a window first: it takes a sixth less time. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const KNOWN_PATHS = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** `CHROMIUM`, or the first one found; null if there is none. */
export function findChromium(): string | null {
  const { CHROMIUM, PATH = '' } = process.env;
  if (CHROMIUM) return isExecutable(CHROMIUM) ? CHROMIUM : null;
  const folders = PATH.split(delimiter);
  const inPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...inPath, ...KNOWN_PATHS].find(isExecutable) ?? null;
}

/**
 * Chromium without a window still draws the suggestions of its address bar with pages of its own: a second of work for each context,
 * which nobody sees. The last list of features counts, so those that Playwright turns off are named again.
 */
const UNUSED_FEATURES = [
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Launch options for Playwright. Letters are as wide with a window as without. As root, Chromium cannot use its sandbox. */
export function chromiumOptions(): { executablePath: string; args: string[] } {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('There is no Chromium: "npm run browser" installs it.');
  const args = ['--font-render-hinting=none', `--disable-features=${UNUSED_FEATURES.join()}`];
  return { executablePath, args: process.getuid?.() === 0 ? [...args, '--no-sandbox'] : args };
}
