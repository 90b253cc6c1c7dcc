import { TERM_WORDS } from '../../language/fr/terms.ts';
import type { CardGrammar, Context } from '../grammar.ts';
import { actor } from './phrases.ts';
import { agreed, anAction } from './words.ts';

/** French phrases for happenings that triggers and scheduled effects wait for. */

const PHASE = TERM_WORDS.phases;
/** A phase of the user or somebody else: "durant votre phase de maître". */
const phaseOf =
  (when: string, name: string): CardGrammar['happening']['unlockPhase'] =>
  (about, { isNext }) => {
    const phase = `${isNext ? 'prochaine ' : ''}${name}`;
    return about === null || about.you ? `${when} votre ${phase}` : `${when} la ${phase} de ${about.text}`;
  };

/** Whom and what a minion blocks: " un vampire titré ou une action politique". */
const blockedWords = (x: Context): string => {
  const { actors, kinds } = x.blocked ?? { actors: [], kinds: [] };
  const what = [...actors.map((each) => actor(each, x)), ...kinds.map(anAction)];
  return what.length === 0 ? '' : ` ${x.say.list(what, 'or')}`;
};

export const happening: CardGrammar['happening'] = {
  unlockPhase: phaseOf('durant', PHASE.unlock),
  masterPhase: phaseOf('durant', PHASE.master),
  minionPhase: phaseOf('durant', PHASE.minion),
  minionPhaseEnd: phaseOf('à la fin de', PHASE.minion),
  influencePhase: phaseOf('durant', PHASE.influence),
  discardPhase: phaseOf('durant', PHASE.discard),
  discardPhaseEnd: phaseOf('à la fin de', PHASE.discard),
  turnEnds: (about) =>
    about === null
      ? 'à la fin du tour'
      : about.you
        ? 'à la fin de votre tour'
        : `à la fin du tour de ${about.text}`,
  enteredPlay: (about) => `après l’entrée en jeu de ${about?.text ?? 'cette carte'}`,
  lockedForCost: (about) => `chaque fois que vous inclinez ${about?.text ?? 'cette carte'}`,
  toTorpor: (about) => `après la mise en torpeur de ${about?.text ?? 'un vampire'}`,
  burned: (about) =>
    about === null
      ? 'une fois cette carte brûlée'
      : `une fois ${about.text} ${agreed('brûlé', about.feminine ?? false, about.plural ?? false)}`,
  bleedSucceeds: (about, { bled, isNext }) => {
    const when = isNext ? 'la prochaine fois que' : 'quand';
    const whom = bled === null ? '' : ` ${bled.text}`;
    return about === null
      ? `${when} la morsure est sur le point de réussir`
      : `${when} ${about.text} est sur le point de mordre avec succès${whom}`;
  },
  bled: (about, { bled }) =>
    `après que ${about?.text ?? 'un serviteur'} ${bled?.you ? 'vous a mordu avec succès' : `a mordu avec succès${bled === null ? '' : ` ${bled.text}`}`}`,
  actionResolves: () => 'avant la résolution de l’action',
  actionResolved: (about) =>
    about === null ? 'après la résolution de l’action' : `après la résolution d’une action de ${about.text}`,
  actionBlocked: () => 'quand l’action est bloquée',
  beforeRange: () => 'avant la détermination de la distance',
  strikesResolve: () => 'lors de la résolution des frappes normales de chaque round',
  pressStep: () => 'durant l’étape de poursuite de chaque round',
  pressedOn: (about) => `chaque fois que ${about?.text ?? 'un serviteur'} poursuit pour continuer le combat`,
  opponentLeft: (about) =>
    `après qu’un serviteur en combat avec ${about?.text ?? 'un serviteur'} a quitté la région disponible`,
  roundEnds: () => 'à la fin du round',
  combatEnds: (about) => (about === null ? 'après le combat' : `après un combat impliquant ${about.text}`),
  replacementDraw: () => 'chaque fois que vous devriez remplacer une carte autre que celle-ci',
  blockFailed: () => 'quand un serviteur tente de bloquer l’action et échoue',
  blockSucceeded: (about, x) =>
    about === null
      ? 'si l’action est bloquée, avant la résolution du blocage'
      : `quand ${about.text} bloque${blockedWords(x)}${x.isOfCombat ? '' : ', avant la résolution du blocage'}`,
  preyOusted: () => 'après l’élimination de votre proie',
  ousted: () => 'quand un Mathusalem est éliminé',
  referendumPassed: (about) =>
    `après qu’un référendum${about === null ? '' : ` appelé par ${about.text}`} est passé`,
  referendumFailed: (about) =>
    `si un référendum appelé par ${about?.text ?? 'un vampire'} est annulé ou échoue`,
  referendumCalled: (about, { isNext }) =>
    `${isNext ? 'la prochaine fois' : 'chaque fois'} que ${about?.text ?? 'un vampire'} appelle un référendum`,
  tallied: (about) =>
    `une fois comptées les voix du référendum${about === null ? '' : ` appelé par ${about.text}`}`,
  edgeVote: () => 'après qu’un Mathusalem a brûlé l’Avantage pour une voix',
  actionAnnounced: (about) => `chaque fois que ${about?.text ?? 'un serviteur'} annonce une action`,
  blockAttempted: (about) => `chaque fois que ${about?.text ?? 'un serviteur'} tente de bloquer`,
  damageInflicted: (about) => `chaque fois que des dégâts sont infligés à ${about?.text ?? 'un serviteur'}`,
  edgeGained: (about) =>
    `après que ${about?.you ? 'vous avez' : `${about?.text ?? 'un Mathusalem'} a`} pris l’Avantage`,
  edgeLost: (about) =>
    `après que ${about?.you ? 'vous avez' : `${about?.text ?? 'un Mathusalem'} a`} perdu l’Avantage`,
  diablerieCommitted: (about) => `après que ${about?.text ?? 'un vampire'} a commis une diablerie`,
  controlChanged: (about) => `après un changement de contrôleur de ${about?.text ?? 'cette carte'}`,
};
