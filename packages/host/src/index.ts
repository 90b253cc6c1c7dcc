export { Host } from './host.ts';
export {
  type CardNames,
  courseOf,
  facesOf,
  logLine,
  marked,
  modelOf,
  namesOf,
  type OutOn,
  plainText,
  spansOf,
} from './model/index.ts';
export type * from './model.ts';
export { POOL } from './pool.ts';
export type * from './protocol.ts';
export { Replay } from './replay.ts';
export { asksOf, type Chair, chairsOf, type SavedTable, Session, type Told } from './session.ts';
export { DEFAULT_ORDERS, isPassing, type Passing, passingFrom, passPlace, stopsAt } from './stops.ts';
export { HostedTable } from './table.ts';
export { tongueFor } from './tongues.ts';
export { DEEDS, type Deed, type WhyLine, whyNot, whyNotDeed } from './why.ts';
export type { HostTongue, HostWords } from './words/words.ts';
