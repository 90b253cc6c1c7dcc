import { type DecisionWindow, Dice, type Option } from '@methuselah/engine';
import { isSeatTarget, NONE, seatTarget, targetOfAct, targetSeat } from '@methuselah/engine/internal';
import type { Bot } from './bot.ts';
import { passWorth } from './decide/votes.ts';
import type { Eyes } from './eyes/eyes.ts';
import { spendsLastPool } from './random.ts';
import { readingsOf } from './reading/reading.ts';

/**
 * A beginner: bleeds with everybody, blocks whatever it can, plays cards as they come, brings out one vampire after the other,
 * and votes for its own referendums but against those of its neighbours.
 */

/** The facts of a decision. */
interface DecisionFacts {
  readonly eyes: Eyes;
  readonly window: DecisionWindow;
  readonly dice: Dice;
}
type Score = (o: Option, facts: DecisionFacts) => number;

/** What the card being played or used is good for. */
const readingOf = (o: Option, { eyes }: DecisionFacts) =>
  o.verb === 'play' || o.verb === 'use' ? readingsOf(eyes.cards).uses[o.use] : undefined;

/** How much a beginner likes an option; dice decide among similar ones. */
const scoreOf = (o: Option, facts: DecisionFacts): number =>
  (SCORES[facts.window] ?? scoreElsewhere)(o, facts);

const scoreDiscard: Score = (o, { dice }) => (o.verb === 'pass' ? 1 : dice.roll(3));

function scoreAction(o: Option, { eyes, dice }: DecisionFacts): number {
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

/** For its own referendums; against harmful ones, and those of its neighbours. */
function votingSide(eyes: Eyes): 1 | -1 {
  const caller = eyes.referendum?.seat ?? NONE;
  if (caller === eyes.seat) return 1;
  if (passWorth(eyes) < -20) return -1;
  return caller === eyes.predator || caller === eyes.prey ? -1 : 1;
}

function scoreVote(o: Option, { eyes }: DecisionFacts): number {
  if (o.verb === 'pass') return 1;
  if (o.verb === 'cast' || o.verb === 'castOwn') return (o.side === 'for') === votingSide(eyes) > 0 ? 5 : -5;
  if (o.verb === 'play') return eyes.referendum?.seat === eyes.seat ? 3 : 0;
  return -1;
}

/** Harmful effects on others' cards, helpful ones on its own; among Methuselahs, its prey. */
function scoreTarget(o: Option, { eyes }: DecisionFacts): number {
  const target = o.verb === 'pick' ? o.target : NONE;
  if (target < 0) return target === seatTarget(eyes.prey) ? 3 : 0;
  const harms =
    eyes.asking?.kind === 'play' &&
    HARMFUL.test(JSON.stringify(eyes.use(eyes.asking.context.use)?.text.effects ?? []));
  return (eyes.controller(target) === eyes.seat) !== harms ? 3 : 0;
}

const SCORES: Readonly<Partial<Record<DecisionWindow, Score>>> = {
  unlock(o) {
    if (o.verb === 'edgePool') return 10;
    return o.verb === 'pass' ? 2 : o.verb === 'use' ? 3 : o.verb === 'withdraw' ? -9 : 1;
  },
  master: (o, { dice }) => (o.verb === 'play' ? 5 : o.verb === 'use' ? dice.roll(4) : 1),
  minion: scoreAction,
  influence(o, { eyes }) {
    if (o.verb === 'bringOut') return 20;
    if (o.verb !== 'transfer') return o.verb === 'pass' ? 0 : -2;
    const missing = eyes.capacity(o.vampire) - eyes.counters(o.vampire);
    return missing > 0 && eyes.pool(eyes.seat) > 6 ? 15 - missing : -3;
  },
  discard: scoreDiscard,
  handSize: scoreDiscard,
  discardForCost: scoreDiscard,
  polling: scoreVote,
  beforeVotes: scoreVote,
  strike(o, facts) {
    const strike = readingOf(o, facts)?.strike;
    if (strike?.kind === 'damage') return 5 + strike.amount;
    return o.verb === 'play' ? 4 : o.verb === 'use' || o.verb === 'pass' ? 0 : 3;
  },
  terms(o, { eyes }) {
    const target = o.verb === 'pick' || o.verb === 'givePoint' ? o.target : NONE;
    const seat = isSeatTarget(target) ? targetSeat(target) : NONE;
    return seat === eyes.prey ? 5 : seat === eyes.seat ? -5 : 0;
  },
  target: scoreTarget,
};

/** During actions and combat, and in all other windows. */
function scoreElsewhere(o: Option, facts: DecisionFacts): number {
  const { eyes, window, dice } = facts;
  const { action } = eyes;
  const reading = readingOf(o, facts);
  if (o.verb === 'block') {
    // It stops repeating an attempt to block that has failed.
    if (action?.attempts.includes(o.minion)) return -1;
    return action?.directedAt.includes(eyes.seat) ? 6 : 3;
  }
  if (o.verb === 'pass') return 1;
  if (reading?.redirects) return 8;
  if (reading && action?.seat === eyes.seat)
    return reading.bleed > 0 || reading.stealth > 0 ? 5 : 2 + dice.roll(2);
  // After the action has resolved, waking is pointless.
  if (reading?.wakes && window === 'resolved') return 0;
  if (reading?.intercept || reading?.wakes) return 3 + dice.roll(3);
  return o.verb === 'play' ? 2 + dice.roll(2) : dice.roll(3);
}
const HARMFUL = /"do":"(lock|burn|damage|burnBlood|toTorpor|enterCombat)"/;

export const novice = (seed: number): Bot => {
  const dice = new Dice(seed);
  return {
    name: 'novice',
    choose(eyes, decision) {
      const { options, window } = decision;
      const facts: DecisionFacts = { eyes, window, dice };
      let best = 0;
      let most = Number.NEGATIVE_INFINITY;
      for (let place = 0; place < options.length; place++) {
        const o = options[place] as Option;
        const n = scoreOf(o, facts) + dice.roll(100) / 100 - (spendsLastPool(eyes, o) ? 50 : 0);
        if (n > most) {
          most = n;
          best = place;
        }
      }
      return best;
    },
  };
};
