export { LANGUAGES, type Language } from './language.ts';
export type * from './model.ts';
export { POOL } from './pool.ts';
export type * from './protocol.ts';
export { asksOf, type Chair, chairsOf, type SavedTable, Session, type Told } from './session.ts';
export { DEFAULT_ORDERS, isPassing, type Passing, passingFrom, passPlace, stopsAt } from './stops.ts';
export { DEEDS, type Deed, type WhyLine, whyNot, whyNotDeed } from './why.ts';
