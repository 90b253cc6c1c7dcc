import type { CardWords } from '../sections/card.ts';

export const card: CardWords = { title: 'Methuselah' };
