import type { Lang } from '@methuselah/text';
import type { ReplayWords } from './sections/replay.ts';

/** Texts of the replay and of the chart of pools, loaded with the first of them. */
export const REPLAY: Readonly<Record<Lang, () => Promise<ReplayWords>>> = {
  en: async () => (await import('./en/replay.ts')).replay,
  fr: async () => (await import('./fr/replay.ts')).replay,
  es: async () => (await import('./es/replay.ts')).replay,
  it: async () => (await import('./it/replay.ts')).replay,
  pt: async () => (await import('./pt/replay.ts')).replay,
};
