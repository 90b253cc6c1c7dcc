export { modelOf } from './build.ts';
export { endOf, type OutOn } from './end.ts';
export { type CardNames, logLine, marked, namesOf, plainText, spansOf } from './spans.ts';
