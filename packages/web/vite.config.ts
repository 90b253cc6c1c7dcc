import { join } from 'node:path';
import { LANGS } from '@methuselah/text';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { cardTexts } from './build/card-texts.ts';
import { offline } from './build/offline.ts';

/** What a lazily loaded part is called: what belongs to a language is "lang-en-…", everything else has its own name. */
function chunkName({ name, facadeModuleId }: { name: string; facadeModuleId: string | null }): string {
  const [, part, lang] = /(\w+)\/(\w\w)(?:\/index)?\.ts$/.exec(facadeModuleId ?? '') ?? [];
  return `assets/${LANGS.some((each) => each === lang) ? `lang-${lang}-${part}` : name}-[hash].js`;
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
