export { LANGS, type Lang } from './lang.ts';
export * from './table/index.ts';
