export { beatsOf, type Heard, isActed, namingOf } from './beats.ts';
export { asRecorded, type Counted, modelOf } from './build.ts';
export { courseOf } from './course.ts';
export { digestOf, sinceOf } from './digest.ts';
export { endOf, noteOut, type Out, type OutOn } from './end.ts';
export { facesOf } from './faces.ts';
export { type CardNames, logLine, marked, namesOf, plainText, spansOf } from './spans.ts';
export { isFreeVote, votesAtOnce } from './together.ts';
export { Digest, type DigestedTurn } from './turns.ts';
