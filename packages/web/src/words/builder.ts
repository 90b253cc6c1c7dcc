import type { Lang } from '@methuselah/text';
import type { BuilderWords } from './sections/builder.ts';

/** Texts of the decks, loaded with them. */
export const BUILDER: Readonly<Record<Lang, () => Promise<BuilderWords>>> = {
  en: async () => (await import('./en/builder.ts')).builder,
  fr: async () => (await import('./fr/builder.ts')).builder,
  es: async () => (await import('./es/builder.ts')).builder,
  it: async () => (await import('./it/builder.ts')).builder,
  pt: async () => (await import('./pt/builder.ts')).builder,
};
