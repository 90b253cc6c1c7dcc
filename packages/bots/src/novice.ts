import { type DecisionWindow, Dice, type Option } from '@methuselah/engine';
import { isSeatTarget, NONE, seatTarget, targetOfAct, targetSeat } from '@methuselah/engine/internal';
import type { Bot } from './bot.ts';
import { passWorth } from './decide/votes.ts';
import type { Eyes } from './eyes/eyes.ts';
import { spendsLastPool } from './random.ts';
import { readingsOf } from './reading/reading.ts';

/**
 * A beginner: bleeds with everybody, blocks whatever it can, plays cards as they come, brings out one vampire after the
 * other, and votes for what is proposed by itself or by its prey's predator.
 */

/** What it looks at as it decides. */
interface Look {
  readonly eyes: Eyes;
  readonly window: DecisionWindow;
  readonly dice: Dice;
}
type Liking = (o: Option, look: Look) => number;

/** What a card is good for that is played or used. */
const readingOf = (o: Option, { eyes }: Look) =>
  o.verb === 'play' || o.verb === 'use' ? readingsOf(eyes.cards).uses[o.use] : undefined;

/** How much a beginner likes an option; the dice decide among those it likes about as much. */
const liking = (o: Option, look: Look): number => (LIKINGS[look.window] ?? elsewhere)(o, look);

const toDiscard: Liking = (o, { dice }) => (o.verb === 'pass' ? 1 : dice.roll(3));

function toAct(o: Option, { eyes, dice }: Look): number {
  if (o.verb === 'pass') return 0;
  if (o.verb !== 'act' && o.verb !== 'play' && o.verb !== 'use') return -1;
  const kind = o.verb === 'act' ? o.action : eyes.use(o.use)?.text.action?.kind;
  const target = o.verb === 'act' ? targetOfAct(o) : NONE;
  if (kind === 'hunt') return eyes.counters(o.minion) <= 1 ? 9 : -1;
  if (kind === 'bleed') return o.verb === 'play' ? 7 : 5 + dice.roll(2);
  if (kind === 'leaveTorpor' || kind === 'rescue')
    return eyes.controller(target >= 0 ? target : o.minion) === eyes.seat ? 6 : -5;
  if (kind === 'diablerise') return eyes.controller(target) === eyes.seat ? -9 : 4;
  return o.verb === 'play' ? 4 + dice.roll(4) : -1;
}

/** For what it proposes itself; against what its neighbours propose, and what would harm it. */
function sideTaken(eyes: Eyes): 1 | -1 {
  const caller = eyes.referendum?.seat ?? NONE;
  if (caller === eyes.seat) return 1;
  if (passWorth(eyes) < -20) return -1;
  return caller === eyes.predator || caller === eyes.prey ? -1 : 1;
}

function toVote(o: Option, { eyes }: Look): number {
  if (o.verb === 'pass') return 1;
  if (o.verb === 'cast' || o.verb === 'castOwn') return (o.side === 'for') === sideTaken(eyes) > 0 ? 5 : -5;
  if (o.verb === 'play') return eyes.referendum?.seat === eyes.seat ? 3 : 0;
  return -1;
}

/** What harms goes to others, what helps to its own; of Methuselahs it chooses its prey. */
function toChoose(o: Option, { eyes }: Look): number {
  const target = o.verb === 'pick' ? o.target : NONE;
  if (target < 0) return target === seatTarget(eyes.prey) ? 3 : 0;
  const harms =
    eyes.asking?.kind === 'play' &&
    HARMS.test(JSON.stringify(eyes.use(eyes.asking.context.use)?.text.effects ?? []));
  return (eyes.controller(target) === eyes.seat) !== harms ? 3 : 0;
}

const LIKINGS: Readonly<Partial<Record<DecisionWindow, Liking>>> = {
  unlock(o) {
    if (o.verb === 'edgePool') return 10;
    return o.verb === 'pass' ? 2 : o.verb === 'use' ? 3 : o.verb === 'withdraw' ? -9 : 1;
  },
  master: (o, { dice }) => (o.verb === 'play' ? 5 : o.verb === 'use' ? dice.roll(4) : 1),
  minion: toAct,
  influence(o, { eyes }) {
    if (o.verb === 'bringOut') return 20;
    if (o.verb !== 'transfer') return o.verb === 'pass' ? 0 : -2;
    const missing = eyes.capacity(o.vampire) - eyes.counters(o.vampire);
    return missing > 0 && eyes.pool(eyes.seat) > 6 ? 15 - missing : -3;
  },
  discard: toDiscard,
  handSize: toDiscard,
  discardForCost: toDiscard,
  polling: toVote,
  beforeVotes: toVote,
  strike(o, look) {
    const strike = readingOf(o, look)?.strike;
    if (strike?.kind === 'damage') return 5 + strike.amount;
    return o.verb === 'play' ? 4 : o.verb === 'use' || o.verb === 'pass' ? 0 : 3;
  },
  terms(o, { eyes }) {
    const target = o.verb === 'pick' || o.verb === 'givePoint' ? o.target : NONE;
    const seat = isSeatTarget(target) ? targetSeat(target) : NONE;
    return seat === eyes.prey ? 5 : seat === eyes.seat ? -5 : 0;
  },
  target: toChoose,
};

/** In the course of an action or a combat, and wherever else. */
function elsewhere(o: Option, look: Look): number {
  const { eyes, window, dice } = look;
  const { action } = eyes;
  const reading = readingOf(o, look);
  if (o.verb === 'block') {
    // It learns from an attempt that has failed, but no sooner.
    if (action?.attempts.includes(o.minion)) return -1;
    return action?.directedAt.includes(eyes.seat) ? 6 : 3;
  }
  if (o.verb === 'pass') return 1;
  if (reading?.redirects) return 8;
  if (reading && action?.seat === eyes.seat)
    return reading.bleed > 0 || reading.stealth > 0 ? 5 : 2 + dice.roll(2);
  // Once the action has resolved it has nothing to wake for.
  if (reading?.wakes && window === 'resolved') return 0;
  if (reading?.intercept || reading?.wakes) return 3 + dice.roll(3);
  return o.verb === 'play' ? 2 + dice.roll(2) : dice.roll(3);
}
const HARMS = /"do":"(lock|burn|damage|burnBlood|toTorpor|enterCombat)"/;

export const novice = (seed: number): Bot => {
  const dice = new Dice(seed);
  return {
    name: 'novice',
    choose(eyes, decision) {
      const { options, window } = decision;
      const look: Look = { eyes, window, dice };
      let best = 0;
      let most = Number.NEGATIVE_INFINITY;
      for (let place = 0; place < options.length; place++) {
        const o = options[place] as Option;
        const n = liking(o, look) + dice.roll(100) / 100 - (spendsLastPool(eyes, o) ? 50 : 0);
        if (n > most) {
          most = n;
          best = place;
        }
      }
      return best;
    },
  };
};
