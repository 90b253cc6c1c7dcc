import { Dice, type Option } from '@methuselah/engine';
import type { PendingDecision } from '@methuselah/engine/internal';
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
export function spendsLastPool(eyes: Eyes, { window }: PendingDecision, o: Option): boolean {
  const pool = eyes.pool(eyes.seat);
  switch (o.verb) {
    case 'transfer':
    case 'drawCrypt':
    case 'merge':
    case 'contest':
    case 'unlock':
      return pool <= 1;
    case 'bringOut':
      // A scarce vampire costs 3 pool for each other of its clan
      return eyes.text(o.card)?.card.traits?.includes('scarce') === true && pool <= 9;
    case 'pay':
      return o.by < 0 && pool <= 1;
    case 'cast':
    case 'edgeVote':
    case 'burnForVote':
      return o.n > 0 && passWorth(eyes) < -30;
    case 'play':
    case 'use': {
      const reading = readingsOf(eyes.cards).uses[o.use];
      if (!reading || pool > 8) return false;
      const duty = eyes.use(o.use)?.ability?.duty === true;
      return !duty && reading.poolCost + reading.burnsOwnPool + (reading.poolCost > 0 ? 1 : 0) >= pool;
    }
    case 'pick': {
      const f = eyes.asking;
      const use = f?.kind === 'play' ? eyes.use(f.cast.use) : undefined;
      if (f?.kind !== 'play' || !use) return false;
      return tollOfTargets(eyes, use, { ...f.cast, picks: [...f.cast.picks, o.at] }) < OUSTED / 2;
    }
    case 'x': {
      const f = eyes.asking;
      const use = f?.kind === 'play' ? eyes.use(f.cast.use) : undefined;
      return window === 'x' && use?.cost.pool !== undefined && o.n >= pool;
    }
    default:
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
      if (!spendsLastPool(eyes, decision, options[first] as Option)) return first;
      const safe: number[] = [];
      for (let i = 0; i < options.length; i++)
        if (!spendsLastPool(eyes, decision, options[i] as Option)) safe.push(i);
      return safe[dice.roll(safe.length)] ?? first;
    },
  };
};
