/** @type {import('@sveltejs/vite-plugin-svelte').SvelteConfig} */
export default {
  compilerOptions: {
    runes: true,
    // Shorter than "svelte-1a2b3c", since it is part of every rule.
    cssHash: ({ hash, css }) => `s${hash(css).slice(0, 4)}`,
  },
};
