import type { Amount, Stat, Tally } from '@methuselah/engine/language';
import { COUNTER } from '../../language/es/counters.ts';
import type { Context, Unit } from '../grammar.ts';
import { type AmountWords, measuredBy } from '../named.ts';
import { cardNoun } from '../nouns.ts';
import { described, poolOf } from './nouns.ts';
import { discipline, UNIT } from './words.ts';

/** Spanish amounts. */

/** "1 de sangre", "2 de daño ambiental por cada siervo"; `kind` follows the unit. */
export function amount(value: Amount, unit: Unit, x: Context, kind = ''): string {
  const [one, many, bare] = UNIT[unit].map((word) => `${word}${kind}`) as [string, string, string];
  if (value === 1 && unit === 'card') return 'una carta';
  if (typeof value === 'number') return `${value} ${value === 1 ? one : many}`;
  if (value === 'x') return x.range === null ? `X ${many}` : `de ${x.range.min} a ${x.range.max} ${many}`;
  if (value === 'points') return `1 ${one} por cada punto que se le haya asignado`;
  if (value === 'margin') return `1 ${one} por cada voto de diferencia con el que prosperó el referéndum`;
  if (value === 'bleedAmount') return `una cantidad de ${bare} igual a la cantidad sangrada`;
  if ('count' in value) return `1 ${one} por cada ${counted(value, x)}`;
  if ('counters' in value) {
    const card = cardNoun(value.counters, x).text;
    return unit === 'counter' ? `todas las fichas de ${card}` : `1 ${one} por cada ficha de ${card}`;
  }
  if ('sum' in value) return `${added(value.sum)} ${many}`;
  if ('tally' in value && value.tally === 'bloodLostToDamageThisRound')
    return `tanta ${bare} como haya perdido ${cardNoun(value.of, x).text} por daño en este asalto`;
  if ('times' in value && typeof value.of === 'object' && 'count' in value.of)
    return `${value.times} ${value.times === 1 ? one : many} por cada ${counted(value.of, x)}`;
  return `una cantidad de ${bare} igual a ${measure(value, x)}`;
}

/** A term of a sum: "X + 1". */
const term = (value: Amount): string => {
  if (typeof value === 'object' && 'strength' in value) return 'fuerza';
  return value === 'x' ? 'X' : String(value);
};
const isOfStrength = (value: Amount): boolean => typeof value === 'object' && 'strength' in value;
/** "X + 1", and with no space as weapons have it: "fuerza+1". */
const added = (sum: readonly Amount[]): string => sum.map(term).join(sum.some(isOfStrength) ? '+' : ' + ');

const counted = (value: Extract<Amount, { count: unknown }>, x: Context): string =>
  value.of === 'them' ? `${described(value.count, false, x)} que controle` : described(value.count, false, x);

/** Computed amounts. */
const MEASURES: AmountWords<{ count: 'of'; marks: 'yours' }> = {
  number: (value) => String(value),
  x: () => 'X',
  bleedAmount: () => 'la cantidad sangrada',
  margin: () => 'la diferencia de votos con la que prosperó el referéndum',
  points: () => 'el número de puntos asignados',
  counters: (value, x) => `el número de fichas de ${cardNoun(value.counters, x).text}`,
  marks: (value, x) =>
    `el número de ${value.yours ? 'tus ' : ''}fichas de ${COUNTER[value.marks]} en ${cardNoun(value.on, x).text}`,
  capacity: (value, x) => `la capacidad de ${cardNoun(value.capacity, x).text}`,
  pool: (value, x) => poolOf(value.pool, x),
  count: (value, x) => `el número de ${described(value.count, true, x)}`,
  strength: (value, x) => `la fuerza de ${cardNoun(value.strength, x).text}`,
  tally: (value, x) => TALLY[value.tally](cardNoun(value.of, x).text),
  sum: (value, x) => value.sum.map((each) => measure(each, x)).join(' + '),
  times: (value, x) => `${value.times} × ${measure(value.of, x)}`,
};
export const measure = measuredBy(MEASURES);

const TALLY: Readonly<Record<Tally, (who: string) => string>> = {
  bloodLostToDamageThisRound: (who: string) => `la sangre que ${who} ha perdido por daño en este asalto`,
  blockAttemptsThisAction: (who: string) => `el número de intentos de bloqueo de ${who} en esta acción`,
};

const STAT: Readonly<Record<Stat, readonly [one: string, many: string]>> = {
  bleed: ['de sangrado', 'de sangrado'],
  stealth: ['de sigilo', 'de sigilo'],
  intercept: ['de intercepción', 'de intercepción'],
  strength: ['de fuerza', 'de fuerza'],
  handDamage: ['de daño con ataques con la mano', 'de daño con ataques con la mano'],
  rangedDamage: ['de daño con ataques a distancia', 'de daño con ataques a distancia'],
  damageFromOpposing: [
    'al daño de cada ataque o efecto del siervo oponente',
    'al daño de cada ataque o efecto del siervo oponente',
  ],
  hunt: ['a la cantidad cazada', 'a la cantidad cazada'],
  votes: ['voto', 'votos'],
  ballots: ['papeleta', 'papeletas'],
  discipline: ['nivel de', 'niveles de'],
  capacity: ['de capacidad', 'de capacidad'],
  handSize: ['al tamaño de la mano', 'al tamaño de la mano'],
  transfers: ['transferencia', 'transferencias'],
  masterActions: ['acción de fase heril', 'acciones de fase heril'],
  discardActions: ['acción de fase de descarte', 'acciones de fase de descarte'],
  cost: ['al costo', 'al costo'],
  voteTax: ['al costo de emitir votos', 'al costo de emitir votos'],
  voteTaxAgainst: ['al costo de emitir votos en contra', 'al costo de emitir votos en contra'],
};

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** "+1 de sigilo", "−1 de intercepción". */
export function bonus(stat: Stat, value: Amount, x: Context, which?: string): string {
  const what = (text: string) => (which === undefined ? text : `${text} ${discipline(which)}`);
  const [one, many] = STAT[stat].map(what) as [string, string];
  if (typeof value === 'number') return `${signed(value)} ${Math.abs(value) === 1 ? one : many}`;
  if (value === 'x') return `+X ${many}`;
  if (typeof value === 'object' && 'count' in value) return `+1 ${one} por cada ${counted(value, x)}`;
  if (typeof value === 'object' && 'counters' in value)
    return `+1 ${one} por cada ficha de ${cardNoun(value.counters, x).text}`;
  return `+X ${many} (X es ${measure(value, x)})`;
}
