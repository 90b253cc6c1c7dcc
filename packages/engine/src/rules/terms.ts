import type { Points, Reading, Term } from '../language/language.ts';
import type { CompiledUse } from '../language/pool.ts';
import { amountOf, firstPoint } from '../query/amounts.ts';
import { clockwiseFrom } from '../query/seats.ts';
import { type EffectContext, NONE, type Seat, seatTarget, type Target } from '../state/types.ts';
import { type Reason, reason, type Table } from '../table/table.ts';
import { candidates } from './candidates.ts';
import { whyCannotHaveSecond } from './onlyone.ts';
import { whyCannotStealOwn } from './steal.ts';
import { whyCannotReceiveTitle, whyCannotTakeTitleCard } from './titles.ts';

/** The terms of a referendum (rulebook p.27), chosen after the action succeeds. */

const WHY = { noTerms: reason('R-POL-04', 'noLegalTerms') } as const;

/** ruling:G00158#1: no card or ability may be used to call a referendum whose terms cannot be chosen. */
export const whyTermsCannotBeChosen = (t: Table, context: EffectContext, use: CompiledUse): Reason | null =>
  use.text.action?.terms === undefined || canBeChosen(t, context, use) ? null : WHY.noTerms;

/** Can all remaining terms be chosen? */
function canBeChosen(t: Table, context: EffectContext, use: CompiledUse): boolean {
  const term = nextTerm(t, context, use);
  return term === undefined || termChoices(t, context, use, term).length > 0;
}

/** The next term to choose; `picks` holds the targets of the announcement first, then the terms. */
export function nextTerm(t: Table, context: EffectContext, { text }: CompiledUse): Term | undefined {
  const terms = text.action?.terms ?? [];
  const chosen = context.picks.length - (text.picks?.length ?? 0);
  const last = terms[terms.length - 1];
  if (last?.pick === 'points' && chosen >= terms.length && pointsLeft(t, context, last) > 0) return last;
  return terms[chosen];
}

/** The choices for a term that leave the later terms choosable. */
export function termChoices(t: Table, context: EffectContext, use: CompiledUse, term: Term): Target[] {
  if (term.pick === 'points') return recipientsOfPoint(t, context, term);
  const list: Target[] = [];
  candidates(t, context, term, list);
  return list.filter((target) => {
    const chosen: EffectContext = { ...context, picks: [...context.picks, target] };
    return isAllowed(t, chosen, use) && canBeChosen(t, chosen, use);
  });
}

/** ruling:G00034#1: cards and titles only for vampires that can have them; only cards of others are stolen. */
const isAllowed = (t: Table, context: EffectContext, use: CompiledUse): boolean =>
  whyCannotStealOwn(t, context, use) === null &&
  whyCannotHaveSecond(t, context, use) === null &&
  whyCannotTakeTitleCard(t, context, use) === null &&
  whyCannotReceiveTitle(t, context, use) === null;

const pointsLeft = (t: Table, context: EffectContext, { points }: Points): number =>
  amountOf(t, context, points) - (context.picks.length - firstPoint(t, context));

/** The Methuselahs who may receive the next point; offered clockwise so that each division comes up only once. */
function recipientsOfPoint(
  t: Table,
  context: EffectContext,
  term: Reading<Points, 'poolOf' | 'others'>,
): Target[] {
  const left = pointsLeft(t, context, term);
  const from = firstPoint(t, context);
  const seats: Seat[] = clockwiseFrom(t, context.seat).filter(
    (seat) =>
      !context.picks.slice(0, from).includes(seatTarget(seat)) && !(term.others && seat === context.seat),
  );
  const given = context.picks.slice(from);
  const last = given[given.length - 1] ?? NONE;
  return seats.map(seatTarget).filter((target, place, all) => {
    if (place < all.indexOf(last)) return false;
    // Are enough points and Methuselahs left for the minimum number of recipients?
    const recipients = new Set([...given, target]).size;
    return recipients + Math.min(left - 1, all.length - 1 - place) >= term.least;
  });
}
