import type { Lang } from '@methuselah/text';
import type { PageWords } from './words.ts';

export type { PageWords } from './words.ts';

/** Languages are loaded on demand. */
export const WORDS: Readonly<Record<Lang, () => Promise<PageWords>>> = {
  en: async () => (await import('./en/index.ts')).words,
  fr: async () => (await import('./fr/index.ts')).words,
  es: async () => (await import('./es/index.ts')).words,
  it: async () => (await import('./it/index.ts')).words,
  pt: async () => (await import('./pt/index.ts')).words,
};
