import { SAMPLES } from 'virtual:samples';
import type { Lang } from '@methuselah/text';
import type { DeckKey } from '../../../words/sections/start.ts';
import type { Sample } from './samples.ts';

/** All cards of a deck in a language. */
export const sampleOf = async (deck: DeckKey, lang: Lang): Promise<Sample | null> =>
  (await SAMPLES[lang][deck]?.())?.SAMPLE ?? null;
