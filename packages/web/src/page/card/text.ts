import type { Face } from '@methuselah/host';
import { type Glossary, type GlossaryKey, markWords } from '@methuselah/text/internal';
import { disciplineIcon, type IconName } from '../../looks/signs.ts';

/** A piece of card text: words, an explained word, the icon of a Discipline or of a directed action, or a card type. */
export type Piece =
  | { readonly is: 'words'; readonly text: string }
  | { readonly is: 'explained'; readonly key: GlossaryKey; readonly text: string }
  | { readonly is: 'sign'; readonly icon: IconName; readonly discipline: string; readonly superior: boolean }
  | { readonly is: 'directed' }
  | { readonly is: 'type'; readonly text: string };

const CODE = /^([a-z]{3}|[A-Z]{3})$/;

/** Splits a line of card text: "[dom] +1 bleed" begins with an icon. An icon after the name of its Discipline gets no label. */
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

/** A card's text in pieces, line by line. A word is explained only where it first occurs. */
export const explainedLines = (
  face: Pick<Face, 'lines' | 'disciplines'>,
  glossary: Glossary | null,
): Piece[][] => {
  const seen = new Set<GlossaryKey>();
  const explain = (text: string): Piece[] =>
    (glossary ? markWords(text, glossary) : [text]).map((part) => {
      if (typeof part === 'string') return { is: 'words', text: part };
      if (seen.has(part.key)) return { is: 'words', text: part.text };
      seen.add(part.key);
      return { is: 'explained', ...part };
    });
  return face.lines.map((line) =>
    piecesOf(line, face).flatMap((piece) => (piece.is === 'words' ? explain(piece.text) : [piece])),
  );
};
