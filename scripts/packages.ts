/** Builds the npm packages of engine, cards, text and bots in dist/:  npm run packages */
import { statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPackages, packPackages } from './pack/build.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const built = join(root, 'dist/packages');
buildPackages(root, built);
for (const tarball of packPackages(built, join(root, 'dist')))
  console.log(`${relative(root, tarball)}  ${Math.round(statSync(tarball).size / 1000)} kB`);
