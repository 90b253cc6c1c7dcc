import { Dice, type Option } from '@methuselah/engine';
import { isSeatTarget } from '@methuselah/engine/internal';
import type { Bot } from './bot.ts';
import { passWorth } from './decide/votes.ts';
import type { Eyes } from './eyes/eyes.ts';
import { readingsOf } from './reading/reading.ts';
import { tollOfTargets } from './worth/costs.ts';
import { OUSTED } from './worth/seats.ts';

/** Any option, all the same. */
export const random = (seed: number): Bot => {
  const dice = new Dice(seed);
  return { name: 'random', choose: (_, { options }) => dice.roll(options.length) };
};

/** Would this spend the last pool of the seat, by its own hand? As far as the card and the table tell. */
export function spendsLastPool(eyes: Eyes, o: Option): boolean {
  const pool = eyes.pool(eyes.seat);
  switch (o.verb) {
    case 'transfer':
    case 'drawCrypt':
    case 'merge':
    case 'contest':
    case 'contestTitle':
    case 'unlock':
      return pool <= 1;
    case 'bringOut':
      // A scarce vampire costs 3 pool for each other of its clan
      return eyes.text(o.vampire)?.card.traits?.includes('scarce') === true && pool <= 9;
    case 'payPool':
      return pool <= 1;
    case 'payCost':
      return isSeatTarget(o.payer) && pool <= 1;
    case 'cast':
    case 'castOwn':
    case 'edgeVote':
    case 'burnForVote':
      return o.side === 'for' && passWorth(eyes) < -30;
    case 'play':
    case 'use': {
      const reading = readingsOf(eyes.cards).uses[o.use];
      if (!reading || pool > 8) return false;
      const duty = eyes.use(o.use)?.ability?.duty === true;
      return !duty && reading.poolCost + reading.burnsOwnPool + (reading.poolCost > 0 ? 1 : 0) >= pool;
    }
    case 'pick':
    case 'givePoint': {
      const f = eyes.asking;
      const use = f?.kind === 'play' ? eyes.use(f.context.use) : undefined;
      if (f?.kind !== 'play' || !use) return false;
      return tollOfTargets(eyes, use, { ...f.context, picks: [...f.context.picks, o.target] }) < OUSTED / 2;
    }
    case 'x': {
      const f = eyes.asking;
      const use = f?.kind === 'play' ? eyes.use(f.context.use) : undefined;
      return use?.cost.pool !== undefined && o.x >= pool;
    }
    case 'pass':
    case 'edgePool':
    case 'yieldCard':
    case 'yieldTitle':
    case 'burnOption':
    case 'withdraw':
    case 'mark':
    case 'takeBack':
    case 'discard':
    case 'act':
    case 'block':
    case 'sendSlave':
    case 'maneuver':
    case 'press':
    case 'prevent':
    case 'preventKinds':
    case 'handStrike':
    case 'grantedStrike':
    case 'committedStrike':
    case 'aim':
    case 'takeEquipment':
    case 'moveTo':
    case 'awardTrophy':
    case 'toPool':
    case 'payBlood':
    case 'shareRescue':
    case 'no':
    case 'yes':
    case 'searchFor':
    case 'diablerise':
    case 'findCard':
    case 'fetchCard':
    case 'order':
      return false;
  }
}

/** Any option that does not spend its own last pool. */
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
