import { COLON, list, plural, pool, range, side } from '../../language/fr/grammar.ts';
import type { Unit } from '../../language/words.ts';
import type { Unused } from '../consequence-words.ts';
import { number } from '../numbers.ts';
import type { TableWords } from '../words.ts';

type Forms = readonly [one: string, many: string];
const UNUSED: Readonly<Record<Unused, Forms>> = {
  masterActions: ['action de phase de maître', 'actions de phase de maître'],
  transfers: ['transfert', 'transferts'],
  discardActions: ['action de phase de défausse', 'actions de phase de défausse'],
};
const UNIT: Readonly<Record<Unit, Forms>> = {
  blood: ['point de sang', 'points de sang'],
  life: ['point de vie', 'points de vie'],
  counters: ['compteur', 'compteurs'],
};

export const CONSEQUENCES: TableWords['consequences'] = {
  poolPrice: (n, from, to) => `${pool(n)}${COLON} ${from} → ${to}`,
  bloodPrice: (n, unit, from, to) => `${plural(n, ...UNIT[unit])}${COLON} ${from} → ${to}`,
  pool: (who, from, to) => `réserve${who === null ? '' : ` (${who})`} ${from} → ${to}`,
  counters: (card, from, to, capacity) =>
    `${card} ${from} → ${to}${capacity === null ? '' : ` sur ${capacity}`}`,
  gains: (n, unit, from, to) =>
    n === 0 ? 'aucun point de sang gagné' : `+${plural(n, ...UNIT[unit])} (${from} → ${to})`,
  poolNow: (n) => `réserve ${n}`,
  countersNow: (n, unit, capacity) =>
    capacity === null ? plural(n, ...UNIT[unit]) : `sang ${n} sur ${capacity}`,
  lockedNow: 'incliné',
  ifSuccessful: (what, parts) => `${list(parts)} si ${what === 'action' ? 'l’action' : 'le blocage'} réussit`,
  stealth: (n) => `discrétion ${number(n)}`,
  intercept: (intercept, stealth) =>
    `interception ${number(intercept)} contre discrétion ${number(stealth)}${intercept < stealth ? ', pas encore assez' : ''}`,
  fights: (opposing) => `combat contre ${opposing}`,
  takesEdge: 'vous prenez l’Avantage',
  rescuePrice: (blood) => `${plural(blood, ...UNIT.blood)} à payer par l’un ou l’autre vampire ou les deux`,
  bloodHunt: 'suivi d’un vote de chasse de sang',
  masterAction: 'utilise une action de phase de maître',
  trifle: 'en donne une autre (triviale)',
  outOfTurn: 'utilise une action de phase de maître de votre prochain tour',
  discardAction: 'utilise une action de phase de défausse',
  transfers: (n, of) => `${n} sur ${plural(of, 'transfert')}`,
  discards: (n) => `défausse ${plural(n, 'carte')}`,
  readyAtOnce: 'disponible et redressé aussitôt',
  drawsCard: 'pioche une carte à la place',
  drawsNone: 'plus de carte à piocher',
  votes: (which, from, to) => `voix ${side(which)} ${from} → ${to}`,
  ballots: (which, from, to) => `bulletins ${side(which)} ${from} → ${to}`,
  damage: (n, { aggravated, ranged, first }) =>
    `${plural(n, 'point de dégâts', 'points de dégâts')}${aggravated ? ' aggravés' : ''}${ranged ? ', à toute portée' : ''}${first ? ', initiative' : ''}`,
  strike: {
    dodge: () => 'la frappe adverse ne fait rien',
    combatEnds: () => 'le combat finit avant toute autre frappe',
    stealBlood: (n) => `vole ${plural(n, ...UNIT.blood)}`,
    destroyEquipment: () => 'brûle un équipement',
    stealEquipment: () => 'prend un équipement',
  },
  outOfReach: 'sans effet à distance',
  toRange: (long) => `le combat passe ${range(long)}`,
  anotherRound: 'un autre round',
  combatOver: 'le combat prend fin',
  prevents: (n, of) => `prévient ${plural(n, 'point de dégâts', 'points de dégâts')} sur ${of}`,
  unblocked: (others) =>
    others ? 'l’action réussit si personne d’autre ne bloque' : 'personne ne bloque l’action',
  attempt: (succeeds) => (succeeds ? 'le blocage réussit' : 'la tentative de blocage échoue'),
  staysAtRange: (long) => `le combat reste ${range(long)}`,
  asItStands: (votesFor, against) =>
    `en l’état, le référendum ${votesFor > against ? 'passe' : 'échoue'}, ${votesFor} contre ${against}`,
  takesEffect: (card) => `${card} prend effet`,
  unused: (n, what) => `${n < 2 ? 'reste' : 'restent'} ${plural(n, ...UNUSED[what])}`,
  idle: (minions) =>
    minions < 2
      ? `${minions} serviteur redressé n’agit pas`
      : `${minions} serviteurs redressés n’agissent pas`,
  withdraws:
    '1 point de victoire sans perte de réserve ni de sang jusqu’à votre prochaine phase de redressement',
};
