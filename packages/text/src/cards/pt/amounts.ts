import type { Amount, SeatNoun, Stat, Tally } from '@methuselah/engine/language';
import { COUNTER } from '../../language/pt/counters.ts';
import type { Context, Unit } from '../grammar.ts';
import { type AmountWords, conditionsOf, measuredBy, perEach } from '../named.ts';
import { cardNoun, ofX, seatNoun } from '../nouns.ts';
import { described, ofCard, poolOfSeat, possessed } from './nouns.ts';
import { discipline, UNIT } from './words.ts';

/** Portuguese amounts. */

/** `mark` follows the number ("2Di de dano"), `kind` follows the unit ("1 de dano agravado"). */
export function amount(value: Amount, unit: Unit, x: Context, mark = '', kind = ''): string {
  const of = kind === '' ? '' : ` ${kind}`;
  const { one, many, bare } = UNIT[unit];
  const single = `1${mark} ${one}${of}`;
  if (value === 1 && unit === 'card') return 'uma carta';
  if (typeof value === 'number') return value === 1 ? single : `${value}${mark} ${many}${of}`;
  if (value === 'x')
    return `${x.range === null ? 'X' : `de ${x.range.min} a ${x.range.max}`}${mark} ${many}${of}`;
  if (value === 'points') return `${single} para cada ponto distribuído a ele`;
  if (value === 'margin') return `${single} para cada voto de diferença na aprovação do referendo`;
  if (typeof value === 'object' && 'counters' in value && unit === 'counter')
    return `todos os contadores em ${cardNoun(value.counters, x).text}`;
  const [times, each] = perEach(value, (what) => eachOf(what, x));
  if (each !== null) return `${times === 1 ? single : `${times}${mark} ${many}${of}`} para cada ${each}`;
  if (typeof value === 'object') {
    if ('missing' in value) return `${bare} suficiente para atingir sua capacidade máxima`;
    if ('if' in value)
      return `${amount(value.else, unit, x, mark, kind)} (${measure(value.amount, x)} ${conditionsOf(value.if, x)})`;
    if ('tally' in value && value.tally === 'bloodLostToDamageThisRound')
      return `tanto ${bare} quanto ${cardNoun(value.of, x).text} perdeu por dano nesta rodada`;
    if ('sum' in value) return `${added(value.sum)}${mark} ${many}${of}`;
  }
  const marked = mark === '' ? bare : `${bare} ${mark}`;
  const isCounted = bare === many;
  const equal = isCounted ? 'em número igual' : bare.endsWith('s') ? 'iguais' : 'igual';
  return `${marked}${of} ${equal} a ${measure(value, x)}`;
}

/** A term of a sum: "X + 1". */
const term = (value: Amount): string => {
  if (typeof value === 'object' && 'strength' in value) return 'força';
  return value === 'x' ? 'X' : String(value);
};
const isOfStrength = (value: Amount): boolean => typeof value === 'object' && 'strength' in value;
/** "X + 1", and with no space as weapons have it: "força+1". */
const added = (sum: readonly Amount[]): string => sum.map(term).join(sum.some(isOfStrength) ? '+' : ' + ');

/** What an amount counts one by one: "vampiro que você controla", "ponto de vitória que tem". */
function eachOf(value: Amount, x: Context): string | null {
  if (value === 'methuselahs') return 'Matusalém no jogo';
  if (value === 'onlyAgainst') return 'Matusalém que declarou votos contra o referendo e nenhum a favor';
  if (typeof value !== 'object') return null;
  if ('count' in value) return counted(value, x);
  if ('counters' in value) return `contador em ${cardNoun(value.counters, x).text}`;
  if ('victoryPoints' in value) return `ponto de vitória ${has(value.victoryPoints, x)}`;
  return 'hand' in value ? `carta em ${handOf(value.hand, x)}` : null;
}

/** "que você tem", "que tem", "que sua presa tem". */
function has(seat: SeatNoun | 'them', x: Context): string {
  const who = seat === 'them' ? null : seatNoun(seat, x);
  return who === null ? 'que tem' : `que ${who.text} tem`;
}
const handOf = (seat: SeatNoun | 'them', x: Context): string =>
  seat === 'them' ? 'sua mão' : possessed('a mão', seatNoun(seat, x));

const counted = (value: Extract<Amount, { count: unknown }>, x: Context): string =>
  value.of === 'them' ? `${described(value.count, false, x)} que controla` : described(value.count, false, x);

/** Computed amounts. */
const MEASURES: AmountWords<{ count: 'of'; half: 'up'; marks: 'yours' }> = {
  number: (value) => String(value),
  x: () => 'X',
  bleedAmount: () => 'a quantidade de sangrar',
  poolBled: () => 'os recursos perdidos pelo sangramento',
  margin: () => 'a diferença de votos na aprovação do referendo',
  points: () => 'o número de pontos distribuídos',
  counters: (value, x) => `o número de contadores em ${cardNoun(value.counters, x).text}`,
  marks: (value, x) =>
    `o número de ${value.yours ? 'seus ' : ''}contadores de ${COUNTER[value.marks]} em ${cardNoun(value.on, x).text}`,
  capacityOrCost: (value, x) => ofCard('a capacidade ou o custo', value.capacityOrCost, x),
  capacity: (value, x) => ofCard('a capacidade', value.capacity, x),
  pool: (value, x) => poolOfSeat(value.pool, x),
  count: (value, x) => `o número de ${described(value.count, true, x)}`,
  strength: (value, x) => ofCard('a força', value.strength, x),
  stealth: (value, x) => `a furtividade de ${cardNoun(value.stealth, x).text}`,
  tally: (value, x) => TALLY[value.tally](cardNoun(value.of, x).text),
  sum: (value, x) => value.sum.map((each) => measure(each, x)).join(' + '),
  times: (value, x) => `${value.times} × ${measure(value.of, x)}`,
  methuselahs: () => 'o número de Matusaléns no jogo',
  onlyAgainst: () => 'o número de Matusaléns que declararam votos contra o referendo e nenhum a favor',
  chosen: () => 'X',
  chosenCapacity: (value) =>
    `a capacidade do vampiro escolhido por ${value.chosenCapacity === 'theirs' ? 'ele' : 'seu predador'}`,
  poolCost: (value, x) => `o custo em recursos de ${cardNoun(value.poolCost, x).text}`,
  victoryPoints: (value, x) => `o número de pontos de vitória ${has(value.victoryPoints, x)}`,
  hand: (value, x) => `o número de cartas em ${handOf(value.hand, x)}`,
  ashHeap: (value, x) =>
    `o número de cartas em ${possessed('a pilha de cinzas', seatNoun(value.ashHeap, x))}`,
  missing: (value, x) => `o sangue que falta a ${cardNoun(value.missing, x).text}`,
  half: (value, x) =>
    `a metade de ${measure(value.half, x)} (arredondada para ${value.up ? 'cima' : 'baixo'})`,
  if: (value, x) => `${measure(value.else, x)} (${measure(value.amount, x)} ${conditionsOf(value.if, x)})`,
};
export const measure = measuredBy(MEASURES);

const TALLY: Readonly<Record<Tally, (who: string) => string>> = {
  disciplinesUsedThisAction: (who: string) =>
    `o número de Disciplinas que ${who} usou para jogar cartas nesta ação`,
  bloodLostToDamageThisRound: (who: string) => `o sangue que ${who} perdeu por dano nesta rodada`,
  damageInflictedThisRound: (who: string) => `o dano que ${who} infligiu nesta rodada`,
  blockAttemptsThisAction: (who: string) => `o número de tentativas de bloqueio de ${who} nesta ação`,
};

/** After a signed number: singular and plural. */
const STAT: Readonly<Record<Stat, readonly [string, string]>> = {
  bleed: ['de sangrar', 'de sangrar'],
  stealth: ['de furtividade', 'de furtividade'],
  intercept: ['de percepção', 'de percepção'],
  strength: ['de força', 'de força'],
  baseStrength: ['de força', 'de força'],
  handDamage: ['de dano com golpes de mão', 'de dano com golpes de mão'],
  rangedDamage: ['de dano com golpes a distância', 'de dano com golpes a distância'],
  damageFromOpposing: [
    'no dano de cada golpe ou efeito do servo oponente',
    'no dano de cada golpe ou efeito do servo oponente',
  ],
  hunt: ['de caçar', 'de caçar'],
  votes: ['voto', 'votos'],
  ballots: ['sub-voto', 'sub-votos'],
  discipline: ['nível de', 'níveis de'],
  capacity: ['de capacidade', 'de capacidade'],
  handSize: ['no tamanho da mão', 'no tamanho da mão'],
  transfers: ['transferência', 'transferências'],
  masterActions: ['ação da fase de mestre', 'ações da fase de mestre'],
  discardActions: ['ação da fase de descarte', 'ações da fase de descarte'],
  cost: ['de custo', 'de custo'],
  blockTax: ['de custo para tentar bloquear', 'de custo para tentar bloquear'],
  blockTaxOrLife: ['de custo para tentar bloquear', 'de custo para tentar bloquear'],
  blockTaxLibrary: ['de custo para tentar bloquear', 'de custo para tentar bloquear'],
  rescueCost: ['de custo para resgatar um vampiro do torpor', 'de custo para resgatar um vampiro do torpor'],
  voteTax: ['de custo para declarar votos', 'de custo para declarar votos'],
  votesAgainst: ['voto contra o referendo', 'votos contra o referendo'],
  edgeVotes: ['voto por queimar a Vantagem', 'votos por queimar a Vantagem'],
  contestCost: ['de custo para disputar um título', 'de custo para disputar um título'],
  voteTaxAgainst: ['de custo para declarar votos contra', 'de custo para declarar votos contra'],
};

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

export function bonus(stat: Stat, value: Amount, x: Context, which?: string): string {
  if (stat === 'baseStrength' && typeof value === 'number') return `uma força de ${value}`;
  const [one, many] = STAT[stat];
  const what = (text: string) => (which === undefined ? text : `${text} ${discipline(which)}`);
  if (typeof value === 'number') return `${signed(value)} ${what(Math.abs(value) === 1 ? one : many)}`;
  const chosen = ofX(value);
  if (chosen !== null) return `${chosen} ${what(many)}`;
  const [times, each] = perEach(value, (counted) => eachOf(counted, x));
  if (each !== null) return `${signed(times)} ${what(Math.abs(times) === 1 ? one : many)} para cada ${each}`;
  if (typeof value === 'object' && 'if' in value && typeof value.amount === 'number')
    return `${bonus(stat, value.else, x, which)} (${signed(value.amount)} ${conditionsOf(value.if, x)})`;
  const equal = `igual a ${measure(value, x)}`;
  return /^(?:de|no) /.test(many) ? `um bônus ${what(many)} ${equal}` : `${what(many)} em número ${equal}`;
}
