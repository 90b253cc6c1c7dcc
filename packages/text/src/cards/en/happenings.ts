import type { Phase } from '@methuselah/engine';
import type { CardGrammar, Context } from '../grammar.ts';
import { actor } from './phrases.ts';
import { ACTION } from './words.ts';

/** English phrases for happenings that triggers and scheduled effects wait for. */

/** A phase of the user or somebody else: "during your master phase". */
const phaseOf =
  (when: string, name: Phase): CardGrammar['happening']['unlockPhase'] =>
  (about, { isNext }) => {
    const phase = `${isNext ? 'next ' : ''}${name} phase`;
    return about === null || about.you ? `${when} your ${phase}` : `${when} the ${phase} of ${about.text}`;
  };

/** Whom and what a minion blocks: " a titled vampire or a political action". */
const blockedWords = (x: Context): string => {
  const { actors, kinds } = x.blocked ?? { actors: [], kinds: [] };
  const what = [...actors.map((each) => actor(each, x)), ...kinds.map((kind) => ACTION[kind])];
  return what.length === 0 ? '' : ` ${x.say.list(what, 'or')}`;
};

export const happening: CardGrammar['happening'] = {
  unlockPhase: phaseOf('during', 'unlock'),
  masterPhase: phaseOf('during', 'master'),
  minionPhase: phaseOf('during', 'minion'),
  minionPhaseEnd: phaseOf('at the end of', 'minion'),
  influencePhase: phaseOf('during', 'influence'),
  discardPhase: phaseOf('during', 'discard'),
  discardPhaseEnd: phaseOf('at the end of', 'discard'),
  turnEnds: (about) =>
    about === null
      ? 'at the end of the turn'
      : `at the end of ${about.you ? 'your' : `${about.text}'s`} turn`,
  enteredPlay: (about) => `after ${about?.text ?? 'this card'} enters play`,
  lockedForCost: (about) => `each time you lock ${about?.text ?? 'this card'}`,
  toTorpor: (about) => `after ${about?.text ?? 'a vampire'} goes to torpor`,
  burned: (about) => `after ${about?.text ?? 'this card'} is burned`,
  bleedSucceeds: (about, { bled, isNext }) => {
    const when = isNext ? 'the next time' : 'when';
    const whom = bled === null ? '' : ` ${bled.text}`;
    return about === null
      ? `${when} the bleed is about to succeed`
      : `${when} ${about.text} is about to bleed${whom} successfully`;
  },
  bled: (about, { bled }) =>
    `after ${about?.text ?? 'a minion'} bleeds${bled === null ? '' : ` ${bled.text}`} successfully`,
  actionResolves: () => 'before action resolution',
  actionResolved: (about) =>
    about === null ? 'after action resolution' : `after resolution of an action of ${about.text}`,
  actionBlocked: () => 'when the action is blocked',
  beforeRange: () => 'before range is determined',
  strikesResolve: () => 'during the normal strike resolution of each round',
  pressStep: () => 'during the press step of each round',
  pressedOn: (about) => `each time ${about?.text ?? 'a minion'} presses to continue combat`,
  opponentLeft: (about) =>
    `after a minion in combat with ${about?.text ?? 'a minion'} leaves the ready region`,
  roundEnds: () => 'at the end of the round',
  combatEnds: (about) => (about === null ? 'after the combat' : `after combat involving ${about.text}`),
  replacementDraw: () => 'each time you would replace a card other than this one',
  blockFailed: () => 'when a minion attempts to block the action and fails',
  blockSucceeded: (about, x) =>
    about === null
      ? 'if the action is blocked, before block resolution'
      : `when ${about.text} blocks${blockedWords(x)}${x.isOfCombat ? '' : ', before block resolution'}`,
  preyOusted: () => 'after your prey is ousted',
  ousted: () => 'when a Methuselah is ousted',
  referendumPassed: (about) =>
    about === null ? 'after a referendum passes' : `after a referendum called by ${about.text} passes`,
  referendumFailed: (about) => `if a referendum called by ${about?.text ?? 'a vampire'} is canceled or fails`,
  referendumCalled: (about, { isNext }) =>
    `${isNext ? 'the next time' : 'each time'} ${about?.text ?? 'a vampire'} calls a referendum`,
  tallied: (about) =>
    about === null
      ? 'once the results of the referendum are tallied'
      : `once the results of a referendum called by ${about.text} are tallied`,
  edgeVote: () => 'after a Methuselah burns the Edge for a vote',
  actionAnnounced: (about) => `each time ${about?.text ?? 'a minion'} announces an action`,
  blockAttempted: (about) => `each time ${about?.text ?? 'a minion'} attempts to block`,
  damageInflicted: (about) => `each time damage is inflicted on ${about?.text ?? 'a minion'}`,
  edgeGained: (about) => `after ${about?.you ? 'you get' : `${about?.text ?? 'a Methuselah'} gets`} the Edge`,
  edgeLost: (about) => `after ${about?.you ? 'you lose' : `${about?.text ?? 'a Methuselah'} loses`} the Edge`,
  diablerieCommitted: (about) => `after ${about?.text ?? 'a vampire'} commits diablerie`,
  controlChanged: (about) => `after the controller of ${about?.text ?? 'this card'} changes`,
};
