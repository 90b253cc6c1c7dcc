import type { Lang } from '@methuselah/text';
import type { OnlineWords } from './sections/online.ts';

/** Texts of online play, loaded with it. */
export const ONLINE: Readonly<Record<Lang, () => Promise<OnlineWords>>> = {
  en: async () => (await import('./en/online.ts')).online,
  fr: async () => (await import('./fr/online.ts')).online,
  es: async () => (await import('./es/online.ts')).online,
  it: async () => (await import('./it/online.ts')).online,
  pt: async () => (await import('./pt/online.ts')).online,
};
