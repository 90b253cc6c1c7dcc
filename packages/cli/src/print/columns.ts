import { stripVTControlCharacters } from 'node:util';

/** Aligns rows in columns two spaces apart: text on the left; from column `numbersFrom` on, right-aligned. */
export function table(rows: readonly (readonly string[])[], numbersFrom = 1): string[] {
  const width = (column: number): number => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    row
      .map((field, i) => (i < numbersFrom ? field.padEnd(width(i)) : field.padStart(width(i))))
      .join('  ')
      .trimEnd(),
  );
}

/** Visible width, without colour codes. */
const widthOf = (text: string): number => stripVTControlCharacters(text).length;

/** Wraps text to a width; the first line is indented by `first`, the others by `below`. */
export function wrapped(text: string, width: number, first = '', below = first): string[] {
  const lines: string[] = [];
  let line = first;
  let isEmpty = true;
  for (const word of text.split(' ')) {
    if (!isEmpty && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = below;
      isEmpty = true;
    }
    line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line];
}
