import { stripVTControlCharacters } from 'node:util';

/** Rows as columns two spaces apart: words on the left, and from one column on, numbers on the right. */
export function table(rows: readonly (readonly string[])[], numbersFrom = 1): string[] {
  const width = (column: number): number => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    row
      .map((field, i) => (i < numbersFrom ? field.padEnd(width(i)) : field.padStart(width(i))))
      .join('  ')
      .trimEnd(),
  );
}

/** How many columns a text takes, colours apart. */
const widthOf = (text: string): number => stripVTControlCharacters(text).length;

/** A text on lines of a width: the first begins with one indent, those that go on below with another. */
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
