import type { Amount, CounterKind } from '@methuselah/engine/language';
import { COUNTER } from '../../language/it/counters.ts';
import type { Context } from '../grammar.ts';
import type { CounterWords } from '../named.ts';
import { whoNoun } from '../nouns.ts';
import { amount } from './amounts.ts';
import { order, V } from './verbs.ts';

/** Italian clauses for counters with a name of their own. */

const some = (kind: CounterKind, much: Amount | 'all', yours: boolean, x: Context): string => {
  if (much === 'all') return `tutti i ${yours ? 'tuoi ' : ''}segnalini ${COUNTER[kind]}`;
  if (yours && typeof much === 'number') return `${much} dei tuoi segnalini ${COUNTER[kind]}`;
  return amount(much, 'counter', x).replace(/segnalin[oi]/, (word) => `${word} ${COUNTER[kind]}`);
};

export const counterEffects: CounterWords = {
  addCounters: (e, x) =>
    order(V.put, `${some(e.named, e.amount, false, x)} su ${whoNoun(e.on, 'each', x).text}`),
  burnCounters: (e, x) =>
    order(V.burn, `${some(e.named, e.amount, e.yours ?? false, x)} da ${whoNoun(e.from, 'each', x).text}`),
};
