export { drawnSeed } from './chance.ts';
export { changesText, type TakenUp } from './changes.ts';
export type * from './contract/index.ts';
export { Host } from './host.ts';
export {
  asRecorded,
  type CardNames,
  type Counted,
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
export { Replay } from './replay.ts';
export { asksOf, chairsOf, type SavedTable, Session, type Told } from './session.ts';
export { DEFAULT_ORDERS, isPassing, type Passing, passingFrom, passPlace, stopsAt } from './stops.ts';
export { HostedTable } from './table.ts';
export { tongueFor, tongueWith } from './tongues.ts';
export { DEEDS, type Deed, whyNot, whyNotDeed } from './why.ts';
export type { HostTongue, HostWords } from './words/words.ts';
