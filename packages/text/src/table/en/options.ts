import { given, mark } from '../../language/en/grammar.ts';
import { does } from '../who.ts';
import type { TableWords } from '../words.ts';

export const OPTIONS: TableWords['options'] = {
  passes: (who) => does(who, 'passes', 'Pass'),
  endsPhase: (who, name) => `${does(who, 'ends', 'End')} the ${name} phase`,
  doesNotBlock: (who) => does(who, 'does not block', 'Do not block'),
  findsNothing: (who) => does(who, 'finds nothing', 'Find nothing'),
  takesNoMore: (who) => does(who, 'takes no more', 'Take no more'),
  leavesIt: (who) => does(who, 'leaves it where it is', 'Leave it where it is'),
  hasNoStrike: (who) => does(who, 'has no strike', 'No strike'),
  plays: (who, card, mode, minion) =>
    `${does(who, 'plays', 'Play')} ${card}${mark(mode)}${given('with', minion)}`,
  uses: (who, card, mode, minion, ability) => {
    const what = who === null && ability ? `the ability of ${card}` : card;
    return `${does(who, 'uses', 'Use')} ${what}${mark(mode)}${given('with', minion)}`;
  },
  bleeds: (minion, who) => `${minion} bleeds ${who}`,
  hunts: (minion) => `${minion} hunts`,
  takesEquipment: (minion, from) => `${minion} takes equipment from ${from}`,
  leavesTorpor: (minion) => `${minion} leaves torpor`,
  rescues: (minion, vampire) => `${minion} rescues ${vampire}`,
  diablerises: (minion, vampire) => `${minion} diablerises ${vampire}`,
  huntsDown: (minion, target) => `${minion} hunts down ${target}`,
  becomesAnarch: (minion) => `${minion} becomes Anarch`,
  blocks: (minion) => `${minion} blocks`,
  fightsInstead: (minion) => `${minion} fights instead`,
  chooses: (who, what) => `${does(who, 'chooses', 'Choose')} ${what}`,
  choosesFrom: (who, card, pile) =>
    `${does(who, 'chooses', 'Choose')} ${card} from the ${pile === 'ashHeap' ? 'ash heap' : pile}`,
  choosesNobodyElse: (who) => does(who, 'chooses nobody else', 'Choose nobody else'),
  givesPoint: (who, to) => `${does(who, 'gives', 'Give')} a point to ${to}`,
  givesNoPoint: (who) => does(who, 'gives no point', 'Give no point'),
  takesToPool: (who, n) => (who === null ? `Move ${n} to your pool` : `${who} takes ${n} to the pool`),
  choosesX: (who, x) => `${does(who, 'chooses', 'Choose')} X = ${x}`,
  saysYes: (who) => does(who, 'says yes', 'Yes'),
  saysNo: (who) => does(who, 'says no', 'No'),
  // The trigger keeps its name from the card language, as used in scenarios and records.
  resolves: (who, card, at, about) =>
    `${does(who, 'resolves', 'Resolve')} ${card} at ${at ?? 'once'}${about === null ? '' : ` (${about})`}`,
  maneuvers: (minion, means) => `${minion} maneuvers${given('with', means)}`,
  presses: (minion, means) => `${minion} presses${given('with', means)}`,
  strikes: (minion, means) => `${minion} strikes${given('with', means)}`,
  aStrike: 'a strike',
  preventsDamage: (minion, means) => `${minion} prevents damage${given('with', means)}`,
  preventsKinds: (minion, aggravated, normal) => {
    const kinds = [
      ...(aggravated > 0 ? [`${aggravated} aggravated`] : []),
      ...(normal > 0 ? [`${normal} normal`] : []),
    ];
    return `${minion} prevents ${kinds.join(' and ')} damage`;
  },
  votes: (voter, side, card) => `${does(voter, 'votes', 'Vote')} ${side}${given('with', card)}`,
  burnsForVote: (who, card, side) => `${does(who, 'burns', 'Burn')} ${card} for a vote ${side}`,
  burnsEdgeForVote: (who, side) => `${does(who, 'burns', 'Burn')} the Edge for a vote ${side}`,
  transfersTo: (who, vampire) => `${does(who, 'transfers', 'Transfer')} to ${vampire}`,
  takesBackFrom: (who, vampire) => `${does(who, 'takes', 'Take')} back from ${vampire}`,
  drawsFromCrypt: (who) => does(who, 'draws from the crypt', 'Draw from the crypt'),
  bringsOut: (who, vampire) => `${does(who, 'brings', 'Bring')} out ${vampire}`,
  merges: (who, card, other) => `${does(who, 'merges', 'Merge')} ${card} with ${other}`,
  discards: (who, card) => `${does(who, 'discards', 'Discard')} ${card}`,
  gainsEdgePool: (who) => does(who, 'gains a pool for the Edge', 'Gain 1 pool for the Edge'),
  paysPool: (who) => does(who, 'pays pool', 'Pay pool'),
  paysBlood: (minion) => `${minion} pays blood`,
  sharesCost: (vampire, pays, rescuer, rest) => `${vampire} pays ${pays}, ${rescuer} pays ${rest}`,
  contests: (who, card) => `${does(who, 'contests', 'Contest')} ${card}`,
  contestsTitle: (vampire) => `${vampire} contests its title`,
  yields: (who, card) => `${does(who, 'yields', 'Yield')} ${card}`,
  yieldsTitle: (vampire) => `${vampire} yields its title`,
  unlocksInfernal: (who, minion) => `${does(who, 'burns a', 'Burn 1')} pool to unlock ${minion}`,
  marks: (who, minion) => `${does(who, 'marks', 'Mark')} ${minion}`,
  usesBurnOption: (who, card) => `${does(who, 'discards', 'Discard')} ${card} by its burn option`,
  withdraws: (who) => does(who, 'announces to withdraw', 'Announce your withdrawal'),
};
