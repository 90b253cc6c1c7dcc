import {
  type Amount,
  type AmountForm,
  type AmountOf,
  amountForm,
  type ReadingOf,
} from '@methuselah/engine/language';

/** An estimate of an amount, without looking at a game: typical values. */
export function roughly(amount: Amount | undefined, x = 2): number {
  return amount === undefined ? 0 : ofForm(amountForm(amount), amount, x);
}

function ofForm<F extends AmountForm>(form: F, amount: AmountOf[F], x: number): number {
  return NUMBER_OF[form](amount, x);
}

const one = (): number => 1;
const two = (): number => 2;

const NUMBERS: {
  readonly [F in AmountForm]: (
    amount: ReadingOf<AmountOf, F, { count: 'of'; half: 'up'; marks: 'yours' }>,
    x: number,
  ) => number;
} = {
  number: (n) => n,
  x: (_, x) => x,
  bleedAmount: two,
  points: two,
  margin: two,
  poolBled: two,
  counters: one,
  marks: one,
  capacity: one,
  capacityOrCost: two,
  pool: one,
  victoryPoints: one,
  hand: () => 5,
  ashHeap: () => 7,
  methuselahs: () => 4,
  onlyAgainst: one,
  chosen: two,
  chosenCapacity: () => 5,
  poolCost: two,
  missing: two,
  count: one,
  strength: one,
  stealth: one,
  tally: one,
  sum: ({ sum }, x) => sum.reduce<number>((n, part) => n + roughly(part, x), 0),
  times: ({ times, of }, x) => times * roughly(of, x),
  half: ({ half, up = false }, x) => Math.floor((roughly(half, x) + (up ? 1 : 0)) / 2),
  // Cards are played when their conditions hold.
  if: ({ amount }, x) => roughly(amount, x),
};
const NUMBER_OF: { readonly [F in AmountForm]: (amount: AmountOf[F], x: number) => number } = NUMBERS;
