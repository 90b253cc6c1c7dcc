import type { Lang } from '@methuselah/text';
import type { OfflineWords } from './sections/offline.ts';

/** Texts about a new version, loaded once there is one. */
export const OFFLINE: Readonly<Record<Lang, () => Promise<OfflineWords>>> = {
  en: async () => (await import('./en/offline.ts')).offline,
  fr: async () => (await import('./fr/offline.ts')).offline,
  es: async () => (await import('./es/offline.ts')).offline,
  it: async () => (await import('./it/offline.ts')).offline,
  pt: async () => (await import('./pt/offline.ts')).offline,
};
