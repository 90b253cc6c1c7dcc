import type { CounterKind } from '@methuselah/engine/language';

/** French names of counters. */
export const COUNTER: Readonly<Record<CounterKind, string>> = {
  corruption: 'corruption',
  disease: 'maladie',
  graft: 'greffe',
  hostage: 'otage',
  nightmare: 'cauchemar',
  ritual: 'rituel',
};
