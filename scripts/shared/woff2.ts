import { brotliCompressSync } from 'node:zlib';

/** A point of an outline; `off` is the control point of a quadratic curve. */
interface Point {
  readonly x: number;
  readonly y: number;
  readonly off?: boolean;
}

export interface Glyph {
  readonly sign: string;
  readonly width: number;
  /** Clockwise, holes counterclockwise. */
  readonly contours: readonly (readonly Point[])[];
}

const UNITS = 1000;
const ASCENT = 1024;
const DESCENT = 400;
/** A fixed date (in seconds since 1904), so that the same glyphs make the same file. */
const MADE = 3_850_000_000;

const u8 = (...values: number[]): Buffer => Buffer.from(values.map((n) => n & 0xff));
const u16 = (...values: number[]): Buffer => Buffer.from(values.flatMap((n) => [(n >> 8) & 0xff, n & 0xff]));
const u32 = (...values: number[]): Buffer =>
  Buffer.concat(values.map((n) => u16(Math.floor(n / 0x10000), n & 0xffff)));
const padded = (data: Buffer): Buffer => Buffer.concat([data, Buffer.alloc(-data.length & 3)]);

interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}
function boxOf(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) };
}
const pointsOf = ({ contours }: Glyph): readonly Point[] => contours.flat();

function outlineOf(glyph: Glyph): Buffer {
  const points = pointsOf(glyph);
  const { left, bottom, right, top } = boxOf(points);
  const ends = glyph.contours.map((_, at) => glyph.contours.slice(0, at + 1).flat().length - 1);
  const steps = (along: 'x' | 'y'): number[] =>
    points.map((point, at) => point[along] - (points[at - 1]?.[along] ?? 0));
  return padded(
    Buffer.concat([
      u16(glyph.contours.length, left, bottom, right, top),
      u16(...ends, 0),
      u8(...points.map(({ off }) => (off ? 0 : 1))),
      u16(...steps('x')),
      u16(...steps('y')),
    ]),
  );
}

/** The cmap table (format 4): a segment per character, and a final one that ends the table. */
function signsOf(glyphs: readonly Glyph[]): Buffer {
  const codes = [...glyphs.map(({ sign }) => sign.charCodeAt(0)), 0xffff];
  const count = codes.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const body = Buffer.concat([
    u16(count * 2, power * 2, Math.log2(power), (count - power) * 2),
    u16(...codes, 0, ...codes),
    u16(...codes.map((code, at) => (code === 0xffff ? 1 : at + 1 - code))),
    u16(...codes.map(() => 0)),
  ]);
  return Buffer.concat([u16(0, 1, 3, 1), u32(12), u16(4, body.length + 6, 0), body]);
}

function namesOf(family: string): Buffer {
  const texts = new Map([
    [1, family],
    [2, 'Regular'],
    [4, family],
    [6, family.replaceAll(' ', '')],
  ]);
  const encoded = [...texts].map(([id, text]) => ({ id, text: Buffer.from(text, 'utf16le').swap16() }));
  let offset = 0;
  const records = encoded.map(({ id, text }) => {
    const record = u16(3, 1, 0x409, id, text.length, offset);
    offset += text.length;
    return record;
  });
  return Buffer.concat([
    u16(0, encoded.length, 6 + 12 * encoded.length),
    ...records,
    ...encoded.map(({ text }) => text),
  ]);
}

/** The whole font: its units, and a box around all of its glyphs (head). */
const headOf = ({ left, bottom, right, top }: Box): Buffer =>
  Buffer.concat([
    u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
    u16(0x0803, UNITS),
    u32(0, MADE, 0, MADE),
    u16(left, bottom, right, top, 0, 8, 2, 1, 0),
  ]);

/** The measures of a line (hhea). */
function lineOf(glyphs: readonly Glyph[], { left, right }: Box): Buffer {
  const widest = Math.max(...glyphs.map(({ width }) => width));
  return Buffer.concat([
    u32(0x10000),
    u16(ASCENT, -DESCENT, 0, widest, left, 0, right, 1, 0, 0, 0, 0, 0, 0, 0, glyphs.length + 1),
  ]);
}

/** How much room who draws the glyphs needs (maxp). */
function mostOf(glyphs: readonly Glyph[]): Buffer {
  const points = Math.max(...glyphs.map((glyph) => pointsOf(glyph).length));
  const contours = Math.max(...glyphs.map((glyph) => glyph.contours.length));
  return Buffer.concat([
    u32(0x10000),
    u16(glyphs.length + 1, points, contours, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0),
  ]);
}

/** What programs ask of a font: weight, signs, heights (OS/2). */
function styleOf(glyphs: readonly Glyph[]): Buffer {
  const codes = glyphs.map(({ sign }) => sign.charCodeAt(0));
  return Buffer.concat([
    u16(4, 600, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 300, 0),
    Buffer.alloc(10),
    u32(0, 0, 0, 0),
    Buffer.from('NONE'),
    u16(0x00c0, Math.min(...codes), Math.max(...codes), ASCENT, -DESCENT, 0, ASCENT, DESCENT),
    u32(0, 0),
    u16(480, 660, 0, 32, 0),
  ]);
}

/** The tables of a font, by the numbers that WOFF2 has for their names. */
function tablesOf(family: string, glyphs: readonly Glyph[]): ReadonlyMap<number, Buffer> {
  const all = boxOf(glyphs.flatMap(pointsOf));
  const outlines = glyphs.map(outlineOf);
  // The first glyph stands for what is missing; it is empty.
  const starts = [0, 0, ...outlines.map((_, at) => Buffer.concat(outlines.slice(0, at + 1)).length)];
  return new Map([
    [0, signsOf(glyphs)],
    [1, headOf(all)],
    [2, lineOf(glyphs, all)],
    [3, u16(500, 0, ...glyphs.flatMap((glyph) => [glyph.width, boxOf(pointsOf(glyph)).left]))],
    [4, mostOf(glyphs)],
    [5, namesOf(family)],
    [6, styleOf(glyphs)],
    [7, Buffer.concat([u32(0x30000, 0), u16(-75, 50), u32(0, 0, 0, 0, 0)])],
    [10, Buffer.concat(outlines)],
    [11, u32(...starts)],
  ]);
}

/** A font of a few glyphs in the order of their signs, as a WOFF2 file whose tables are packed as they are. */
export function woff2Of(family: string, signs: readonly Glyph[]): Buffer {
  const glyphs = signs.toSorted((a, b) => a.sign.charCodeAt(0) - b.sign.charCodeAt(0));
  const tables = tablesOf(family, glyphs);
  const stream = brotliCompressSync(Buffer.concat([...tables.values()]));
  const directory = Buffer.concat(
    // glyf and loca are stored without WOFF2's transform.
    [...tables].flatMap(([tag, data]) => [u8(tag === 10 || tag === 11 ? tag | 0xc0 : tag), lengthOf(data)]),
  );
  const plain =
    12 + 16 * tables.size + [...tables.values()].reduce((sum, data) => sum + padded(data).length, 0);
  const content = padded(Buffer.concat([directory, stream]));
  return Buffer.concat([
    Buffer.from('wOF2'),
    u32(0x10000, 48 + content.length),
    u16(tables.size, 0),
    u32(plain, stream.length),
    u16(1, 0),
    u32(0, 0, 0, 0, 0),
    content,
  ]);
}

/** A length in WOFF2's UIntBase128: seven bits per byte. */
function lengthOf(data: Buffer): Buffer {
  const sevens: number[] = [];
  for (let rest = data.length; rest > 0 || sevens.length === 0; rest >>= 7) sevens.unshift(rest & 0x7f);
  return u8(...sevens.map((seven, at) => (at < sevens.length - 1 ? seven | 0x80 : seven)));
}
