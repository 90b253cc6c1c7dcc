import type { Points, Reading, Several, Term } from '../language/language.ts';
import type { CompiledUse } from '../language/pool.ts';
import { amountOf } from '../query/amounts.ts';
import { fits } from '../query/filters.ts';
import { clockwiseFrom } from '../query/seats.ts';
import { chosenIn, firstPoint, startOfTerm } from '../query/terms.ts';
import {
  type EffectContext,
  isSeatTarget,
  NONE,
  type Seat,
  seatTarget,
  type Target,
} from '../state/types.ts';
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
  const { picks } = context;
  for (const [place, term] of terms.entries()) {
    const start = startOfTerm(t, context, place);
    if (start >= picks.length)
      return term.pick === 'points' && pointsLeft(t, context, term) <= 0 ? undefined : term;
    if (term.pick === 'several' && !picks.includes(NONE, start)) return term;
    if (term.pick === 'points' && pointsLeft(t, context, term) > 0) return term;
  }
  return undefined;
}

/** The choices for a term that leave the later terms choosable. */
export function termChoices(t: Table, context: EffectContext, use: CompiledUse, term: Term): Target[] {
  if (term.pick === 'points') return recipientsOfPoint(t, context, term);
  if (term.pick === 'several') return severalChoices(t, context, term);
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

/** More of several, in table order so that each choice of them comes up only once; NONE: no more. */
function severalChoices(
  t: Table,
  context: EffectContext,
  term: Reading<Several, 'seats' | 'cards' | 'most' | 'oneOfEach' | 'notForAnother'>,
): Target[] {
  const given = chosenIn(t, context);
  const least = amountOf(t, context, term.least);
  const most = term.most === undefined ? Number.POSITIVE_INFINITY : amountOf(t, context, term.most);
  const enough: Target[] = given.length >= least ? [NONE] : [];
  if (given.length >= most) return enough;
  const all = severalOf(t, context, term);
  const open = all.slice(all.indexOf(given[given.length - 1] ?? NONE) + 1);
  return [
    ...enough,
    ...open.filter(
      (target, place) =>
        given.length + open.length - place >= least &&
        !(term.oneOfEach && given.some((other) => isSeatTarget(other) === isSeatTarget(target))),
    ),
  ];
}

function severalOf(
  t: Table,
  context: EffectContext,
  {
    seats,
    cards,
    notForAnother,
  }: Reading<Several, 'seats' | 'cards' | 'most' | 'oneOfEach' | 'notForAnother'>,
): Target[] {
  const methuselahs = seats === undefined ? [] : clockwiseFrom(t, context.seat);
  return [
    ...methuselahs
      .filter((seat) => !(seats === 'others' && seat === context.seat))
      .map(seatTarget)
      .filter((target) => !(notForAnother && isChosenForCopy(t, context, target))),
    ...(cards === undefined
      ? []
      : t.state.cards.filter((c) => fits(t, context, c, cards)).map(({ id }) => id)),
  ];
}

/** Is the Methuselah chosen for a card of this name in play? What it does to them lasts as long as it is in play. */
const isChosenForCopy = (t: Table, { def }: EffectContext, target: Target): boolean =>
  t.state.rows.some((row) => row.scope === 'inPlay' && row.subject === target && row.context.def === def);

/** The Methuselahs who may receive the next point; offered clockwise so that each division comes up only once. */
function recipientsOfPoint(
  t: Table,
  context: EffectContext,
  term: Reading<Points, 'poolOf' | 'others' | 'cards' | 'cardsOnly'>,
): Target[] {
  const left = pointsLeft(t, context, term);
  const from = firstPoint(t, context);
  const { cards } = term;
  const seats: Seat[] = (term.cardsOnly ? [] : clockwiseFrom(t, context.seat)).filter(
    (seat) =>
      !context.picks.slice(0, from).includes(seatTarget(seat)) && !(term.others && seat === context.seat),
  );
  const given = context.picks.slice(from);
  const last = given[given.length - 1] ?? NONE;
  const fitting = cards === undefined ? [] : t.state.cards.filter((c) => fits(t, context, c, cards));
  return [...seats.map(seatTarget), ...fitting.map(({ id }) => id)].filter((target, place, all) => {
    if (place < all.indexOf(last)) return false;
    // Are enough points and Methuselahs left for the minimum number of recipients?
    const recipients = new Set([...given, target]).size;
    return recipients + Math.min(left - 1, all.length - 1 - place) >= term.least;
  });
}
