import { de, list, plural, pool, range, side } from '../../language/pt/grammar.ts';
import type { Unit } from '../../language/words.ts';
import type { Unused } from '../consequence-words.ts';
import { number } from '../numbers.ts';
import type { TableWords } from '../words.ts';

type Forms = readonly [one: string, many: string];
const UNUSED: Readonly<Record<Unused, Forms>> = {
  masterActions: ['ação da fase de mestre', 'ações da fase de mestre'],
  transfers: ['transferência', 'transferências'],
  discardActions: ['ação da fase de descarte', 'ações da fase de descarte'],
};
const units = (n: number, unit: Unit): string =>
  unit === 'counters'
    ? plural(n, 'contador', 'contadores')
    : `${n} de ${unit === 'blood' ? 'sangue' : 'vida'}`;

export const CONSEQUENCES: TableWords['consequences'] = {
  poolPrice: (n, from, to) => `${n} ${pool(n)}: ${from} → ${to}`,
  bloodPrice: (n, unit, from, to) => `${units(n, unit)}: ${from} → ${to}`,
  pool: (who, from, to) => `recursos${who === null ? '' : ` ${de(who)}`} ${from} → ${to}`,
  counters: (card, from, to, capacity) =>
    `${card} ${from} → ${to}${capacity === null ? '' : ` de ${capacity}`}`,
  gains: (n, unit, from, to) => (n === 0 ? 'não ganha sangue' : `+${units(n, unit)} (${from} → ${to})`),
  poolNow: (n) => `${n} ${pool(n)}`,
  countersNow: (n, unit, capacity) => (capacity === null ? units(n, unit) : `sangue ${n} de ${capacity}`),
  lockedNow: 'travado',
  ifSuccessful: (what, parts) =>
    `${list(parts)} se ${what === 'action' ? 'a ação for bem-sucedida' : 'o bloqueio for bem-sucedido'}`,
  stealth: (n) => `furtividade ${number(n)}`,
  intercept: (intercept, stealth) =>
    `percepção ${number(intercept)} contra furtividade ${number(stealth)}${intercept < stealth ? ', ainda não basta' : ''}`,
  fights: (opposing) => `luta com ${opposing}`,
  takesEdge: 'você obtém a Vantagem',
  rescuePrice: (blood) => `${blood} de sangue, a pagar por um dos dois vampiros ou por ambos`,
  bloodHunt: 'segue-se uma votação de caçada de sangue',
  masterAction: 'usa uma ação da fase de mestre',
  trifle: 'dá outra ação (trivial)',
  outOfTurn: 'usa uma ação da sua próxima fase de mestre',
  discardAction: 'usa uma ação da fase de descarte',
  transfers: (n, of) => `${n} de ${plural(of, 'transferência')}`,
  discards: (n) => `descarta ${plural(n, 'carta')}`,
  readyAtOnce: 'pronto e destravado na hora',
  drawsCard: 'compra uma carta no lugar',
  drawsNone: 'não há mais cartas para comprar',
  votes: (which, from, to) => `votos ${side(which)} ${from} → ${to}`,
  ballots: (which, from, to) => `sub-votos ${side(which)} ${from} → ${to}`,
  damage: (n, { aggravated, ranged, first }) =>
    `${n} de dano${aggravated ? ' agravado' : ''}${ranged ? ', a qualquer distância' : ''}${first ? ', golpe rápido' : ''}`,
  strike: {
    dodge: () => 'o golpe do oponente não faz nada',
    combatEnds: () => 'o combate termina antes de qualquer outro golpe',
    stealBlood: (n) => `rouba ${n} de sangue`,
    destroyEquipment: () => 'queima um equipamento',
    stealEquipment: () => 'pega um equipamento',
  },
  outOfReach: 'sem efeito a longa distância',
  toRange: (long) => `passa a ${range(long)}`,
  anotherRound: 'outra rodada',
  combatOver: 'o combate termina',
  prevents: (n, of) => `previne ${n} de ${of} de dano`,
  unblocked: (others) =>
    others ? 'a ação é bem-sucedida se mais ninguém bloquear' : 'ninguém bloqueia a ação',
  attempt: (succeeds) => (succeeds ? 'o bloqueio é bem-sucedido' : 'a tentativa de bloqueio falha'),
  staysAtRange: (long) => `continua a ${range(long)}`,
  asItStands: (votesFor, against) =>
    `por enquanto, o referendo é ${votesFor > against ? 'aprovado' : 'reprovado'}, ${votesFor} a ${against}`,
  takesEffect: (card) => `${card} tem efeito`,
  unused: (n, what) => `${n === 1 ? 'sobra' : 'sobram'} ${plural(n, ...UNUSED[what])}`,
  idle: (minions) =>
    minions === 1 ? '1 servo destravado não age' : `${minions} servos destravados não agem`,
  withdraws: '1 ponto de vitória se você não perder recursos nem sangue até sua próxima fase de destravar',
};
