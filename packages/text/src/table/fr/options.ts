import type { Pile } from '@methuselah/engine';
import type { Happening } from '@methuselah/engine/language';
import { de, given, mark, plural, side } from '../../language/fr/grammar.ts';
import { TERM_WORDS } from '../../language/fr/terms.ts';
import { does } from '../who.ts';
import type { TableWords } from '../words.ts';

const PILE: Readonly<Record<Pile, string>> = {
  library: 'dans la bibliothèque',
  ashHeap: 'dans le tas de cendres',
  hand: 'dans la main',
};
/** When a delayed effect happens. */
const AT: Readonly<Record<Happening, string>> = {
  unlockPhase: 'phase de redressement',
  masterPhase: 'phase de maître',
  minionPhase: 'phase de serviteur',
  minionPhaseEnd: 'fin de la phase de serviteur',
  influencePhase: 'phase d’influence',
  discardPhase: 'phase de défausse',
  discardPhaseEnd: 'fin de la phase de défausse',
  turnEnds: 'fin du tour',
  enteredPlay: 'entrée en jeu',
  lockedForCost: 'inclinaison',
  toTorpor: 'mise en torpeur',
  burned: 'carte brûlée',
  bleedSucceeds: 'morsure réussie',
  actionResolves: 'avant la résolution de l’action',
  actionResolved: 'après la résolution de l’action',
  actionBlocked: 'action bloquée',
  beforeRange: 'avant la détermination de la distance',
  pressedOn: 'poursuite pour continuer',
  opponentLeft: 'départ de l’adversaire de la région disponible',
  strikesResolve: 'résolution des frappes',
  pressStep: 'étape de poursuite',
  roundEnds: 'fin de round',
  combatEnds: 'fin de combat',
  replacementDraw: 'remplacement d’une carte',
  blockFailed: 'échec d’un blocage',
  blockSucceeded: 'réussite d’un blocage',
  preyOusted: 'élimination de votre proie',
  ousted: 'élimination',
  referendumPassed: 'succès d’un référendum',
  referendumFailed: 'échec d’un référendum',
  referendumCalled: 'appel d’un référendum',
  tallied: 'décompte des voix',
  edgeVote: 'Avantage brûlé pour une voix',
  actionAnnounced: 'annonce d’une action',
  blockAttempted: 'tentative de blocage',
  damageInflicted: 'dégâts infligés',
  edgeGained: 'prise de l’Avantage',
  edgeLost: 'perte de l’Avantage',
  bled: 'morsure réussie',
  diablerieCommitted: 'diablerie',
  controlChanged: 'changement de contrôleur',
};

export const OPTIONS: TableWords['options'] = {
  passes: (who) => does(who, 'passe', 'Passer'),
  endsPhase: (who, phase) => `${does(who, 'termine', 'Terminer')} la ${TERM_WORDS.phases[phase]}`,
  doesNotBlock: (who) => does(who, 'ne bloque pas', 'Ne pas bloquer'),
  findsNothing: (who) => does(who, 'ne trouve rien', 'Ne rien trouver'),
  takesNoMore: (who) => does(who, 'ne prend rien de plus', 'Ne rien prendre de plus'),
  leavesIt: (who) => does(who, 'laisse la carte à sa place', 'Laisser la carte à sa place'),
  hasNoStrike: (who) => does(who, 'n’a pas de frappe', 'Pas de frappe'),
  plays: (who, card, mode, minion) =>
    `${does(who, 'joue', 'Jouer')} ${card}${mark(mode)}${given('avec', minion)}`,
  uses: (who, card, mode, minion, ability) =>
    `${does(who, 'utilise', 'Utiliser')} ${ability ? `la capacité spéciale ${de(card)}` : card}${mark(mode)}${given('avec', minion)}`,
  bleeds: (minion, who) => `${minion} mord ${who}`,
  hunts: (minion) => `${minion} chasse`,
  takesEquipment: (minion, from) => `${minion} prend un équipement à ${from}`,
  leavesTorpor: (minion) => `${minion} sort de torpeur`,
  rescues: (minion, vampire) => `${minion} secourt ${vampire}`,
  diablerises: (minion, vampire) => `${minion} diable ${vampire}`,
  huntsDown: (minion, target) => `${minion} attaque ${target}`,
  becomesAnarch: (minion) => `${minion} devient Anarch`,
  blocks: (minion) => `${minion} bloque`,
  fightsInstead: (minion) => `${minion} combat à la place`,
  chooses: (who, what) => `${does(who, 'choisit', 'Choisir')} ${what}`,
  choosesFrom: (who, card, pile) => `${does(who, 'choisit', 'Choisir')} ${card} ${PILE[pile]}`,
  choosesNobodyElse: (who) => does(who, 'ne choisit personne d’autre', 'Ne choisir personne d’autre'),
  givesPoint: (who, to) => `${does(who, 'alloue', 'Allouer')} un point à ${to}`,
  givesNoPoint: (who) => does(who, 'n’alloue aucun point', 'N’allouer aucun point'),
  takesToPool: (who, n) =>
    who === null ? `En mettre ${n} dans votre réserve` : `${who} en met ${n} dans sa réserve`,
  choosesX: (who, x) => `${does(who, 'choisit', 'Choisir')} X = ${x}`,
  saysYes: (who) => does(who, 'dit oui', 'Oui'),
  saysNo: (who) => does(who, 'dit non', 'Non'),
  resolves: (who, card, at, about) =>
    `${does(who, 'résout', 'Résoudre')} ${card}, ${at === null ? 'immédiatement' : AT[at]}${about === null ? '' : ` (${about})`}`,
  maneuvers: (minion, means) => `${minion} manœuvre${given('avec', means)}`,
  presses: (minion, means) => `${minion} poursuit${given('avec', means)}`,
  strikes: (minion, means) => `${minion} frappe ${means === null ? 'à mains nues' : `avec ${means}`}`,
  aStrike: 'une frappe',
  preventsDamage: (minion, means) => `${minion} prévient des dégâts${given('avec', means)}`,
  preventsKinds: (minion, aggravated, normal) => {
    const kinds = [
      ...(aggravated > 0
        ? [plural(aggravated, 'point de dégâts aggravés', 'points de dégâts aggravés')]
        : []),
      ...(normal > 0 ? [plural(normal, 'point de dégâts normaux', 'points de dégâts normaux')] : []),
    ];
    return `${minion} prévient ${kinds.join(' et ')}`;
  },
  votes: (voter, which, card) => `${does(voter, 'vote', 'Voter')} ${side(which)}${given('avec', card)}`,
  burnsForVote: (who, card, which) => `${does(who, 'brûle', 'Brûler')} ${card} pour une voix ${side(which)}`,
  burnsEdgeForVote: (who, which) => `${does(who, 'brûle', 'Brûler')} l’Avantage pour une voix ${side(which)}`,
  transfersTo: (who, vampire) => `${does(who, 'transfère', 'Transférer')} vers ${vampire}`,
  takesBackFrom: (who, vampire) => `${does(who, 'reprend', 'Reprendre')} 1 point ${de(vampire)}`,
  drawsFromCrypt: (who) => does(who, 'pioche dans la crypte', 'Piocher dans la crypte'),
  bringsOut: (who, vampire) => `${does(who, 'met', 'Mettre')} ${vampire} en jeu`,
  merges: (who, card, other) => `${does(who, 'fusionne', 'Fusionner')} ${card} et ${other}`,
  discards: (who, card) => `${does(who, 'défausse', 'Défausser')} ${card}`,
  gainsEdgePool: (who) => `${does(who, 'gagne', 'Gagner')} 1 point de réserve grâce à l’Avantage`,
  paysPool: (who) => does(who, 'paie avec sa réserve', 'Payer avec votre réserve'),
  paysBlood: (minion) => `${minion} paie avec son sang`,
  sharesCost: (vampire, pays, rescuer, rest) => `${vampire} paie ${pays}, ${rescuer} paie ${rest}`,
  contests: (who, card) => `${does(who, 'dispute', 'Disputer')} ${card}`,
  contestsTitle: (vampire) => `${vampire} dispute son titre`,
  yields: (who, card) => `${does(who, 'cède', 'Céder')} ${card}`,
  yieldsTitle: (vampire) => `${vampire} cède son titre`,
  unlocksInfernal: (who, minion) =>
    `${does(who, 'brûle', 'Brûler')} 1 point de réserve pour redresser ${minion}`,
  marks: (who, minion) => `${does(who, 'marque', 'Marquer')} ${minion}`,
  usesBurnOption: (who, card) => `${does(who, 'utilise', 'Utiliser')} l’option de défausse ${de(card)}`,
  withdraws: (who) => does(who, 'annonce sa retraite', 'Annoncer votre retraite'),
};
