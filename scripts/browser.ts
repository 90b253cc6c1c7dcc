/** Finds a Chromium for the tests in a browser, and installs one where it may. Prints where it is. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function runs(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** CHROMIUM, or the first that is found; null if there is none. */
export function findChromium(): string | null {
  const { CHROMIUM, PATH = '' } = process.env;
  if (CHROMIUM) return runs(CHROMIUM) ? CHROMIUM : null;
  const inPath = PATH.split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...inPath, ...ELSEWHERE].find(runs) ?? null;
}

/** How it is started by Playwright: as root, Chromium cannot have its sandbox. */
export function chromiumOptions(): { executablePath: string; args: string[] } {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error('There is no Chromium: "npm run browser" installs it.');
  return { executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] };
}

function installed(): boolean {
  const as = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]): boolean => {
    const [command = '', ...rest] = [...as, 'apt-get', ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    // What apt says goes to stderr: stdout is the answer.
    return spawnSync(command, rest, { env, stdio: ['ignore', 2, 2] }).status === 0;
  };
  console.error('Installing Chromium (apt-get install chromium)...');
  return apt('update', '-q') && apt('install', '-yq', '--no-install-recommends', 'chromium');
}

if (import.meta.main) {
  if (findChromium() === null && (process.env.CHROMIUM || !installed())) {
    console.error(
      'The tests in a browser need Chromium, and it could not be installed: install it, or say with CHROMIUM=/path/to/it where it is.',
    );
    process.exit(1);
  }
  console.log(findChromium());
}
