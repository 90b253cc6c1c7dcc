import type { GameCourse } from '@methuselah/host';
import { expect, test } from 'vitest';
import { poolLines, spread, ticks } from '../src/page/replay/lines.ts';

const course: GameCourse = {
  steps: 40,
  marks: [],
  pools: [
    { step: 0, turn: 1, pool: [30, 30, 30] },
    { step: 10, turn: 2, pool: [28, 4, 30] },
    { step: 20, turn: 3, pool: [28, 0, 31] },
    { step: 40, turn: 3, pool: [28, 0, 0] },
  ],
};

test('a line ends where the last pool is lost, in the turn before', () => {
  expect(poolLines(course)).toEqual([
    { seat: 0, pools: [30, 28, 28, 28], ousted: null },
    { seat: 1, pools: [30, 4, 0], ousted: 2 },
    { seat: 2, pools: [30, 30, 31, 0], ousted: 3 },
  ]);
});

test('labels never overlap, and stay above the bottom', () => {
  const labels = [0, 1, 2, 3, 4].map((seat) => ({ seat, x: 100, y: 200, width: 50 }));
  const placed = spread(labels, 17, 190);
  expect(placed.map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 4]);
  expect(placed.map(({ y }) => y).sort((a, b) => b - a)).toEqual([190, 173, 156, 139, 122]);
});

test('labels that do not overlap stay where they are', () => {
  const labels = [
    { seat: 0, x: 0, y: 100, width: 50 },
    { seat: 1, x: 60, y: 100, width: 50 },
    { seat: 2, x: 0, y: 130, width: 50 },
  ];
  expect(spread(labels, 17, 200)).toEqual(labels);
});

test('ticks are round numbers, about as many as asked for', () => {
  expect(ticks(30, 6)).toEqual([0, 5, 10, 15, 20, 25, 30]);
  expect(ticks(13, 6)).toEqual([0, 5, 10]);
  expect(ticks(4, 6)).toEqual([0, 1, 2, 3, 4]);
});
