export {
  type Answer,
  Asking,
  type By,
  type Held,
  type Next,
  type Pace,
  type Question,
  type Wishes,
  type WrittenAsking,
} from './asking.ts';
export { drawnSeed } from './chance.ts';
export { changesText, type TakenUp } from './changes.ts';
export type * from './contract/index.ts';
export { type Fed, Feed } from './feed.ts';
export { Fold, type WrittenFold } from './fold.ts';
export { Host } from './host.ts';
export { LeanHost, type OnDemand } from './leanhost.ts';
export { holdAll, offeredAs, verdictOf } from './lessons/facts.ts';
export { loadSession, sessionOf } from './loading.ts';
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
  noteOut,
  type Out,
  type OutOn,
  plainText,
  spansOf,
} from './model/index.ts';
export { type CardsOf, cardsNeeded, cardsOfDecks, needsBots, needsDecks, needsRecords } from './needed.ts';
export { cardsOfAsked } from './newtable.ts';
export { cardsOfRecord } from './records.ts';
export { Replay } from './replay.ts';
export { chairsOf } from './saved.ts';
export { asksOf, type Bots, type SavedTable, Session } from './session.ts';
export { DEFAULT_ORDERS, isPassing, type Passing, passingFrom, passPlace, stopsAt } from './stops.ts';
export { HostedTable } from './table.ts';
export type { Told } from './viewerlog.ts';
export { DEEDS, type Deed, whyDeedIsNotOffered, whyNotOffered } from './why.ts';
export { isEqual, type Json, type Patch, patched, patchOf } from './wire/patch.ts';
export { localeFor, localeWith } from './words/locales.ts';
export type { HostLocale, HostWords } from './words/words.ts';
