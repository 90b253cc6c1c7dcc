import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
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
  const inPath = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...inPath, ...KNOWN_PATHS].find(isExecutable) ?? null;
}

/** Launch options for Playwright. As root, Chromium cannot use its sandbox. */
export function chromiumOptions(): { executablePath: string; args: string[] } {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('There is no Chromium: "npm run browser" installs it.');
  return { executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] };
}
