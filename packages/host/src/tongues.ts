import type { Lang } from '@methuselah/text';
import type { HostTongue } from './words/words.ts';

const LOADERS: Readonly<Record<Lang, () => Promise<{ readonly TONGUE: HostTongue }>>> = {
  en: () => import('./words/en.ts'),
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
  it: () => import('./words/it.ts'),
  pt: () => import('./words/pt.ts'),
};

/** One language, loaded when it is asked for. */
export const tongueFor = async (lang: Lang): Promise<HostTongue> => (await LOADERS[lang]()).TONGUE;
