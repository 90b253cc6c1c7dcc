import { type AdviceWords, type BecauseWords, capital } from './words.ts';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
const range = (isLong: boolean): string => (isLong ? 'long range' : 'close range');
const cards = (n: number): string => (n === 1 ? 'one card' : `${n} cards`);
const votes = (n: number): string => `${n} ${n === 1 ? 'vote' : 'votes'}`;
const of = (name: string): string => (name.endsWith('s') ? `${name}'` : `${name}'s`);
const has = (seat: string | null): string => (seat === null ? 'you have' : `${seat} has`);
const change = (who: string | null, n: number, what: string): string => {
  const verb = n < 0 ? 'lose' : 'gain';
  return `${who === null ? `you ${verb}` : `${who} ${verb}s`} ${Math.abs(n)} ${what}`;
};

const BECAUSE: BecauseWords = {
  pool: ({ seat, n }) => change(seat, n, 'pool'),
  blood: ({ card, n }) => change(card, n, 'blood'),
  stat: ({ card, stat, n }) => `${card} gets ${signed(n)} ${stat}`,
  draws: () => 'you draw from your library',
  cardFound: () => 'you get the card that you need most',
  edge: () => 'you get the Edge',
  actsAgain: () => 'it gives you another action',
  settles: () => 'it stays in play and keeps working for you',
  settlesFor: ({ seat }) => `the card stays in play and works for ${seat ?? 'you'}`,
  discards: ({ seat }) => (seat === null ? 'you discard a card' : `${seat} discards a card`),
  recruits: ({ life, bleed }) => `an ally with ${life} life and ${bleed} bleed enters play`,
  locks: ({ card }) => `${card} locks`,
  unlocks: ({ card }) => `${card} unlocks`,
  torpor: ({ card }) => `${card} goes to torpor`,
  burns: ({ card }) => `${card} is burned`,
  ready: ({ card }) => `${card} leaves torpor`,
  removed: ({ card }) => `${card} is removed`,
  controls: ({ card }) => `you get control of ${card}`,
  titled: ({ card }) => `${card} gets a title`,
  untitled: ({ card }) => `${card} loses a title`,
  hampered: ({ card }) => `it hampers ${card}`,
  bears: ({ card }) => `it keeps helping ${card}`,

  ousts: ({ seat, pool }) =>
    `${seat ?? 'nobody'} loses the last ${pool === 1 ? '' : `${pool} `}pool and is ousted`,
  race: ({ seat, n, pool }) =>
    `this turn's bleeds could oust ${seat ?? 'you'}, up to ${n} against ${pool} pool`,
  bleedInHand: ({ n }) => `your hand can add ${n} bleed`,
  thirst: ({ card, n, of: capacity }) => `${card} has only ${n} of ${capacity} blood`,
  diablerie: ({ card, isHunted }) =>
    isHunted
      ? `${card} would be burned, but the others have the votes for a blood hunt`
      : `${card} is burned, and the others lack the votes for a blood hunt`,
  unblockable: () => 'nobody can block it',
  blockerLocked: ({ other }) => `the only possible blocker, ${other}, is locked`,
  blockersLocked: ({ n }) => `${n === 2 ? 'both' : `all ${n}`} possible blockers are locked`,
  noBlockers: () => 'nobody is able to block now',
  noMinions: ({ seat }) => `${has(seat)} no ready minion to block with`,
  stealthEnough: ({ n, of: intercept }) => `stealth ${n} beats intercept ${intercept}`,
  stealthInHand: ({ other, n }) => `${other} could block, but your hand can add ${n} stealth`,
  mayBeBlocked: ({ other }) => `${other} can block`,
  worthTheRisk: ({ other }) => `${other} can block, but it is worth the risk`,
  blockIsNoHarm: ({ other }) => `${other} can block, but the fight is not to be feared`,
  blockHurts: ({ card, other }) => `${other} can block, and ${card} would lose the fight`,
  guards: ({ card, seat, n }) =>
    `${card} is needed to block, as ${seat ?? 'you'} can bleed for ${n} without cards`,
  staysReady: ({ card }) => `${card} is better left unlocked`,
  noGain: () => 'there is too little to gain',
  noBleed: ({ card }) => `${card} has no bleed`,
  shakesOff: ({ other, n, of: intercept }) =>
    n > intercept
      ? `stealth ${n} shakes off ${other} with intercept ${intercept}`
      : `stealth ${n} against the intercept ${intercept} of ${other}, with more in your hand`,
  moreBleed: ({ seat, n, of: before }) =>
    `nobody blocks any more: ${seat === null ? 'you lose' : `${seat} loses`} ${n} pool instead of ${before}`,
  bleedLater: () => 'wait until nobody can block any more',
  givesUpBleed: ({ n }) => `it would take the place of the bleed of ${n}`,
  stealthLater: () => 'wait until somebody blocks',
  stealthUnneeded: () => 'nobody can block any more',
  bleedEnough: ({ seat, n }) => `the bleed of ${n} already ousts ${seat ?? 'you'}`,
  stealthShort: ({ n, of: intercept }) => `even stealth ${n} does not beat intercept ${intercept}`,
  savesBlood: ({ card }) => `${card} needs the blood for the action itself`,
  avoidsFight: ({ other }) => `it spares you the fight with ${other}`,

  oustsYou: ({ pool }) => `you lose your last ${pool === 1 ? '' : `${pool} `}pool and are ousted`,
  interceptEnough: ({ card, n, of: stealth }) => `with intercept ${n}, ${card} can block stealth ${stealth}`,
  interceptInHand: ({ card, n }) => `${card} lacks ${n} intercept, which your hand can add`,
  interceptShort: ({ card, n, of: stealth }) => `${card} has only intercept ${n} against stealth ${stealth}`,
  failedBefore: ({ card }) => `${card} has already tried in vain`,
  harmless: () => 'this action does you no harm',
  notYours: () => 'it is not for you to block this action',
  tooLate: () => 'it is too late to block this action',
  attemptFirst: () => 'a block is already being attempted',
  littleHarm: ({ card }) => `too little to lock ${card} for`,
  mayFail: () => 'the referendum may still fail',
  bounce: ({ seat, n }) =>
    seat === null ? `you are bled for ${n} instead` : `${seat} is bled for ${n} in your place`,
  bounceLater: () => 'you can still redirect the bleed when nobody blocks',
  bounceSaved: () => 'the card is better kept for a bigger bleed',
  blockFirst: () => 'the bleed can still be reduced after the blocks',
  wakesToBlock: ({ card }) => `${card} wakes and can block`,
  wakesToBounce: ({ card }) => `${card} wakes and can redirect the bleed`,
  lessBleed: ({ n, of: bleed }) => `you lose ${bleed - n} pool instead of ${bleed}`,
  cancels: ({ card }) => `it cancels ${card}`,

  goodFight: ({ card, other }) => `${card} has the better of the fight with ${other}`,
  badFight: ({ card, other }) => `${card} has the worst of the fight with ${other}`,
  deals: ({ other, n }) => `${other} takes ${n} damage`,
  takes: ({ card, n }) => `${card} must expect ${n} in return`,
  steals: ({ other, n }) => `it steals ${n} blood from ${other}`,
  dodges: ({ card, n }) => (n > 0 ? `${card} avoids ${n} damage` : `${card} is safe from any strike`),
  endsFight: ({ card, n }) =>
    n > 0 ? `the combat ends before ${card} takes ${n} damage` : 'the combat ends at once',
  changesLittle: () => 'another round would change little',
  outOfReach: () => 'none of your strikes does more at long range',
  farAway: ({ other }) => `at long range ${of(other)} hand strike does not reach you`,
  betterRange: ({ isLong }) => `your strikes do more at ${range(isLong)}`,
  goodRange: ({ isLong }) => `${range(isLong)} suits you`,
  prevents: ({ card, n, of: damage }) =>
    n === damage ? `${card} takes no damage` : `${n} of ${damage} damage to ${card} is prevented`,
  staysOutOfTorpor: ({ card }) => `${card} stays out of torpor`,
  handsOnly: ({ n, of: theirs }) => `with hand strikes only, you deal ${n} and take ${theirs}`,
  strikesAgain: ({ card }) => `${card} strikes once more`,
  aggravatedFirst: () => 'aggravated damage cannot be healed',
  equipmentFirst: ({ card }) => `${card} is worth more than the damage`,

  votesLikely: ({ n, of: others }) => `you can bring ${votes(n)}, the others have ${others} in play`,
  votesUnlikely: ({ n, of: others }) => `the others have ${votes(others)} in play, you can bring ${n}`,
  votesRisky: ({ n, of: others }) =>
    `the others have ${votes(others)} in play to your ${n}, but they need not all vote against it`,
  noVotes: () => 'it does not change the votes',
  votesClose: ({ n, of: others }) => `the votes stand ${n} to ${others} for your side`,
  votesEnough: ({ n, of: others }) => `your side leads by ${n} to ${others}, which is enough`,
  votesTooFew: ({ n, of: others }) => `your side is too far behind, ${n} to ${others}`,
  votesNoMatter: () => 'the result makes hardly any difference to you',

  full: ({ card }) => `${card} has all the blood needed`,
  outNow: ({ card, n }) => `${card} lacks only ${n} blood and can come out this turn`,
  outSoon: ({ card, n }) => `${card} lacks ${n} more blood`,
  playsHand: ({ n }) => `${cards(n)} in your hand would be playable`,
  keepsPool: ({ seat, n, pool }) =>
    `you need your ${pool} pool, as ${seat ?? 'you'} can bleed for ${n} without cards`,
  lastPool: () => 'it would be your last pool',
  contested: ({ card }) => `${card} would be contested`,
  nobodyWaits: () => 'nobody worth the pool is waiting',
  enoughMinions: ({ n }) => `you already have ${n} minions`,
  someoneWaits: () => 'your uncontrolled vampires come first',
  takenBack: ({ card }) => `the pool is worth more than ${card}`,
  bloodStays: ({ card }) => `the blood is better left on ${card}`,

  unplayable: ({ card }) => `none of your minions can play ${card}`,
  uniqueInPlay: ({ card }) => `${card} is unique, and you have one in play`,
  copies: ({ card, n }) => `you hold ${n} copies of ${card}`,
  masters: ({ n }) => `you hold ${n} master cards, and play one a turn`,
  leastUseful: ({ card }) => `${card} is the least useful card in your hand`,
  worthKeeping: () => 'every card in your hand is worth keeping',
  noLibrary: () => 'your library is empty, so nothing would replace it',
  theirBest: ({ card }) => `${card} is the most useful card there`,
  worthHaving: ({ card }) => `${card} is the most useful card for you`,

  costsPool: ({ n, pool }) => `it costs ${n} of your ${pool} pool`,
  costsBlood: ({ card, n, of: blood }) => `it costs ${card} ${n} of ${blood} blood`,
  poolOfChoice: () => 'you gain as much pool as you choose',
  poolToSpare: ({ pool }) => `with ${pool} pool you can afford it`,
  poolIsLow: ({ pool }) => `you have only ${pool} pool`,
  duty: () => 'a card requires it',
  secondCopy: () => 'you already have one in play',
  newCard: () => 'it does little, but you draw another card',
  takesEquipment: () => 'it costs nothing',
  noEffect: () => 'it would do nothing for you now',
  playingOn: () => 'the game is not lost yet',
  only: () => 'there is no other choice',
  same: () => 'all choices come to the same',
  slight: () => 'there is little between the choices',
};

const joined = (clauses: readonly string[]): string => clauses.join('; ');

export const ADVICE: AdviceWords = {
  because: BECAUSE,
  when: {
    passes: (clause) => `if it passes, ${clause}`,
    otherwise: (clause) => `otherwise ${clause}`,
    unblocked: (clause) => `if nobody blocks, ${clause}`,
  },
  sentence: (clauses) => `${capital(joined(clauses))}.`,
  notWorth: (option, clauses) => `“${option}” is not worth it: ${joined(clauses)}.`,
};
