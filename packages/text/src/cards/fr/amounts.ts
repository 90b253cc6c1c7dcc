import type { Amount, SeatNoun, Stat, Tally } from '@methuselah/engine/language';
import { COUNTER } from '../../language/fr/counters.ts';
import type { Context, Unit } from '../grammar.ts';
import { type AmountWords, conditionsOf, measuredBy, perEach } from '../named.ts';
import { cardNoun, ofX, seatNoun } from '../nouns.ts';
import { counted, described, ofCard, owned, poolOf } from './nouns.ts';
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
  if (typeof value === 'object' && 'counters' in value && unit === 'counter')
    return `tous les compteurs sur ${cardNoun(value.counters, x).text}`;
  const [times, each] = perEach(value, (counted) => eachOf(counted, x));
  if (each !== null) return `${times} ${times < 2 ? one : many} pour chaque ${each}`;
  if (typeof value === 'string') return `un nombre de ${many} égal à ${measure(value, x)}`;
  if ('missing' in value) return `assez de ${many} pour atteindre sa capacité maximale`;
  if ('if' in value)
    return `${amount(value.else, unit, x)} (${measure(value.amount, x)} ${conditionsOf(value.if, x)})`;
  if ('sum' in value) return `${added(value.sum)} ${many}`;
  if ('tally' in value) return `autant de ${many} que ${AS_MANY[value.tally](cardNoun(value.of, x).text)}`;
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

/** What an amount counts one by one: "vampire que vous contrôlez", "point de victoire qu’il a". */
function eachOf(value: Amount, x: Context): string | null {
  if (value === 'methuselahs') return 'Mathusalem en jeu';
  if (value === 'onlyAgainst') return 'Mathusalem qui exprime des voix contre le référendum et aucune pour';
  if (typeof value !== 'object') return null;
  if ('count' in value) return countedOf(value, x);
  if ('counters' in value) return `compteur sur ${cardNoun(value.counters, x).text}`;
  if ('victoryPoints' in value) return `point de victoire ${has(value.victoryPoints, x)}`;
  return 'hand' in value ? `carte dans ${handOf(value.hand, x)}` : null;
}

/** "que vous avez", "qu’il a", "que votre proie a". */
function has(seat: SeatNoun | 'them', x: Context): string {
  const who = seat === 'them' ? null : seatNoun(seat, x);
  return who === null ? 'qu’il a' : `que ${who.text} ${who.you ? 'avez' : 'a'}`;
}
const handOf = (seat: SeatNoun | 'them', x: Context): string =>
  seat === 'them' ? 'sa main' : owned(seatNoun(seat, x), 'main');

const countedOf = (value: Extract<Amount, { count: unknown }>, x: Context): string =>
  value.of === 'them' ? `${counted(value.count, x)} qu’il contrôle` : counted(value.count, x);

/** Computed amounts. */
const MEASURES: AmountWords<{ count: 'of'; half: 'up'; marks: 'yours' }> = {
  number: (value) => String(value),
  x: () => 'X',
  bleedAmount: () => 'la valeur de morsure',
  poolBled: () => 'les points de réserve perdus à cause de la morsure',
  margin: () => 'le nombre de voix d’écart dans le référendum',
  points: () => 'le nombre de points alloués',
  counters: (value, x) => `le nombre de compteurs sur ${cardNoun(value.counters, x).text}`,
  marks: (value, x) =>
    `le nombre de ${value.yours ? 'vos ' : ''}compteurs ${COUNTER[value.marks]} sur ${cardNoun(value.on, x).text}`,
  capacityOrCost: (value, x) => `la capacité ou le coût ${ofCard(value.capacityOrCost, x)}`,
  capacity: (value, x) => `la capacité ${ofCard(value.capacity, x)}`,
  pool: (value, x) => poolOf(value.pool, x),
  count: (value, x) => `le nombre de ${described(value.count, true, x)}`,
  strength: (value, x) => `la force ${ofCard(value.strength, x)}`,
  stealth: (value, x) => `la discrétion ${ofCard(value.stealth, x)}`,
  tally: (value, x) => TALLY[value.tally](cardNoun(value.of, x).text),
  sum: (value, x) => value.sum.map((part) => measure(part, x)).join(' + '),
  times: (value, x) => `${value.times} fois ${measure(value.of, x)}`,
  methuselahs: () => 'le nombre de Mathusalems en jeu',
  onlyAgainst: () => 'le nombre de Mathusalems qui expriment des voix contre le référendum et aucune pour',
  chosen: () => 'X',
  chosenCapacity: (value) =>
    `la capacité du vampire choisi par ${value.chosenCapacity === 'theirs' ? 'lui' : 'son prédateur'}`,
  poolCost: (value, x) => `le coût en points de réserve ${ofCard(value.poolCost, x)}`,
  victoryPoints: (value, x) => `le nombre de points de victoire ${has(value.victoryPoints, x)}`,
  hand: (value, x) => `le nombre de cartes dans ${handOf(value.hand, x)}`,
  ashHeap: (value, x) =>
    `le nombre de cartes dans ${owned(seatNoun(value.ashHeap, x), 'tas de cendres', 'le')}`,
  missing: (value, x) => `le nombre de points de sang qui manquent à ${cardNoun(value.missing, x).text}`,
  half: (value, x) =>
    `la moitié de ${measure(value.half, x)} (arrondie ${value.up ? 'au supérieur' : 'à l’inférieur'})`,
  if: (value, x) => `${measure(value.else, x)} (${measure(value.amount, x)} ${conditionsOf(value.if, x)})`,
};
export const measure = measuredBy(MEASURES);

const TALLY: Readonly<Record<Tally, (who: string) => string>> = {
  disciplinesUsedThisAction: (who: string) =>
    `le nombre de Disciplines que ${who} a utilisées pour jouer des cartes durant cette action`,
  bloodLostToDamageThisRound: (who: string) =>
    `le nombre de points de sang que ${who} a perdus à cause de dégâts durant ce round`,
  damageInflictedThisRound: (who: string) =>
    `le nombre de points de dégâts que ${who} a infligés durant ce round`,
  blockAttemptsThisAction: (who: string) =>
    `le nombre de tentatives de blocage de ${who} durant cette action`,
};
const AS_MANY: Readonly<Record<Tally, (who: string) => string>> = {
  disciplinesUsedThisAction: (who: string) =>
    `de Disciplines que ${who} a utilisées pour jouer des cartes durant cette action`,
  bloodLostToDamageThisRound: (who: string) => `${who} en a perdu à cause de dégâts durant ce round`,
  damageInflictedThisRound: (who: string) => `${who} a infligé de dégâts durant ce round`,
  blockAttemptsThisAction: (who: string) => `de tentatives de blocage de ${who} durant cette action`,
};

const STAT: Readonly<Record<Stat, readonly [string, string]>> = {
  bleed: ['en morsure', 'en morsure'],
  stealth: ['en discrétion', 'en discrétion'],
  intercept: ['en interception', 'en interception'],
  strength: ['en force', 'en force'],
  baseStrength: ['en force', 'en force'],
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
  blockTax: ['en coût de blocage', 'en coût de blocage'],
  blockTaxOrLife: ['en coût de blocage', 'en coût de blocage'],
  blockTaxLibrary: ['en coût de blocage', 'en coût de blocage'],
  rescueCost: [
    'en coût de sauvetage d’un vampire de la torpeur',
    'en coût de sauvetage d’un vampire de la torpeur',
  ],
  voteTax: ['en coût de vote', 'en coût de vote'],
  votesAgainst: ['voix contre le référendum', 'voix contre le référendum'],
  edgeVotes: ['voix pour brûler l’Avantage', 'voix pour brûler l’Avantage'],
  contestCost: ['en coût de contestation de titre', 'en coût de contestation de titre'],
  voteTaxAgainst: ['en coût de vote contre', 'en coût de vote contre'],
};

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

export function bonus(stat: Stat, value: Amount, x: Context, which?: string): string {
  if (stat === 'baseStrength' && typeof value === 'number') return `une force de ${value}`;
  const [one, many] = STAT[stat];
  const what = (text: string) => (which === undefined ? text : `${text} ${discipline(which)}`);
  if (typeof value === 'number') return `${signed(value)} ${what(Math.abs(value) < 2 ? one : many)}`;
  const chosen = ofX(value);
  if (chosen !== null) return `${chosen} ${what(many)}`;
  const [times, each] = perEach(value, (counted) => eachOf(counted, x));
  if (each !== null) return `${signed(times)} ${what(Math.abs(times) < 2 ? one : many)} pour chaque ${each}`;
  if (typeof value === 'object' && 'if' in value && typeof value.amount === 'number')
    return `${bonus(stat, value.else, x, which)} (${signed(value.amount)} ${conditionsOf(value.if, x)})`;
  return `+X ${what(many)}, X étant ${measure(value, x)}`;
}
