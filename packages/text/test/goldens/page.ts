import { nameIn, PLAYABLE_CARDS } from '@methuselah/cards';
import { cardText, type Lang } from '@methuselah/text';

/** All texts of a language, to be read line by line. */
export const page = (lang: Lang): string =>
  PLAYABLE_CARDS.toSorted((a, b) => a.id - b.id)
    .map((card) => `# ${nameIn(card, lang)} (${card.id})\n${cardText(card, lang)}\n`)
    .join('\n');
