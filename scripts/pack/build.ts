import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emit, programOf } from './compile.ts';
import { entriesOf, manifestOf, readWorkspace } from './manifest.ts';
import { isInternal, PACKAGE_NAMES } from './published.ts';
import { apiTable, exportsOf, filledReadme } from './readme.ts';

/** Builds a folder for each published package: JavaScript with types, package.json, README and licence. */
export function buildPackages(root: string, into: string): void {
  rmSync(into, { recursive: true, force: true });
  const packages = join(root, 'packages');
  const example = readFileSync(join(root, 'examples/play-a-game.js'), 'utf8');
  const workspaces = PACKAGE_NAMES.map((key) => {
    const workspace = readWorkspace(root, key);
    const files = new Map(
      [...entriesOf(workspace, key)].map(([entry, file]) => [entry, join(packages, key, file)]),
    );
    return { key, workspace, files };
  });
  const program = programOf(
    packages,
    workspaces.flatMap(({ files }) => [...files.values()]),
    into,
  );
  emit(program, into);
  for (const { key, workspace, files } of workspaces) {
    const folder = join(into, key);
    const tables = [...files]
      .filter(([entry]) => !isInternal(entry))
      .map(([entry, file]): [string, string] => [entry, apiTable(exportsOf(program, file))]);
    const readme = readFileSync(join(packages, key, 'README.md'), 'utf8');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifestOf(workspace, key), null, 2)}\n`);
    writeFileSync(join(folder, 'README.md'), filledReadme(readme, example, new Map(tables)));
    copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  }
}

/** Packs the built packages; returns the tarball of each. */
export function packPackages(built: string, into: string): string[] {
  mkdirSync(into, { recursive: true });
  return PACKAGE_NAMES.map((key) => {
    const args = ['pack', '--silent', '--pack-destination', into];
    const { status, stdout, stderr } = spawnSync('npm', args, { cwd: join(built, key), encoding: 'utf8' });
    if (status !== 0) throw new Error(`npm pack failed for ${key}:\n${stdout}${stderr}`);
    return join(into, stdout.trim());
  });
}
