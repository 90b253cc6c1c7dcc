import { Dice, type Option, type OptionOf } from '@methuselah/engine';
import { type ByVerb, byVerb, isSeatTarget } from '@methuselah/engine/internal';
import type { Bot } from './bot.ts';
import { passWorth } from './decide/votes.ts';
import type { Eyes } from './eyes/eyes.ts';
import { readingsOf } from './reading/reading.ts';
import { tollOfTargets } from './worth/costs.ts';
import { OUSTED } from './worth/seats.ts';

/** Chooses any option with equal chance. */
export const random = (seed: number): Bot => {
  const dice = new Dice(seed);
  return { name: 'random', choose: (_, { options }) => dice.roll(options.length) };
};

/** Would this option spend the seat's own last pool, as far as card and table show? */
export const spendsLastPool = (eyes: Eyes, o: Option): boolean => byVerb(SPENDS_LAST, o, eyes);

const ownPool = (eyes: Eyes): number => eyes.pool(eyes.seat);
const never = (): boolean => false;
const onePool = (_o: Option, eyes: Eyes): boolean => ownPool(eyes) <= 1;
/** A referendum that passes may cost pool too. */
const byVote = ({ side }: OptionOf<'cast' | 'castOwn' | 'edgeVote' | 'burnForVote'>, eyes: Eyes): boolean =>
  side === 'for' && passWorth(eyes) < -30;
function byCard(o: OptionOf<'play' | 'use'>, eyes: Eyes): boolean {
  const pool = ownPool(eyes);
  const reading = readingsOf(eyes.cards).uses[o.use];
  if (!reading || pool > 8) return false;
  const duty = eyes.use(o.use)?.ability?.duty === true;
  return !duty && reading.poolCost + reading.burnsOwnPool + (reading.poolCost > 0 ? 1 : 0) >= pool;
}
function byTarget({ target }: OptionOf<'pick' | 'givePoint'>, eyes: Eyes): boolean {
  const f = eyes.asking;
  const use = f?.kind === 'play' ? eyes.use(f.context.use) : undefined;
  if (f?.kind !== 'play' || !use) return false;
  return tollOfTargets(eyes, use, { ...f.context, picks: [...f.context.picks, target] }) < OUSTED / 2;
}

const SPENDS_LAST: ByVerb<Eyes, boolean> = {
  transfer: onePool,
  drawCrypt: onePool,
  merge: onePool,
  contest: onePool,
  contestTitle: onePool,
  unlock: onePool,
  payPool: onePool,
  payCost: (o, eyes) => isSeatTarget(o.payer) && ownPool(eyes) <= 1,
  // A scarce vampire costs 3 pool for each other of its clan
  bringOut: (o, eyes) => eyes.text(o.vampire)?.card.traits?.includes('scarce') === true && ownPool(eyes) <= 9,
  cast: byVote,
  castOwn: byVote,
  edgeVote: byVote,
  burnForVote: byVote,
  play: byCard,
  use: byCard,
  pick: byTarget,
  givePoint: byTarget,
  x(o, eyes) {
    const f = eyes.asking;
    const use = f?.kind === 'play' ? eyes.use(f.context.use) : undefined;
    return use?.cost.pool !== undefined && o.x >= ownPool(eyes);
  },
  pass: never,
  edgePool: never,
  yieldCard: never,
  yieldTitle: never,
  burnOption: never,
  withdraw: never,
  mark: never,
  takeBack: never,
  discard: never,
  act: never,
  block: never,
  sendSlave: never,
  maneuver: never,
  press: never,
  prevent: never,
  preventKinds: never,
  handStrike: never,
  grantedStrike: never,
  committedStrike: never,
  aim: never,
  takeEquipment: never,
  moveTo: never,
  awardTrophy: never,
  toPool: never,
  payBlood: never,
  shareRescue: never,
  no: never,
  yes: never,
  searchFor: never,
  diablerise: never,
  findCard: never,
  fetchCard: never,
  order: never,
};

/** Chooses any option that does not spend its own last pool. */
export const prudent = (seed: number): Bot => {
  const dice = new Dice(seed);
  return {
    name: 'prudent',
    choose(eyes, decision) {
      const { options } = decision;
      const first = dice.roll(options.length);
      if (!spendsLastPool(eyes, options[first] as Option)) return first;
      const safe: number[] = [];
      for (let i = 0; i < options.length; i++) if (!spendsLastPool(eyes, options[i] as Option)) safe.push(i);
      return safe[dice.roll(safe.length)] ?? first;
    },
  };
};
