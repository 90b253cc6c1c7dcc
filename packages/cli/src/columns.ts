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
