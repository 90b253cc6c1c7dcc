export { cardText } from './cards/index.ts';
export { LANGS, type Lang } from './lang.ts';
export * from './table/index.ts';
export { MISSING_TERMS, TERMS, type Term } from './terms.ts';
