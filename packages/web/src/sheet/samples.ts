import { CARDS, PLAYABLE } from '@methuselah/cards';
import { poolOf } from '@methuselah/engine';
import { type Face, facesOf, tongueFor } from '@methuselah/host';
import type { Lang } from '@methuselah/text';

export const samples = async (lang: Lang): Promise<Face[]> =>
  facesOf(poolOf(PLAYABLE, CARDS), await tongueFor(lang));
