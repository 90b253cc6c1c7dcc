import { keywordKey, marked } from '../atoms/rows.ts';
import type { Pick } from '../language/language.ts';
import type { CompiledUse } from '../language/pool.ts';
import { amountOf } from '../query/amounts.ts';
import { type EffectContext, NONE } from '../state/types.ts';
import { type Reason, reason, type Table } from '../table/table.ts';
import { whyCannotAddIntercept, whyCannotBeMadeToBlock } from './block.ts';
import { eachCandidate } from './candidates.ts';
import { whyCannotPlayOwnCopy } from './contest.ts';
import { whyCannotPay } from './cost.ts';
import { whyNothingToBring } from './fromhand.ts';
import { whyAbilityDoesNothing } from './idle.ts';
import { whyCannotHaveSecond } from './onlyone.ts';
import { whyCannotStealOwn } from './steal.ts';
import { whyTermsCannotBeChosen } from './terms.ts';
import { whyCannotTakeTitleCard } from './titles.ts';
import { whyCannotAimAction } from './traits.ts';

export { contextFor } from './usecontext.ts';

/** A use is a draft until its last choice: X, targets, cost. It is offered only if all choices can be completed. */

const WHY = {
  noTarget: reason('R-PLAY-23', 'noLegalTarget'),
  empty: reason('R-PLAY-12', 'xTooSmall'),
  gainedAlready: reason('R-TERM-12', 'gainedAlready'),
} as const;

export const picksOf = (use: CompiledUse): readonly Pick[] => use.text.picks ?? [];

/** Why no choice of X, targets and payment can complete this use. */
export function whyCannotCompletePlay(t: Table, context: EffectContext, use: CompiledUse): Reason | null {
  if (use.text.x !== undefined) {
    let last: Reason | null = WHY.empty;
    const max = amountOf(t, context, use.text.x.max);
    for (let x = use.text.x.min; x <= max; x++) {
      last = whyNoTargetToPick(t, { ...context, x }, use, 0);
      if (last === null) break;
    }
    return last;
  }
  return whyNoTargetToPick(t, context, use, 0);
}

/** Why the card cannot enter play where it would. */
const whyCannotEnterPlayThere = (t: Table, context: EffectContext, use: CompiledUse): Reason | null =>
  whyCannotPlayOwnCopy(t, context, use) ??
  whyCannotHaveSecond(t, context, use) ??
  whyCannotTakeTitleCard(t, context, use);

/** A vampire that gained blood this turn from a card with the keyword cannot gain from another. */
const whyCannotGainBloodAgain = (t: Table, context: EffectContext, use: CompiledUse): Reason | null =>
  use.feeds.some(({ pick, keyword }) =>
    marked(t, 'turn', context.picks[pick] ?? NONE, keywordKey(t, keyword)),
  )
    ? WHY.gainedAlready
    : null;

/** A card chosen to block, or to get intercept, must be able to block or need the intercept. */
function whyCannotBlockThus(t: Table, { seat, picks }: EffectContext, use: CompiledUse): Reason | null {
  for (const pick of use.sendsToBlock) {
    const why = whyCannotBeMadeToBlock(t, picks[pick] ?? NONE, use.blocksAnyAction);
    if (why !== null) return why;
  }
  for (const pick of use.aidsBlock) {
    const why = whyCannotAddIntercept(t, picks[pick] ?? NONE, seat, false);
    if (why !== null) return why;
  }
  return null;
}

export function whyNoTargetToPick(
  t: Table,
  context: EffectContext,
  use: CompiledUse,
  from: number,
): Reason | null {
  const pick = picksOf(use)[from];
  if (pick === undefined)
    return (
      (use.settles || use.bringsOut.length > 0 ? whyCannotEnterPlayThere(t, context, use) : null) ??
      whyTermsCannotBeChosen(t, context, use) ??
      whyCannotGainBloodAgain(t, context, use) ??
      whyCannotStealOwn(t, context, use) ??
      whyNothingToBring(t, context, use) ??
      whyCannotBlockThus(t, context, use) ??
      whyCannotAimAction(t, context, use) ??
      whyCannotPay(t, context, use.cost, use) ??
      (use.ability ? whyAbilityDoesNothing(t, context, use.ability) : null)
    );
  let last: Reason = WHY.noTarget;
  const possible = eachCandidate(t, context, pick, (target) => {
    context.picks.push(target);
    const why = whyNoTargetToPick(t, context, use, from + 1);
    context.picks.pop();
    if (why !== null) last = why;
    return why === null;
  });
  return possible ? null : last;
}
