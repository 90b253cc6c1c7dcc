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

/** Matches between syllables, three letters from the start and two from the end. Letters of one sound stay together. */
const SYLLABLE =
  /(?<=\p{L}{3})(?<![cgklnpst](?=h)|[bcdfgptv](?=[lr])|g(?=n))(?=(?:[cgklnpst]h|[bcdfgptv][lr]|gn|qu|[bcdf-hj-np-tvwxzçñ])[aeiouyà-æè-ïò-öù-ü]\p{L})/giu;

/** The words of a name; long ones get soft hyphens for small cards. */
export const wordsOf = (name: string): readonly { readonly text: string; readonly isLong: boolean }[] =>
  name.split(' ').map((word) => {
    const isLong = word.length > 7;
    return { text: isLong ? word.replace(SYLLABLE, '\u00AD') : word, isLong };
  });
