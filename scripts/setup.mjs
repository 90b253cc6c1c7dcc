// Installs the dependencies when they are missing or older than the lock file.
// Plain JavaScript: it must run on the machine's own Node, before the pinned one exists.
import { spawnSync } from 'node:child_process';
import { statSync, utimesSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Modification time, or 0 if the file does not exist. */
function changed(path) {
  return statSync(root + path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

// npm writes this file last, so an interrupted install counts as none.
const marker = 'node_modules/.package-lock.json';

if (changed(marker) < changed('package-lock.json')) {
  console.error('Installing dependencies (npm ci)...');
  // Run npm on the Node that started it: npm ci deletes the pinned one while it works.
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  // npm's own output goes to stderr: stdout belongs to the script that follows.
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  const result = npm && node ? spawnSync(node, [npm, ...args], options) : spawnSync('npm', args, options);
  if (result.status !== 0) {
    console.error('npm ci failed.');
    process.exit(1);
  }
  const now = new Date();
  utimesSync(root + marker, now, now);
}
