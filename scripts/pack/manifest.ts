import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PackageName, PUBLISHED } from './published.ts';

/** The fields of a workspace's package.json that packing reads. */
export interface Workspace {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export function readWorkspace(root: string, name: PackageName): Workspace {
  return JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
}

/** The source file of each published entry of a workspace. */
export function entriesOf({ name, exports }: Workspace, key: PackageName): Map<string, string> {
  return new Map(
    PUBLISHED[key].map((entry) => {
      const file = exports[entry];
      if (file === undefined) throw new Error(`${name} has no entry ${entry}.`);
      return [entry, file];
    }),
  );
}

/** The path of a source file in the packed package: `./src/a/b.ts` becomes `./lib/a/b.js`. */
export const packedPath = (file: string): string =>
  file.replace(/^((?:\.\/)?)src\//, '$1lib/').replace(/(?<!\.d)\.ts$/, '.js');

/** The package.json of a packed package. */
export function manifestOf(workspace: Workspace, key: PackageName): object {
  const { name, version, description, license, dependencies = {} } = workspace;
  const exports = [...entriesOf(workspace, key)].map(([entry, file]) => {
    const code = packedPath(file);
    return [entry, { types: code.replace(/\.js$/, '.d.ts'), default: code }];
  });
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    files: ['lib', 'data'],
    exports: { ...Object.fromEntries(exports), './package.json': './package.json' },
    // The packages are built and tested together: each depends on exactly this version of the others.
    dependencies: Object.fromEntries(Object.keys(dependencies).map((other) => [other, version])),
  };
}
