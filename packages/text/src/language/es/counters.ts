import type { CounterKind } from '@methuselah/engine/language';

/** Spanish names of counters. */
export const COUNTER: Readonly<Record<CounterKind, string>> = {
  corruption: 'corrupción',
  disease: 'enfermedad',
  graft: 'injerto',
  hostage: 'rehén',
  nightmare: 'pesadilla',
  ritual: 'ritual',
};
