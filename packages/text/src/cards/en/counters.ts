import type { Amount, CounterKind } from '@methuselah/engine/language';
import { COUNTER } from '../../language/en/counters.ts';
import type { Context } from '../grammar.ts';
import type { CounterWords } from '../named.ts';
import { whoNoun } from '../nouns.ts';
import { amount } from './phrases.ts';
import { order, V } from './verbs.ts';

/** English clauses for counters with a name of their own. */

const some = (kind: CounterKind, much: Amount | 'all', yours: boolean, x: Context): string => {
  if (much === 'all') return `all ${yours ? 'your ' : ''}${COUNTER[kind]} counters`;
  if (yours && typeof much === 'number') return `${much} of your ${COUNTER[kind]} counters`;
  return amount(much, 'counter', x).replace(/counters?/, (word) => `${COUNTER[kind]} ${word}`);
};

export const counterEffects: CounterWords = {
  addCounters: (e, x) =>
    order(V.put, `${some(e.named, e.amount, false, x)} on ${whoNoun(e.on, 'each', x).text}`),
  burnCounters: (e, x) =>
    order(V.burn, `${some(e.named, e.amount, e.yours ?? false, x)} from ${whoNoun(e.from, 'each', x).text}`),
};
