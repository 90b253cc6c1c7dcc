/** What is the same over both databases: everything but appending and wake-ups. */
import { NotUnique, type Row, type Statement, type Value } from './database.ts';
import {
  type Appending,
  checkAppend,
  type EventLog,
  type LogEvent,
  type NewEvent,
  type NewTable,
  type Snapshot,
  type TableFacts,
} from './log.ts';

const READ = `SELECT seq, command_id, at, seat, kind, body FROM event WHERE table_id = ? AND seq >= ? ORDER BY seq`;
const HEAD = 'SELECT max(seq) AS head FROM event WHERE table_id = ?';
const COMMAND = 'SELECT seq FROM event WHERE table_id = ? AND command_id = ?';
const TABLE = 'SELECT * FROM game_table WHERE id = ?';
const INSERT_TABLE =
  'INSERT INTO game_table (id, rules_id, options, public, created, due) VALUES (?, ?, ?, ?, ?, ?)';
const DUE = `SELECT id, rules_id, due FROM game_table WHERE due <= ?
  ORDER BY CASE WHEN rules_id = ? THEN 0 ELSE 1 END, due LIMIT ?`;
const POSTPONE = 'UPDATE game_table SET due = ? WHERE id = ? AND due = ? RETURNING id';
export const INSERT_EVENT =
  'INSERT INTO event (table_id, seq, command_id, at, seat, kind, body) VALUES (?, ?, ?, ?, ?, ?, ?)';
const SAVE_SNAPSHOT =
  'INSERT INTO snapshot (table_id, seq, state, hash) VALUES (?, ?, ?, ?) ON CONFLICT (table_id, seq) DO NOTHING';
const DROP_SNAPSHOTS = 'DELETE FROM snapshot WHERE table_id = ? AND seq < ?';
const LAST_SNAPSHOT = 'SELECT seq, state, hash FROM snapshot WHERE table_id = ? ORDER BY seq DESC LIMIT 1';

const eventOf = (row: Row): LogEvent => ({
  seq: Number(row.seq),
  command: row.command_id === null ? null : String(row.command_id),
  at: Number(row.at),
  seat: row.seat === null ? null : Number(row.seat),
  kind: String(row.kind),
  body: String(row.body),
});

const tableOf = (row: Row): TableFacts => ({
  id: String(row.id),
  rules: String(row.rules_id),
  options: String(row.options),
  isPublic: row.public === 1,
  created: Number(row.created),
  due: row.due === null ? null : Number(row.due),
  turn: Number(row.turn),
  ended: row.ended === null ? null : Number(row.ended),
  result: row.result === null ? null : String(row.result),
});

/** The parameters of `INSERT_EVENT`. */
export const paramsOf = (table: string, seq: number, event: NewEvent): Value[] => [
  table,
  seq,
  event.command,
  event.at,
  event.seat,
  event.kind,
  event.body,
];

const dueOf = (row: Row) => ({ id: String(row.id), rules: String(row.rules_id), due: Number(row.due) });
const snapshotOf = (row: Row): Snapshot => ({
  seq: Number(row.seq),
  state: String(row.state),
  hash: String(row.hash),
});

export function logOver({ database, append, announce, onNews, close }: Appending): EventLog {
  const first = async (sql: string, params: readonly Value[]): Promise<Row | undefined> =>
    (await database.query(sql, params))[0];
  return {
    database,
    async createTable(id: string, table: NewTable, events: readonly NewEvent[], beside = []) {
      if (events.length > 0) checkAppend(0, events);
      const { rules, options, isPublic, created, due } = table;
      const statements: Statement[] = [
        { sql: INSERT_TABLE, params: [id, rules, options, isPublic ? 1 : 0, created, due] },
        ...events.map((event, seq) => ({ sql: INSERT_EVENT, params: paramsOf(id, seq, event) })),
        ...beside,
      ];
      try {
        await database.transaction(statements);
        return true;
      } catch (error) {
        if (error instanceof NotUnique) return false;
        throw error;
      }
    },
    async table(id: string) {
      const row = await first(TABLE, [id]);
      return row === undefined ? null : tableOf(row);
    },
    async append(table, seq, events, progress = null) {
      checkAppend(seq, events);
      return append(table, seq, events, progress);
    },
    async dueBy(time: number, rules: string, most: number) {
      return (await database.query(DUE, [time, rules, most])).map(dueOf);
    },
    async postpone(table: string, from: number, to: number | null) {
      return (await database.query(POSTPONE, [to, table, from])).length > 0;
    },
    async read(table: string, from: number) {
      return (await database.query(READ, [table, from])).map(eventOf);
    },
    async head(table: string) {
      return Number((await first(HEAD, [table]))?.head ?? -1);
    },
    async commandAt(table: string, command: string) {
      const row = await first(COMMAND, [table, command]);
      return row === undefined ? null : Number(row.seq);
    },
    async saveSnapshot(table: string, { seq, state, hash }: Snapshot) {
      await database.transaction([
        { sql: SAVE_SNAPSHOT, params: [table, seq, state, hash] },
        { sql: DROP_SNAPSHOTS, params: [table, seq] },
      ]);
    },
    async lastSnapshot(table: string) {
      const row = await first(LAST_SNAPSHOT, [table]);
      return row === undefined ? null : snapshotOf(row);
    },
    announce,
    onNews,
    close,
  };
}
