import type { Amount } from '@methuselah/engine/language';

/** A number for an amount, where only a game could say: an ordinary one. */
export function roughly(amount: Amount | undefined, x = 2): number {
  if (amount === undefined) return 0;
  if (typeof amount === 'number') return amount;
  if (amount === 'x') return x;
  if (typeof amount === 'string') return 2;
  if ('sum' in amount) return amount.sum.reduce<number>((sum, part) => sum + roughly(part, x), 0);
  if ('times' in amount) return amount.times * roughly(amount.of, x);
  return 1;
}
