import type { Plugin } from 'vite';

/** Content Security Policy: the page loads only its own files. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // Cards set custom properties in style attributes.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
] as const;

/** For the HTTP header. A meta element cannot set frame-ancestors. */
export const POLICY_HEADER = [...POLICY, "frame-ancestors 'none'"].join('; ');

/**
 * Adds the policy to the built page as a meta element, so that it holds on any host. Not in development: Vite's server needs more
 * than it allows.
 */
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
