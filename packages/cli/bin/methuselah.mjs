#!/usr/bin/env node
// Plain JavaScript: it must run on the machine's own Node, and hands over to the pinned one, which runs TypeScript.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const node = path(`../../../node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`);
const { status, error } = spawnSync(node, [path('../src/main.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  // What was compiled once is kept: the command starts twice as fast.
  env: { NODE_COMPILE_CACHE: path('../../../node_modules/.cache/methuselah'), ...process.env },
});
if (error) console.error('The dependencies are not installed. Run npm ci first.');
process.exitCode = status ?? 2;
