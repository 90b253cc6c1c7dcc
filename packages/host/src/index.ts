export { POOL } from './pool.ts';
export { asksOf, type Chair, chairsOf, type SavedTable, Session } from './session.ts';
export { isPassing, type Passing, passingFrom, passPlace } from './stops.ts';
export type * from './model.ts';
