import { type Face, facesOf, POOL, tongueFor } from '@methuselah/host';
import type { Lang } from '@methuselah/text';

export const samples = async (lang: Lang): Promise<Face[]> => facesOf(POOL, await tongueFor(lang));
