/** Lines that somebody has told the operators of. */
import type { Database, Row } from '../log/index.ts';

const OPEN = `SELECT id, at, table_id, line, reporter, speaker, name, said, reason FROM report
  WHERE closed IS NULL ORDER BY at, id`;
const CLOSE = 'UPDATE report SET closed = ? WHERE id = ? AND closed IS NULL RETURNING id';

/** Reports that nobody has dealt with, the oldest first, a paragraph each. */
export async function openReports(database: Database): Promise<readonly string[]> {
  return (await database.query(OPEN)).map(paragraphOf);
}

const paragraphOf = (row: Row): string =>
  [
    `${row.id}  ${new Date(Number(row.at)).toISOString()}  table ${row.table_id}, line ${row.line}`,
    `  said by     ${row.name} (${row.speaker}): ${row.said}`,
    `  reported by ${row.reporter}: ${row.reason}`,
  ].join('\n');

/** Marks a report as dealt with; false if there is no such open one. */
export const closeReport = async (database: Database, id: string, now: number): Promise<boolean> =>
  (await database.query(CLOSE, [now, id])).length > 0;
