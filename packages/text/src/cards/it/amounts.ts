import type { Amount, SeatNoun, Stat, Tally } from '@methuselah/engine/language';
import { COUNTER } from '../../language/it/counters.ts';
import type { Context, Unit } from '../grammar.ts';
import { type AmountWords, conditionsOf, measuredBy, perEach } from '../named.ts';
import { cardNoun, ofX, seatNoun } from '../nouns.ts';
import { described, handOf, ofCard, poolOf } from './nouns.ts';
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
  if (typeof value === 'object' && 'counters' in value && unit === 'counter')
    return `tutti i segnalini di ${cardNoun(value.counters, x).text}`;
  const [times, each] = perEach(value, (what) => eachOf(what, x));
  if (each !== null) return `${times} ${times === 1 ? one : many} per ogni ${each}`;
  if (typeof value === 'string') return `${many} pari a ${measure(value, x)}`;
  if ('missing' in value) return `abbastanza ${many} da raggiungere la sua capacità massima`;
  if ('if' in value)
    return `${amount(value.else, unit, x)} (${measure(value.amount, x)} ${conditionsOf(value.if, x)})`;
  if ('sum' in value) return `${added(value.sum)} ${many}`;
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

/** What an amount counts one by one: "vampiro che controlli", "punto vittoria che ha". */
function eachOf(value: Amount, x: Context): string | null {
  if (value === 'methuselahs') return 'Matusalemme in gioco';
  if (value === 'onlyAgainst')
    return 'Matusalemme che ha dichiarato voti contro il referendum e nessuno a favore';
  if (typeof value !== 'object') return null;
  if ('count' in value) return counted(value, x);
  if ('counters' in value) return `segnalino su ${cardNoun(value.counters, x).text}`;
  if ('victoryPoints' in value) return `punto vittoria ${has(value.victoryPoints, x)}`;
  return 'hand' in value ? `carta in ${theirHand(value.hand, x)}` : null;
}

/** "che hai", "che ha", "di la tua preda". */
function has(seat: SeatNoun | 'them', x: Context): string {
  const who = seat === 'them' ? null : seatNoun(seat, x);
  return who === null ? 'che ha' : who.you ? 'che hai' : `di ${who.text}`;
}
const theirHand = (seat: SeatNoun | 'them', x: Context): string =>
  seat === 'them' ? 'la sua mano' : handOf(seat, x);

const counted = (value: Extract<Amount, { count: unknown }>, x: Context): string =>
  value.of === 'them'
    ? `${described(value.count, false, x).text} che controlla`
    : described(value.count, false, x).text;

/** Computed amounts. */
const MEASURES: AmountWords<{ count: 'of'; half: 'up'; marks: 'yours' }> = {
  number: (value) => String(value),
  x: () => 'X',
  bleedAmount: () => 'il valore del dissanguare',
  poolBled: () => 'le risorse perse per il dissanguamento',
  margin: () => 'lo scarto dei voti a favore del referendum',
  points: () => 'il numero di punti ricevuti',
  counters: (value, x) => `il numero di segnalini su ${cardNoun(value.counters, x).text}`,
  marks: (value, x) =>
    `il numero ${value.yours ? 'dei tuoi' : 'di'} segnalini ${COUNTER[value.marks]} su ${cardNoun(value.on, x).text}`,
  capacityOrCost: (value, x) => ofCard('capacità o costo', value.capacityOrCost, x),
  capacity: (value, x) => ofCard('capacità', value.capacity, x),
  pool: (value, x) => poolOf(value.pool, x),
  count: (value, x) => `il numero di ${described(value.count, true, x).text}`,
  strength: (value, x) => ofCard('forza', value.strength, x),
  stealth: (value, x) => `la furtività di ${cardNoun(value.stealth, x).text}`,
  tally: (value, x) => TALLY[value.tally](cardNoun(value.of, x).text),
  sum: (value, x) => value.sum.map((each) => measure(each, x)).join(' + '),
  times: (value, x) => `${value.times} × ${measure(value.of, x)}`,
  methuselahs: () => 'il numero di Matusalemme in gioco',
  onlyAgainst: () =>
    'il numero di Matusalemme che hanno dichiarato voti contro il referendum e nessuno a favore',
  chosen: () => 'X',
  chosenCapacity: (value) =>
    `la capacità del vampiro scelto da ${value.chosenCapacity === 'theirs' ? 'lui' : 'il suo predatore'}`,
  poolCost: (value, x) => `il costo in risorse di ${cardNoun(value.poolCost, x).text}`,
  victoryPoints: (value, x) => `il numero di punti vittoria ${has(value.victoryPoints, x)}`,
  hand: (value, x) => `il numero di carte in ${theirHand(value.hand, x)}`,
  ashHeap: (value, x) => {
    const who = seatNoun(value.ashHeap, x);
    return `il numero di carte in ${who.you ? 'la tua pila degli scarti' : `la pila degli scarti di ${who.text}`}`;
  },
  missing: (value, x) => `il numero di punti sangue che mancano a ${cardNoun(value.missing, x).text}`,
  half: (value, x) =>
    `la metà di ${measure(value.half, x)} (arrotondata per ${value.up ? 'eccesso' : 'difetto'})`,
  if: (value, x) => `${measure(value.else, x)} (${measure(value.amount, x)} ${conditionsOf(value.if, x)})`,
};
export const measure = measuredBy(MEASURES);

const TALLY: Readonly<Record<Tally, (who: string) => string>> = {
  disciplinesUsedThisAction: (who: string) =>
    `il numero di Discipline che ${who} ha usato per giocare carte in questa azione`,
  bloodLostToDamageThisRound: (who: string) =>
    `il numero di punti sangue che ${who} ha perso per i danni in questo round`,
  damageInflictedThisRound: (who: string) => `il numero di danni che ${who} ha inflitto in questo round`,
  blockAttemptsThisAction: (who: string) => `il numero di tentativi di blocco di ${who} in questa azione`,
};

const STAT: Readonly<Record<Stat, readonly [string, string]>> = {
  bleed: ['dissanguamento', 'dissanguamento'],
  stealth: ['furtività', 'furtività'],
  intercept: ['intercetto', 'intercetto'],
  strength: ['forza', 'forza'],
  baseStrength: ['forza', 'forza'],
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
  blockTax: ['costo di blocco', 'costo di blocco'],
  blockTaxOrLife: ['costo di blocco', 'costo di blocco'],
  blockTaxLibrary: ['costo di blocco', 'costo di blocco'],
  rescueCost: ['costo per soccorrere un vampiro dal torpore', 'costo per soccorrere un vampiro dal torpore'],
  voteTax: ['costo dei voti', 'costo dei voti'],
  votesAgainst: ['voto contro il referendum', 'voti contro il referendum'],
  edgeVotes: ['voto per bruciare il Vantaggio', 'voti per bruciare il Vantaggio'],
  contestCost: ['costo per contendere un titolo', 'costo per contendere un titolo'],
  voteTaxAgainst: ['costo dei voti contro', 'costo dei voti contro'],
};

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

export function bonus(stat: Stat, value: Amount, x: Context, which?: string): string {
  if (stat === 'baseStrength' && typeof value === 'number') return `una forza di ${value}`;
  const [one, many] = STAT[stat];
  const what = (text: string) => (which === undefined ? text : `${text} ${discipline(which)}`);
  if (typeof value === 'number') return `${signed(value)} ${what(Math.abs(value) === 1 ? one : many)}`;
  const chosen = ofX(value);
  if (chosen !== null) return `${chosen} ${what(many)}`;
  const [times, each] = perEach(value, (counted) => eachOf(counted, x));
  if (each !== null) return `${signed(times)} ${what(Math.abs(times) === 1 ? one : many)} per ogni ${each}`;
  if (typeof value === 'object' && 'if' in value && typeof value.amount === 'number')
    return `${bonus(stat, value.else, x, which)} (${signed(value.amount)} ${conditionsOf(value.if, x)})`;
  return `${what(many)} pari a ${measure(value, x)}`;
}
