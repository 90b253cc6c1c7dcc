import type { Amount, Stat, Tally } from '@methuselah/engine/language';
import { COUNTER } from '../../language/it/counters.ts';
import type { Context, Unit } from '../grammar.ts';
import { type AmountWords, measuredBy } from '../named.ts';
import { cardNoun } from '../nouns.ts';
import { described, ofCard, poolOf } from './nouns.ts';
import { discipline, UNIT } from './words.ts';

/** Italian amounts. */

export function amount(value: Amount, unit: Unit, x: Context): string {
  const [one, many] = UNIT[unit];
  if (value === 1 && unit === 'card') return 'una carta';
  if (typeof value === 'number') return `${value} ${value === 1 ? one : many}`;
  if (value === 'x') return x.range === null ? `X ${many}` : `da ${x.range.min} a ${x.range.max} ${many}`;
  if (value === 'points') return `1 ${one} per ogni punto ricevuto`;
  if (value === 'margin') return `1 ${one} per ogni voto di scarto a favore del referendum`;
  if (value === 'bleedAmount') return `${many} pari al valore del dissanguare`;
  if ('count' in value) return `1 ${one} per ogni ${counted(value, x)}`;
  if ('counters' in value) {
    if (unit === 'counter') return `tutti i segnalini di ${cardNoun(value.counters, x).text}`;
    return `1 ${one} per ogni segnalino su ${cardNoun(value.counters, x).text}`;
  }
  if ('sum' in value) return `${added(value.sum)} ${many}`;
  if ('times' in value && typeof value.of === 'object' && 'count' in value.of)
    return `${value.times} ${value.times === 1 ? one : many} per ogni ${counted(value.of, x)}`;
  if ('tally' in value && unit === 'blood' && value.tally === 'bloodLostToDamageThisRound')
    return `tanti ${many} quanti ${cardNoun(value.of, x).text} ne ha persi per i danni in questo round`;
  return `${many} pari a ${measure(value, x)}`;
}

/** A term of a sum: "X + 1". */
const term = (value: Amount): string => {
  if (typeof value === 'object' && 'strength' in value) return 'forza';
  return value === 'x' ? 'X' : String(value);
};
const isOfStrength = (value: Amount): boolean => typeof value === 'object' && 'strength' in value;
/** "X + 1", and with no space as weapons have it: "forza+1". */
const added = (sum: readonly Amount[]): string => sum.map(term).join(sum.some(isOfStrength) ? '+' : ' + ');

const counted = (value: Extract<Amount, { count: unknown }>, x: Context): string =>
  value.of === 'them'
    ? `${described(value.count, false, x).text} che controlla`
    : described(value.count, false, x).text;

/** Computed amounts. */
const MEASURES: AmountWords<{ count: 'of'; marks: 'yours' }> = {
  number: (value) => String(value),
  x: () => 'X',
  bleedAmount: () => 'il valore del dissanguare',
  margin: () => 'lo scarto dei voti a favore del referendum',
  points: () => 'il numero di punti ricevuti',
  counters: (value, x) => `il numero di segnalini su ${cardNoun(value.counters, x).text}`,
  marks: (value, x) =>
    `il numero ${value.yours ? 'dei tuoi' : 'di'} segnalini ${COUNTER[value.marks]} su ${cardNoun(value.on, x).text}`,
  capacity: (value, x) => ofCard('capacità', value.capacity, x),
  pool: (value, x) => poolOf(value.pool, x),
  count: (value, x) => `il numero di ${described(value.count, true, x).text}`,
  strength: (value, x) => ofCard('forza', value.strength, x),
  tally: (value, x) => TALLY[value.tally](cardNoun(value.of, x).text),
  sum: (value, x) => value.sum.map((each) => measure(each, x)).join(' + '),
  times: (value, x) => `${value.times} × ${measure(value.of, x)}`,
};
export const measure = measuredBy(MEASURES);

const TALLY: Readonly<Record<Tally, (who: string) => string>> = {
  bloodLostToDamageThisRound: (who: string) =>
    `il numero di punti sangue che ${who} ha perso per i danni in questo round`,
  blockAttemptsThisAction: (who: string) => `il numero di tentativi di blocco di ${who} in questa azione`,
};

const STAT: Readonly<Record<Stat, readonly [string, string]>> = {
  bleed: ['dissanguamento', 'dissanguamento'],
  stealth: ['furtività', 'furtività'],
  intercept: ['intercetto', 'intercetto'],
  strength: ['forza', 'forza'],
  handDamage: ['danno con gli attacchi a mani nude', 'danni con gli attacchi a mani nude'],
  rangedDamage: ['danno con gli attacchi a distanza', 'danni con gli attacchi a distanza'],
  damageFromOpposing: [
    'danno da ogni attacco o effetto del servitore avversario',
    'danni da ogni attacco o effetto del servitore avversario',
  ],
  hunt: ['caccia', 'caccia'],
  votes: ['voto', 'voti'],
  ballots: ['preferenza', 'preferenze'],
  discipline: ['livello di', 'livelli di'],
  capacity: ['capacità', 'capacità'],
  handSize: ['capacità di mano', 'capacità di mano'],
  transfers: ['trasferimento', 'trasferimenti'],
  masterActions: ['azione di fase dominus', 'azioni di fase dominus'],
  discardActions: ['azione della fase di scarto', 'azioni della fase di scarto'],
  cost: ['costo', 'costo'],
  voteTax: ['costo dei voti', 'costo dei voti'],
  voteTaxAgainst: ['costo dei voti contro', 'costo dei voti contro'],
};

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

export function bonus(stat: Stat, value: Amount, x: Context, which?: string): string {
  const [one, many] = STAT[stat];
  const what = (text: string) => (which === undefined ? text : `${text} ${discipline(which)}`);
  if (typeof value === 'number') return `${signed(value)} ${what(Math.abs(value) === 1 ? one : many)}`;
  if (value === 'x') return `+X ${what(many)}`;
  if (typeof value === 'object' && 'count' in value) return `+1 ${what(one)} per ogni ${counted(value, x)}`;
  if (typeof value === 'object' && 'counters' in value)
    return `+1 ${what(one)} per ogni segnalino su ${cardNoun(value.counters, x).text}`;
  return `${what(many)} pari a ${measure(value, x)}`;
}
