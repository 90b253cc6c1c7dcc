import type { CounterKind } from '@methuselah/engine/language';

/** Portuguese names of counters. */
export const COUNTER: Readonly<Record<CounterKind, string>> = {
  corruption: 'corrupção',
  disease: 'doença',
  graft: 'enxerto',
  hostage: 'refém',
  nightmare: 'pesadelo',
  ritual: 'ritual',
};
