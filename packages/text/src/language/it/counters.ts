import type { CounterKind } from '@methuselah/engine/language';

/** Italian names of counters. */
export const COUNTER: Readonly<Record<CounterKind, string>> = {
  corruption: 'corruzione',
  disease: 'malattia',
  graft: 'innesto',
  hostage: 'ostaggio',
  nightmare: 'incubo',
  ritual: 'rituale',
};
