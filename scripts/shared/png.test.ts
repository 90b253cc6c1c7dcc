import { crc32, deflateSync, inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { withPalette } from './png.ts';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const numbers = Buffer.alloc(8);
  numbers.writeUInt32BE(data.length, 0);
  numbers.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)]);
}
/** Two by two pixels: red, black; below, the same again by the filter "up". */
const PICTURE = Buffer.concat([
  Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  chunk('IHDR', Buffer.from([0, 0, 0, 2, 0, 0, 0, 2, 8, 2, 0, 0, 0])),
  chunk('IDAT', deflateSync(Buffer.from([0, 255, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0]))),
  chunk('IEND', Buffer.alloc(0)),
]);

function chunksOf(png: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const data = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    expect(png.readUInt32BE(at + 8 + data.length)).toBe(crc32(png.subarray(at + 4, at + 8 + data.length)));
    chunks.set(png.toString('latin1', at + 4, at + 8), data);
  }
  return chunks;
}

test('a picture of a few colours keeps them all', () => {
  const chunks = chunksOf(withPalette(PICTURE));
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
  const palette = [...(chunks.get('PLTE') ?? [])];
  const places = [...inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))];
  const colourAt = (at: number): number[] => palette.slice((places[at] ?? 0) * 3, (places[at] ?? 0) * 3 + 3);
  expect([1, 2, 4, 5].map(colourAt)).toEqual([
    [255, 0, 0],
    [0, 0, 0],
    [255, 0, 0],
    [0, 0, 0],
  ]);
});
