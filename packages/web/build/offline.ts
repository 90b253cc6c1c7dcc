import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { build, type Plugin } from 'vite';

/** All files in a folder, as relative paths with slashes. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .sort();

/** Adds the service worker (sw.js) to a finished build, with a list of all files and one hash over them. */
export function offline(entry: string): Plugin {
  let out = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved(config) {
      out = resolve(config.root, config.build.outDir);
    },
    async closeBundle(error) {
      if (error) return;
      const files = filesIn(out).filter((file) => file !== 'sw.js');
      const hash = createHash('sha256');
      for (const file of files) hash.update(file).update(readFileSync(join(out, file)));
      // Hosts treat "index.html" differently; "./" works on all of them.
      const urls = files.map((file) => (file === 'index.html' ? './' : file));
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: {
          FILES: JSON.stringify(urls),
          VERSION: JSON.stringify(hash.digest('hex').slice(0, 12)),
        },
        build: {
          target: 'es2024',
          outDir: out,
          emptyOutDir: false,
          modulePreload: false,
          rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: 'sw.js' } },
        },
      });
    },
  };
}
