#!/usr/bin/env node
// Plain JavaScript: it must run on the machine's own Node, and hands over to the pinned one, which runs TypeScript.
// CommonJS, because it starts faster than a module.
const { spawnSync } = require('node:child_process');
const { join } = require('node:path');

const root = join(__dirname, '../../..');
const node = join(root, `node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`);
const { status, error } = spawnSync(node, [join(__dirname, '../src/main.ts'), ...process.argv.slice(2)], {
  stdio: 'inherit',
  // What was compiled once is kept: the command starts twice as fast.
  env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/methuselah'), ...process.env },
});
if (error) console.error('The dependencies are not installed. Run npm ci first.');
process.exitCode = status ?? 2;
