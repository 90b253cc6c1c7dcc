import { type DecisionWindow, Dice, type Option, type OptionIn } from '@methuselah/engine';
import type { PendingDecision } from '@methuselah/engine/internal';
import type { Bot } from './bot.ts';
import { judgeActions } from './decide/actions.ts';
import {
  judgeAim,
  judgeCombat,
  judgeDamage,
  judgePress,
  judgeRange,
  judgeStrikes,
  judgeWhichDamage,
} from './decide/combat.ts';
import { judgeDiscard } from './decide/discard.ts';
import { judgeInfluence } from './decide/influence.ts';
import { type ActionWindow, type Case, caseOf, type Judge, type Why } from './decide/judge.ts';
import { judgeModifiers } from './decide/modifiers.ts';
import { judgeAsPlayed, judgePhases } from './decide/phases.ts';
import {
  indifferent,
  judgeMay,
  judgeMayDiablerise,
  judgePayment,
  judgeRescueCost,
  judgeSearch,
  judgeShare,
  judgeTaking,
  judgeTarget,
  judgeTerms,
  judgeToPool,
  judgeTrophies,
  judgeX,
} from './decide/picks.ts';
import { judgeReactions } from './decide/reactions.ts';
import { judgeVotes } from './decide/votes.ts';
import type { Eyes } from './eyes/eyes.ts';

/** Plays to win: rates every option in pool and takes the best. */

const judgeActionWindow: Judge<OptionIn<ActionWindow>> = (c, o) =>
  c.eyes.action?.seat === c.eyes.seat ? judgeModifiers(c, o) : judgeReactions(c, o);

const JUDGES: { readonly [W in DecisionWindow]: Judge<OptionIn<W>> } = {
  unlock: judgePhases,
  master: judgePhases,
  minion: judgeActions,
  influence: judgeInfluence,
  discard: judgeDiscard,
  announced: judgeActionWindow,
  beforeBlocks: judgeActionWindow,
  blocking: judgeActionWindow,
  blocked: judgeActionWindow,
  blockResolved: judgeActionWindow,
  declined: judgeActionWindow,
  succeeding: judgeActionWindow,
  resolved: judgeActionWindow,
  beforeRange: judgeCombat,
  range: judgeRange,
  beforeStrikes: judgeCombat,
  strike: judgeStrikes,
  damage: judgeDamage,
  afterStrikes: judgeCombat,
  press: judgePress,
  roundEnd: judgeCombat,
  combatEnding: judgeCombat,
  beforeVotes: judgeVotes,
  polling: judgeVotes,
  asPlayed: judgeAsPlayed,
  strikeTarget: judgeAim,
  whichDamage: judgeWhichDamage,
  discardForCost: judgeDiscard,
  handSize: judgeDiscard,
  order: indifferent,
  may: judgeMay,
  target: judgeTarget,
  x: judgeX,
  payMix: judgePayment,
  stolen: judgeTaking,
  search: judgeSearch,
  maySearch: indifferent,
  trophies: judgeTrophies,
  terms: judgeTerms,
  share: judgeShare,
  equipment: judgeTaking,
  takeEquipment: judgeTaking,
  rescueCost: judgeRescueCost,
  mayDiablerise: judgeMayDiablerise,
  toPool: judgeToPool,
};

/** The judge for a window's options; the type of JUDGES ensures that it fits. */
const judgeOf = (window: DecisionWindow): Judge<Option> => JUDGES[window] as Judge<Option>;

/** An option's worth and the parts of it. */
export interface Judged {
  readonly place: number;
  readonly worth: number;
  readonly why: readonly Why[];
}

/** Explains the heuristic's choice: all options with their worth, the best first. */
export function explain(eyes: Eyes, decision: PendingDecision): Judged[] {
  const judge = judgeOf(decision.window);
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

function bestPlace(c: Case, judge: Judge<Option>, dice: Dice): number {
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
      return bestPlace(caseOf(eyes, decision), judgeOf(decision.window), dice);
    },
  };
};
