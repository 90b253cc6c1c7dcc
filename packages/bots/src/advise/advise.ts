import type { DecisionWindow, Game, Option, OptionIn } from '@methuselah/engine';
import { type PendingDecision, tableOf } from '@methuselah/engine/internal';
import { type ActionWindow, caseOf } from '../decide/judge.ts';
import { Eyes } from '../eyes/eyes.ts';
import { explain, type Judged } from '../heuristic.ts';
import { ACTIONS } from './actions.ts';
import type { Asked, Counsel } from './asked.ts';
import { type Advice, now, type Reason } from './because.ts';
import { AIM, COMBAT, DAMAGE, PRESSES, RANGE, STRIKES, WHICH_DAMAGE } from './combat.ts';
import { DISCARDS } from './hand.ts';
import { INFLUENCE } from './influence.ts';
import { MODIFIERS } from './modifiers.ts';
import {
  ALIKE,
  AS_PLAYED,
  DIABLERIE,
  MAY,
  PAYMENTS,
  PHASES,
  RESCUE,
  SEARCHES,
  SHARE,
  TAKING,
  TARGETS,
  TERMS,
  TO_POOL,
  TROPHIES,
  X,
} from './picks.ts';
import { REACTIONS } from './reactions.ts';
import { VOTES } from './votes.ts';

/** Says what the heuristic would do at a decision, and what spoke for it. */

const ACTION_WINDOW: Counsel<OptionIn<ActionWindow>> = {
  pro: (asked, o) => whose(asked).pro(asked, o),
  con: (asked, o) => whose(asked).con(asked, o),
};
const whose = ({ eyes }: Asked): Counsel<OptionIn<ActionWindow>> =>
  eyes.action?.seat === eyes.seat ? MODIFIERS : REACTIONS;

const COUNSELS: { readonly [W in DecisionWindow]: Counsel<OptionIn<W>> } = {
  unlock: PHASES,
  master: PHASES,
  minion: ACTIONS,
  influence: INFLUENCE,
  discard: DISCARDS,
  announced: ACTION_WINDOW,
  beforeBlocks: ACTION_WINDOW,
  blocking: ACTION_WINDOW,
  blocked: ACTION_WINDOW,
  blockResolved: ACTION_WINDOW,
  declined: ACTION_WINDOW,
  succeeding: ACTION_WINDOW,
  resolved: ACTION_WINDOW,
  beforeRange: COMBAT,
  range: RANGE,
  beforeStrikes: COMBAT,
  strike: STRIKES,
  damage: DAMAGE,
  afterStrikes: COMBAT,
  press: PRESSES,
  roundEnd: COMBAT,
  combatEnding: COMBAT,
  beforeVotes: VOTES,
  polling: VOTES,
  asPlayed: AS_PLAYED,
  strikeTarget: AIM,
  whichDamage: WHICH_DAMAGE,
  discardForCost: DISCARDS,
  handSize: DISCARDS,
  order: ALIKE,
  may: MAY,
  target: TARGETS,
  x: X,
  payMix: PAYMENTS,
  stolen: TAKING,
  search: SEARCHES,
  maySearch: ALIKE,
  trophies: TROPHIES,
  terms: TERMS,
  share: SHARE,
  equipment: TAKING,
  takeEquipment: TAKING,
  rescueCost: RESCUE,
  mayDiablerise: DIABLERIE,
  toPool: TO_POOL,
};

/** The counsel for a window's options; the type of COUNSELS ensures that it fits. */
const counselOf = (window: DecisionWindow): Counsel<Option> => COUNSELS[window] as Counsel<Option>;

/** What the heuristic advises at the pending decision, from what its seat can see; null if the game is over. */
export function advise(game: Game): Advice | null {
  const table = tableOf(game);
  const { decision } = table;
  if (decision === null) return null;
  if (decision.options.length === 1) return { place: 0, reasons: [now({ why: 'only' })], against: null };
  const look = (): Eyes => new Eyes(table, decision.seat);
  const [best, second] = explain(look(), decision) as [Judged, Judged];
  const asked = (judged: Judged): Asked => ({ ...caseOf(look(), decision), parts: judged.why });
  return isPassing(decision, best.place)
    ? notDoing(asked(second), second, best)
    : doing(asked(best), best, second);
}

const optionAt = ({ options }: PendingDecision, place: number): Option => options[place] as Option;
const isPassing = (decision: PendingDecision, place: number): boolean => {
  const { verb } = optionAt(decision, place);
  return verb === 'pass' || verb === 'no';
};

const preference = (best: Judged, second: Judged): Reason =>
  now({ why: best.worth === second.worth ? 'same' : 'slight' });

function doing(asked: Asked, best: Judged, second: Judged): Advice {
  const { decision } = asked;
  const found = counselOf(decision.window).pro(asked, optionAt(decision, best.place));
  const reasons = found.length > 0 ? found : [preference(best, second)];
  return { place: best.place, reasons, against: null };
}

/** Why nothing is worth doing: what speaks against the best that could be done. */
function notDoing(asked: Asked, second: Judged, { place }: Judged): Advice {
  const { decision } = asked;
  const found = counselOf(decision.window).con(asked, optionAt(decision, second.place));
  const reasons = found.length > 0 ? found : [now({ why: 'noGain' })];
  return { place, reasons, against: second.place };
}
