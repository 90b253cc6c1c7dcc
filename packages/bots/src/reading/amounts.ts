import type { Amount } from '@methuselah/engine/language';

/** A number for an amount, where only a game could say: an ordinary one. */
export function roughly(amount: Amount | undefined, x = 2): number {
  if (amount === undefined) return 0;
  if (typeof amount === 'number') return amount;
  if (typeof amount === 'string') return amount === 'x' ? x : WORDS[amount];
  if ('sum' in amount) return amount.sum.reduce<number>((sum, part) => sum + roughly(part, x), 0);
  if ('times' in amount) return amount.times * roughly(amount.of, x);
  if ('tally' in amount || 'count' in amount) return 1;
  if ('counters' in amount || 'capacity' in amount || 'pool' in amount || 'strength' in amount) return 1;
  return amount satisfies never;
}

const WORDS: Readonly<Record<Exclude<Extract<Amount, string>, 'x'>, number>> = {
  bleedAmount: 2,
  points: 2,
  margin: 2,
};
