import type { Lang } from '@methuselah/text';
import type { ManualWords } from './sections/manual.ts';

/** What is said in settings, saves and help is loaded with the first of them. */
export const MANUAL: Readonly<Record<Lang, () => Promise<ManualWords>>> = {
  en: async () => (await import('./en/manual.ts')).manual,
  fr: async () => (await import('./fr/manual.ts')).manual,
  es: async () => (await import('./es/manual.ts')).manual,
  it: async () => (await import('./it/manual.ts')).manual,
  pt: async () => (await import('./pt/manual.ts')).manual,
};
