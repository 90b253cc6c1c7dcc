export type * from './model.ts';
export { POOL } from './pool.ts';
export type * from './protocol.ts';
export { asksOf, type Chair, chairsOf, type SavedTable, Session } from './session.ts';
export { isPassing, type Passing, passingFrom, passPlace } from './stops.ts';
export { DEEDS, type Deed, type WhyLine, whyNot, whyNotDeed } from './why.ts';
