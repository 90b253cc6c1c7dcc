import type { Option } from '@methuselah/engine';
import type { EffectContext } from '@methuselah/engine/internal';
import type { Cost } from '@methuselah/engine/language';
import type { Case, Why } from '../decide/judge.ts';
import { costWorth } from '../worth/costs.ts';
import { now, type Reason } from './because.ts';

/** The decision, and what the judge noted of the option that is explained. */
export interface Asked extends Case {
  readonly parts: readonly Why[];
}

/** Why to take an option, and why not to. No reason at all: there is only a preference. */
export interface Counsel<O extends Option> {
  readonly pro: (asked: Asked, o: O) => readonly Reason[];
  readonly con: (asked: Asked, o: O) => readonly Reason[];
}

/** What the judge noted under this name. */
export const part = ({ parts }: Asked, why: string): number =>
  parts.find((noted) => noted.why === why)?.worth ?? 0;

/** The dearest part of a cost. */
export function costReasons({ eyes }: Asked, cost: Cost | undefined, context: EffectContext): Reason[] {
  const changes = [...eyes.heard(() => costWorth(eyes, cost, context))].sort((a, b) => a.worth - b.worth);
  for (const change of changes) {
    if (change.is === 'pool') return [now({ why: 'costsPool', n: -change.n, pool: eyes.pool(eyes.seat) })];
    if (change.is === 'blood')
      return [now({ why: 'costsBlood', card: change.card, n: -change.n, of: eyes.counters(change.card) })];
    if (change.is === 'locks') return [now({ why: 'staysReady', card: change.card })];
  }
  return cost?.discard === undefined ? [] : [now({ why: 'worthKeeping' })];
}
