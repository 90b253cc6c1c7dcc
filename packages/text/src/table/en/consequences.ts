import { list, plural, range, unitOf } from '../../language/en/grammar.ts';
import type { Unused } from '../consequence-words.ts';
import { number } from '../numbers.ts';
import type { TableWords } from '../words.ts';

const UNUSED: Readonly<Record<Unused, string>> = {
  masterActions: 'master phase action',
  transfers: 'transfer',
  discardActions: 'discard phase action',
};

export const CONSEQUENCES: TableWords['consequences'] = {
  poolPrice: (n, from, to) => `${n} pool: ${from} → ${to}`,
  bloodPrice: (n, unit, from, to) => `${n} ${unitOf(n, unit)}: ${from} → ${to}`,
  pool: (who, from, to) => (who === null ? `pool ${from} → ${to}` : `${who} ${from} → ${to} pool`),
  counters: (card, from, to, capacity) =>
    `${card} ${from} → ${to}${capacity === null ? '' : ` of ${capacity}`}`,
  gains: (n, unit, from, to) => (n === 0 ? 'no blood gained' : `+${n} ${unitOf(n, unit)} (${from} → ${to})`),
  poolNow: (n) => `${n} pool`,
  countersNow: (n, unit, capacity) => `${n}${capacity === null ? '' : ` of ${capacity}`} ${unitOf(n, unit)}`,
  lockedNow: 'locked',
  ifSuccessful: (_, parts) => `${list(parts)} if it succeeds`,
  stealth: (n) => `stealth ${number(n)}`,
  intercept: (intercept, stealth) =>
    `intercept ${number(intercept)} against stealth ${number(stealth)}${intercept < stealth ? ', not enough yet' : ''}`,
  fights: (opposing) => `fights ${opposing}`,
  takesEdge: 'you take the Edge',
  rescuePrice: (blood) => `${blood} blood, paid by either vampire or both`,
  bloodHunt: 'a vote on a blood hunt follows',
  masterAction: 'uses a master phase action',
  trifle: 'gives another one (trifle)',
  outOfTurn: 'uses a master phase action of your next turn',
  discardAction: 'uses a discard phase action',
  transfers: (n, of) => `${n} of ${plural(of, 'transfer')}`,
  discards: (n) => `discards ${plural(n, 'card')}`,
  readyAtOnce: 'ready and unlocked at once',
  drawsCard: 'draws a card instead',
  drawsNone: 'no card left to draw',
  votes: (side, from, to) => `votes ${side} ${from} → ${to}`,
  ballots: (side, from, to) => `ballots ${side} ${from} → ${to}`,
  damage: (n, { aggravated, ranged, first }) =>
    `${n}${aggravated ? ' aggravated' : ''} damage${ranged ? ', at any range' : ''}${first ? ', first strike' : ''}`,
  strike: {
    dodge: () => 'the opposing strike does nothing',
    combatEnds: () => 'the combat ends before any other strike',
    stealBlood: (n) => `steals ${n} blood`,
    destroyEquipment: () => 'burns a piece of equipment',
    stealEquipment: () => 'takes a piece of equipment',
  },
  outOfReach: 'no effect at long range',
  toRange: (long) => `to ${range(long)}`,
  anotherRound: 'another round',
  combatOver: 'the combat ends',
  prevents: (n, of) => `prevents ${n} of ${of} damage`,
  unblocked: (others) =>
    others ? 'the action succeeds unless somebody else blocks' : 'nobody blocks the action',
  attempt: (succeeds) => (succeeds ? 'the block succeeds' : 'the attempt to block fails'),
  staysAtRange: (long) => `stays at ${range(long)}`,
  asItStands: (votesFor, against) =>
    `as it stands it ${votesFor > against ? 'passes' : 'fails'}, ${votesFor} to ${against}`,
  takesEffect: (card) => `${card} takes effect`,
  unused: (n, what) => `${plural(n, UNUSED[what])} unused`,
  idle: (minions) =>
    minions === 1 ? '1 unlocked minion does not act' : `${minions} unlocked minions do not act`,
  withdraws: '1 victory point if you lose no pool and no blood until your next unlock phase',
};
