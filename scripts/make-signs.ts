// Writes packages/web/src/looks/signs.woff2: the few symbols that the page uses and its fonts lack, so that no text
// depends on installed fonts. node scripts/make-signs.ts
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { woff2Of } from './shared/woff2.ts';

/** In thousandths of an em; `off` marks the control point of a curve. Outlines run clockwise, holes counterclockwise. */
interface Point {
  readonly x: number;
  readonly y: number;
  readonly off?: boolean;
}
type Contour = readonly Point[];

const shape = (...points: readonly (readonly [number, number, 'off'?])[]): Contour =>
  points.map(([x, y, off]) => ({ x, y, off: off !== undefined }));
const hole = (contour: Contour): Contour => contour.toReversed();
const mirrored = (width: number, contour: Contour): Contour =>
  hole(contour.map((point) => ({ ...point, x: width - point.x })));

function circle(x: number, y: number, radius: number): Contour {
  const at = (eighth: number, far: number): readonly [number, number] => {
    const angle = (-eighth * Math.PI) / 4;
    return [Math.round(x + far * Math.cos(angle)), Math.round(y + far * Math.sin(angle))];
  };
  const control = radius / Math.cos(Math.PI / 8);
  return [0, 1, 2, 3, 4, 5, 6, 7].flatMap((n) =>
    shape(at(n, radius), [...at(n + 0.5, control), 'off'] as const),
  );
}

const ARROW = shape(
  [610, 290],
  [400, 80],
  [346, 134],
  [464, 252],
  [50, 252],
  [50, 328],
  [464, 328],
  [346, 446],
  [400, 500],
);
const LETTER_D = shape(
  [310, 120],
  [310, 500],
  [430, 500],
  [595, 500, 'off'],
  [595, 310],
  [595, 120, 'off'],
  [430, 120],
);
const INSIDE_D = shape(
  [384, 184],
  [384, 436],
  [430, 436],
  [517, 436, 'off'],
  [517, 310],
  [517, 184, 'off'],
  [430, 184],
);
const OPEN_BOX = shape(
  [50, -60],
  [50, 110],
  [126, 110],
  [126, 16],
  [474, 16],
  [474, 110],
  [550, 110],
  [550, -60],
);

const font = woff2Of('Methuselah Signs', [
  { sign: '←', width: 660, contours: [mirrored(660, ARROW)] },
  { sign: '→', width: 660, contours: [ARROW] },
  { sign: '␣', width: 600, contours: [OPEN_BOX] },
  {
    sign: 'Ⓓ',
    width: 860,
    contours: [circle(430, 310, 390), hole(circle(430, 310, 322)), LETTER_D, hole(INSIDE_D)],
  },
]);
writeFileSync(join(import.meta.dirname, '../packages/web/src/looks/signs.woff2'), font);
console.log(`${font.length} bytes`);
