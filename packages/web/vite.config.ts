import { join } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { cardTexts } from './build/card-texts.ts';
import { offline } from './build/offline.ts';

/** What a lazily loaded part is called: a language by its name, everything else by its own. */
function chunkName({ name, facadeModuleId }: { name: string; facadeModuleId: string | null }): string {
  const [, part, lang] =
    /(words|table|glossary|card-texts)\/(\w\w)(?:\/index\.ts|\.ts)?$/.exec(facadeModuleId ?? '') ?? [];
  return `assets/${part && lang ? `${part}-${lang}` : name}-[hash].js`;
}

/** The page is static files: they may lie under any path of any web host. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [svelte(), cardTexts(), offline(join(import.meta.dirname, 'src/offline/sw.ts'))],
  build: {
    target: 'es2024',
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // An inlined picture or style would need a hole in the page's security policy.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { chunkFileNames: chunkName } },
  },
  worker: {
    format: 'es',
    plugins: () => [cardTexts()],
    rolldownOptions: { output: { entryFileNames: 'assets/worker-[hash].js', chunkFileNames: chunkName } },
  },
});
