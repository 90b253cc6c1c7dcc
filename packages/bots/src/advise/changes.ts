import type { Eyes } from '../eyes/eyes.ts';
import type { Change } from '../eyes/ledger.ts';
import type { Because, Effect, Reason, When } from './because.ts';

/** The priced changes that matter most, as reasons. */

const subject = (c: Change): string =>
  `${c.is} ${'card' in c ? c.card : ''} ${'seat' in c ? c.seat : ''} ${'stat' in c ? c.stat : ''}`;

/** Changes of the same thing are one. */
function summed(changes: readonly Change[]): Change[] {
  const sums = new Map<string, Change>();
  for (const change of changes) {
    const key = subject(change);
    const known = sums.get(key);
    if (known === undefined) sums.set(key, change);
    else {
      const n = 'n' in known && 'n' in change ? { n: known.n + change.n } : {};
      sums.set(key, { ...known, ...n, worth: known.worth + change.worth } as Change);
    }
  }
  return [...sums.values()].filter((c) => !('n' in c) || Math.round(c.n) !== 0);
}

function factOf(eyes: Eyes, { worth: _, is, ...rest }: Change): Because {
  const n = 'n' in rest ? Math.round(rest.n) : 0;
  if (is === 'pool' && 'seat' in rest && n < 0 && eyes.pool(rest.seat) + n <= 0) {
    const pool = eyes.pool(rest.seat);
    return rest.seat === eyes.seat
      ? { why: 'oustsYou', n: -n, pool }
      : { why: 'ousts', seat: rest.seat, n: -n, pool };
  }
  return { why: is, ...rest, ...('n' in rest ? { n } : {}) } as Effect;
}

const LEAST = 0.05;

/** The changes for the good of the seat (`sign` 1) or to its harm (−1), the weightiest first. */
export function weightiest(
  eyes: Eyes,
  changes: readonly Change[],
  sign: 1 | -1,
  { when = 'now', most = 1 }: { readonly when?: When; readonly most?: number } = {},
): Reason[] {
  return summed(changes)
    .filter((c) => sign * c.worth > LEAST)
    .sort((a, b) => sign * (b.worth - a.worth))
    .slice(0, most)
    .map((c) => ({ when, because: factOf(eyes, c) }));
}
