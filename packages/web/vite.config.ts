import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** The page is static files: they may lie under any path of any web host. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [svelte()],
  build: { target: 'es2024', outDir: 'dist', emptyOutDir: true, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
});
