import type { Face } from '@methuselah/host';
import { clanIcon, disciplineIcon, type IconName } from '../../looks/signs.ts';

/** The signs down the side of a card: clan of a vampire, types and what is asked for of a library card; then Disciplines. */
export const sideSigns = ({ types, clan, disciplines }: Face): IconName[] => [
  ...types.filter((type) => type !== 'vampire'),
  ...(clan === null ? [] : [clanIcon(clan)]),
  ...disciplines.map(({ code, superior }) => disciplineIcon(code, superior)),
];

/** How small a name must be to fit: its longest word, and all of it, against what fits at full size. */
export const nameStep = (name: string): 0 | 1 | 2 => {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  if (name.length > 26 || longest > 12) return 2;
  return name.length > 17 || longest > 9 ? 1 : 0;
};

/** Between two syllables, three letters from the beginning and two from the end; what sounds as one is not parted. */
const SYLLABLE =
  /(?<=\p{L}{3})(?<![cgklnpst](?=h)|[bcdfgptv](?=[lr])|g(?=n))(?=(?:[cgklnpst]h|[bcdfgptv][lr]|gn|qu|[bcdf-hj-np-tvwxzçñ])[aeiouyà-æè-ïò-öù-ü]\p{L})/giu;

/** The words of a name; the long ones may be parted where a card is too small for them. */
export const wordsOf = (name: string): readonly { readonly text: string; readonly isLong: boolean }[] =>
  name.split(' ').map((word) => {
    const isLong = word.length > 7;
    return { text: isLong ? word.replace(SYLLABLE, '\u00AD') : word, isLong };
  });
