import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Makes a screenshot (PNG, 8 bits, RGB or RGBA) about three times smaller by a palette of 256 colours. */
export function withPalette(png: Buffer): Buffer {
  const { width, height, pixels } = decoded(png);
  const { palette, placeOf } = paletteOf(pixels);
  // A filter byte (none) before each row.
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      rows[y * (width + 1) + 1 + x] = placeOf[cellOf(pixels, (y * width + x) * 3)] ?? 0;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const data = deflateSync(rows, { level: 9, memLevel: 9 });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

// ---------------------------------------------------------------------------------------------- reading

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** RGB of each pixel, row by row. */
  readonly pixels: Buffer;
}

function decoded(png: Buffer): Pixels {
  const parts: Buffer[] = [];
  let head = Buffer.alloc(13);
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR') head = Buffer.from(data);
    if (type === 'IDAT') parts.push(data);
    at += 12 + length;
  }
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const size = head[9] === 6 ? 4 : 3;
  const bytes = unfiltered(inflateSync(Buffer.concat(parts)), width * size, height, size);
  const pixels = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i++) bytes.copy(pixels, i * 3, i * size, i * size + 3);
  return { width, height, pixels };
}

function unfiltered(raw: Buffer, row: number, height: number, size: number): Buffer {
  const out = Buffer.alloc(row * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (row + 1)] ?? 0;
    for (let x = 0; x < row; x++) {
      const left = x < size ? 0 : (out[y * row + x - size] ?? 0);
      const up = y === 0 ? 0 : (out[(y - 1) * row + x] ?? 0);
      const corner = y === 0 || x < size ? 0 : (out[(y - 1) * row + x - size] ?? 0);
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      out[y * row + x] = (raw[y * (row + 1) + 1 + x] ?? 0) + guess;
    }
  }
  return out;
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [left, up, corner].map((each) => Math.abs(left + up - corner - each)) as [
    number,
    number,
    number,
  ];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

// ---------------------------------------------------------------------------------------------- palette

type Colour = readonly [number, number, number];
/** Colours with the same five high bits, and the number of their pixels. */
interface Cell {
  readonly key: number;
  readonly colour: Colour;
  readonly count: number;
}

const cellOf = (pixels: Buffer, at: number): number =>
  (((pixels[at] ?? 0) >> 3) << 10) | (((pixels[at + 1] ?? 0) >> 3) << 5) | ((pixels[at + 2] ?? 0) >> 3);

function cellsOf(pixels: Buffer): Cell[] {
  const sums = new Map<number, [number, number, number, number]>();
  for (let at = 0; at < pixels.length; at += 3) {
    const key = cellOf(pixels, at);
    const sum = sums.get(key) ?? [0, 0, 0, 0];
    for (let part = 0; part < 3; part++) sum[part as 0 | 1 | 2] += pixels[at + part] ?? 0;
    sum[3]++;
    sums.set(key, sum);
  }
  return [...sums].map(([key, [r, g, b, count]]) => ({
    key,
    count,
    colour: [r / count, g / count, b / count],
  }));
}

/** Median cut: splits the box of colours with the largest visible spread until there are enough. */
function paletteOf(pixels: Buffer): { palette: Colour[]; placeOf: Uint8Array } {
  const boxes: Cell[][] = [cellsOf(pixels)];
  while (boxes.length < 256) {
    const widest = boxes
      .map((cells, at) => ({ at, ...spreadOf(cells) }))
      .filter(({ at }) => (boxes[at]?.length ?? 0) > 1)
      .sort((a, b) => b.weight - a.weight)[0];
    if (!widest) break;
    const cells = (boxes[widest.at] ?? []).toSorted((a, b) => a.colour[widest.part] - b.colour[widest.part]);
    const half = cells.reduce((sum, { count }) => sum + Math.sqrt(count), 0) / 2;
    let [cut, sum] = [0, 0];
    while (cut < cells.length - 1 && sum < half) sum += Math.sqrt(cells[cut++]?.count ?? 0);
    boxes.splice(widest.at, 1, cells.slice(0, Math.max(1, cut)), cells.slice(Math.max(1, cut)));
  }
  const placeOf = new Uint8Array(1 << 15);
  boxes.forEach((cells, place) => {
    for (const { key } of cells) placeOf[key] = place;
  });
  return { palette: boxes.map(mean), placeOf };
}

function spreadOf(cells: readonly Cell[]): { part: 0 | 1 | 2; weight: number } {
  const count = Math.sqrt(cells.reduce((sum, cell) => sum + cell.count, 0));
  const ranges = ([0, 1, 2] as const).map((part) => {
    const values = cells.map(({ colour }) => colour[part]);
    return { part, weight: (Math.max(...values) - Math.min(...values)) * Math.sqrt(count) };
  });
  return ranges.reduce((most, range) => (range.weight > most.weight ? range : most));
}

function mean(cells: readonly Cell[]): Colour {
  const all = cells.reduce((sum, { count }) => sum + count, 0);
  const part = (at: 0 | 1 | 2): number =>
    Math.round(cells.reduce((sum, { colour, count }) => sum + colour[at] * count, 0) / all);
  return [part(0), part(1), part(2)];
}
