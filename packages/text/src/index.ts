export { LANGS, type Lang } from './lang.ts';
