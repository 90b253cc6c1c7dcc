import type { Lang } from '@methuselah/text';
import type { ManualWords } from './sections/manual.ts';

/** Texts of settings, saves and help, loaded with the first of these dialogs. */
export const MANUAL: Readonly<Record<Lang, () => Promise<ManualWords>>> = {
  en: async () => (await import('./en/manual.ts')).manual,
  fr: async () => (await import('./fr/manual.ts')).manual,
  es: async () => (await import('./es/manual.ts')).manual,
  it: async () => (await import('./it/manual.ts')).manual,
  pt: async () => (await import('./pt/manual.ts')).manual,
};
