import { list, plural, range, side, unitOf } from '../../language/es/grammar.ts';
import type { Unused } from '../consequence-words.ts';
import { number } from '../numbers.ts';
import type { TableWords } from '../words.ts';

type Forms = readonly [one: string, many: string];
const UNUSED: Readonly<Record<Unused, Forms>> = {
  masterActions: ['acción de fase heril', 'acciones de fase heril'],
  transfers: ['transferencia', 'transferencias'],
  discardActions: ['acción de fase de descarte', 'acciones de fase de descarte'],
};

export const CONSEQUENCES: TableWords['consequences'] = {
  poolPrice: (n, from, to) => `${n} de reserva: ${from} → ${to}`,
  bloodPrice: (n, unit, from, to) => `${n} ${unitOf(n, unit)}: ${from} → ${to}`,
  pool: (who, from, to) => `reserva${who === null ? '' : ` de ${who}`} ${from} → ${to}`,
  counters: (card, from, to, capacity) =>
    `${card} ${from} → ${to}${capacity === null ? '' : ` de ${capacity}`}`,
  gains: (n, unit, from, to) => (n === 0 ? 'no gana sangre' : `+${n} ${unitOf(n, unit)} (${from} → ${to})`),
  poolNow: (n) => `${n} de reserva`,
  countersNow: (n, unit, capacity) =>
    capacity === null ? `${n} ${unitOf(n, unit)}` : `sangre ${n} de ${capacity}`,
  lockedNow: 'girado',
  ifSuccessful: (what, parts) =>
    `${list(parts)} si ${what === 'action' ? 'la acción' : 'el bloqueo'} tiene éxito`,
  stealth: (n) => `sigilo ${number(n)}`,
  intercept: (intercept, stealth) =>
    `intercepción ${number(intercept)} contra sigilo ${number(stealth)}${intercept < stealth ? ', aún no basta' : ''}`,
  fights: (opposing) => `combate con ${opposing}`,
  takesEdge: 'obtienes la Ventaja',
  rescuePrice: (blood) => `${blood} de sangre, que paga cualquiera de los dos vampiros o ambos`,
  bloodHunt: 'sigue una votación de caza de sangre',
  masterAction: 'usa una acción de fase heril',
  trifle: 'da otra acción (nimiedad)',
  outOfTurn: 'usa una acción de tu próxima fase heril',
  discardAction: 'usa una acción de fase de descarte',
  transfers: (n, of) => `${n} de ${plural(of, 'transferencia')}`,
  discards: (n) => `descarta ${plural(n, 'carta')}`,
  readyAtOnce: 'preparado y enderezado de inmediato',
  drawsCard: 'roba una carta a cambio',
  drawsNone: 'no quedan cartas que robar',
  votes: (which, from, to) => `votos ${side(which)} ${from} → ${to}`,
  ballots: (which, from, to) => `papeletas ${side(which)} ${from} → ${to}`,
  damage: (n, { aggravated, ranged, first }) =>
    `${n} de daño${aggravated ? ' agravado' : ''}${ranged ? ', de cerca o de lejos' : ''}${first ? ', primer golpe' : ''}`,
  strike: {
    dodge: () => 'el ataque del oponente no hace nada',
    combatEnds: () => 'el combate termina antes de cualquier otro ataque',
    stealBlood: (n) => `roba ${n} de sangre`,
    destroyEquipment: () => 'quema un equipo',
    stealEquipment: () => 'se lleva un equipo',
  },
  outOfReach: 'sin efecto de lejos',
  toRange: (long) => `se pasa a combatir ${range(long)}`,
  anotherRound: 'otro asalto',
  combatOver: 'el combate termina',
  prevents: (n, of) => `previene ${n} de ${of} de daño`,
  unblocked: (others) => (others ? 'la acción tiene éxito si nadie más bloquea' : 'nadie bloquea la acción'),
  attempt: (succeeds) => (succeeds ? 'el bloqueo tiene éxito' : 'el intento de bloqueo fracasa'),
  staysAtRange: (long) => `se sigue ${range(long)}`,
  asItStands: (votesFor, against) =>
    `tal como está, ${votesFor > against ? 'prospera' : 'fracasa'} por ${votesFor} a ${against}`,
  takesEffect: (card) => `${card} surte efecto`,
  unused: (n, what) => `${n === 1 ? 'queda' : 'quedan'} ${plural(n, ...UNUSED[what])} sin usar`,
  idle: (minions) =>
    minions === 1 ? '1 siervo enderezado no actúa' : `${minions} siervos enderezados no actúan`,
  withdraws:
    '1 punto de victoria si no pierdes reserva sanguínea ni sangre hasta tu próxima fase de enderezamiento',
};
