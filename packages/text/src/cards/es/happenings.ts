import type { CardGrammar, Context } from '../grammar.ts';
import { object } from './nouns.ts';
import { actor } from './phrases.ts';
import { ACTION } from './words.ts';

/** Spanish phrases for happenings that triggers and scheduled effects wait for. */

/** A phase of the user or somebody else: "durante tu fase heril". */
const phaseOf =
  (when: string, name: string): CardGrammar['happening']['unlockPhase'] =>
  (about, { isNext }) => {
    const phase = `${isNext ? 'siguiente ' : ''}${name}`;
    return about === null || about.you ? `${when} tu ${phase}` : `${when} la ${phase} de ${about.text}`;
  };

/** Whom and what a minion blocks: " a un vampiro titulado o una acción política". */
const blockedWords = (x: Context): string => {
  const { actors, kinds } = x.blocked ?? { actors: [], kinds: [] };
  const what = [...actors.map((each) => `a ${actor(each, x)}`), ...kinds.map((kind) => ACTION[kind])];
  return what.length === 0 ? '' : ` ${x.say.list(what, 'or')}`;
};

export const happening: CardGrammar['happening'] = {
  unlockPhase: phaseOf('durante', 'fase de enderezamiento'),
  masterPhase: phaseOf('durante', 'fase heril'),
  minionPhase: phaseOf('durante', 'fase servil'),
  minionPhaseEnd: phaseOf('al final de', 'fase servil'),
  influencePhase: phaseOf('durante', 'fase de influencia'),
  discardPhase: phaseOf('durante', 'fase de descarte'),
  discardPhaseEnd: phaseOf('al final de', 'fase de descarte'),
  turnEnds: (about) =>
    about === null
      ? 'al final del turno'
      : about.you
        ? 'al final de tu turno'
        : `al final del turno de ${about.text}`,
  enteredPlay: (about) => `después de que ${about?.text ?? 'esta carta'} entre en juego`,
  lockedForCost: (about) => `cada vez que gires ${about === null ? 'esta carta' : object(about)}`,
  toTorpor: (about) => `después de que ${about?.text ?? 'un vampiro'} entre en letargo`,
  burned: (about) => `después de que se queme ${about?.text ?? 'esta carta'}`,
  bleedSucceeds: (about, { bled, isNext }) => {
    const when = isNext ? 'la próxima vez que' : 'cuando';
    const whom = bled === null ? '' : ` ${object(bled)}`;
    return about === null
      ? `${when} el sangrado vaya a tener éxito`
      : `${when} ${about.text} vaya a sangrar con éxito${whom}`;
  },
  bled: (about, { bled }) =>
    `después de que ${about?.text ?? 'un siervo'} ${bled?.you ? 'te sangre con éxito' : `sangre con éxito${bled === null ? '' : ` ${object(bled)}`}`}`,
  actionResolves: () => 'antes de la resolución de la acción',
  actionResolved: (about) =>
    about === null ? 'tras la resolución de la acción' : `tras la resolución de una acción de ${about.text}`,
  actionBlocked: () => 'cuando la acción sea bloqueada',
  beforeRange: () => 'antes de determinar la distancia',
  strikesResolve: () => 'durante la resolución normal de ataques de cada asalto',
  pressStep: () => 'durante la etapa de acoso de cada asalto',
  pressedOn: (about) => `cada vez que ${about?.text ?? 'un siervo'} acose para continuar el combate`,
  opponentLeft: (about) =>
    `después de que un siervo en combate con ${about?.text ?? 'un siervo'} abandone la zona preparada`,
  roundEnds: () => 'al final del asalto',
  combatEnds: (about) =>
    about === null ? 'tras el combate' : `tras un combate en el que participe ${about.text}`,
  replacementDraw: () => 'cada vez que vayas a reemplazar una carta que no sea esta',
  blockFailed: () => 'cuando un siervo intente bloquear la acción y fracase',
  blockSucceeded: (about, x) =>
    about === null
      ? 'si la acción es bloqueada, antes de la resolución del bloqueo'
      : `cuando ${about.text} bloquee${blockedWords(x)}${x.isOfCombat ? '' : ', antes de la resolución del bloqueo'}`,
  preyOusted: () => 'después de que tu presa sea eliminada',
  ousted: () => 'cuando un Matusalén sea eliminado',
  referendumPassed: (about) =>
    `después de que prospere un referéndum${about === null ? '' : ` propuesto por ${about.text}`}`,
  referendumFailed: (about) =>
    `si un referéndum propuesto por ${about?.text ?? 'un vampiro'} es cancelado o fracasa`,
  referendumCalled: (about, { isNext }) =>
    `${isNext ? 'la próxima vez' : 'cada vez'} que ${about?.text ?? 'un vampiro'} proponga un referéndum`,
  tallied: (about) =>
    `tras el recuento de los votos ${about === null ? 'del referéndum' : `de un referéndum propuesto por ${about.text}`}`,
  edgeVote: () => 'después de que un Matusalén queme la Ventaja por un voto',
  actionAnnounced: (about) => `cada vez que ${about?.text ?? 'un siervo'} anuncie una acción`,
  blockAttempted: (about) => `cada vez que ${about?.text ?? 'un siervo'} intente bloquear`,
  damageInflicted: (about) => `cada vez que se inflija daño a ${about?.text ?? 'un siervo'}`,
  edgeGained: (about) =>
    `después de que ${about?.you ? 'obtengas' : `${about?.text ?? 'un Matusalén'} obtenga`} la Ventaja`,
  edgeLost: (about) =>
    `después de que ${about?.you ? 'pierdas' : `${about?.text ?? 'un Matusalén'} pierda`} la Ventaja`,
  diablerieCommitted: (about) => `después de que ${about?.text ?? 'un vampiro'} cometa diablerie`,
  controlChanged: (about) => `después de que cambie el controlador de ${about?.text ?? 'esta carta'}`,
};
