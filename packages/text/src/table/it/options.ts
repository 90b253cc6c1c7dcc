import type { Pile } from '@methuselah/engine';
import type { Happening } from '@methuselah/engine/language';
import { da, di, given, mark, PHASE, plural, su, to } from '../../language/it/grammar.ts';
import type { Side } from '../../language/words.ts';
import { does } from '../who.ts';
import type { TableWords } from '../words.ts';

export const SIDE: Readonly<Record<Side, string>> = { for: 'a favore', against: 'contro' };
const FROM: Readonly<Record<Pile, string>> = {
  library: 'dalla libreria',
  ashHeap: 'dalla pila degli scarti',
  hand: 'dalla mano',
};
/** When a delayed effect happens. */
const AT: Readonly<Record<Happening, string>> = {
  unlockPhase: PHASE.unlock,
  masterPhase: PHASE.master,
  minionPhase: PHASE.minion,
  minionPhaseEnd: 'fine della fase dei servitori',
  influencePhase: PHASE.influence,
  discardPhase: PHASE.discard,
  discardPhaseEnd: 'fine della fase di scarto',
  turnEnds: 'fine del turno',
  enteredPlay: 'entrata in gioco',
  lockedForCost: 'impegno',
  toTorpor: 'torpore',
  burned: 'carta bruciata',
  bleedSucceeds: 'successo del dissanguamento',
  actionResolves: 'prima della risoluzione dell’azione',
  actionResolved: 'dopo la risoluzione dell’azione',
  actionBlocked: 'azione bloccata',
  strikesResolve: 'risoluzione degli attacchi',
  pressStep: 'fase di inseguimento',
  roundEnds: 'fine del round',
  combatEnds: 'fine del combattimento',
  replacementDraw: 'rimpiazzo di una carta',
  blockFailed: 'blocco fallito',
  blockSucceeded: 'blocco riuscito',
  preyOusted: 'eliminazione della tua preda',
  ousted: 'eliminazione',
  referendumPassed: 'successo del referendum',
  referendumFailed: 'fallimento del referendum',
  referendumCalled: 'indizione del referendum',
  tallied: 'conteggio dei voti',
  edgeVote: 'Vantaggio bruciato per un voto',
  actionAnnounced: 'annuncio di un’azione',
  blockAttempted: 'tentativo di blocco',
  damageInflicted: 'danni inflitti',
  edgeGained: 'Vantaggio ottenuto',
  edgeLost: 'Vantaggio perso',
  bled: 'dissanguamento riuscito',
  diablerieCommitted: 'diablerie',
  controlChanged: 'cambio di controllore',
};

export const OPTIONS: TableWords['options'] = {
  passes: (who) => does(who, 'passa'),
  endsPhase: (who, name) => `${does(who, 'termina')} la ${PHASE[name]}`,
  doesNotBlock: (who) => does(who, 'non blocca', 'Non bloccare'),
  findsNothing: (who) => does(who, 'non trova niente', 'Non scegliere niente'),
  takesNoMore: (who) => does(who, 'non prende altro', 'Non prendere altro'),
  leavesIt: (who) => does(who, 'lascia la carta dov’è'),
  hasNoStrike: (who) => does(who, 'non ha attacchi', 'Nessun attacco'),
  plays: (who, card, mode, minion) => `${does(who, 'gioca')} ${card}${mark(mode)}${given('con', minion)}`,
  uses: (who, card, mode, minion, ability) =>
    `${does(who, 'usa')} ${ability ? `l’abilità ${di(card)}` : card}${mark(mode)}${given('con', minion)}`,
  bleeds: (minion, who) => `${minion} dissangua ${who}`,
  hunts: (minion) => `${minion} va a caccia`,
  takesEquipment: (minion, from) => `${minion} prende equipaggiamento ${da(from)}`,
  leavesTorpor: (minion) => `${minion} lascia il torpore`,
  rescues: (minion, vampire) => `${minion} risveglia ${vampire} dal torpore`,
  diablerises: (minion, vampire) => `${minion} diablerizza ${vampire}`,
  huntsDown: (minion, target) => `${minion} entra in combattimento con ${target}`,
  becomesAnarch: (minion) => `${minion} diventa Anarchico`,
  blocks: (minion) => `${minion} blocca`,
  fightsInstead: (minion) => `${minion} combatte al suo posto`,
  chooses: (who, what) => `${does(who, 'sceglie', 'Scegli')} ${what}`,
  choosesFrom: (who, card, pile) => `${does(who, 'sceglie', 'Scegli')} ${card} ${FROM[pile]}`,
  choosesNobodyElse: (who) => does(who, 'non sceglie nessun altro', 'Non scegliere nessun altro'),
  givesPoint: (who, other) => `${does(who, 'assegna')} un punto ${to(other)}`,
  givesNoPoint: (who) => does(who, 'non assegna punti', 'Non assegnare punti'),
  takesToPool: (who, n) => `${does(who, 'sposta')} ${n} nelle risorse`,
  choosesX: (who, x) => `${does(who, 'sceglie', 'Scegli')} X = ${x}`,
  saysYes: (who) => does(who, 'dice di sì', 'Sì'),
  saysNo: (who) => does(who, 'dice di no', 'No'),
  resolves: (who, card, at, about) => {
    const when = [at === null ? 'subito' : AT[at], ...(about === null ? [] : [about])];
    return `${does(who, 'risolve', 'Risolvi')} ${card} (${when.join(', ')})`;
  },
  maneuvers: (minion, means) => `${minion} manovra${given('con', means)}`,
  presses: (minion, means) => `${minion} usa un inseguimento${given('con', means)}`,
  strikes: (minion, means) => `${minion} attacca ${means === null ? 'a mani nude' : `con ${means}`}`,
  aStrike: 'un attacco',
  preventsDamage: (minion, means) => `${minion} previene i danni${given('con', means)}`,
  preventsKinds: (minion, aggravated, normal) => {
    const kinds = [
      ...(aggravated > 0 ? [plural(aggravated, 'danno aggravato', 'danni aggravati')] : []),
      ...(normal > 0 ? [plural(normal, 'danno normale', 'danni normali')] : []),
    ];
    return `${minion} previene ${kinds.join(' e ')}`;
  },
  votes: (voter, side, card) => `${does(voter, 'vota')} ${SIDE[side]}${given('con', card)}`,
  burnsForVote: (who, card, side) => `${does(who, 'brucia')} ${card} per un voto ${SIDE[side]}`,
  burnsEdgeForVote: (who, side) => `${does(who, 'brucia')} il Vantaggio per un voto ${SIDE[side]}`,
  transfersTo: (who, vampire) => `${does(who, 'trasferisce', 'Trasferisci')} 1 ${su(vampire)}`,
  takesBackFrom: (who, vampire) => `${does(who, 'riprende', 'Riprendi')} 1 ${da(vampire)}`,
  drawsFromCrypt: (who) => does(who, 'pesca dalla cripta'),
  bringsOut: (who, vampire) => `${does(who, 'mette', 'Metti')} in gioco ${vampire}`,
  merges: (who, card, other) => `${does(who, 'fonde', 'Fondi')} ${card} con ${other}`,
  discards: (who, card) => `${does(who, 'scarta')} ${card}`,
  gainsEdgePool: (who) => does(who, 'guadagna 1 punto risorsa per il Vantaggio'),
  paysPool: (who) => does(who, 'paga con le risorse'),
  paysBlood: (minion) => `${minion} paga con il sangue`,
  sharesCost: (vampire, pays, rescuer, rest) => `${vampire} paga ${pays}, ${rescuer} paga ${rest}`,
  contests: (who, card) => `${does(who, 'contende', 'Contendi')} ${card}`,
  contestsTitle: (vampire) => `${vampire} contende il titolo`,
  yields: (who, card) => `${does(who, 'rinuncia')} ${to(card)}`,
  yieldsTitle: (vampire) => `${vampire} rinuncia al titolo`,
  unlocksInfernal: (who, minion) => `${does(who, 'brucia')} 1 punto risorsa per disimpegnare ${minion}`,
  marks: (who, minion) => `${does(who, 'marchia')} ${minion}`,
  usesBurnOption: (who, card) => `${does(who, 'scarta')} ${card} con l’opzione di bruciare`,
  withdraws: (who) => does(who, 'annuncia il ritiro'),
};
