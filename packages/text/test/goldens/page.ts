import { FIFTH_EDITION, nameIn } from '@methuselah/cards';
import { cardText, type Lang } from '@methuselah/text';

/** All texts of a language, to be read line by line. */
export const page = (lang: Lang): string =>
  FIFTH_EDITION.map((card) => `# ${nameIn(card, lang)} (${card.id})\n${cardText(card, lang)}\n`).join('\n');
