import { spawnSync } from 'node:child_process';

/** Installs a package of Debian or Ubuntu, as root or with a sudo that does not ask; false if that is not possible. */
export function installed(what: string, name: string): boolean {
  const as = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]): boolean => {
    const [command = '', ...rest] = [...as, 'apt-get', ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    // apt's output goes to stderr: stdout holds the result.
    return spawnSync(command, rest, { env, stdio: ['ignore', 2, 2] }).status === 0;
  };
  console.error(`Installing ${what} (apt-get install ${name})...`);
  const install = (): boolean => apt('install', '-yq', '--no-install-recommends', name);
  // The lists of packages are fetched only where they are missing or old: the second program finds those of the first.
  return install() || (apt('update', '-q') && install());
}
