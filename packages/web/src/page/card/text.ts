import type { Face } from '@methuselah/host';
import { disciplineIcon, type IconName } from '../../looks/signs.ts';

/** A piece of a card's text: words, the sign of a Discipline, or a card type in brackets. */
export type Piece =
  | { readonly is: 'words'; readonly text: string }
  | { readonly is: 'sign'; readonly icon: IconName; readonly discipline: string; readonly superior: boolean }
  | { readonly is: 'type'; readonly text: string }
  | { readonly is: 'directed' };

const CODE = /^([a-z]{3}|[A-Z]{3})$/;

/** A line of a card's text in pieces: "[dom] +1 bleed" begins with a sign. A sign after the name of its Discipline says nothing aloud. */
export const piecesOf = (line: string, { disciplines }: Pick<Face, 'disciplines'>): Piece[] => {
  const pieces: Piece[] = [];
  let before = '';
  for (const [i, text] of line.split(/\[([^\]]+)\]/).entries()) {
    if (i % 2 === 0) {
      for (const [j, words] of text.split('Ⓓ').entries()) {
        if (j > 0) pieces.push({ is: 'directed' });
        if (words !== '') pieces.push({ is: 'words', text: words });
      }
      before = text.trimEnd();
    } else if (CODE.test(text)) {
      const code = text.toLowerCase();
      const superior = text !== code;
      const name = disciplines.find((one) => one.code === code)?.text ?? '';
      const isSaid = name !== '' && before.endsWith(name);
      pieces.push({
        is: 'sign',
        icon: disciplineIcon(code, superior),
        discipline: isSaid ? '' : name,
        superior,
      });
    } else pieces.push({ is: 'type', text });
  }
  return pieces;
};
