import type { GameCourse } from '@methuselah/host';

/** A seat's pool over a game, up to its ousting or the end. */
export interface PoolLine {
  readonly seat: number;
  /** The pool in each row of the course, until it is lost. */
  readonly pools: readonly number[];
  /** The turn in which the last pool was lost; null if some is left. */
  readonly ousted: number | null;
}

export function poolLines({ pools }: GameCourse): readonly PoolLine[] {
  const seats = pools[0]?.pool.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => {
    const line = pools.map(({ pool }) => pool[seat] ?? 0);
    const out = line.findIndex((pool) => pool <= 0);
    if (out < 0) return { seat, pools: line, ousted: null };
    // A row shows the pool after the turn before it.
    return { seat, pools: line.slice(0, out + 1), ousted: pools[Math.max(0, out - 1)]?.turn ?? 0 };
  });
}

export interface Label {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Moves labels up until none overlap; `height` is the height of a line. */
export function spread(labels: readonly Label[], height: number, bottom: number): readonly Label[] {
  const placed: Label[] = [];
  const overlaps = (label: Label): boolean =>
    placed.some(
      (other) =>
        Math.abs(other.y - label.y) < height &&
        other.x < label.x + label.width &&
        label.x < other.x + other.width,
    );
  for (const label of [...labels].sort((a, b) => b.y - a.y)) {
    let place = { ...label, y: Math.min(label.y, bottom) };
    while (overlaps(place)) place = { ...place, y: place.y - 1 };
    placed.push(place);
  }
  return placed.sort((a, b) => a.seat - b.seat);
}

/** About `about` round numbers from 0 to `most`. */
export function ticks(most: number, about: number): readonly number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((each) => most / each <= about) ?? 200;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step);
}
