import { LIMITS } from '@methuselah/engine';

/** Bytes made smaller and brought back, by what every browser has for it. */

/** More than any game comes to: a link or a file may say anything, and a few bytes can unpack to gigabytes. */
export const MOST_BYTES = LIMITS.text;
/** Deeper than anything in a game lies: reading what is nested a million times over takes gigabytes. */
const MOST_DEPTH = 100;

export class TooLarge extends Error {}

type Bytes = Uint8Array<ArrayBuffer>;

export const pack = (bytes: Bytes): Promise<Bytes> => through(bytes, new CompressionStream('deflate-raw'));
export const unpack = (bytes: Bytes, format: 'deflate-raw' | 'gzip'): Promise<Bytes> =>
  through(bytes, new DecompressionStream(format));

async function through(bytes: Bytes, way: CompressionStream | DecompressionStream): Promise<Bytes> {
  const reader: ReadableStreamDefaultReader<Uint8Array> = new Blob([bytes])
    .stream()
    .pipeThrough(way)
    .getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > MOST_BYTES) {
      await reader.cancel();
      throw new TooLarge();
    }
    parts.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Is a text (JSON) nested deeper than a game can be? Brackets within names count: they do not nest by the hundred. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (letter === 0x5b || letter === 0x7b) depth++;
    else if (letter === 0x5d || letter === 0x7d) depth--;
    if (depth > MOST_DEPTH) return true;
  }
  return false;
}
