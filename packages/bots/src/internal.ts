/** Exports for the other packages of this repository only: they change without notice. */

export { evaluate, type Standing, standing } from './evaluate.ts';
export { Eyes } from './eyes/eyes.ts';
export { explain, type Judged } from './heuristic.ts';
export { readingsOf, type UseReading } from './reading/reading.ts';
