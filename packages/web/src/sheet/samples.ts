import { CARDS, PLAYABLE } from '@methuselah/cards';
import { poolOf } from '@methuselah/engine';
import { type Face, facesOf, localeFor } from '@methuselah/host';
import type { Lang } from '@methuselah/text';

export const samples = async (lang: Lang): Promise<Face[]> =>
  facesOf(poolOf(PLAYABLE, CARDS), await localeFor(lang));
