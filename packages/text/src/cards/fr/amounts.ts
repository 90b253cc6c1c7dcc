import type { Amount, Stat, Tally } from '@methuselah/engine/language';
import { COUNTER } from '../../language/fr/counters.ts';
import type { Context, Unit } from '../grammar.ts';
import { type AmountWords, measuredBy } from '../named.ts';
import { cardNoun } from '../nouns.ts';
import { counted, described, ofCard, poolOf } from './nouns.ts';
import { discipline, UNIT } from './words.ts';

/** French amounts: "2 points de sang", "+1 en discrétion". */

export function amount(value: Amount, unit: Unit, x: Context): string {
  const [one, many] = UNIT[unit];
  if (value === 1 && unit === 'card') return 'une carte';
  if (typeof value === 'number') return `${value} ${value < 2 ? one : many}`;
  if (value === 'x') return x.range === null ? `X ${many}` : `de ${x.range.min} à ${x.range.max} ${many}`;
  if (value === 'points') return `1 ${one} pour chaque point qui lui est alloué`;
  if (value === 'margin') return `1 ${one} pour chaque voix d’écart dans le référendum`;
  if (value === 'bleedAmount') return `un nombre de ${many} égal à la valeur de morsure`;
  if ('count' in value) return `1 ${one} pour chaque ${each(value, x)}`;
  if ('counters' in value) {
    const card = cardNoun(value.counters, x).text;
    return unit === 'counter'
      ? `tous les compteurs sur ${card}`
      : `1 ${one} pour chaque compteur sur ${card}`;
  }
  if ('sum' in value) return `${added(value.sum)} ${many}`;
  if ('tally' in value) return `autant de ${many} que ${AS_MANY[value.tally](cardNoun(value.of, x).text)}`;
  if ('times' in value && typeof value.of === 'object' && 'count' in value.of)
    return `${value.times} ${value.times < 2 ? one : many} pour chaque ${each(value.of, x)}`;
  return `un nombre de ${many} égal à ${measure(value, x)}`;
}

/** A term of a sum: "X + 1". */
const term = (value: Amount): string => {
  if (typeof value === 'object' && 'strength' in value) return 'force';
  return value === 'x' ? 'X' : String(value);
};
const isOfStrength = (value: Amount): boolean => typeof value === 'object' && 'strength' in value;
/** "X + 1", and with no space as weapons have it: "force+1". */
const added = (sum: readonly Amount[]): string => sum.map(term).join(sum.some(isOfStrength) ? '+' : ' + ');

const each = (value: Extract<Amount, { count: unknown }>, x: Context): string =>
  value.of === 'them' ? `${counted(value.count, x)} qu’il contrôle` : counted(value.count, x);

/** Computed amounts. */
const MEASURES: AmountWords<{ count: 'of'; marks: 'yours' }> = {
  number: (value) => String(value),
  x: () => 'X',
  bleedAmount: () => 'la valeur de morsure',
  margin: () => 'le nombre de voix d’écart dans le référendum',
  points: () => 'le nombre de points alloués',
  counters: (value, x) => `le nombre de compteurs sur ${cardNoun(value.counters, x).text}`,
  marks: (value, x) =>
    `le nombre de ${value.yours ? 'vos ' : ''}compteurs ${COUNTER[value.marks]} sur ${cardNoun(value.on, x).text}`,
  capacity: (value, x) => `la capacité ${ofCard(value.capacity, x)}`,
  pool: (value, x) => poolOf(value.pool, x),
  count: (value, x) => `le nombre de ${described(value.count, true, x)}`,
  strength: (value, x) => `la force ${ofCard(value.strength, x)}`,
  tally: (value, x) => TALLY[value.tally](cardNoun(value.of, x).text),
  sum: (value, x) => value.sum.map((part) => measure(part, x)).join(' + '),
  times: (value, x) => `${value.times} fois ${measure(value.of, x)}`,
};
export const measure = measuredBy(MEASURES);

const TALLY: Readonly<Record<Tally, (who: string) => string>> = {
  bloodLostToDamageThisRound: (who: string) =>
    `le nombre de points de sang que ${who} a perdus à cause de dégâts durant ce round`,
  blockAttemptsThisAction: (who: string) =>
    `le nombre de tentatives de blocage de ${who} durant cette action`,
};
const AS_MANY: Readonly<Record<Tally, (who: string) => string>> = {
  bloodLostToDamageThisRound: (who: string) => `${who} en a perdu à cause de dégâts durant ce round`,
  blockAttemptsThisAction: (who: string) => `de tentatives de blocage de ${who} durant cette action`,
};

const STAT: Readonly<Record<Stat, readonly [string, string]>> = {
  bleed: ['en morsure', 'en morsure'],
  stealth: ['en discrétion', 'en discrétion'],
  intercept: ['en interception', 'en interception'],
  strength: ['en force', 'en force'],
  handDamage: [
    'point de dégâts avec ses frappes à mains nues',
    'points de dégâts avec ses frappes à mains nues',
  ],
  rangedDamage: [
    'point de dégâts avec ses frappes à toute portée',
    'points de dégâts avec ses frappes à toute portée',
  ],
  damageFromOpposing: [
    'point de dégâts à chaque frappe ou effet du serviteur adverse',
    'points de dégâts à chaque frappe ou effet du serviteur adverse',
  ],
  hunt: ['en chasse', 'en chasse'],
  votes: ['voix', 'voix'],
  ballots: ['bulletin', 'bulletins'],
  discipline: ['niveau de', 'niveaux de'],
  capacity: ['en capacité', 'en capacité'],
  handSize: ['en taille de main', 'en taille de main'],
  transfers: ['transfert', 'transferts'],
  masterActions: ['action de phase de maître', 'actions de phase de maître'],
  discardActions: ['action de phase de défausse', 'actions de phase de défausse'],
  cost: ['en coût', 'en coût'],
  voteTax: ['en coût de vote', 'en coût de vote'],
  voteTaxAgainst: ['en coût de vote contre', 'en coût de vote contre'],
};

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

export function bonus(stat: Stat, value: Amount, x: Context, which?: string): string {
  const [one, many] = STAT[stat];
  const what = (text: string) => (which === undefined ? text : `${text} ${discipline(which)}`);
  if (typeof value === 'number') return `${signed(value)} ${what(Math.abs(value) < 2 ? one : many)}`;
  if (value === 'x') return `+X ${what(many)}`;
  if (typeof value === 'object' && 'count' in value) return `+1 ${what(one)} pour chaque ${each(value, x)}`;
  if (typeof value === 'object' && 'counters' in value)
    return `+1 ${what(one)} pour chaque compteur sur ${cardNoun(value.counters, x).text}`;
  return `+X ${what(many)}, X étant ${measure(value, x)}`;
}
