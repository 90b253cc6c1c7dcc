export {
  type Database,
  LogUnavailable,
  NotUnique,
  type Row,
  type Statement,
  type Value,
} from './database.ts';
export type {
  Appended,
  DueTable,
  EventLog,
  LogEvent,
  NewEvent,
  News,
  NewTable,
  Snapshot,
  TableFacts,
  TableProgress,
} from './log.ts';
export { openLog } from './open.ts';
export { openToRead } from './reading.ts';
