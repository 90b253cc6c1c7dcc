import type { CounterKind } from '@methuselah/engine/language';

/** English names of counters. */
export const COUNTER: Readonly<Record<CounterKind, string>> = {
  corruption: 'corruption',
  disease: 'disease',
  graft: 'graft',
  hostage: 'hostage',
  nightmare: 'nightmare',
  ritual: 'ritual',
};
