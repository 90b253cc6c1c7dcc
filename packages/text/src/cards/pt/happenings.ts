import type { CardGrammar, Context } from '../grammar.ts';
import { actor } from './phrases.ts';
import { ACTION, agreed } from './words.ts';

/** Portuguese phrases for happenings that triggers and scheduled effects wait for. */

/** A phase of the user or somebody else: "durante sua fase de mestre". */
const phaseOf =
  (when: string, name: string): CardGrammar['happening']['unlockPhase'] =>
  (about, { isNext }) => {
    const phase = `${isNext ? 'próxima ' : ''}fase ${name}`;
    return about === null || about.you ? `${when} sua ${phase}` : `${when} a ${phase} de ${about.text}`;
  };

/** Whom and what a minion blocks: " um vampiro titulado ou uma ação política". */
const blockedWords = (x: Context): string => {
  const { actors, kinds } = x.blocked ?? { actors: [], kinds: [] };
  const what = [...actors.map((each) => actor(each, x)), ...kinds.map((kind) => `uma ${ACTION[kind]}`)];
  return what.length === 0 ? '' : ` ${x.say.list(what, 'or')}`;
};

export const happening: CardGrammar['happening'] = {
  unlockPhase: phaseOf('durante', 'de destravar'),
  masterPhase: phaseOf('durante', 'de mestre'),
  minionPhase: phaseOf('durante', 'de servo'),
  minionPhaseEnd: phaseOf('no fim de', 'de servo'),
  influencePhase: phaseOf('durante', 'de influência'),
  discardPhase: phaseOf('durante', 'de descarte'),
  discardPhaseEnd: phaseOf('no fim de', 'de descarte'),
  turnEnds: (about) =>
    about === null
      ? 'no fim do turno'
      : about.you
        ? 'no fim do seu turno'
        : `no fim do turno de ${about.text}`,
  enteredPlay: (about) => `depois que ${about?.text ?? 'esta carta'} entra em jogo`,
  lockedForCost: (about) => `cada vez que você trava ${about?.text ?? 'esta carta'}`,
  toTorpor: (about) => `depois que ${about?.text ?? 'um vampiro'} vai para o torpor`,
  burned: (about) =>
    `depois que ${about?.text ?? 'esta carta'} é ${agreed('queimado', about?.feminine ?? about === null)}`,
  bleedSucceeds: (about, { bled, isNext }) => {
    const when = isNext ? 'na próxima vez que' : 'quando';
    const is = isNext ? 'estiver' : 'está';
    const whom = bled === null ? '' : ` ${bled.text}`;
    return about === null
      ? `${when} o sangrar ${is} prestes a ser bem-sucedido`
      : `${when} ${about.text} ${is} prestes a sangrar com sucesso${whom}`;
  },
  bled: (about, { bled }) =>
    `depois que ${about?.text ?? 'um servo'} sangra${bled?.you ? ' você' : ''} com sucesso${bled === null || bled.you ? '' : ` ${bled.text}`}`,
  actionResolves: () => 'antes da resolução da ação',
  actionResolved: (about) =>
    about === null ? 'após a resolução da ação' : `após a resolução de uma ação de ${about.text}`,
  actionBlocked: () => 'quando a ação é bloqueada',
  beforeRange: () => 'antes de determinar a distância',
  strikesResolve: () => 'durante a resolução dos golpes normais de cada rodada',
  pressStep: () => 'durante a etapa de pressionar de cada rodada',
  pressedOn: (about) => `cada vez que ${about?.text ?? 'um servo'} pressiona para continuar o combate`,
  opponentLeft: (about) =>
    `depois que um servo em combate com ${about?.text ?? 'um servo'} deixa a região pronta`,
  roundEnds: () => 'no fim da rodada',
  combatEnds: (about) => (about === null ? 'após o combate' : `após um combate que envolva ${about.text}`),
  replacementDraw: () => 'cada vez que você for repor uma carta que não seja esta',
  blockFailed: () => 'quando um servo tenta bloquear a ação e falha',
  blockSucceeded: (about, x) =>
    about === null
      ? 'se a ação for bloqueada, antes da resolução do bloqueio'
      : `quando ${about.text} bloqueia${blockedWords(x)}${x.isOfCombat ? '' : ', antes da resolução do bloqueio'}`,
  preyOusted: () => 'depois que sua presa é eliminada',
  ousted: () => 'quando um Matusalém é eliminado',
  referendumPassed: (about) =>
    `depois que um referendo${about === null ? '' : ` convocado por ${about.text}`} é aprovado`,
  referendumFailed: (about) =>
    `se um referendo convocado por ${about?.text ?? 'um vampiro'} for cancelado ou falhar`,
  referendumCalled: (about, { isNext }) =>
    `${isNext ? 'na próxima vez' : 'cada vez'} que ${about?.text ?? 'um vampiro'} convocar um referendo`,
  tallied: (about) =>
    `depois da contagem dos votos de ${about === null ? 'o referendo' : `um referendo convocado por ${about.text}`}`,
  edgeVote: () => 'depois que um Matusalém queima a Vantagem por um voto',
  actionAnnounced: (about) => `cada vez que ${about?.text ?? 'um servo'} anuncia uma ação`,
  blockAttempted: (about) => `cada vez que ${about?.text ?? 'um servo'} tenta bloquear`,
  damageInflicted: (about) => `cada vez que dano é infligido a ${about?.text ?? 'um servo'}`,
  edgeGained: (about) =>
    `depois que ${about?.you ? 'você' : (about?.text ?? 'um Matusalém')} obtém a Vantagem`,
  edgeLost: (about) => `depois que ${about?.you ? 'você' : (about?.text ?? 'um Matusalém')} perde a Vantagem`,
  diablerieCommitted: (about) => `depois que ${about?.text ?? 'um vampiro'} comete diablerie`,
  controlChanged: (about) => `depois que o controlador de ${about?.text ?? 'esta carta'} muda`,
};
