/** Finds a Chromium for the browser tests, installs one if possible, and prints its path. */
import { spawnSync } from 'node:child_process';
import { findChromium } from '../packages/web/build/chromium.ts';

function installed(): boolean {
  const as = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]): boolean => {
    const [command = '', ...rest] = [...as, 'apt-get', ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    // apt's output goes to stderr: stdout holds the result.
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
