import type { Happening } from '@methuselah/engine/language';
import { EN } from '@methuselah/text/table/en';
import { DIGEST } from './digest/en.ts';
import { THEATRE } from './theatre/en.ts';
import type { BareLocale, HostWords, SpokenCard, SpokenSeat } from './words.ts';

const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
const possessive = (name: string): string => (name.endsWith('s') ? `${name}'` : `${name}'s`);

const RELATION: Readonly<Record<SpokenSeat['relation'], string>> = {
  you: ', you',
  prey: ', your prey',
  predator: ', your predator',
  grandPrey: ', the prey of your prey',
  grandPredator: ', the predator of your predator',
  other: '',
};
const PLACE: Readonly<Record<SpokenCard['place'], string>> = {
  ready: 'ready region',
  torpor: 'torpor region',
  uncontrolled: 'uncontrolled region',
  table: 'controlled region',
  contested: 'contested cards',
  hand: 'hand',
  attached: 'controlled region',
  stage: '',
};

function place({ place: at, who, on }: SpokenCard): string {
  if (at === 'stage') return who === null ? 'played by you' : `played by ${who}`;
  const whose = who === null ? 'your' : possessive(who);
  return on === null ? `in ${whose} ${PLACE[at]}` : `on ${on} in ${whose} ${PLACE.attached}`;
}

function counters({ counters: n, unit, capacity }: SpokenCard): string {
  if (capacity !== null) return `${n} of ${capacity} blood`;
  if (n === 0) return '';
  return unit === 'counters' ? plural(n, 'counter') : `${n} ${unit}`;
}

const WORDS: HostWords = {
  digest: DIGEST,
  rails: { turn: 'Turn', action: 'Action', combat: 'Combat', referendum: 'Referendum' },
  phases: {
    unlock: 'Unlock',
    master: 'Master',
    minion: 'Minion',
    influence: 'Influence',
    discard: 'Discard',
  },
  action: {
    announced: 'Announced',
    blocks: 'Blocks',
    attempt: 'Attempt',
    resolution: 'Resolution',
    after: 'Afterwards',
  },
  combat: {
    beforeRange: 'Before range',
    range: 'Range',
    beforeStrikes: 'Before strikes',
    strike: 'Strike',
    damage: 'Damage',
    press: 'Press',
    roundEnd: 'End of round',
  },
  referendum: { terms: 'Terms', beforeVotes: 'Before votes', polling: 'Polling', result: 'Result' },
  parts: { printed: 'printed', title: 'title', least: 'never below 0' },
  marks: { contested: 'contested', merged: 'merged', notCounting: (title) => `${title} (not counting)` },
  toCome: {
    damage: (normal, aggravated) => {
      const kinds = [
        ...(normal > 0 || aggravated === 0 ? [`${normal}`] : []),
        ...(aggravated > 0 ? [`${aggravated} aggravated`] : []),
      ];
      return `${kinds.join(' and ')} damage`;
    },
    stolenBlood: (n) => `loses ${n} blood`,
    equipment: 'loses equipment',
    effect: 'suffers an effect',
    dodged: 'dodged',
    outOfRange: 'out of range',
    combatEnds: 'combat ends first',
    nothing: 'no strike',
  },
  prisci: (side, votesFor, against) => `Prisci block: ${side}, ${votesFor} to ${against} ballots`,
  ousts: (who, whom) => `${who} ousts ${whom}`,
  seat: (f) => {
    if (f.ousted)
      return `${f.name}${RELATION[f.relation]}: ousted, ${plural(f.victoryPoints, 'victory point')}`;
    return [
      `${f.name}${RELATION[f.relation]}: ${f.pool} pool`,
      `${plural(f.hand, 'card')} in hand`,
      `${f.library} in the library`,
      ...(f.edge ? ['has the Edge'] : []),
      ...(f.victoryPoints > 0 ? [plural(f.victoryPoints, 'victory point')] : []),
    ].join(', ');
  },
  card: (f) =>
    [
      f.name,
      counters(f),
      f.locked ? 'locked' : '',
      place(f),
      ...f.marks,
      f.attached === 0 ? '' : `with ${plural(f.attached, 'card')} on it`,
    ]
      .filter((words) => words !== '')
      .join(', '),
  theatre: THEATRE,
  refusals: {
    nothingToUndo: 'There is nothing to take back.',
    othersDecided: 'This can no longer be taken back: the screen has changed hands.',
    mustChoose: 'Something must be chosen here: passing is not possible.',
    noGame: 'No game is being played.',
    noTable: 'A game needs two to six players with known decks.',
    noChair: 'Every seat needs a person or one of the known bots.',
  },
  changes: {
    cards: (names) => `Changed since this game was saved: ${names}. The new text applies from now on.`,
    rules: 'The rules have been corrected since this game was saved.',
    cut: 'The game goes on where it was; what happened before can neither be told nor taken back.',
    parts: (decision) => `From decision ${decision} on, this game would now go differently: it ends there.`,
  },
  remarks: {
    full: 'gains no blood: already full',
    overfull: 'already full: more blood would be lost',
    noBleed: 'a bleed of 0 takes no pool',
    nothingToReduce: 'a bleed of 0: nothing to reduce',
    bleedLater: 'better later, when nobody can block any more',
    stealthLater: 'wait until somebody blocks',
    nobodyBlocks: 'nobody can block any more: no use now',
    failsToBlock: 'fails as it stands: you have no more intercept',
  },
};

/** When a delayed effect happens. The English of `text` words this, and a few options, as scenarios are written. */
const WHEN: Readonly<Record<Happening, string>> = {
  unlockPhase: 'in the unlock phase',
  masterPhase: 'in the master phase',
  minionPhase: 'in the minion phase',
  minionPhaseEnd: 'at the end of the minion phase',
  influencePhase: 'in the influence phase',
  discardPhase: 'in the discard phase',
  discardPhaseEnd: 'at the end of the discard phase',
  turnEnds: 'at the end of the turn',
  enteredPlay: 'as a card enters play',
  lockedForCost: 'as a card is locked',
  toTorpor: 'as a vampire goes to torpor',
  burned: 'as a card is burned',
  bleedSucceeds: 'as the bleed succeeds',
  actionResolves: 'before the action resolves',
  actionResolved: 'after the action',
  actionBlocked: 'as the action is blocked',
  beforeRange: 'before range is determined',
  pressedOn: 'after a press to continue combat',
  opponentLeft: 'after an opponent leaves the ready region',
  strikesResolve: 'as strikes resolve',
  pressStep: 'in the press step',
  roundEnds: 'at the end of the round',
  combatEnds: 'at the end of the combat',
  replacementDraw: 'as a card is replaced',
  blockFailed: 'as a block fails',
  blockSucceeded: 'as a block succeeds',
  preyOusted: 'as your prey is ousted',
  ousted: 'as somebody is ousted',
  referendumPassed: 'as the referendum passes',
  referendumFailed: 'as the referendum fails',
  referendumCalled: 'as the referendum is called',
  tallied: 'as the votes are counted',
  edgeVote: 'as the Edge is burned for a vote',
  actionAnnounced: 'as an action is announced',
  blockAttempted: 'as a block is attempted',
  damageInflicted: 'as damage is inflicted',
  edgeGained: 'as the Edge is gained',
  edgeLost: 'as the Edge is lost',
  bled: 'after a successful bleed',
  diablerieCommitted: 'after diablerie',
  controlChanged: 'as the controller changes',
};

export const LOCALE: BareLocale = {
  lang: 'en',
  words: {
    ...EN,
    options: {
      ...EN.options,
      huntsDown: (minion, target) => `${minion} attacks ${target}`,
      contestsTitle: (vampire) => `${vampire} contests their title`,
      yieldsTitle: (vampire) => `${vampire} yields their title`,
      resolves: (who, card, at, about) =>
        `${who === null ? 'Resolve' : `${who} resolves`} ${card} ${at === null ? 'at once' : WHEN[at]}${about === null ? '' : ` (${about})`}`,
    },
  },
  host: WORDS,
};
