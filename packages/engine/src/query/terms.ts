import { type EffectContext, NONE, type Target } from '../state/types.ts';
import type { Table } from '../table/table.ts';

/** What was chosen in the terms of a referendum. A choice of several ends with NONE. */

/** The place, among the choices, where a term begins. */
export function startOfTerm(t: Table, { use, picks }: EffectContext, term: number): number {
  const text = t.pool.uses[use]?.text;
  let start = text?.picks?.length ?? 0;
  for (const { pick } of (text?.action?.terms ?? []).slice(0, term)) {
    const end = pick === 'several' ? picks.indexOf(NONE, start) : start;
    start = end < 0 ? picks.length : end + 1;
  }
  return start;
}

/** The place of the first point among the choices: points are the last of the terms. */
export function firstPoint(t: Table, context: EffectContext): number {
  const terms = t.pool.uses[context.use]?.text.action?.terms ?? [];
  return startOfTerm(t, context, terms.length - 1);
}

/** The Methuselahs and cards that the points were allocated to, one for each point. */
export const pointsOf = (t: Table, context: EffectContext): Target[] =>
  context.picks.slice(firstPoint(t, context));

/** The Methuselahs and cards chosen in the term for several. */
export function chosenIn(t: Table, context: EffectContext): Target[] {
  const terms = t.pool.uses[context.use]?.text.action?.terms ?? [];
  const term = terms.findIndex(({ pick }) => pick === 'several');
  if (term < 0) return [];
  const start = startOfTerm(t, context, term);
  const end = context.picks.indexOf(NONE, start);
  return context.picks.slice(start, end < 0 ? context.picks.length : end);
}
