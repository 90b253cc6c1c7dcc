import type { Judge } from './judge.ts';
import { USELESS } from './judge.ts';
import { judgeUse } from './uses.ts';

/** The unlock and master phases, and whatever may be done at any time. */
export const judgePhases: Judge = (c, o) => {
  const { eyes, note } = c;
  switch (o.verb) {
    case 'pass':
      return 0;
    case 'edgePool':
      return note('a pool for the Edge', 1);
    case 'contest':
      return note('keeps it', eyes.pool(eyes.seat) > 6 ? 1 : -1);
    case 'yield':
      return 0.1;
    case 'burnOption':
      return note('nobody can use it', 0.5);
    case 'unlock':
      return eyes.pool(eyes.seat) > 6 ? note('unlocks', 0.5) : -2;
    case 'withdraw':
      return -20;
    case 'mark':
      return 0.1;
    case 'sendSlave':
      return 0.2;
    case 'play':
    case 'use':
      return judgeUse(c, o);
    default:
      return USELESS;
  }
};
