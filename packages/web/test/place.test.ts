import { expect, test } from 'vitest';
import { type Box, placeBubble } from '../src/page/learn/place.ts';

const BUBBLE = { width: 200, height: 80 };
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 320, height: 568 };

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

test('a bubble stands above its object if there is room, with its arrow in the middle', () => {
  const at = placeBubble({ left: 600, top: 500, width: 100, height: 40 }, BUBBLE, DESK);
  expect(at).toEqual({ side: 'above', left: 550, top: 408, arrow: 100 });
});

test('at the top of the screen it stands below', () => {
  expect(placeBubble({ left: 600, top: 10, width: 100, height: 40 }, BUBBLE, DESK).side).toBe('below');
});

test('beside an object as high as the screen it stands to the right, else to the left', () => {
  const high = { top: 0, width: 100, height: 900 };
  expect(placeBubble({ left: 0, ...high }, BUBBLE, DESK).side).toBe('right');
  expect(placeBubble({ left: 1340, ...high }, BUBBLE, DESK).side).toBe('left');
});

test('at the edge it stays on the screen, and the arrow still points at the object', () => {
  const at = placeBubble({ left: 280, top: 300, width: 40, height: 40 }, BUBBLE, PHONE);
  expect(at.left).toBe(320 - 200 - 8);
  expect(at.left + at.arrow).toBe(112 + 184);
});

test('an option in a menu keeps the whole menu in sight where that is possible', () => {
  const option = { left: 20, top: 500, width: 280, height: 40 };
  const sheet = { left: 0, top: 300, width: 320, height: 268 };
  expect(placeBubble(option, BUBBLE, PHONE, sheet).top).toBe(300 - 80 - 12);
  const full = { left: 0, top: 40, width: 320, height: 528 };
  expect(placeBubble(option, BUBBLE, PHONE, full).top).toBe(500 - 80 - 12);
});

test('it never covers its object, wherever that is', () => {
  for (let left = 0; left <= 280; left += 40)
    for (let top = 0; top <= 528; top += 24) {
      const target = { left, top, width: 40, height: 40 };
      const placed = placeBubble(target, BUBBLE, PHONE);
      expect(overlaps({ ...placed, ...BUBBLE }, target)).toBe(false);
      expect(placed.left).toBeGreaterThanOrEqual(0);
      expect(placed.left + BUBBLE.width).toBeLessThanOrEqual(PHONE.width);
    }
});
