import type { Amount, SeatNoun, Stat, Tally } from '@methuselah/engine/language';
import { COUNTER } from '../../language/es/counters.ts';
import type { Context, Unit } from '../grammar.ts';
import { type AmountWords, conditionsOf, measuredBy, perEach } from '../named.ts';
import { cardNoun, ofX, seatNoun } from '../nouns.ts';
import { described, ofWhom, poolOf } from './nouns.ts';
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
  if (typeof value === 'object' && 'counters' in value && unit === 'counter')
    return `todas las fichas de ${cardNoun(value.counters, x).text}`;
  const [times, each] = perEach(value, (what) => eachOf(what, x));
  if (each !== null) return `${times} ${times === 1 ? one : many} por cada ${each}`;
  if (typeof value === 'string') return `una cantidad de ${bare} igual a ${measure(value, x)}`;
  if ('missing' in value) return `suficiente ${bare} para alcanzar su capacidad máxima`;
  if ('if' in value)
    return `${amount(value.else, unit, x, kind)} (${measure(value.amount, x)} ${conditionsOf(value.if, x)})`;
  if ('sum' in value) return `${added(value.sum)} ${many}`;
  if ('tally' in value && value.tally === 'bloodLostToDamageThisRound')
    return `tanta ${bare} como haya perdido ${cardNoun(value.of, x).text} por daño en este asalto`;
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

/** What an amount counts one by one: "vampiro que controles", "punto de victoria que tenga". */
function eachOf(value: Amount, x: Context): string | null {
  if (value === 'methuselahs') return 'Matusalén en la partida';
  if (value === 'onlyAgainst')
    return 'Matusalén que haya emitido votos en contra del referéndum y ninguno a favor';
  if (typeof value !== 'object') return null;
  if ('count' in value) return counted(value, x);
  if ('counters' in value) return `ficha de ${cardNoun(value.counters, x).text}`;
  if ('victoryPoints' in value) return `punto de victoria ${has(value.victoryPoints, x)}`;
  return 'hand' in value ? `carta de ${handOf(value.hand, x)}` : null;
}

/** "que tengas", "que tenga tu presa". */
function has(seat: SeatNoun | 'them', x: Context): string {
  const who = seat === 'them' ? null : seatNoun(seat, x);
  return who === null ? 'que tenga' : who.you ? 'que tengas' : `que tenga ${who.text}`;
}
const handOf = (seat: SeatNoun | 'them', x: Context): string =>
  seat === 'them' ? 'su mano' : ofWhom('mano', 'la', seatNoun(seat, x));

const counted = (value: Extract<Amount, { count: unknown }>, x: Context): string =>
  value.of === 'them' ? `${described(value.count, false, x)} que controle` : described(value.count, false, x);

/** Computed amounts. */
const MEASURES: AmountWords<{ count: 'of'; half: 'up'; marks: 'yours' }> = {
  number: (value) => String(value),
  x: () => 'X',
  bleedAmount: () => 'la cantidad sangrada',
  poolBled: () => 'la reserva perdida por el sangrado',
  margin: () => 'la diferencia de votos con la que prosperó el referéndum',
  points: () => 'el número de puntos asignados',
  counters: (value, x) => `el número de fichas de ${cardNoun(value.counters, x).text}`,
  marks: (value, x) =>
    `el número de ${value.yours ? 'tus ' : ''}fichas de ${COUNTER[value.marks]} en ${cardNoun(value.on, x).text}`,
  capacityOrCost: (value, x) => `la capacidad o el costo de ${cardNoun(value.capacityOrCost, x).text}`,
  capacity: (value, x) => `la capacidad de ${cardNoun(value.capacity, x).text}`,
  pool: (value, x) => poolOf(value.pool, x),
  count: (value, x) => `el número de ${described(value.count, true, x)}`,
  strength: (value, x) => `la fuerza de ${cardNoun(value.strength, x).text}`,
  stealth: (value, x) => `el sigilo de ${cardNoun(value.stealth, x).text}`,
  tally: (value, x) => TALLY[value.tally](cardNoun(value.of, x).text),
  sum: (value, x) => value.sum.map((each) => measure(each, x)).join(' + '),
  times: (value, x) => `${value.times} × ${measure(value.of, x)}`,
  methuselahs: () => 'el número de Matusalenes en la partida',
  onlyAgainst: () =>
    'el número de Matusalenes que hayan emitido votos en contra del referéndum y ninguno a favor',
  chosen: () => 'X',
  chosenCapacity: (value) =>
    `la capacidad del vampiro elegido por ${value.chosenCapacity === 'theirs' ? 'él' : 'su depredador'}`,
  poolCost: (value, x) => `el costo en reserva de ${cardNoun(value.poolCost, x).text}`,
  victoryPoints: (value, x) => `el número de puntos de victoria ${has(value.victoryPoints, x)}`,
  hand: (value, x) => `el número de cartas de ${handOf(value.hand, x)}`,
  ashHeap: (value, x) =>
    `el número de cartas de ${ofWhom('montón de ceniza', 'el', seatNoun(value.ashHeap, x))}`,
  missing: (value, x) => `la sangre que le falta a ${cardNoun(value.missing, x).text}`,
  half: (value, x) =>
    `la mitad de ${measure(value.half, x)} (redondeando hacia ${value.up ? 'arriba' : 'abajo'})`,
  if: (value, x) => `${measure(value.else, x)} (${measure(value.amount, x)} ${conditionsOf(value.if, x)})`,
};
export const measure = measuredBy(MEASURES);

const TALLY: Readonly<Record<Tally, (who: string) => string>> = {
  disciplinesUsedThisAction: (who: string) =>
    `el número de Disciplinas que ${who} ha usado para jugar cartas en esta acción`,
  bloodLostToDamageThisRound: (who: string) => `la sangre que ${who} ha perdido por daño en este asalto`,
  damageInflictedThisRound: (who: string) => `el daño que ${who} ha infligido en este asalto`,
  blockAttemptsThisAction: (who: string) => `el número de intentos de bloqueo de ${who} en esta acción`,
};

const STAT: Readonly<Record<Stat, readonly [one: string, many: string]>> = {
  bleed: ['de sangrado', 'de sangrado'],
  stealth: ['de sigilo', 'de sigilo'],
  intercept: ['de intercepción', 'de intercepción'],
  strength: ['de fuerza', 'de fuerza'],
  baseStrength: ['de fuerza', 'de fuerza'],
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
  blockTax: ['al costo de intentar bloquear', 'al costo de intentar bloquear'],
  blockTaxOrLife: ['al costo de intentar bloquear', 'al costo de intentar bloquear'],
  blockTaxLibrary: ['al costo de intentar bloquear', 'al costo de intentar bloquear'],
  rescueCost: [
    'al costo de rescatar a un vampiro del letargo',
    'al costo de rescatar a un vampiro del letargo',
  ],
  voteTax: ['al costo de emitir votos', 'al costo de emitir votos'],
  votesAgainst: ['voto en contra del referéndum', 'votos en contra del referéndum'],
  edgeVotes: ['voto por quemar la Ventaja', 'votos por quemar la Ventaja'],
  contestCost: ['al costo de disputar un título', 'al costo de disputar un título'],
  voteTaxAgainst: ['al costo de emitir votos en contra', 'al costo de emitir votos en contra'],
};

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** "+1 de sigilo", "−1 de intercepción". */
export function bonus(stat: Stat, value: Amount, x: Context, which?: string): string {
  if (stat === 'baseStrength' && typeof value === 'number') return `una fuerza de ${value}`;
  const what = (text: string) => (which === undefined ? text : `${text} ${discipline(which)}`);
  const [one, many] = STAT[stat].map(what) as [string, string];
  if (typeof value === 'number') return `${signed(value)} ${Math.abs(value) === 1 ? one : many}`;
  const chosen = ofX(value);
  if (chosen !== null) return `${chosen} ${many}`;
  const [times, each] = perEach(value, (counted) => eachOf(counted, x));
  if (each !== null) return `${signed(times)} ${Math.abs(times) === 1 ? one : many} por cada ${each}`;
  if (typeof value === 'object' && 'if' in value && typeof value.amount === 'number')
    return `${bonus(stat, value.else, x, which)} (${signed(value.amount)} ${conditionsOf(value.if, x)})`;
  return `+X ${many} (X es ${measure(value, x)})`;
}
