/** The rows of a CSV file with a header line; quoted fields may hold commas, line breaks and doubled quotes. */
export function readCsv(text: string): Record<string, string>[] {
  const [heading = [], ...rows] = fields(text.replace(/^\uFEFF/, ''));
  return rows.map((row, i) => {
    if (row.length !== heading.length) {
      throw new Error(`Row ${i + 1} has ${row.length} fields; the heading has ${heading.length}.`);
    }
    return Object.fromEntries(heading.map((name, column) => [name, row[column] ?? '']));
  });
}

function fields(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    const last = end !== ',';
    // A line break at the end of the file leaves an empty match.
    if (quoted === undefined && plain === '' && last && row.length === 0) continue;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (!last) continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
