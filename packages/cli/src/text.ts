import type { Lang } from '@methuselah/cards';
import type { Card } from '@methuselah/engine';

/** What a card does, in words; null while there are none in that language. */
export const textOf = (_card: Card, _lang: Lang): string | null => null;
