import type { Plugin } from 'vite';

/** What the page may load and do: nothing but its own files. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // Measures of a card are set on its element.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
] as const;

/** As the header of an answer: a page cannot say of itself who may frame it. */
export const POLICY_HEADER = [...POLICY, "frame-ancestors 'none'"].join('; ');

/** Writes it into the built page, so that it holds on any web host. Vite's own server needs more than it allows. */
export function policy(): Plugin {
  return {
    name: 'policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY.join('; ') },
          injectTo: 'head-prepend',
        },
      ],
    },
  };
}
