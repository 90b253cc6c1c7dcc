import type { Pile } from '@methuselah/engine';
import type { Happening } from '@methuselah/engine/language';
import { a, de, given, mark, side } from '../../language/es/grammar.ts';
import { TERM_WORDS } from '../../language/es/terms.ts';
import { does } from '../who.ts';
import type { TableWords } from '../words.ts';

const PILE: Readonly<Record<Pile, string>> = {
  library: 'la biblioteca',
  ashHeap: 'el montón de ceniza',
  hand: 'la mano',
};

/** When a delayed effect happens. */
const WHEN: Readonly<Record<Happening, string>> = {
  unlockPhase: 'en la fase de enderezamiento',
  masterPhase: 'en la fase heril',
  minionPhase: 'en la fase servil',
  minionPhaseEnd: 'al final de la fase servil',
  influencePhase: 'en la fase de influencia',
  discardPhase: 'en la fase de descarte',
  discardPhaseEnd: 'al final de la fase de descarte',
  turnEnds: 'al final del turno',
  enteredPlay: 'al entrar en juego',
  lockedForCost: 'al girarse',
  toTorpor: 'al entrar en letargo',
  burned: 'al quemarse',
  bleedSucceeds: 'al tener éxito el sangrado',
  actionResolves: 'antes de la resolución de la acción',
  actionResolved: 'tras la resolución de la acción',
  actionBlocked: 'al bloquearse la acción',
  strikesResolve: 'en la resolución de ataques',
  roundEnds: 'al final del asalto',
  combatEnds: 'tras el combate',
  replacementDraw: 'al reemplazar una carta',
  blockFailed: 'al fracasar un bloqueo',
  blockSucceeded: 'al bloquear',
  ousted: 'tras una eliminación',
  referendumPassed: 'tras prosperar un referéndum',
  actionAnnounced: 'al anunciarse una acción',
  blockAttempted: 'al intentar bloquear',
  damageInflicted: 'al infligirse daño',
  edgeGained: 'al obtener la Ventaja',
  edgeLost: 'al perder la Ventaja',
  diablerieCommitted: 'tras una diablerie',
  controlChanged: 'al cambiar de controlador',
};

export const OPTIONS: TableWords['options'] = {
  passes: (who) => does(who, 'pasa'),
  endsPhase: (who, phase) => `${does(who, 'termina')} la ${TERM_WORDS.phases[phase]}`,
  doesNotBlock: (who) => does(who, 'renuncia a bloquear'),
  findsNothing: (who) => does(who, 'no encuentra nada', 'No elijas nada'),
  takesNoMore: (who) => does(who, 'no toma nada más', 'No tomes nada más'),
  leavesIt: (who) => does(who, 'deja la carta donde está'),
  hasNoStrike: (who) => does(who, 'no tiene ataque', 'Sin ataque'),
  plays: (who, card, mode, minion) => `${does(who, 'juega')} ${card}${mark(mode)}${given('con', minion)}`,
  uses: (who, card, mode, minion, ability) =>
    `${does(who, 'usa')} ${ability ? `la habilidad de ${card}` : card}${mark(mode)}${given('con', minion)}`,
  bleeds: (minion, who) => `${minion} sangra a ${who}`,
  hunts: (minion) => `${minion} caza`,
  takesEquipment: (minion, from) => `${minion} toma equipo de ${from}`,
  leavesTorpor: (minion) => `${minion} sale del letargo`,
  rescues: (minion, vampire) => `${minion} rescata a ${vampire}`,
  diablerises: (minion, vampire) => `${minion} diaboliza a ${vampire}`,
  huntsDown: (minion, target) => `${minion} entra en combate con ${target}`,
  becomesAnarch: (minion) => `${minion} se hace Anarquista`,
  blocks: (minion) => `${minion} bloquea`,
  fightsInstead: (minion) => `${minion} combate en su lugar`,
  chooses: (who, what) => `${does(who, 'elige')} ${what}`,
  choosesFrom: (who, card, pile) => `${does(who, 'elige')} ${card} ${de(PILE[pile])}`,
  choosesNobodyElse: (who) => does(who, 'no elige a nadie más', 'No elijas a nadie más'),
  givesPoint: (who, to) => `${does(who, 'asigna')} un punto a ${to}`,
  givesNoPoint: (who) => does(who, 'no asigna ningún punto', 'No asignes ningún punto'),
  takesToPool: (who, n) => `${does(who, 'pasa')} ${n} a la reserva sanguínea`,
  choosesX: (who, x) => `${does(who, 'elige')} X = ${x}`,
  saysYes: (who) => does(who, 'dice que sí', 'Sí'),
  saysNo: (who) => does(who, 'dice que no', 'No'),
  resolves: (who, card, at, about) =>
    `${does(who, 'resuelve')} ${card} ${at === null ? 'de inmediato' : WHEN[at]}${about === null ? '' : ` (${about})`}`,
  maneuvers: (minion, means) => `${minion} maniobra${given('con', means)}`,
  presses: (minion, means) => `${minion} acosa${given('con', means)}`,
  strikes: (minion, means) => `${minion} ataca ${means === null ? 'con la mano' : `con ${means}`}`,
  aStrike: 'un ataque',
  preventsDamage: (minion, means) => `${minion} previene daño${given('con', means)}`,
  preventsKinds: (minion, aggravated, normal) => {
    const kinds = [
      ...(aggravated > 0 ? [`${aggravated} de daño agravado`] : []),
      ...(normal > 0 ? [`${normal} de daño normal`] : []),
    ];
    return `${minion} previene ${kinds.join(' y ')}`;
  },
  votes: (voter, of, card) => `${does(voter, 'vota')} ${side(of)}${given('con', card)}`,
  burnsForVote: (who, card, of) => `${does(who, 'quema')} ${card} por un voto ${side(of)}`,
  burnsEdgeForVote: (who, of) => `${does(who, 'quema')} la Ventaja por un voto ${side(of)}`,
  transfersTo: (who, vampire) => `${does(who, 'transfiere')} 1 ${a(vampire)}`,
  takesBackFrom: (who, vampire) => `${does(who, 'recupera')} 1 ${de(vampire)}`,
  drawsFromCrypt: (who) => does(who, 'roba de la cripta'),
  bringsOut: (who, vampire) => `${does(who, 'pone', 'Pon')} en juego ${a(vampire)}`,
  merges: (who, card, other) => `${does(who, 'fusiona')} ${card} con ${other}`,
  discards: (who, card) => `${does(who, 'descarta')} ${card}`,
  gainsEdgePool: (who) => does(who, 'gana 1 de reserva sanguínea por la Ventaja'),
  paysPool: (who) => does(who, 'paga con reserva sanguínea'),
  paysBlood: (minion) => `${minion} paga con sangre`,
  sharesCost: (vampire, pays, rescuer, rest) => `${vampire} paga ${pays}, ${rescuer} paga ${rest}`,
  contests: (who, card) => `${does(who, 'disputa')} ${card}`,
  contestsTitle: (vampire) => `${vampire} disputa su título`,
  yields: (who, card) => `${does(who, 'cede')} ${card}`,
  yieldsTitle: (vampire) => `${vampire} cede su título`,
  unlocksInfernal: (who, minion) => `${does(who, 'quema')} 1 de reserva sanguínea para enderezar a ${minion}`,
  marks: (who, minion) => `${does(who, 'marca')} a ${minion}`,
  usesBurnOption: (who, card) => `${does(who, 'descarta')} ${card} por su opción de quema`,
  withdraws: (who) => does(who, 'anuncia su retirada', 'Anuncia tu retirada'),
};
