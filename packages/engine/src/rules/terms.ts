import type { Points, Reading, Term } from '../language/language.ts';
import type { CompiledUse } from '../language/pool.ts';
import { firstPoint } from '../query/amounts.ts';
import { clockwiseFrom } from '../query/seats.ts';
import { type EffectContext, NONE, type Seat, seatTarget, type Target } from '../state/types.ts';
import { type Reason, reason, type Table } from '../table/table.ts';
import { candidates } from './candidates.ts';
import { whyCannotHaveSecond } from './onlyone.ts';
import { whyCannotStealOwn } from './steal.ts';
import { whyCannotReceiveTitle, whyCannotTakeTitleCard } from './titles.ts';

/** The terms of a referendum (rulebook p.27): what is chosen once the action has succeeded. */

const WHY = { noTerms: reason('R-POL-04', 'noLegalTerms') } as const;

/** ruling:G00158#1: a referendum whose terms cannot be chosen is not called: no card is played and no ability used for it. */
export const whyTermsCannotBeChosen = (t: Table, context: EffectContext, use: CompiledUse): Reason | null =>
  use.text.action?.terms === undefined || canBeChosen(t, context, use) ? null : WHY.noTerms;

/** Can every term that is still open be chosen? */
function canBeChosen(t: Table, context: EffectContext, use: CompiledUse): boolean {
  const term = nextTerm(t, context, use);
  return term === undefined || termChoices(t, context, use, term).length > 0;
}

/** What is chosen next: the picks of the announcement come before the terms. */
export function nextTerm(t: Table, context: EffectContext, { text }: CompiledUse): Term | undefined {
  const terms = text.action?.terms ?? [];
  const chosen = context.picks.length - (text.picks?.length ?? 0);
  const last = terms[terms.length - 1];
  if (last?.pick === 'points' && chosen >= terms.length && pointsLeft(t, context, last) > 0) return last;
  return terms[chosen];
}

/** What a term may be: such that those after it can be chosen, too. */
export function termChoices(t: Table, context: EffectContext, use: CompiledUse, term: Term): Target[] {
  if (term.pick === 'points') return forPoint(t, context, term);
  const list: Target[] = [];
  candidates(t, context, term, list);
  return list.filter((target) => {
    const chosen: EffectContext = { ...context, picks: [...context.picks, target] };
    return isAllowed(t, chosen, use) && canBeChosen(t, chosen, use);
  });
}

/** ruling:G00034#1: what the referendum would put on a vampire, or give it, is for who can have it; what it would steal is another's. */
const isAllowed = (t: Table, context: EffectContext, use: CompiledUse): boolean =>
  whyCannotStealOwn(t, context, use) === null &&
  whyCannotHaveSecond(t, context, use) === null &&
  whyCannotTakeTitleCard(t, context, use) === null &&
  whyCannotReceiveTitle(t, context, use) === null;

const pointsLeft = (t: Table, context: EffectContext, { points }: Points): number =>
  points - (context.picks.length - firstPoint(t, context));

/** The Methuselahs who may be given the next point. They are gone through clockwise, so that each division comes up once. */
function forPoint(t: Table, context: EffectContext, term: Reading<Points, 'poolOf'>): Target[] {
  const left = pointsLeft(t, context, term);
  const from = firstPoint(t, context);
  const seats: Seat[] = clockwiseFrom(t, context.seat).filter(
    (seat) => !context.picks.slice(0, from).includes(seatTarget(seat)),
  );
  const given = context.picks.slice(from);
  const last = given[given.length - 1] ?? NONE;
  return seats.map(seatTarget).filter((target, place, all) => {
    if (place < all.indexOf(last)) return false;
    // With this one, and with as many of the rest as there are points for, are they enough?
    const among = new Set([...given, target]).size;
    return among + Math.min(left - 1, all.length - 1 - place) >= term.least;
  });
}
