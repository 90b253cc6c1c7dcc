import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** Font packages bundled with the page, with their copyright notices. */
const PACKAGES: Readonly<Record<string, string>> = {
  '@fontsource-variable/source-sans-3':
    "Source Sans 3: © 2023 Adobe (http://www.adobe.com/), with Reserved Font Name 'Source'.",
  '@fontsource/grenze':
    'Grenze: Copyright 2019, The Grenze Project Authors (https://github.com/Omnibus-Type/Grenze).',
};
/** The text fonts; neither the letters of a few names nor the symbol font is preloaded. */
const PRELOADED = /(source-sans-3|grenze)-latin-(?!ext-)[\w.-]+\.woff2$/;
const { resolve } = createRequire(import.meta.url);

/** Preloads the text fonts, and writes the font licences to fonts.txt. */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    apply: 'build',
    generateBundle() {
      const licences = Object.entries(PACKAGES).map(
        ([name, notice]) => `${notice}\n\n${readFileSync(resolve(`${name}/LICENSE`), 'utf8').trim()}`,
      );
      this.emitFile({ type: 'asset', fileName: 'fonts.txt', source: `${licences.join('\n\n\n')}\n` });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => PRELOADED.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `./${file}` },
            injectTo: 'head' as const,
          })),
    },
  };
}
