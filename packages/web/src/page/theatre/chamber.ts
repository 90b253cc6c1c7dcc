import type { PollRow } from '@methuselah/host';

/** The chamber: every vote a place in a half circle, those for from the left, those against from the right. */

export interface Bench {
  readonly x: number;
  readonly y: number;
  readonly is: 'for' | 'against' | 'possible';
  readonly seat: number;
  /** The same vote keeps its key while the chamber fills. */
  readonly key: string;
}

/** Places in a half circle of radius 1 around the middle of its base, from left to right: in rows, the farther the more. */
export function benches(count: number): readonly (readonly [x: number, y: number])[] {
  const rows = count <= 7 ? 1 : count <= 20 ? 2 : 3;
  const radii = Array.from(
    { length: rows },
    (_, row) => (rows === 1 ? 0.84 : 1) - row * (rows === 2 ? 0.3 : 0.19),
  );
  const all = radii.reduce((sum, radius) => sum + radius, 0);
  let left = count;
  const places = radii.flatMap((radius, row) => {
    const n = row === rows - 1 ? left : Math.min(left, Math.round((count * radius) / all));
    left -= n;
    return Array.from({ length: n }, (_, at) => {
      const angle = n === 1 ? Math.PI / 2 : Math.PI * (1 - at / (n - 1));
      return { angle, radius };
    });
  });
  return places
    .sort((a, b) => b.angle - a.angle || b.radius - a.radius)
    .map(({ angle, radius }) => [radius * Math.cos(angle), -radius * Math.sin(angle)] as const);
}

/** All votes cast, and those that could still be, in their places. */
export function chamber(rows: readonly PollRow[]): readonly Bench[] {
  const of = (is: Bench['is']) =>
    rows.flatMap(({ seat, [is]: n }) =>
      Array.from({ length: n }, (_, at) => ({ is, seat, key: `${is} ${seat} ${at}` })),
    );
  const votes = [...of('for'), ...of('possible'), ...of('against').reverse()];
  const places = benches(votes.length);
  return votes.map((vote, at) => {
    const [x = 0, y = 0] = places[at] ?? [];
    return { ...vote, x, y };
  });
}

/** How far the votes lean, from -1 (all against) to 1 (all for). */
export const leaning = (votesFor: number, against: number): number =>
  votesFor + against === 0 ? 0 : (votesFor - against) / (votesFor + against);
