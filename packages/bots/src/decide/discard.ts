import type { OptionIn } from '@methuselah/engine';
import { keepWorth } from '../worth/hand.ts';
import type { Judge } from './judge.ts';

/** Discards the card that is least worth keeping. */

export const judgeDiscard: Judge<OptionIn<'discard'>> = ({ eyes, note }, o) => {
  if (o.verb === 'pass') return 0;
  if (o.verb !== 'discard') return -1;
  const text = eyes.text(o.card);
  if (text === null) return 0;
  // From another player's hand, discard the best card.
  if (!eyes.hand.includes(o.card)) return note('their best card', 1 + keepWorth(eyes, text));
  if (eyes.libraryCount(eyes.seat) === 0) return -1;
  return note('better cards may come', 0.9 - keepWorth(eyes, text));
};
