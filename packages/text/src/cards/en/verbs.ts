import type { Clause, Noun, Verb } from '../grammar.ts';
import { verb } from './words.ts';

/** English verbs, and clauses made with them. */

export const V = {
  abstain: verb('abstain'),
  add: verb('add'),
  attempt: verb('attempt'),
  be: { inf: 'be', imp: 'be', you: 'are', s3: 'is', p3: 'are' },
  become: verb('become'),
  bleed: verb('bleed'),
  burn: verb('burn'),
  cancel: verb('cancel'),
  cannot: { inf: 'be unable to', imp: 'do not', you: 'cannot', s3: 'cannot', p3: 'cannot' },
  change: verb('change'),
  diablerise: verb('diablerise'),
  discard: verb('discard'),
  doNot: { inf: 'not', imp: 'do not', you: 'do not', s3: 'does not', p3: 'do not' },
  draw: verb('draw'),
  end: verb('end'),
  enter: verb('enter'),
  exchange: verb('exchange'),
  fail: verb('fail'),
  gain: verb('gain'),
  get: verb('get'),
  give: verb('give'),
  hunt: verb('hunt'),
  inflict: verb('inflict'),
  lock: verb('lock'),
  lose: verb('lose'),
  make: verb('make'),
  may: { inf: 'be able to', imp: 'you can', you: 'can', s3: 'can', p3: 'can' },
  move: verb('move'),
  must: { inf: 'have to', imp: 'you must', you: 'must', s3: 'must', p3: 'must' },
  play: verb('play'),
  prevent: verb('prevent'),
  put: verb('put'),
  reduce: verb('reduce'),
  remove: verb('remove'),
  search: verb('search', 'searches'),
  steal: verb('steal'),
  take: verb('take'),
  unlock: verb('unlock'),
  use: verb('use'),
} satisfies Record<string, Verb>;

/** A clause addressed to the reader. */
export const order = (action: Verb, rest: string): Clause => ({ who: null, verb: action, rest });
/** A clause with a subject; addressed to the reader if the subject is "you". */
export const does = (who: Noun, action: Verb, rest: string): Clause => ({
  who: who.you ? null : who,
  verb: action,
  rest,
  given: { verb: V.make, rest: `${who.text} ${action.inf} ${rest}` },
});
export const gets = (who: Noun, rest: string): Clause => ({
  who: who.you ? null : who,
  verb: V.get,
  rest,
  given: { verb: V.give, rest: `${who.text} ${rest}` },
});
