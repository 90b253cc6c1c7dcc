import { type CardId, NONE } from '../state/types.ts';
import { currentAction } from '../table/stack.ts';
import type { Table } from '../table/table.ts';
import { isReady } from './minions.ts';
import { baseStrength, byAction, type Part, printed, total } from './stats.ts';
import { votesOfTitle } from './titles.ts';

/** Breaks down a minion's values, to explain them. */

export type PartedStat = 'bleed' | 'strength' | 'stealth' | 'intercept' | 'votes';

/** The parts, which add up to the value. */
export function partsOf(t: Table, stat: PartedStat, minion: CardId): readonly Part[] {
  // R-POL-17: a minion that is not ready has no votes
  if (stat === 'votes' && !isReady(t, minion)) return [];
  const parts = baseOf(t, stat, minion).filter(({ n }) => n !== 0);
  const sum = total(
    t,
    stat,
    minion,
    parts.reduce((n, part) => n + part.n, 0),
    parts,
  );
  // Strength and votes are never below 0.
  if (sum < 0 && (stat === 'strength' || stat === 'votes')) parts.push({ n: -sum, of: 'least', def: NONE });
  return parts;
}

/** The value before any changes. */
function baseOf(t: Table, stat: PartedStat, minion: CardId): Part[] {
  switch (stat) {
    case 'bleed':
      return [
        { n: printed(t, minion, stat), of: 'printed', def: NONE },
        { n: byAction(t, minion, stat), of: 'action', def: actionDef(t) },
      ];
    case 'strength':
      return [baseStrength(t, minion)];
    case 'stealth':
      return [{ n: byAction(t, minion, stat), of: 'action', def: actionDef(t) }];
    case 'votes':
      return [{ n: votesOfTitle(t, minion), of: 'title', def: NONE }];
    case 'intercept':
      return [];
  }
}

/** The card that the current action is taken with. */
const actionDef = (t: Table): number => currentAction(t)?.context.def ?? NONE;
