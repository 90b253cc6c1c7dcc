import type { Pile } from '@methuselah/engine';
import type { Happening } from '@methuselah/engine/language';
import { a, de, given, mark, side } from '../../language/pt/grammar.ts';
import { TERM_WORDS } from '../../language/pt/terms.ts';
import { does } from '../who.ts';
import type { TableWords } from '../words.ts';

const FROM: Readonly<Record<Pile, string>> = {
  library: 'da biblioteca',
  ashHeap: 'da pilha de cinzas',
  hand: 'da mão',
};

/** When a delayed effect happens. */
const AT: Readonly<Record<Happening, string>> = {
  unlockPhase: 'na fase de destravar',
  masterPhase: 'na fase de mestre',
  minionPhase: 'na fase de servo',
  minionPhaseEnd: 'no fim da fase de servo',
  influencePhase: 'na fase de influência',
  discardPhase: 'na fase de descarte',
  discardPhaseEnd: 'no fim da fase de descarte',
  turnEnds: 'no fim do turno',
  enteredPlay: 'ao entrar em jogo',
  lockedForCost: 'ao travar',
  toTorpor: 'ao ir para o torpor',
  burned: 'ao ser queimada',
  bleedSucceeds: 'antes do sucesso do sangrar',
  actionResolves: 'antes da resolução da ação',
  actionResolved: 'após a resolução da ação',
  actionBlocked: 'após o bloqueio da ação',
  strikesResolve: 'na resolução dos golpes',
  pressStep: 'na etapa de pressionar',
  roundEnds: 'no fim da rodada',
  combatEnds: 'no fim do combate',
  replacementDraw: 'ao repor uma carta',
  blockFailed: 'após uma tentativa de bloqueio sem sucesso',
  blockSucceeded: 'antes da resolução do bloqueio',
  ousted: 'após uma eliminação',
  referendumPassed: 'após a aprovação do referendo',
  actionAnnounced: 'ao anunciar uma ação',
  blockAttempted: 'ao tentar bloquear',
  damageInflicted: 'ao sofrer dano',
  edgeGained: 'ao obter a Vantagem',
  edgeLost: 'ao perder a Vantagem',
  bled: 'após um sangrar bem-sucedido',
  diablerieCommitted: 'após uma diablerie',
  controlChanged: 'ao mudar de controlador',
};

export const OPTIONS: TableWords['options'] = {
  passes: (who) => does(who, 'passa', 'Passe'),
  endsPhase: (who, phase) => `${does(who, 'encerra', 'Encerre')} a ${TERM_WORDS.phases[phase]}`,
  doesNotBlock: (who) => does(who, 'não bloqueia', 'Não bloqueie'),
  findsNothing: (who) => does(who, 'não encontra nada', 'Não escolha nada'),
  takesNoMore: (who) => does(who, 'não pega mais nada', 'Não pegue mais nada'),
  leavesIt: (who) => does(who, 'deixa a carta onde está', 'Deixe a carta onde está'),
  hasNoStrike: (who) => does(who, 'não tem golpe', 'Sem golpe'),
  plays: (who, card, mode, minion) =>
    `${does(who, 'joga', 'Jogue')} ${card}${mark(mode)}${given('com', minion)}`,
  uses: (who, card, mode, minion, ability) =>
    `${does(who, 'usa', 'Use')} ${ability ? `a habilidade ${de(card)}` : card}${mark(mode)}${given('com', minion)}`,
  bleeds: (minion, who) => `${minion} sangra ${who}`,
  hunts: (minion) => `${minion} caça`,
  takesEquipment: (minion, from) => `${minion} pega equipamento ${de(from)}`,
  leavesTorpor: (minion) => `${minion} sai do torpor`,
  rescues: (minion, vampire) => `${minion} resgata ${vampire}`,
  diablerises: (minion, vampire) => `${minion} diableriza ${vampire}`,
  huntsDown: (minion, target) => `${minion} entra em combate com ${target}`,
  becomesAnarch: (minion) => `${minion} se torna Anarquista`,
  blocks: (minion) => `${minion} bloqueia`,
  fightsInstead: (minion) => `${minion} luta no lugar do servo agente`,
  chooses: (who, what) => `${does(who, 'escolhe', 'Escolha')} ${what}`,
  choosesFrom: (who, card, pile) => `${does(who, 'escolhe', 'Escolha')} ${card} ${FROM[pile]}`,
  choosesNobodyElse: (who) => does(who, 'não escolhe mais ninguém', 'Não escolha mais ninguém'),
  givesPoint: (who, to) => `${does(who, 'dá', 'Dê')} um ponto ${a(to)}`,
  givesNoPoint: (who) => does(who, 'não dá nenhum ponto', 'Não dê nenhum ponto'),
  takesToPool: (who, n) => `${does(who, 'leva', 'Leve')} ${n} para os recursos`,
  choosesX: (who, x) => `${does(who, 'escolhe', 'Escolha')} X = ${x}`,
  saysYes: (who) => does(who, 'diz que sim', 'Sim'),
  saysNo: (who) => does(who, 'diz que não', 'Não'),
  resolves: (who, card, at, about) =>
    `${does(who, 'resolve', 'Resolva')} ${card} ${at === null ? 'agora' : AT[at]}${about === null ? '' : ` (${about})`}`,
  maneuvers: (minion, means) => `${minion} manobra${given('com', means)}`,
  presses: (minion, means) => `${minion} pressiona${given('com', means)}`,
  strikes: (minion, means) => `${minion} golpeia${given('com', means)}`,
  aStrike: 'um golpe',
  preventsDamage: (minion, means) => `${minion} previne dano${given('com', means)}`,
  preventsKinds: (minion, aggravated, normal) => {
    const kinds = [
      ...(aggravated > 0 ? [`${aggravated} de dano agravado`] : []),
      ...(normal > 0 ? [`${normal} de dano normal`] : []),
    ];
    return `${minion} previne ${kinds.join(' e ')}`;
  },
  votes: (voter, which, card) => `${does(voter, 'vota', 'Vote')} ${side(which)}${given('com', card)}`,
  burnsForVote: (who, card, which) => `${does(who, 'queima', 'Queime')} ${card} por um voto ${side(which)}`,
  burnsEdgeForVote: (who, which) => `${does(who, 'queima', 'Queime')} a Vantagem por um voto ${side(which)}`,
  transfersTo: (who, vampire) => `${does(who, 'transfere', 'Transfira')} 1 para ${vampire}`,
  takesBackFrom: (who, vampire) => `${does(who, 'retoma', 'Retome')} 1 ${de(vampire)}`,
  drawsFromCrypt: (who) => does(who, 'compra da cripta', 'Compre da cripta'),
  bringsOut: (who, vampire) => `${does(who, 'põe', 'Ponha')} ${vampire} em jogo`,
  merges: (who, card, other) => `${does(who, 'funde', 'Funda')} ${card} com ${other}`,
  discards: (who, card) => `${does(who, 'descarta', 'Descarte')} ${card}`,
  gainsEdgePool: (who) => does(who, 'ganha 1 de recurso pela Vantagem', 'Ganhe 1 de recurso pela Vantagem'),
  paysPool: (who) => does(who, 'paga com recursos', 'Pague com recursos'),
  paysBlood: (minion) => `${minion} paga com sangue`,
  sharesCost: (vampire, pays, rescuer, rest) => `${vampire} paga ${pays}, ${rescuer} paga ${rest}`,
  contests: (who, card) => `${does(who, 'contesta', 'Conteste')} ${card}`,
  contestsTitle: (vampire) => `${vampire} contesta seu título`,
  yields: (who, card) => `${does(who, 'concede', 'Conceda')} ${card}`,
  yieldsTitle: (vampire) => `${vampire} concede seu título`,
  unlocksInfernal: (who, minion) => `${does(who, 'queima', 'Queime')} 1 de recurso para destravar ${minion}`,
  marks: (who, minion) => `${does(who, 'marca', 'Marque')} ${minion}`,
  usesBurnOption: (who, card) => `${does(who, 'descarta', 'Descarte')} ${card} pela opção de queima`,
  withdraws: (who) => does(who, 'anuncia sua retirada', 'Anuncie sua retirada'),
};
