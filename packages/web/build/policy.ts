import { POLICY } from '@methuselah/site/policy';
import type { Plugin } from 'vite';

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
