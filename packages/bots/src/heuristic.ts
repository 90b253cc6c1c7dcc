import { type DecisionWindow, Dice } from '@methuselah/engine';
import type { PendingDecision } from '@methuselah/engine/internal';
import type { Bot } from './bot.ts';
import { judgeActions } from './decide/actions.ts';
import { judgeAim, judgeCombat, judgeWhichDamage } from './decide/combat.ts';
import { judgeDiscard } from './decide/discard.ts';
import { judgeInfluence } from './decide/influence.ts';
import { type Case, caseOf, type Judge, type Why } from './decide/judge.ts';
import { judgeModifiers } from './decide/modifiers.ts';
import { judgeAsPlayed, judgePhases } from './decide/phases.ts';
import { judgePicks } from './decide/picks.ts';
import { judgeReactions } from './decide/reactions.ts';
import { judgeVotes } from './decide/votes.ts';
import type { Eyes } from './eyes/eyes.ts';

/** Plays to win: every option has a worth in pool, and the best is taken. */

const ofAction: Judge = (c, o) =>
  c.eyes.action?.seat === c.eyes.seat ? judgeModifiers(c, o) : judgeReactions(c, o);

const JUDGES: Record<DecisionWindow, Judge> = {
  unlock: judgePhases,
  master: judgePhases,
  minion: judgeActions,
  influence: judgeInfluence,
  discard: judgeDiscard,
  announced: ofAction,
  beforeBlocks: ofAction,
  blocking: ofAction,
  blocked: ofAction,
  blockResolved: ofAction,
  declined: ofAction,
  succeeding: ofAction,
  resolved: ofAction,
  beforeRange: judgeCombat,
  range: judgeCombat,
  beforeStrikes: judgeCombat,
  strike: judgeCombat,
  damage: judgeCombat,
  afterStrikes: judgeCombat,
  press: judgeCombat,
  roundEnd: judgeCombat,
  beforeVotes: judgeVotes,
  polling: judgeVotes,
  asPlayed: judgeAsPlayed,
  strikeTarget: judgeAim,
  whichDamage: judgeWhichDamage,
  discardForCost: judgeDiscard,
  handSize: judgeDiscard,
  order: judgePicks,
  may: judgePicks,
  target: judgePicks,
  x: judgePicks,
  payMix: judgePicks,
  stolen: judgePicks,
  search: judgePicks,
  maySearch: judgePicks,
  trophies: judgePicks,
  terms: judgePicks,
  share: judgePicks,
  equipment: judgePicks,
  takeEquipment: judgePicks,
  rescueCost: judgePicks,
  mayDiablerise: judgePicks,
  toPool: judgePicks,
};

/** What the options are worth, with the parts of each worth. */
export interface Judged {
  readonly place: number;
  readonly worth: number;
  readonly why: readonly Why[];
}

/** Why the heuristic would take what it takes: all options, the best first. */
export function explain(eyes: Eyes, decision: PendingDecision): Judged[] {
  const judge = JUDGES[decision.window];
  return decision.options
    .map((o, place) => {
      const why: Why[] = [];
      const c = caseOf(eyes, decision, (reason, worth) => {
        why.push({ why: reason, worth });
        return worth;
      });
      return { place, worth: judge(c, o), why };
    })
    .sort((a, b) => b.worth - a.worth);
}

function bestPlace(c: Case, judge: Judge, dice: Dice): number {
  const { options } = c.decision;
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  let ties = 1;
  for (let place = 0; place < options.length; place++) {
    const worth = judge(c, options[place] as (typeof options)[number]);
    if (worth > most) {
      most = worth;
      best = place;
      ties = 1;
    } else if (worth === most) {
      ties += 1;
      if (dice.roll(ties) === 0) best = place;
    }
  }
  return best;
}

export const heuristic = (seed: number): Bot => {
  const dice = new Dice(seed);
  return {
    name: 'heuristic',
    choose(eyes, decision) {
      if (decision.options.length === 1) return 0;
      return bestPlace(caseOf(eyes, decision), JUDGES[decision.window], dice);
    },
  };
};
