import type { Amount, CounterKind } from '@methuselah/engine/language';
import { COUNTER } from '../../language/es/counters.ts';
import type { Context } from '../grammar.ts';
import type { CounterWords } from '../named.ts';
import { whoNoun } from '../nouns.ts';
import { amount } from './amounts.ts';
import { order, V } from './verbs.ts';

/** Spanish clauses for counters with a name of their own. */

const some = (kind: CounterKind, much: Amount | 'all', yours: boolean, x: Context): string => {
  if (much === 'all') return `todas ${yours ? 'tus' : 'las'} fichas de ${COUNTER[kind]}`;
  if (yours && typeof much === 'number') return `${much} de tus fichas de ${COUNTER[kind]}`;
  return amount(much, 'counter', x).replace(/fichas?/, (word) => `${word} de ${COUNTER[kind]}`);
};

export const counterEffects: CounterWords = {
  addCounters: (e, x) =>
    order(V.put, `${some(e.named, e.amount, false, x)} en ${whoNoun(e.on, 'each', x).text}`),
  burnCounters: (e, x) =>
    order(V.burn, `${some(e.named, e.amount, e.yours ?? false, x)} de ${whoNoun(e.from, 'each', x).text}`),
};
