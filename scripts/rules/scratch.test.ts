import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Scratch } from './scratch.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'methuselah-project-')));
const at = (...path: string[]) => join(root, ...path);
let scratch: Scratch;

beforeAll(() => {
  for (const folder of ['packages/cli/bin', 'node_modules/.bin', 'node_modules/@own', 'node_modules/other'])
    mkdirSync(at(folder), { recursive: true });
  writeFileSync(at('packages/cli/bin/command'), 'echo');
  writeFileSync(at('node_modules/other/tool'), 'echo');
  symlinkSync('../../packages/cli', at('node_modules/@own/cli'));
  symlinkSync('../@own/cli/bin/command', at('node_modules/.bin/command'));
  symlinkSync('../other/tool', at('node_modules/.bin/tool'));
  scratch = new Scratch(root);
});
afterAll(() => {
  scratch.remove();
  rmSync(root, { recursive: true });
});

it('a copy runs its own packages and commands, and the installed ones of the project', () => {
  const leads = (path: string) => realpathSync(join(scratch.folder, 'node_modules', path));
  expect(leads('@own/cli')).toBe(join(scratch.folder, 'packages/cli'));
  expect(leads('.bin/command')).toBe(join(scratch.folder, 'packages/cli/bin/command'));
  expect(leads('other')).toBe(at('node_modules/other'));
  expect(leads('.bin/tool')).toBe(at('node_modules/other/tool'));
});
