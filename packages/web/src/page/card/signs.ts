import type { Face } from '@methuselah/host';
import { clanIcon, disciplineIcon, type IconName } from '../../looks/signs.ts';

/** Icons down the side of a card: a vampire's clan; a library card's types and required clan; then Disciplines. */
export const sideSigns = ({ types, clan, disciplines }: Face): IconName[] => [
  ...types.filter((type) => type !== 'vampire'),
  ...(clan === null ? [] : [clanIcon(clan)]),
  ...disciplines.map(({ code, superior }) => disciplineIcon(code, superior)),
];

/** How much smaller a name is set, by its length and that of its longest word. */
export const nameStep = (name: string): 0 | 1 | 2 => {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  if (name.length > 26 || longest > 12) return 2;
  return name.length > 17 || longest > 9 ? 1 : 0;
};

/** About how wide a letter of the title face is, in hundredths of its size. */
const widthOf = (letter: string): number => {
  if (/[fijlrt.,:;'’!()\- ]/.test(letter)) return 34;
  if (/[mw™]/i.test(letter)) return 86;
  return letter === letter.toLowerCase() ? 53 : 66;
};

/** The width of the longest word, in ems: small cards set their names so that it is not broken. */
export const longestWord = (text: string): number =>
  Math.max(
    ...text.split(/\s/).map((word) => [...word].reduce((sum, letter) => sum + widthOf(letter), 0) / 100),
  );
