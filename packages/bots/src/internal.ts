/** What the other packages of this repository need. Not for anybody else: it changes without notice. */
export { evaluate, type Standing, standing } from './evaluate.ts';
export { Eyes } from './eyes/eyes.ts';
export { explain, type Judged } from './heuristic.ts';
export { readingsOf, type UseReading } from './reading/reading.ts';
