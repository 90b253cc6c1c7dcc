import { LIMITS } from '@methuselah/engine';

/** Compression by the browser's own streams. */

/** More than any game needs. A few bytes of a hostile link or file can unpack to gigabytes. */
export const MAX_BYTES = LIMITS.text;
/** Deeper than any game. Parsing JSON nested a million levels deep takes gigabytes. */
const MAX_DEPTH = 100;

export class TooLarge extends Error {}

type Bytes = Uint8Array<ArrayBuffer>;

export const pack = (bytes: Bytes): Promise<Bytes> => pipe(bytes, new CompressionStream('deflate-raw'));
export const unpack = (bytes: Bytes, format: 'deflate-raw' | 'gzip'): Promise<Bytes> =>
  pipe(bytes, new DecompressionStream(format));

async function pipe(bytes: Bytes, stream: CompressionStream | DecompressionStream): Promise<Bytes> {
  const reader: ReadableStreamDefaultReader<Uint8Array> = new Blob([bytes])
    .stream()
    .pipeThrough(stream)
    .getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > MAX_BYTES) {
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

/** Is JSON nested deeper than any game? Brackets inside strings are counted, too: names do not have hundreds. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (letter === 0x5b || letter === 0x7b) depth++;
    else if (letter === 0x5d || letter === 0x7d) depth--;
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}
