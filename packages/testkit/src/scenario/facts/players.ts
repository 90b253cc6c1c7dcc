import type { Seat } from '@methuselah/engine';
import { handSizeOf, NONE, predator, prey, type SeatState, tableOf } from '@methuselah/engine/internal';
import { nameOf } from '../board.ts';
import type { Words } from '../words.ts';
import { type Fact, seatOf } from './fact.ts';

/** Countable things of a player. */
const AMOUNTS: Readonly<Record<string, (w: Words, p: SeatState, seat: Seat) => number>> = {
  pool: (_w, p) => p.pool,
  'victory point': (_w, p) => p.victoryPoints,
  transfer: (_w, p) => p.transfers,
  'master action': (_w, p) => p.masterActions,
  'discard action': (_w, p) => p.discardActions,
  'card in hand': (_w, p) => p.hand.length,
  'card in library': (_w, p) => p.library.length,
  'card in crypt': (_w, p) => p.crypt.length,
  'card in ash heap': (_w, p) => p.ashHeap.length,
  'uncontrolled vampire': (w, _p, seat) =>
    w.state.cards.filter((c) => c.region === 'uncontrolled' && c.controller === seat).length,
};

/** Facts about players. */
export const PLAYER_FACTS: readonly Fact[] = [
  {
    form: 'nobody has the Edge',
    pattern: /^nobody has the edge$/,
    tell: (w) => ({
      holds: w.state.edge === NONE,
      is: `${w.state.edge === NONE ? 'nobody' : nameOf(w.game, w.state.edge)} has the Edge`,
    }),
  },
  {
    form: '<player> has the Edge',
    pattern: /^(.+) has the edge$/,
    tell: (w, name) => ({
      holds: w.state.edge === w.player(name),
      is: `${w.state.edge === NONE ? 'nobody' : nameOf(w.game, w.state.edge)} has the Edge`,
    }),
  },
  {
    form: '<player> has <number> pool | victory points | cards in hand | cards in library | cards in crypt | cards in ash heap | uncontrolled vampires | transfers | master actions | discard actions',
    pattern:
      /^(.+) has (\d+(?:\.5)?) (pool|victory points?|uncontrolled vampires?|transfers?|master actions?|discard actions?|cards? in (?:hand|library|crypt|ash heap))$/,
    tell(w, name, number, what) {
      const { seat, p } = seatOf(w, name);
      const word = what.replace(/^cards /, 'card ').replace(/s$/, '');
      const amount = AMOUNTS[word]?.(w, p, seat) ?? NONE;
      return { holds: amount === Number(number), is: `${nameOf(w.game, seat)} has ${amount} ${what}` };
    },
  },
  {
    form: "<player>'s hand size is <number>",
    pattern: /^(.+)'s hand size is (\d+)$/,
    tell(w, name, number) {
      const { seat } = seatOf(w, name);
      const size = handSizeOf(tableOf(w.game), seat);
      return { holds: size === Number(number), is: `${nameOf(w.game, seat)}'s hand size is ${size}` };
    },
  },
  {
    form: '<player> is ousted | not ousted',
    pattern: /^(.+) is (not )?ousted$/,
    tell(w, name, not) {
      const { seat, p } = seatOf(w, name);
      return {
        holds: p.ousted === (not === ''),
        is: `${nameOf(w.game, seat)} is ${p.ousted ? '' : 'not '}ousted`,
      };
    },
  },
  {
    form: '<player> is withdrawing | not withdrawing',
    pattern: /^(.+) is (not )?withdrawing$/,
    tell(w, name, not) {
      const { seat, p } = seatOf(w, name);
      return {
        holds: p.withdrawing === (not === ''),
        is: `${nameOf(w.game, seat)} is ${p.withdrawing ? '' : 'not '}withdrawing`,
      };
    },
  },
  {
    form: '<player>, <player>, … sit clockwise',
    pattern: /^(.+) sit clockwise$/,
    tell(w, list) {
      const { names } = tableOf(w.game);
      const seats = list.split(/, (?:and )?| and /).map((name) => w.player(name));
      if (seats.length !== names.length || new Set(seats).size !== names.length)
        w.malformed(`Name each of the ${names.length} players once: ${names.join(', ')}.`);
      const [first = 0] = seats;
      return {
        holds: seats.every((seat, i) => seat === (first + i) % names.length),
        is: `${names.join(', ')} sit clockwise`,
      };
    },
  },
  {
    form: 'the prey | predator of <player> is <player>',
    pattern: /^the (prey|predator) of (.+) is (.+)$/,
    tell(w, which, name, other) {
      const { seat } = seatOf(w, name);
      const is = which === 'prey' ? prey(tableOf(w.game), seat) : predator(tableOf(w.game), seat);
      return {
        holds: is === w.player(other),
        is: `the ${which} of ${nameOf(w.game, seat)} is ${nameOf(w.game, is)}`,
      };
    },
  },
];
