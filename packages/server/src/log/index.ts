export {
  type Database,
  LogUnavailable,
  NotUnique,
  type Row,
  type Statement,
  type Value,
} from './database.ts';
export type { Appended, EventLog, LogEvent, NewEvent, News, NewTable, Snapshot, TableFacts } from './log.ts';
export { openLog } from './open.ts';
export { openToRead } from './reading.ts';
