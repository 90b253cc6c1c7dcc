import { PHASE } from '../../language/it/grammar.ts';
import type { CardGrammar, Context } from '../grammar.ts';
import { agreeing } from './nouns.ts';
import { actor, toSeat } from './phrases.ts';
import { ACTION, SELF } from './words.ts';

/** Italian phrases for happenings that triggers and scheduled effects wait for. */

/** A phase of the user or somebody else: "durante la tua fase dominus". */
const phaseOf =
  (when: string, name: string): CardGrammar['happening']['unlockPhase'] =>
  (about, { isNext }) => {
    const phase = `${isNext ? 'prossima ' : ''}${name}`;
    return about === null || about.you ? `${when} la tua ${phase}` : `${when} la ${phase} di ${about.text}`;
  };

/** Whom and what a minion blocks: " un vampiro titolato o una azione politica". */
const blockedWords = (x: Context): string => {
  const { actors, kinds } = x.blocked ?? { actors: [], kinds: [] };
  const what = [...actors.map((each) => actor(each, x)), ...kinds.map((kind) => ACTION[kind])];
  return what.length === 0 ? '' : ` ${x.say.list(what, 'or')}`;
};

export const happening: CardGrammar['happening'] = {
  unlockPhase: phaseOf('durante', PHASE.unlock),
  masterPhase: phaseOf('durante', PHASE.master),
  minionPhase: phaseOf('durante', PHASE.minion),
  minionPhaseEnd: phaseOf('alla fine di', PHASE.minion),
  influencePhase: phaseOf('durante', PHASE.influence),
  discardPhase: phaseOf('durante', PHASE.discard),
  discardPhaseEnd: phaseOf('alla fine di', PHASE.discard),
  turnEnds: (about) =>
    about === null
      ? 'alla fine del turno'
      : about.you
        ? 'alla fine del tuo turno'
        : `alla fine del turno di ${about.text}`,
  enteredPlay: (about) => `dopo che ${about?.text ?? 'questa carta'} entra in gioco`,
  lockedForCost: (about) => `ogni volta che impegni ${about?.text ?? 'questa carta'}`,
  toTorpor: (about) => `dopo che ${about?.text ?? 'un vampiro'} va in torpore`,
  burned: (about) => {
    const who = about ?? SELF.card;
    return `dopo che ${who.text} viene ${agreeing('bruciato', who)}`;
  },
  bleedSucceeds: (about, { bled, isNext }) => {
    const when = isNext ? 'la prossima volta che' : 'quando';
    const whom = bled === null ? '' : ` ${toSeat(bled)}`;
    return about === null
      ? `${when} il dissanguamento sta per avere successo`
      : `${when} ${about.text} sta per dissanguare con successo${whom}`;
  },
  bled: (about, { bled }) =>
    `dopo che ${about?.text ?? 'un servitore'} ${bled?.you ? 'ti dissangua con successo' : `dissangua con successo${bled === null ? '' : ` ${toSeat(bled)}`}`}`,
  actionResolves: () => 'prima della risoluzione dell’azione',
  actionResolved: (about) =>
    about === null ? 'dopo la risoluzione dell’azione' : `dopo la risoluzione di un’azione di ${about.text}`,
  actionBlocked: () => 'quando l’azione è bloccata',
  beforeRange: () => 'prima di determinare la distanza',
  strikesResolve: () => 'durante la risoluzione degli attacchi normali di ogni round',
  pressStep: () => 'durante la fase di inseguimento di ogni round',
  pressedOn: (about) =>
    `ogni volta che ${about?.text ?? 'un servitore'} usa un inseguimento per continuare il combattimento`,
  opponentLeft: (about) =>
    `dopo che un servitore in combattimento con ${about?.text ?? 'un servitore'} lascia la zona attiva`,
  roundEnds: () => 'alla fine del round',
  combatEnds: (about) =>
    about === null ? 'dopo il combattimento' : `dopo un combattimento che coinvolge ${about.text}`,
  replacementDraw: () => 'ogni volta che dovresti rimpiazzare una carta diversa da questa',
  blockFailed: () => 'quando un servitore tenta di bloccare l’azione e fallisce',
  blockSucceeded: (about, x) =>
    about === null
      ? 'se l’azione è bloccata, prima della risoluzione del blocco'
      : `quando ${about.text} blocca${blockedWords(x)}${x.isOfCombat ? '' : ', prima della risoluzione del blocco'}`,
  preyOusted: () => 'dopo che la tua preda viene eliminata',
  ousted: () => 'quando un Matusalemme viene eliminato',
  referendumPassed: (about) =>
    `dopo che un referendum${about === null ? '' : ` indetto da ${about.text}`} ha avuto successo`,
  referendumFailed: (about) =>
    `se un referendum indetto da ${about?.text ?? 'un vampiro'} viene annullato o fallisce`,
  referendumCalled: (about, { isNext }) =>
    `${isNext ? 'la prossima volta' : 'ogni volta'} che ${about?.text ?? 'un vampiro'} indice un referendum`,
  tallied: (about) =>
    `dopo il conteggio dei voti di ${about === null ? 'il referendum' : `un referendum indetto da ${about.text}`}`,
  edgeVote: () => 'dopo che un Matusalemme brucia il Vantaggio per un voto',
  actionAnnounced: (about) => `ogni volta che ${about?.text ?? 'un servitore'} annuncia una azione`,
  blockAttempted: (about) => `ogni volta che ${about?.text ?? 'un servitore'} tenta di bloccare`,
  damageInflicted: (about) => `ogni volta che vengono inflitti danni a ${about?.text ?? 'un servitore'}`,
  edgeGained: (about) =>
    `dopo che ${about?.you ? 'ottieni' : `${about?.text ?? 'un Matusalemme'} ottiene`} il Vantaggio`,
  edgeLost: (about) =>
    `dopo che ${about?.you ? 'perdi' : `${about?.text ?? 'un Matusalemme'} perde`} il Vantaggio`,
  diablerieCommitted: (about) => `dopo che ${about?.text ?? 'un vampiro'} commette diablerie`,
  controlChanged: (about) => `dopo che il controllore di ${about?.text ?? 'questa carta'} cambia`,
};
