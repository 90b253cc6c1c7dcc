import { join } from 'node:path';
import { LANGS } from '@methuselah/text';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { cards } from './build/cards.ts';
import { fonts } from './build/fonts.ts';
import { lessons } from './build/lessons.ts';
import { offline } from './build/offline.ts';
import { policy } from './build/policy.ts';

/** Names of lazily loaded chunks: "lang-en-…" for language files, "cards-…" for shards, "bots-…" for a package, else their own name. */
function chunkName({ name, facadeModuleId }: { name: string; facadeModuleId: string | null }): string {
  const [, shard, ofLang = ''] = /virtual:shard\/(\d+)(?:\/(\w\w))?$/.exec(facadeModuleId ?? '') ?? [];
  if (shard !== undefined) return `assets/cards-${ofLang === '' ? '' : `${ofLang}-`}${shard}-[hash].js`;
  const [, lesson] = /virtual:lesson\/([\w-]+)$/.exec(facadeModuleId ?? '') ?? [];
  if (lesson !== undefined) return `assets/lesson-${lesson}-[hash].js`;
  const [, deckLang, deck] = /virtual:sample\/(\w\w)\/(\w+)$/.exec(facadeModuleId ?? '') ?? [];
  if (deck !== undefined) return `assets/lang-${deckLang}-deck-${deck}-[hash].js`;
  const [, termLang] = /virtual:term\/(\w\w)$/.exec(facadeModuleId ?? '') ?? [];
  if (termLang !== undefined) return `assets/lang-${termLang}-terms-[hash].js`;
  const [, folder, lang, file = 'index'] = /(\w+)\/(\w\w)(?:\/(\w+))?\.ts$/.exec(facadeModuleId ?? '') ?? [];
  const part = file === 'index' ? folder : file;
  const [, ofPackage = name] = /\/packages\/(\w+)\/src\/index\.ts$/.exec(facadeModuleId ?? '') ?? [];
  return `assets/${LANGS.some((each) => each === lang) ? `lang-${lang}-${part}` : ofPackage}-[hash].js`;
}

/** Static files with relative paths, for any path of any web host. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [
    svelte(),
    cards(),
    lessons(),
    fonts(),
    policy(),
    offline(join(import.meta.dirname, 'src/offline/sw.ts')),
  ],
  build: {
    target: 'es2024',
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // The security policy would block inlined images and styles.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        chunkFileNames: chunkName,
        codeSplitting: {
          groups: [
            { name: 'icons', test: /\/web\/src\/looks\/signs(?!\/rare)\b.*\.ts$/ },
            // Pictures of cards: loaded after the first paint.
            { name: 'icons-cards', test: /\/web\/src\/looks\/emblem\b.*\.ts$/ },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [cards()],
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        entryFileNames: 'assets/worker-[hash].js',
        chunkFileNames: chunkName,
      },
    },
  },
});
