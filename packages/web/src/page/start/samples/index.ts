import type { Lang } from '@methuselah/text';
import type { Samples } from './samples.ts';

/** Samples of the decks, loaded with the language. */
const LOADERS: Readonly<Record<Lang, () => Promise<{ readonly SAMPLES: Samples }>>> = {
  en: () => import('./en.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
  it: () => import('./it.ts'),
  pt: () => import('./pt.ts'),
};

export const samplesFor = async (lang: Lang): Promise<Samples> => (await LOADERS[lang]()).SAMPLES;
