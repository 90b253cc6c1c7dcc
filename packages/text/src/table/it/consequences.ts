import { atRange, di, list, plural, points, UNIT } from '../../language/it/grammar.ts';
import type { Unused } from '../consequence-words.ts';
import { number } from '../numbers.ts';
import type { TableWords } from '../words.ts';

type Forms = readonly [one: string, many: string];
const UNUSED: Readonly<Record<Unused, Forms>> = {
  masterActions: ['azione di fase dominus non usata', 'azioni di fase dominus non usate'],
  transfers: ['trasferimento non usato', 'trasferimenti non usati'],
  discardActions: ['azione della fase di scarto non usata', 'azioni della fase di scarto non usate'],
};
const SIDE = { for: 'a favore', against: 'contro' };

export const CONSEQUENCES: TableWords['consequences'] = {
  poolPrice: (n, from, to) => `${points(n)}: ${from} → ${to}`,
  bloodPrice: (n, unit, from, to) => `${plural(n, ...UNIT[unit])}: ${from} → ${to}`,
  pool: (who, from, to) => `risorse${who === null ? '' : ` ${di(who)}`} ${from} → ${to}`,
  counters: (card, from, to, capacity) =>
    `${card} ${from} → ${to}${capacity === null ? '' : ` su ${capacity}`}`,
  gains: (n, unit, from, to) =>
    n === 0 ? 'nessun punto sangue guadagnato' : `+${plural(n, ...UNIT[unit])} (${from} → ${to})`,
  poolNow: (n) => `risorse ${n}`,
  countersNow: (n, unit, capacity) =>
    capacity === null ? plural(n, ...UNIT[unit]) : `sangue ${n} su ${capacity}`,
  lockedNow: 'impegnato',
  ifSuccessful: (what, parts) =>
    `${list(parts)} se ${what === 'action' ? 'l’azione' : 'il blocco'} ha successo`,
  stealth: (n) => `furtività ${number(n)}`,
  intercept: (intercept, stealth) =>
    `intercetto ${number(intercept)} contro furtività ${number(stealth)}${intercept < stealth ? ', non basta ancora' : ''}`,
  fights: (opposing) => `combatte con ${opposing}`,
  takesEdge: 'ottieni il Vantaggio',
  rescuePrice: (blood) =>
    `${plural(blood, ...UNIT.blood)} a carico dell’uno o dell’altro vampiro o di entrambi`,
  bloodHunt: 'segue un voto sulla caccia di sangue',
  masterAction: 'usa un’azione di fase dominus',
  trifle: 'ne dà un’altra (triviale)',
  outOfTurn: 'usa un’azione della tua prossima fase dominus',
  discardAction: 'usa un’azione della fase di scarto',
  transfers: (n, of) => `${n} di ${plural(of, 'trasferimento', 'trasferimenti')}`,
  discards: (n) => `scarta ${plural(n, 'carta', 'carte')}`,
  readyAtOnce: 'subito attivo e disimpegnato',
  drawsCard: 'pesca una carta al suo posto',
  drawsNone: 'non ci sono più carte da pescare',
  votes: (side, from, to) => `voti ${SIDE[side]} ${from} → ${to}`,
  ballots: (side, from, to) => `preferenze ${SIDE[side]} ${from} → ${to}`,
  damage: (n, { aggravated, ranged, first }) => {
    const kind = aggravated ? (n === 1 ? ' aggravato' : ' aggravati') : '';
    const more = `${ranged ? ', a qualsiasi distanza' : ''}${first ? ', attacco fulmineo' : ''}`;
    return `${plural(n, 'danno', 'danni')}${kind}${more}`;
  },
  strike: {
    dodge: () => 'l’attacco avversario non fa nulla',
    combatEnds: () => 'il combattimento finisce prima di ogni altro attacco',
    stealBlood: (n) => `ruba ${plural(n, ...UNIT.blood)}`,
    destroyEquipment: () => 'distrugge un equipaggiamento',
    stealEquipment: () => 'prende un equipaggiamento',
  },
  outOfReach: 'nessun effetto a lunga distanza',
  toRange: (long) => `si passa ${atRange(long)}`,
  anotherRound: 'un altro round',
  combatOver: 'il combattimento finisce',
  prevents: (n, of) => `previene ${plural(n, 'danno', 'danni')} su ${of}`,
  unblocked: (others) => (others ? 'l’azione ha successo se nessun altro blocca' : 'nessuno blocca l’azione'),
  attempt: (succeeds) => (succeeds ? 'il blocco ha successo' : 'il tentativo di blocco fallisce'),
  staysAtRange: (long) => `si resta ${atRange(long)}`,
  asItStands: (votesFor, against) =>
    `per ora il referendum ${votesFor > against ? 'ha successo' : 'fallisce'}, ${votesFor} a ${against}`,
  takesEffect: (card) => `${card} ha effetto`,
  unused: (n, what) => plural(n, ...UNUSED[what]),
  idle: (minions) =>
    minions === 1 ? '1 servitore disimpegnato non agisce' : `${minions} servitori disimpegnati non agiscono`,
  withdraws:
    '1 punto vittoria se non perdi punti risorsa né punti sangue fino alla tua prossima fase di disimpegno',
};
