import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { listen, siteOf } from '../serve.ts';

/** Builds the page into a temporary folder and serves it on a free port. */
export async function servedPage(): Promise<{ folder: string; address: string; close: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'methuselah-'));
  await build({
    root: join(import.meta.dirname, '..'),
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
  });
  const server = siteOf(folder);
  const port = await listen(server, 0, false);
  const close = (): void => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  };
  return { folder, address: `http://localhost:${port}/`, close };
}
